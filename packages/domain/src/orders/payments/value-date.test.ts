import { expect, test } from "vitest";

import { valueDateIssue } from "./value-date.ts";

const limits = { orderedAt: "2026-03-01T22:00:00.000Z", today: "2026-03-10", closedUntil: null };

test("D-178 money comes from the day of the order, in the shop's time zone, to today, and on no closed day", () => {
  expect(valueDateIssue("2026-03-02", limits)).toBeNull();
  expect(valueDateIssue("2026-03-10", limits)).toBeNull();
  expect(valueDateIssue("2026-03-11", limits)).toBe("in_future");
  expect(valueDateIssue("2026-03-01", limits)).toBe("before_order");
  const closed = { ...limits, closedUntil: "2026-03-05" };
  expect(valueDateIssue("2026-03-05", closed)).toBe("books_closed");
  expect(valueDateIssue("2026-03-06", closed)).toBeNull();
});
