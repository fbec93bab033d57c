import { expect, test } from "vitest";

import { groupHours } from "./opening-hours.ts";

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
    { days: ["sat", "sun", "mon"], hours: workday },
    { days: ["tue", "wed"], hours: null },
    { days: ["thu"], hours: { opens: "10:00", closes: "16:00" } },
    { days: ["fri"], hours: null },
  ]);
});

test("a branch without stated hours has no groups, rather than being closed", () => {
  expect(groupHours([])).toEqual([]);
});
