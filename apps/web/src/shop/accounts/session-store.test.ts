import { noAccountCompany } from "@shop/domain/orders/placing/order-company.ts";
import { describe, expect, test, vi } from "vitest";

import { createSessionStore } from "./session-store.ts";

const mona = {
  id: 7,
  name: "Mona",
  email: "mona@example.com",
  phone: "",
  address1: "",
  address2: "",
  ...noAccountCompany,
};
const omar = { ...mona, id: 8, name: "Omar", email: "omar@example.com" };

type Store = Map<string, string>;

const storageOver = (items: Store, onChange: (key: string) => void = () => undefined) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => {
    items.set(key, value);
    onChange(key);
  },
  removeItem: (key: string) => {
    if (items.delete(key)) onChange(key);
  },
});

/** Fakes a browser: one local storage, a session storage per tab, and storage events in the other tabs. */
function fakeBrowser() {
  const local: Store = new Map();
  const tabs: EventTarget[] = [];
  return {
    local,
    openTab(session: Store = new Map()) {
      const events = new EventTarget();
      tabs.push(events);
      const notify = (key: string) => {
        for (const other of tabs) {
          if (other !== events) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
        }
      };
      return {
        session,
        environment: { local: () => storageOver(local, notify), session: () => storageOver(session), events },
      };
    },
  };
}

const denied = () => {
  throw new Error("denied");
};

describe("the session store", () => {
  test("SESSION-5 LOGIN-3 with remember-me user and token go to local storage, otherwise to session storage", () => {
    const browser = fakeBrowser();
    const { session, environment } = browser.openTab();
    const store = createSessionStore(environment);
    store.save({ user: mona, token: "t1" }, true);
    expect([...browser.local.keys()].toSorted()).toEqual(["token", "user"]);
    expect(session.size).toBe(0);
    store.save({ user: omar, token: "t2" }, false);
    expect(browser.local.size).toBe(0);
    expect(Object.fromEntries(session)).toEqual({ token: "t2", user: JSON.stringify(omar) });
  });

  test("D-125 changed data stay in the storage that has the session, and in memory where there is none", () => {
    for (const remember of [true, false]) {
      const { environment } = fakeBrowser().openTab();
      const store = createSessionStore(environment);
      store.update(omar);
      expect(store.read()).toBeNull();
      store.save({ user: mona, token: "t-1" }, remember);
      store.update({ ...mona, name: "Mona Adel" });
      const changed = { user: { ...mona, name: "Mona Adel" }, token: "t-1" };
      expect(store.read()).toEqual(changed);
      expect(createSessionStore(environment).read()).toEqual(changed);
      expect(environment.local().getItem("user") !== null).toBe(remember);
    }
    const store = createSessionStore({
      ...fakeBrowser().openTab().environment,
      local: denied,
      session: denied,
    });
    store.save({ user: mona, token: "t-1" }, true);
    store.update(omar);
    expect(store.read()?.user).toEqual(omar);
  });

  test("SESSION-1 is restored from local storage, else from session storage", () => {
    const browser = fakeBrowser();
    const { session, environment } = browser.openTab();
    createSessionStore(environment).save({ user: omar, token: "t2" }, false);
    expect(createSessionStore(environment).read()).toEqual({ user: omar, token: "t2" });
    expect(createSessionStore(browser.openTab().environment).read()).toBeNull();
    browser.local.set("user", JSON.stringify(mona));
    browser.local.set("token", "t1");
    expect(createSessionStore(environment).read()).toEqual({ user: mona, token: "t1" });
    expect(session.get("token")).toBe("t2");
  });

  test.each(["{damaged", "null", "7", '{"id":"7"}', '{"id":7}', "[]"])(
    "SESSION-1 damaged content counts as signed out: %s",
    (content) => {
      const browser = fakeBrowser();
      browser.local.set("user", content);
      browser.local.set("token", "t1");
      expect(createSessionStore(browser.openTab().environment).read()).toBeNull();
    },
  );

  test("SESSION-1 unknown or invalid fields of a stored user are dropped, and a user without a token is accepted", () => {
    const browser = fakeBrowser();
    browser.local.set("user", JSON.stringify({ ...mona, name: 5, password: "x" }));
    expect(createSessionStore(browser.openTab().environment).read()).toEqual({
      user: { ...mona, name: "" },
      token: null,
    });
  });

  test("SESSION-2 SESSION-4 logout clears both storages and notifies listeners", () => {
    const browser = fakeBrowser();
    const { session, environment } = browser.openTab();
    const store = createSessionStore(environment);
    store.save({ user: omar, token: "t2" }, false);
    browser.local.set("user", JSON.stringify(mona));
    browser.local.set("token", "t1");
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.clear();
    expect([browser.local.size, session.size, store.read()]).toEqual([0, 0, null]);
    expect(listener).toHaveBeenCalledOnce();
  });

  test("SESSION-3 a remembered login and a logout reach the other tabs", () => {
    const browser = fakeBrowser();
    const one = createSessionStore(browser.openTab().environment);
    const two = createSessionStore(browser.openTab().environment);
    const listener = vi.fn<() => void>();
    const stop = two.subscribe(listener);
    one.save({ user: mona, token: "t1" }, true);
    expect(two.read()).toEqual({ user: mona, token: "t1" });
    one.clear();
    expect(two.read()).toBeNull();
    const times = listener.mock.calls.length;
    stop();
    one.save({ user: mona, token: "t1" }, true);
    expect(listener).toHaveBeenCalledTimes(times);
  });

  test("LOGIN-3 where storage is denied the session lives as long as the document", () => {
    const store = createSessionStore({ local: denied, session: denied, events: new EventTarget() });
    expect(store.read()).toBeNull();
    store.save({ user: mona, token: "t1" }, true);
    expect(store.read()).toEqual({ user: mona, token: "t1" });
    store.clear();
    expect(store.read()).toBeNull();
  });
});
