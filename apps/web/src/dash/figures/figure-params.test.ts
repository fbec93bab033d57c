import { expect, test } from "vitest";

import { figureParamsOf } from "./figure-params.ts";

const paramsOf = (query: string) =>
  figureParamsOf(new URLSearchParams(query), Date.parse("2026-03-15T12:00:00Z"));

test("D-136 the address of the figures holds period and breakdown; anything else in it is the default", () => {
  const march = { from: "2026-03-01", to: "2026-03-15" };
  const lastDays = { range: { from: "2026-02-14", to: "2026-03-15" }, period: "30_days" };
  expect(paramsOf("period=month&by=brand")).toEqual({ range: march, period: "month", by: "brand" });
  expect(paramsOf("from=2026-03-01&to=2026-03-15")).toEqual({ range: march, period: "month", by: "channel" });
  expect(paramsOf("from=2026-01-02&to=2026-01-03")).toMatchObject({ period: null });
  expect(paramsOf("")).toEqual({ ...lastDays, by: "channel" });
  expect(paramsOf("period=ever&by=luck&from=2026-02-31&to=x")).toEqual({ ...lastDays, by: "channel" });
});
