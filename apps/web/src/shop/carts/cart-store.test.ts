import { addLine, cartCount, decreaseLine } from "@shop/domain/cart/cart.ts";
import { describe, expect, test, vi } from "vitest";

import { createCartStore } from "./cart-store.ts";

const meter = { id: 7, name: "Multimeter", price: "450.00", image: "" };
const probe = { id: 8, name: "Probe", price: "30.00", image: "" };

/** Fakes a browser's local storage, with storage events in the other tabs. */
function fakeBrowser() {
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];
  return {
    stored,
    openTab() {
      const tab = new EventTarget();
      tabs.push(tab);
      const notify = (key: string | null) => {
        for (const other of tabs)
          if (other !== tab) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
      };
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        removeItem: (key: string) => void stored.delete(key),
        setItem: (key: string, value: string) => {
          stored.set(key, value);
          notify(key);
        },
      };
      return { storage: () => storage, events: tab };
    },
  };
}

describe("the cart of the browser", () => {
  test("CART-4 is saved under 'shopping-cart' on every change and reloaded at start", () => {
    const browser = fakeBrowser();
    const store = createCartStore(browser.openTab());
    store.change((cart) => addLine(cart, meter, 2));
    expect(JSON.parse(browser.stored.get("shopping-cart") ?? "")).toEqual([{ ...meter, qty: 2 }]);
    store.change((cart) => decreaseLine(cart, 7));
    expect(createCartStore(browser.openTab()).read()).toEqual([{ ...meter, qty: 1 }]);
  });

  test("CART-4 damaged content is dropped and overwritten by the next change", () => {
    const browser = fakeBrowser();
    browser.stored.set("shopping-cart", "{damaged");
    const store = createCartStore(browser.openTab());
    expect(store.read()).toEqual([]);
    store.change((cart) => addLine(cart, meter));
    expect(createCartStore(browser.openTab()).read()).toHaveLength(1);
  });

  test("CART-9 two tabs show the same cart", () => {
    const browser = fakeBrowser();
    const [one, two] = [createCartStore(browser.openTab()), createCartStore(browser.openTab())];
    const listener = vi.fn<() => void>();
    two.subscribe(listener);
    one.change((cart) => addLine(cart, meter, 3));
    expect(listener).toHaveBeenCalledOnce();
    expect(cartCount(two.read())).toBe(3);
  });

  test("CART-9 a change applies to the cart that another tab stored, even before its event arrives", () => {
    const browser = fakeBrowser();
    const [one, two] = [createCartStore(browser.openTab()), createCartStore(browser.openTab())];
    one.change((cart) => addLine(cart, meter));
    two.change((cart) => addLine(cart, probe));
    expect(two.read().map(({ id }) => id)).toEqual([7, 8]);
  });

  test("CART-9 clearing the storage in another tab empties the cart; changes of other keys do not", () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    store.change((cart) => addLine(cart, meter));
    const before = store.read();
    tab.events.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
    expect(store.read()).toBe(before);
    browser.stored.clear();
    tab.events.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    expect(store.read()).toEqual([]);
  });

  test("CART-4 restoring the page from the back/forward cache reads the stored cart again", () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    browser.stored.set("shopping-cart", JSON.stringify([{ ...probe, qty: 4 }]));
    tab.events.dispatchEvent(new Event("pageshow"));
    expect(cartCount(store.read())).toBe(4);
  });

  test("CART-4 lives in memory where storage is full", () => {
    const storage = {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const store = createCartStore({ storage: () => storage, events: new EventTarget() });
    store.change((cart) => addLine(cart, meter));
    store.change((cart) => addLine(cart, meter));
    expect(cartCount(store.read())).toBe(2);
  });

  test("CART-4 lives in memory where storage is denied", () => {
    const store = createCartStore({
      storage: () => {
        throw new DOMException("denied", "SecurityError");
      },
      events: new EventTarget(),
    });
    expect(store.read()).toEqual([]);
    store.change((cart) => addLine(cart, meter));
    expect(cartCount(store.read())).toBe(1);
  });

  test("CART-4 the same content gives the same snapshot", () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    store.change((cart) => addLine(cart, meter));
    const before = store.read();
    tab.events.dispatchEvent(new Event("pageshow"));
    expect(store.read()).toBe(before);
  });

  test("CART-9 a store without subscribers has no event listeners", () => {
    const events = new EventTarget();
    const removed = vi.spyOn(events, "removeEventListener");
    const store = createCartStore({ storage: fakeBrowser().openTab().storage, events });
    store.subscribe(() => undefined)();
    expect(removed).toHaveBeenCalledTimes(2);
  });
});
