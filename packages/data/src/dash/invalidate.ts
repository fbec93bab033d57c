import type { QueryClient } from "@tanstack/react-query";

import { brandKeys } from "../shop/brands/queries.ts";
import { categoryKeys } from "../shop/categories/queries.ts";
import { productKeys } from "../shop/products/queries.ts";
import { searchKeys } from "../shop/search/queries.ts";
import { adminKeys } from "./admins/session.ts";

/**
 * Outdates what shows the catalogue after a change: lists, forms and histories of the dashboard, and the shop's pages in this visit. The
 * signed-in administrator is not fetched again.
 */
export function invalidateCatalogue(client: QueryClient): void {
  const [, me] = adminKeys.me();
  void client.invalidateQueries({
    queryKey: adminKeys.all,
    predicate: ({ queryKey }) => queryKey[1] !== me,
  });
  for (const { all } of [brandKeys, categoryKeys, productKeys, searchKeys]) {
    void client.invalidateQueries({ queryKey: all });
  }
}

/** Milliseconds after an answer at which the route's data is read again. */
export const REREAD_MS = { productEdited: 500, subCategoryAdded: 1000, subCategoryDeleted: 500 } as const;

/** Outdates what shows the catalogue some time after a change, beside what is outdated at once. */
export function invalidateLater(client: QueryClient, ms: number): void {
  setTimeout(() => invalidateCatalogue(client), ms);
}
