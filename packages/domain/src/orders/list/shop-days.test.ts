import { expect, test } from "vitest";

import { lastShopDays, shopDayOf } from "./shop-days.ts";

test("D-11 a day begins and ends in the shop's time zone", () => {
  expect(shopDayOf("2026-03-01T21:59:59.999Z")).toBe("2026-03-01");
  expect(shopDayOf("2026-03-01T22:00:00.000Z")).toBe("2026-03-02");
});

test("D-11 the last days are each listed once, over a change of summer time and of the year", () => {
  const spring = lastShopDays("2026-05-02T21:30:00Z", 30);
  expect(spring).toHaveLength(30);
  expect(new Set(spring).size).toBe(30);
  expect([spring[0], spring.at(-1)]).toEqual(["2026-04-04", "2026-05-03"]);
  expect(lastShopDays("2026-01-01T12:00:00Z", 2)).toEqual(["2025-12-31", "2026-01-01"]);
});
