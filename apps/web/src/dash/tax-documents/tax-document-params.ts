import type { TaxDocumentQuery } from "@shop/data/dash/tax-documents/view.ts";
import { ORDER_ROWS } from "@shop/domain/constants.ts";
import { taxDocumentKinds } from "@shop/domain/tax-documents/tax-document.ts";

import { listQueryOf, withListQuery } from "../list-address.ts";

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

const dayOf = (text: string | null, otherwise: string): string =>
  text !== null && DAY.test(text) ? text : otherwise;

/** What the query string of the list says: `?from=2026-03-01&to=2026-03-31&kind=credit_note&page=2&rows=10`; the month of `today` unless it says other days. */
export function taxDocumentQueryOf(params: URLSearchParams, today: string): TaxDocumentQuery {
  const { pageIndex, pageSize } = listQueryOf(params, ORDER_ROWS);
  return {
    pageIndex,
    pageSize,
    from: dayOf(params.get("from"), `${today.slice(0, 7)}-01`),
    to: dayOf(params.get("to"), today),
    kind: taxDocumentKinds.find((kind) => kind === params.get("kind")) ?? null,
  };
}

/** The query string with other documents; values that are the default are left out, anything else in it stays. */
export function withTaxDocumentQuery(
  before: URLSearchParams,
  query: TaxDocumentQuery,
  today: string,
): URLSearchParams {
  const params = withListQuery(before, { ...query, search: "", sort: null }, ORDER_ROWS);
  const usual = taxDocumentQueryOf(new URLSearchParams(), today);
  for (const name of ["from", "to", "kind"] as const) {
    const value = query[name];
    if (value !== null && value !== usual[name]) params.set(name, value);
    else params.delete(name);
  }
  return params;
}
