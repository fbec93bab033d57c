import type { BulkPreviewPage, BulkRuleText, BulkSelection } from "@shop/data/dash/bulk-changes/view.ts";
import { stockReasons } from "@shop/domain/books/stock-reasons.ts";
import {
  boundChanges,
  bulkFields,
  costChanges,
  MAX_SELECTED,
  offerChanges,
  priceChanges,
  priceRoundings,
  specificationChanges,
  stockChanges,
  supplierChanges,
  unitChanges,
  vatChanges,
  visibilityChanges,
} from "@shop/domain/bulk/bulk-rule.ts";
import { dashPages } from "@shop/domain/site/dash-pages.ts";
import { ENTERED_LENGTH } from "@shop/domain/specifications/attribute.ts";

import { parseId } from "../../parse-id.ts";

/** Filters of the list stand in the address with this prefix, so that none is taken for a part of the rule. */
const FILTER = "in.";

/** The address of the page that changes a field of the selected products. */
export function bulkAddress(selection: BulkSelection, field: BulkRuleText["field"]): string {
  const params = new URLSearchParams();
  if ("ids" in selection) params.set("ids", selection.ids.join(","));
  else {
    params.set("all", "");
    for (const [name, value] of Object.entries(selection.filter)) params.set(FILTER + name, value);
  }
  params.set("field", field);
  return `${dashPages.bulk.path}?${params.toString().replaceAll("%2C", ",")}`;
}

/** The products that the address names; null without any. */
export function bulkSelectionOf(params: URLSearchParams): BulkSelection | null {
  const ids = (params.get("ids") ?? "").split(",").flatMap((id) => parseId(id) ?? []);
  if (ids.length > 0) return { ids: [...new Set(ids)].slice(0, MAX_SELECTED) };
  if (!params.has("all")) return null;
  const filters = [...params].filter(([name, value]) => name.startsWith(FILTER) && value !== "");
  return { filter: Object.fromEntries(filters.map(([name, value]) => [name.slice(FILTER.length), value])) };
}

/** The changes of each field, and how long a value of it may be; the first change is the default. */
const fields = {
  price: { changes: priceChanges, length: 30 },
  cost_price: { changes: costChanges, length: 30 },
  offer: { changes: offerChanges, length: 30 },
  amount: { changes: stockChanges, length: 30 },
  visibility: { changes: visibilityChanges, length: 30 },
  vat_rate: { changes: vatChanges, length: 30 },
  unit: { changes: unitChanges, length: 30 },
  min_order: { changes: boundChanges, length: 30 },
  order_step: { changes: boundChanges, length: 30 },
  max_order: { changes: boundChanges, length: 30 },
  supply: { changes: supplierChanges, length: 30 },
  specification: { changes: specificationChanges, length: ENTERED_LENGTH },
} as const;

/** Characters of a minute. */
const MINUTE_LENGTH = 16;

/** The rule in the address. */
export function bulkRuleOf(params: URLSearchParams): BulkRuleText {
  const named = params.get("field");
  const field = bulkFields.find((one) => one === named) ?? "price";
  const { changes, length } = fields[field];
  const minuteOf = (name: string): string =>
    field === "offer" ? (params.get(name) ?? "").slice(0, MINUTE_LENGTH) : "";
  return {
    field,
    from: minuteOf("from"),
    until: minuteOf("until"),
    change: changes.find((one) => one === params.get("change")) ?? changes[0],
    value: (params.get("value") ?? "").slice(0, length),
    rounding: priceRoundings.find((one) => one === params.get("rounding")) ?? "none",
    stockReason: field === "amount" ? (stockReasons.find((one) => one === params.get("reason")) ?? "") : "",
    attributeId: field === "specification" ? parseId(params.get("attribute") ?? undefined) : null,
  };
}

/** The address with another rule; its preview begins at its first page. */
export function withBulkRule(
  before: URLSearchParams,
  { field, change, value, rounding, attributeId, from, until, stockReason }: BulkRuleText,
): URLSearchParams {
  const params = withBulkPage(before, { show: "changed", page: 1 });
  params.set("field", field);
  params.set("change", change);
  params.set("value", value);
  if (rounding === "none") params.delete("rounding");
  else params.set("rounding", rounding);
  for (const [name, text] of Object.entries({ from, until, reason: stockReason })) {
    if (text === "") params.delete(name);
    else params.set(name, text);
  }
  if (attributeId === null) params.delete("attribute");
  else params.set("attribute", String(attributeId));
  return params;
}

/** The part of the preview in the address. */
export const bulkPageOf = (params: URLSearchParams): BulkPreviewPage => ({
  show: params.get("show") === "skipped" ? "skipped" : "changed",
  page: Math.min(parseId(params.get("page") ?? undefined) ?? 1, 1000),
});

/** The address with another part of the preview. */
export function withBulkPage(before: URLSearchParams, { show, page }: BulkPreviewPage): URLSearchParams {
  const params = new URLSearchParams(before);
  if (show === "changed") params.delete("show");
  else params.set("show", show);
  if (page === 1) params.delete("page");
  else params.set("page", String(page));
  return params;
}
