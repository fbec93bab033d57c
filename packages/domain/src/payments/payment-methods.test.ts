import { expect, test } from "vitest";

import {
  fixedMethods,
  freeMethodId,
  isOwnMethod,
  losesMethods,
  openMethods,
  ownMethodIds,
} from "./payment-methods.ts";

test("D-179 an owner's methods can be chosen until they are archived, and keep their ids", () => {
  const own = [
    { id: "own_1", archived: false },
    { id: "own_3", archived: true },
  ] as const;
  expect(openMethods(own)).toEqual([...fixedMethods, "own_1"]);
  expect(freeMethodId(own)).toBe("own_2");
  expect(freeMethodId(ownMethodIds.map((id) => ({ id })))).toBeNull();
  expect(losesMethods(own, [{ id: "own_3" }])).toBe(true);
  expect(losesMethods(own, [{ id: "own_2" }, ...own])).toBe(false);
  expect(isOwnMethod("own_12")).toBe(true);
  expect(isOwnMethod("own_13")).toBe(false);
  expect(isOwnMethod("card")).toBe(false);
});
