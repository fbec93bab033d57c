import { expect, test } from "vitest";

import { stored, storedText } from "./stored.ts";

const isCount = (value: unknown): number | null => (typeof value === "number" ? value : null);

function fakeStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

test("a value is read as it was stored, until it is removed", () => {
  const storage = fakeStorage();
  const count = stored("count", () => storage, isCount);
  expect(count.read()).toBeNull();
  expect(count.write(3)).toBe(true);
  expect([count.read(), storage.items.get("count")]).toEqual([3, "3"]);
  count.remove();
  expect(count.read()).toBeNull();
});

test.for(["{damaged", '"three"', ""])("what is stored and no value is read as none: %s", (text) => {
  const storage = fakeStorage(new Map([["count", text]]));
  expect(stored("count", () => storage, isCount).read()).toBeNull();
});

test("nothing throws where storage is denied or full", () => {
  const count = stored("count", denied, isCount);
  expect([count.read(), count.write(1), count.remove()]).toEqual([null, false, undefined]);
  expect(storedText("text", denied).read()).toBeUndefined();
  const full = { ...fakeStorage(), setItem: denied };
  expect(storedText("text", () => full).write("x")).toBe(false);
});
