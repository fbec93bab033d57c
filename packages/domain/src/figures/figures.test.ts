import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  averageOf,
  changeInPercent,
  daysOf,
  isFigureRange,
  periodOf,
  rangeBefore,
  rangeOf,
  shareInPercent,
  stepsOf,
} from "./figures.ts";

const range = (from: string, to: string) => ({ from, to });

describe("D-136 periods", () => {
  // In Cairo it is already 1 March.
  const moment = "2026-02-28T22:30:00Z";

  test("are those of the shop's day", () => {
    expect(rangeOf("today", moment)).toEqual(range("2026-03-01", "2026-03-01"));
    expect(rangeOf("7_days", moment)).toEqual(range("2026-02-23", "2026-03-01"));
    expect(rangeOf("30_days", moment)).toEqual(range("2026-01-31", "2026-03-01"));
    expect(rangeOf("month", moment)).toEqual(range("2026-03-01", "2026-03-01"));
    expect(rangeOf("last_month", moment)).toEqual(range("2026-02-01", "2026-02-28"));
    expect(rangeOf("last_month", "2026-01-15T10:00:00Z")).toEqual(range("2025-12-01", "2025-12-31"));
    expect(rangeBefore(rangeOf("last_month", moment))).toEqual(range("2026-01-01", "2026-01-31"));
    expect(periodOf(range("2026-02-01", "2026-02-28"), moment)).toBe("last_month");
    expect(rangeOf("year", moment)).toEqual(range("2026-01-01", "2026-03-01"));
    expect(periodOf(range("2026-01-01", "2026-03-01"), moment)).toBe("year");
    expect(periodOf(range("2026-01-02", "2026-03-01"), moment)).toBeNull();
  });

  test.each([
    [
      "a month so far with the same days of the last",
      range("2026-03-01", "2026-03-15"),
      range("2026-02-01", "2026-02-15"),
    ],
    [
      "a whole month with the whole last",
      range("2026-02-01", "2026-02-28"),
      range("2026-01-01", "2026-01-31"),
    ],
    [
      "days that the last month lacks with its end",
      range("2026-03-01", "2026-03-30"),
      range("2026-02-01", "2026-02-28"),
    ],
    [
      "a year so far with the same days of the last",
      range("2026-01-01", "2026-05-09"),
      range("2025-01-01", "2025-05-09"),
    ],
    ["29 February with the 28th", range("2024-01-01", "2024-02-29"), range("2023-01-01", "2023-02-28")],
    ["other days with as many before", range("2026-03-02", "2026-03-08"), range("2026-02-23", "2026-03-01")],
    [
      "two months with as many days before",
      range("2026-03-01", "2026-04-30"),
      range("2025-12-30", "2026-02-28"),
    ],
  ])("are compared: %s", (_, now, before) => {
    expect(rangeBefore(now)).toEqual(before);
  });

  test("have steps that hold each of their days once, and end before they begin", () => {
    const day = fc
      .integer({ min: 0, max: 1500 })
      .map((at) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const drawn = one <= other ? range(one, other) : range(other, one);
        if (!isFigureRange(drawn)) return;
        const steps = stepsOf(drawn);
        expect(steps.reduce((sum, step) => sum + daysOf(step), 0)).toBe(daysOf(drawn));
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([drawn.from, drawn.to]);
        expect(rangeBefore(drawn).to < drawn.from).toBe(true);
      }),
    );
    expect(isFigureRange(range("2026-03-02", "2026-03-01"))).toBe(false);
    expect(isFigureRange(range("2023-01-01", "2026-03-01"))).toBe(false);
  });

  test("averages are rounded once, and changes are in percent", () => {
    expect([averageOf("100.00", 3), averageOf("0.05", 2), averageOf("0.00", 0)]).toEqual([
      "33.33",
      "0.03",
      "0.00",
    ]);
    expect([
      changeInPercent("150.00", "100.00"),
      changeInPercent("0.00", "80.00"),
      changeInPercent("5.00", "0.00"),
    ]).toEqual([50, -100, null]);
  });

  test("where more came back than was sold, changes from less than nothing and shares in it are not stated", () => {
    expect(averageOf("-100.00", 3)).toBe("-33.33");
    expect([changeInPercent("-50.00", "100.00"), changeInPercent("50.00", "-100.00")]).toEqual([-150, null]);
    expect([
      shareInPercent("-25.00", "100.00"),
      shareInPercent("125.00", "100.00"),
      shareInPercent("5.00", "0.00"),
      shareInPercent("-5.00", "-10.00"),
    ]).toEqual([-25, 125, null, null]);
  });
});
