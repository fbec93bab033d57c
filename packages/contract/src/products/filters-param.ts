import { filtersOf } from "@shop/domain/facets/product-filters.ts";
import * as v from "valibot";

/** Filters as the query of a page's address: 'a3=12&a5_min=1k&brand=Kelvra&stock=1'; what is no filter is ignored. */
export const filtersParam = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(4000, "bad_query"),
    v.transform((text) => filtersOf(new URLSearchParams(text))),
  ),
  "",
);
