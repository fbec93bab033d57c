import { expect, test } from "vitest";

import { taxDocumentQueryOf, withTaxDocumentQuery } from "./tax-document-params.ts";

test("D-155 the address of the list of invoices holds days, kind and page; the month so far by default", () => {
  const today = "2026-03-20";
  const address = "page=2&rows=10&from=2026-01-01&to=2026-01-31&kind=credit_note";
  const query = taxDocumentQueryOf(new URLSearchParams(address), today);
  expect(query).toEqual({
    pageIndex: 1,
    pageSize: 10,
    from: "2026-01-01",
    to: "2026-01-31",
    kind: "credit_note",
  });
  expect(withTaxDocumentQuery(new URLSearchParams(), query, today).toString()).toBe(address);
  const unknown = taxDocumentQueryOf(new URLSearchParams("from=today&kind=lost"), today);
  expect(unknown).toMatchObject({ from: "2026-03-01", to: today, kind: null });
  expect(withTaxDocumentQuery(new URLSearchParams(address), unknown, today).toString()).toBe("");
});
