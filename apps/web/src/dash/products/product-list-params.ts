import type { AdminProductListQuery, ProductGroup } from "@shop/data/dash/products/view.ts";
import { asidePlaces } from "@shop/domain/books/postings.ts";
import { productGaps } from "@shop/domain/catalogue/product-gaps.ts";
import { adminProductSorts } from "@shop/domain/catalogue/sorting.ts";
import { visibilities } from "@shop/domain/catalogue/visibility.ts";
import { SEARCH_MAX_LENGTH } from "@shop/domain/constants.ts";

import { parseId } from "../../parse-id.ts";

/** The category or sub category that the query string names: `?category=3` or `?sub_category=7`. */
function groupOf(search: URLSearchParams): ProductGroup | null {
  const subCategory = parseId(search.get("sub_category") ?? undefined);
  if (subCategory !== null) return { sub_category_id: subCategory };
  const category = parseId(search.get("category") ?? undefined);
  return category === null ? null : { category_id: category };
}

/** What the query string of a list of products says. */
export function productListQueryOf(search: URLSearchParams): AdminProductListQuery {
  return {
    search: (search.get("search") ?? "").slice(0, SEARCH_MAX_LENGTH),
    sort: adminProductSorts.find((sort) => sort === search.get("sort")) ?? null,
    deleted: search.get("show") === "deleted",
    missing: productGaps.find((gap) => gap === search.get("missing")) ?? null,
    missingAttribute: parseId(search.get("missing_attribute") ?? undefined),
    supplier: search.get("supplier") === "none" ? "none" : parseId(search.get("supplier") ?? undefined),
    lowStock: search.get("stock") === "low",
    visibility: visibilities.find((one) => one === search.get("visibility")) ?? null,
    aside: asidePlaces.find((one) => one === search.get("aside")) ?? null,
    group: groupOf(search),
  };
}

/** The query string with another search, order or filter; anything else in it stays. */
export function withProductListQuery(
  before: URLSearchParams,
  {
    search,
    sort,
    deleted,
    missing,
    missingAttribute,
    supplier,
    lowStock,
    visibility,
    aside,
    group,
  }: AdminProductListQuery,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const set = (name: string, value: string | null) => (value ? params.set(name, value) : params.delete(name));
  set("search", search);
  set("sort", sort);
  set("show", deleted ? "deleted" : null);
  set("missing", missing);
  set("missing_attribute", missingAttribute === null ? null : String(missingAttribute));
  set("supplier", supplier === null ? null : String(supplier));
  set("stock", lowStock ? "low" : null);
  set("visibility", visibility);
  set("aside", aside);
  set("category", group && "category_id" in group ? String(group.category_id) : null);
  set("sub_category", group && "sub_category_id" in group ? String(group.sub_category_id) : null);
  return params;
}

/** The dialog that is open above a list. */
export type OpenDialog =
  /** `called` is the name that the new product starts with; '' for none. */
  | { readonly name: "new"; readonly called?: string }
  | { readonly name: "edit" | "copy" | "history"; readonly id: number }
  | null;

/** The dialog that the query string names: `?new`, `?new=relay`, `?edit=12`, `?copy=12` or `?history=12`. */
export function productDialogOf(search: URLSearchParams): OpenDialog {
  const called = search.get("new");
  if (called !== null) return { name: "new", called: called.slice(0, SEARCH_MAX_LENGTH) };
  for (const name of ["edit", "copy", "history"] as const) {
    const id = parseId(search.get(name) ?? undefined);
    if (id !== null) return { name, id };
  }
  return null;
}

/** The query string with another open dialog. */
export function withProductDialog(before: URLSearchParams, dialog: OpenDialog): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ["new", "edit", "copy", "history"]) params.delete(name);
  if (dialog) params.set(dialog.name, dialog.name === "new" ? (dialog.called ?? "") : String(dialog.id));
  return params;
}
