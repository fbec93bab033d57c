import { describe, expect, test } from "vitest";

import { groupHours, openUntil } from "./opening-hours.ts";
import { haveOverlap, isShift } from "./shift-rules.ts";

test("days with the same opening hours are grouped in the order of the week, closed days as well", () => {
  const workday = { opens: "10:00", closes: "20:00" };
  expect(
    groupHours([
      { day: "thu", opens: "10:00", closes: "16:00" },
      { day: "sun", ...workday },
      { day: "sat", ...workday },
      { day: "mon", ...workday },
    ]),
  ).toEqual([
    { days: ["sat", "sun", "mon"], shifts: [workday] },
    { days: ["tue", "wed"], shifts: [] },
    { days: ["thu"], shifts: [{ opens: "10:00", closes: "16:00" }] },
    { days: ["fri"], shifts: [] },
  ]);
});

test("a branch without stated hours has no groups, rather than being closed", () => {
  expect(groupHours([])).toEqual([]);
});

describe("ABOUT-2 hours past midnight and two shifts a day", () => {
  const evening = { opens: "18:00", closes: "02:00" };
  const week = [
    { day: "sat" as const, opens: "10:00", closes: "14:00" },
    { day: "sat" as const, ...evening },
    { day: "sun" as const, opens: "00:00", closes: "00:00" },
  ];

  test("ABOUT-2 a day with a break has two shifts in their order", () => {
    expect(groupHours([week[1], week[0]].flatMap((one) => one ?? []))[0]).toEqual({
      days: ["sat"],
      shifts: [{ opens: "10:00", closes: "14:00" }, evening],
    });
  });

  test.each([
    ["09:59", null],
    ["10:00", "14:00"],
    ["15:00", null],
    ["23:59", "02:00"],
  ])("ABOUT-2 on Saturday at %s it is open until %s", (time, closes) => {
    // Cairo is two hours ahead of UTC in winter.
    expect(openUntil(week.slice(0, 2), new Date(`2026-01-10T${time}:00+02:00`))).toBe(closes);
  });

  test("ABOUT-2 a night belongs to the day before", () => {
    expect(openUntil(week.slice(0, 2), new Date("2026-01-11T01:59:00+02:00"))).toBe("02:00");
    expect(openUntil(week.slice(0, 2), new Date("2026-01-11T02:00:00+02:00"))).toBeNull();
    expect(openUntil(week.slice(2), new Date("2026-01-11T23:00:00+02:00"))).toBe("00:00");
  });

  test.each([
    ["10:00", "20:00", true],
    ["14:00", "02:00", true],
    ["14:00", "00:00", true],
    ["00:00", "00:00", true],
    ["20:00", "10:00", false],
    ["10:00", "10:00", false],
  ])("ABOUT-2 from %s to %s is a shift: %s", (opens, closes, expected) => {
    expect(isShift({ opens, closes })).toBe(expected);
  });

  test("ABOUT-2 shifts may meet, and not overlap, neither in a night", () => {
    expect(haveOverlap(week.slice(0, 2))).toBe(false);
    expect(haveOverlap(week)).toBe(true);
    expect(
      haveOverlap([
        { day: "fri", ...evening },
        { day: "sat", opens: "02:00", closes: "05:00" },
      ]),
    ).toBe(false);
    expect(
      haveOverlap([
        { day: "mon", opens: "10:00", closes: "15:00" },
        { day: "mon", opens: "14:00", closes: "20:00" },
      ]),
    ).toBe(true);
  });
});
