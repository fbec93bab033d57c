import { addLine, cartCount, decreaseLine } from "@shop/contract/cart.ts";
import { describe, expect, test, vi } from "vitest";

import { createCartStore } from "./cart-store.ts";

const meter = { id: 7, name: "Multimeter", price: "450.00", image: "" };
const probe = { id: 8, name: "Probe", price: "30.00", image: "" };

/** A browser's storage that several tabs share; each tab hears of the others' changes. */
function aBrowser() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  return {
    kept,
    openTab() {
      const tab = new EventTarget();
      tabs.push(tab);
      const tell = (key: string | null) => {
        for (const other of tabs)
          if (other !== tab) other.dispatchEvent(Object.assign(new Event("storage"), { key }));
      };
      const storage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
          kept.set(key, value);
          tell(key);
        },
      };
      return { storage: () => storage, events: tab };
    },
  };
}

describe("the cart of the browser", () => {
  test("CART-4 is saved under 'shopping-cart' on every change and reloaded at start", () => {
    const shop = aBrowser();
    const store = createCartStore(shop.openTab());
    store.change((cart) => addLine(cart, meter, 2));
    expect(JSON.parse(shop.kept.get("shopping-cart") ?? "")).toEqual([{ ...meter, qty: 2 }]);
    store.change((cart) => decreaseLine(cart, 7));
    expect(createCartStore(shop.openTab()).read()).toEqual([{ ...meter, qty: 1 }]);
  });

  test("CART-4 damaged content is dropped and the next change replaces it", () => {
    const shop = aBrowser();
    shop.kept.set("shopping-cart", "{damaged");
    const store = createCartStore(shop.openTab());
    expect(store.read()).toEqual([]);
    store.change((cart) => addLine(cart, meter));
    expect(createCartStore(shop.openTab()).read()).toHaveLength(1);
  });

  test("CART-9 two tabs show the same cart", () => {
    const shop = aBrowser();
    const [one, two] = [createCartStore(shop.openTab()), createCartStore(shop.openTab())];
    const heard = vi.fn<() => void>();
    two.subscribe(heard);
    one.change((cart) => addLine(cart, meter, 3));
    expect(heard).toHaveBeenCalledOnce();
    expect(cartCount(two.read())).toBe(3);
  });

  test("CART-9 a change builds on what another tab kept, even before its event arrives", () => {
    const shop = aBrowser();
    const [one, two] = [createCartStore(shop.openTab()), createCartStore(shop.openTab())];
    one.change((cart) => addLine(cart, meter));
    two.change((cart) => addLine(cart, probe));
    expect(two.read().map(({ id }) => id)).toEqual([7, 8]);
  });

  test("CART-9 clearing the storage elsewhere empties the cart, other keys do not touch it", () => {
    const shop = aBrowser();
    const tab = shop.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    store.change((cart) => addLine(cart, meter));
    const before = store.read();
    tab.events.dispatchEvent(Object.assign(new Event("storage"), { key: "theme" }));
    expect(store.read()).toBe(before);
    shop.kept.clear();
    tab.events.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    expect(store.read()).toEqual([]);
  });

  test("CART-4 coming back from the browser's page cache reads what was kept meanwhile", () => {
    const shop = aBrowser();
    const tab = shop.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    shop.kept.set("shopping-cart", JSON.stringify([{ ...probe, qty: 4 }]));
    tab.events.dispatchEvent(new Event("pageshow"));
    expect(cartCount(store.read())).toBe(4);
  });

  test("CART-4 goes on in memory where storage is full", () => {
    const storage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    const store = createCartStore({ storage: () => storage, events: new EventTarget() });
    store.change((cart) => addLine(cart, meter));
    store.change((cart) => addLine(cart, meter));
    expect(cartCount(store.read())).toBe(2);
  });

  test("CART-4 goes on in memory where storage is denied", () => {
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
    const shop = aBrowser();
    const tab = shop.openTab();
    const store = createCartStore(tab);
    store.subscribe(() => undefined);
    store.change((cart) => addLine(cart, meter));
    const before = store.read();
    tab.events.dispatchEvent(new Event("pageshow"));
    expect(store.read()).toBe(before);
  });

  test("CART-9 a store that nobody watches listens to nothing", () => {
    const events = new EventTarget();
    const removed = vi.spyOn(events, "removeEventListener");
    const store = createCartStore({ storage: aBrowser().openTab().storage, events });
    store.subscribe(() => undefined)();
    expect(removed).toHaveBeenCalledTimes(2);
  });
});
