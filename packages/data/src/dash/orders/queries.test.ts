import { expect, test } from "vitest";

import { createBriefQueryClient } from "../../query-client.ts";
import { createTestApi, jsonResponse } from "../../testing.ts";
import { adminOrderPageQuery } from "./queries.ts";
import type { AdminOrderListQuery, OrderBounds } from "./view.ts";

const open: OrderBounds = {
  from: "",
  to: "",
  min: "",
  max: "",
  channel: "",
  place: "",
  branch: "",
  payment: "",
  pay_by: "",
  returns: "",
  sales: "",
  category: "",
  brand: "",
  person: "",
};

const narrow: OrderBounds = {
  from: "2026-03-01",
  to: "2026-03-02",
  min: "500",
  max: "1500.50",
  channel: "counter",
  place: "EG-C",
  branch: "Cairo",
  payment: "part",
  pay_by: "instapay",
  returns: "some",
  sales: "some",
  category: "12",
  brand: "Kora & Co",
  person: "mona@shop.example",
};

const sentFor = async (query: AdminOrderListQuery) => {
  const { api, sentRequest } = createTestApi(() => jsonResponse({ data: [], total: 0, states: {} }), {
    accepts: () => true,
  });
  await createBriefQueryClient().fetchQuery(adminOrderPageQuery(api, query));
  return Object.fromEntries(new URL(sentRequest().address, "https://shop.example").searchParams);
};

test("D-40 every filter of the list of orders is sent, and none that is open", async () => {
  const page = { pageIndex: 1, pageSize: 10 };
  const list = { ...page, search: "mona", state: "received", sort: "-total", ...narrow } as const;
  expect(await sentFor(list)).toEqual({
    page: "2",
    per_page: "10",
    query: "mona",
    state: "received",
    sort: "-total",
    ...narrow,
  });
  const all = { ...page, search: "", state: null, sort: "newest", ...open } as const;
  expect(await sentFor(all)).toEqual({ page: "2", per_page: "10" });
});
