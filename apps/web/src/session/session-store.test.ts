import { describe, expect, test, vi } from "vitest";

import { createSessionStore } from "./session-store.ts";

const mona = { id: 7, name: "Mona", email: "mona@example.com", phone: "", address1: "", address2: "" };
const omar = { ...mona, id: 8, name: "Omar", email: "omar@example.com" };

type Store = Map<string, string>;

const storageOver = (kept: Store, onChange: (key: string) => void = () => undefined) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    kept.set(key, value);
    onChange(key);
  },
  removeItem: (key: string) => {
    if (kept.delete(key)) onChange(key);
  },
});

/** A browser: local storage for all its tabs, a session storage for each; tabs hear of the others' changes. */
function aBrowser() {
  const local: Store = new Map();
  const tabs: EventTarget[] = [];
  return {
    local,
    openTab(session: Store = new Map()) {
      const events = new EventTarget();
      tabs.push(events);
      const tell = (key: string) => {
        for (const other of tabs) {
          if (other !== events) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
        }
      };
      return {
        session,
        surroundings: { local: () => storageOver(local, tell), session: () => storageOver(session), events },
      };
    },
  };
}

const denied = () => {
  throw new Error("denied");
};

describe("who is signed in", () => {
  test("LOGIN-3 SESSION-5 with remember-me user and token go to local storage, otherwise to session storage", () => {
    const browser = aBrowser();
    const { session, surroundings } = browser.openTab();
    const store = createSessionStore(surroundings);
    store.keep({ user: mona, token: "t1" }, true);
    expect([...browser.local.keys()].toSorted()).toEqual(["token", "user"]);
    expect(session.size).toBe(0);
    store.keep({ user: omar, token: "t2" }, false);
    expect(browser.local.size).toBe(0);
    expect(Object.fromEntries(session)).toEqual({ token: "t2", user: JSON.stringify(omar) });
  });

  test("SESSION-1 is restored from local storage, else from session storage", () => {
    const browser = aBrowser();
    const { session, surroundings } = browser.openTab();
    createSessionStore(surroundings).keep({ user: omar, token: "t2" }, false);
    expect(createSessionStore(surroundings).read()).toEqual({ user: omar, token: "t2" });
    expect(createSessionStore(browser.openTab().surroundings).read()).toBeNull();
    browser.local.set("user", JSON.stringify(mona));
    browser.local.set("token", "t1");
    expect(createSessionStore(surroundings).read()).toEqual({ user: mona, token: "t1" });
    expect(session.get("token")).toBe("t2");
  });

  test.each(["{damaged", "null", "7", '{"id":"7"}', '{"id":7}', "[]"])(
    "SESSION-1 damaged content is nobody: %s",
    (kept) => {
      const browser = aBrowser();
      browser.local.set("user", kept);
      browser.local.set("token", "t1");
      expect(createSessionStore(browser.openTab().surroundings).read()).toBeNull();
    },
  );

  test("SESSION-1 what is foreign in a kept user is left out, and a user without a token stays one", () => {
    const browser = aBrowser();
    browser.local.set("user", JSON.stringify({ ...mona, name: 5, password: "x" }));
    expect(createSessionStore(browser.openTab().surroundings).read()).toEqual({
      user: { ...mona, name: "" },
      token: null,
    });
  });

  test("SESSION-2 SESSION-4 logout empties both stores and tells who listens", () => {
    const browser = aBrowser();
    const { session, surroundings } = browser.openTab();
    const store = createSessionStore(surroundings);
    store.keep({ user: omar, token: "t2" }, false);
    browser.local.set("user", JSON.stringify(mona));
    browser.local.set("token", "t1");
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    store.clear();
    expect([browser.local.size, session.size, store.read()]).toEqual([0, 0, null]);
    expect(heard).toHaveBeenCalledOnce();
  });

  test("SESSION-3 a remembered login and a logout reach the other tabs", () => {
    const browser = aBrowser();
    const one = createSessionStore(browser.openTab().surroundings);
    const two = createSessionStore(browser.openTab().surroundings);
    const heard = vi.fn<() => void>();
    const stop = two.subscribe(heard);
    one.keep({ user: mona, token: "t1" }, true);
    expect(two.read()).toEqual({ user: mona, token: "t1" });
    one.clear();
    expect(two.read()).toBeNull();
    const times = heard.mock.calls.length;
    stop();
    one.keep({ user: mona, token: "t1" }, true);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  test("LOGIN-3 where storage is denied the session lives as long as the document", () => {
    const store = createSessionStore({ local: denied, session: denied, events: new EventTarget() });
    expect(store.read()).toBeNull();
    store.keep({ user: mona, token: "t1" }, true);
    expect(store.read()).toEqual({ user: mona, token: "t1" });
    store.clear();
    expect(store.read()).toBeNull();
  });
});
