import { productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { adminProductSorts } from "@shop/domain/catalogue/sorting.ts";
import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";
import type { AdminProductListQuery } from "@shop/view-types/admin-products.ts";

import { parseId } from "../../parse-id.ts";

/** What the query string of a list of products says. */
export function listQueryOf(search: URLSearchParams): AdminProductListQuery {
  return {
    search: (search.get("search") ?? "").slice(0, SEARCH_MAX_LENGTH),
    sort: adminProductSorts.find((sort) => sort === search.get("sort")) ?? null,
    deleted: search.get("show") === "deleted",
    missing: productGaps.find((gap) => gap === search.get("missing")) ?? null,
    lowStock: search.get("stock") === "low",
  };
}

/** The query string with another search, order or filter; anything else in it stays. */
export function withListQuery(
  before: URLSearchParams,
  { search, sort, deleted, missing, lowStock }: AdminProductListQuery,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const set = (name: string, value: string | null) => (value ? params.set(name, value) : params.delete(name));
  set("search", search);
  set("sort", sort);
  set("show", deleted ? "deleted" : null);
  set("missing", missing);
  set("stock", lowStock ? "low" : null);
  return params;
}

/** The dialog that is open above a list. */
export type OpenDialog =
  /** `called` is the name that the new product starts with; '' for none. */
  | { readonly name: "new"; readonly called?: string }
  | { readonly name: "edit" | "copy" | "history"; readonly id: number }
  | null;

/** The dialog that the query string names: `?new`, `?new=relay`, `?edit=12`, `?copy=12` or `?history=12`. */
export function dialogOf(search: URLSearchParams): OpenDialog {
  const called = search.get("new");
  if (called !== null) return { name: "new", called: called.slice(0, SEARCH_MAX_LENGTH) };
  for (const name of ["edit", "copy", "history"] as const) {
    const id = parseId(search.get(name) ?? undefined);
    if (id !== null) return { name, id };
  }
  return null;
}

/** The query string with another open dialog. */
export function withDialog(before: URLSearchParams, dialog: OpenDialog): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ["new", "edit", "copy", "history"]) params.delete(name);
  if (dialog) params.set(dialog.name, dialog.name === "new" ? (dialog.called ?? "") : String(dialog.id));
  return params;
}
