import { expect, test } from "vitest";

import {
  bulkAddress,
  bulkPageOf,
  bulkRuleOf,
  bulkSelectionOf,
  withBulkPage,
  withBulkRule,
} from "./bulk-address.ts";

const paramsOf = (address: string): URLSearchParams => new URL(address, "https://shop.example").searchParams;

test("bulk changes: the address names selected products, or every filter of the list", () => {
  const byId = bulkAddress({ ids: [3, 12] }, "amount");
  expect(byId).toBe("/dash/products/bulk?ids=3,12&field=amount");
  expect(bulkSelectionOf(paramsOf(byId))).toEqual({ ids: [3, 12] });
  const filter = { category_id: "3", query: "10 kΩ, 5 %", value: "not a rule" };
  const params = paramsOf(bulkAddress({ filter }, "price"));
  expect(bulkSelectionOf(params)).toEqual({ filter });
  expect(bulkRuleOf(params)).toEqual({
    field: "price",
    change: "percent",
    value: "",
    rounding: "none",
    attributeId: null,
    from: "",
    until: "",
    stockReason: "",
  });
  expect(bulkSelectionOf(paramsOf(bulkAddress({ filter: {} }, "price")))).toEqual({ filter: {} });
});

test("bulk changes: an address without products, or with no ids among them, names none", () => {
  expect(bulkSelectionOf(new URLSearchParams("field=price"))).toBeNull();
  expect(bulkSelectionOf(new URLSearchParams("ids=x,-1,0"))).toBeNull();
});

test("bulk changes: rule and page of the preview stand in the address; a new rule begins at the first page", () => {
  const rule = {
    field: "price",
    change: "percent",
    value: "-7.5",
    rounding: "9",
    attributeId: null,
    from: "",
    until: "",
    stockReason: "",
  } as const;
  const params = withBulkPage(withBulkRule(new URLSearchParams("all="), rule), { show: "skipped", page: 3 });
  expect(bulkRuleOf(params)).toEqual(rule);
  expect(bulkPageOf(params)).toEqual({ show: "skipped", page: 3 });
  expect(bulkPageOf(withBulkRule(params, rule))).toEqual({ show: "changed", page: 1 });
  const specified = {
    field: "specification",
    change: "set",
    value: "4.7 kΩ; x",
    rounding: "none",
    attributeId: 12,
    from: "",
    until: "",
    stockReason: "",
  } as const;
  expect(bulkRuleOf(withBulkRule(params, specified))).toEqual(specified);
  const offer = {
    ...rule,
    field: "offer",
    value: "15",
    from: "2026-12-01T09:00",
    until: "2026-12-05T23:59",
  } as const;
  const offered = withBulkRule(params, offer);
  expect(bulkRuleOf(offered)).toEqual(offer);
  expect([...withBulkRule(offered, rule).keys()]).not.toContain("until");
  expect(
    bulkRuleOf(new URLSearchParams("field=specification&attribute=x&from=2026-12-01T09:00")),
  ).toMatchObject({
    change: "set",
    attributeId: null,
    from: "",
  });
  expect(bulkRuleOf(new URLSearchParams("field=amount&change=percent"))).toMatchObject({ change: "amount" });
});
