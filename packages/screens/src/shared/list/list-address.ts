import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";
import { noFilters, parametersOf, type ProductFilters } from "@shop/domain/facets/product-filters.ts";

import type { AddressFields } from "../hidden-fields.tsx";

/** How a list shows its products: as cards, or compactly in a table. */
export type ListView = "cards" | "table";

/** Search parameters of a list's address. */
export interface ListAddressParts {
  readonly query?: string;
  /** Sub category filter. */
  readonly sub?: number | null;
  readonly filters?: ProductFilters;
  readonly sort?: ResultSort;
  readonly view?: ListView;
  /** Cursor of the first item. */
  readonly cursor?: string | null | undefined;
}

/** Search parameters of a list; defaults (all; newest first, of search results the best match first; cards) are left out. */
export function listFields({
  query,
  sub,
  filters = noFilters,
  sort,
  view,
  cursor,
}: ListAddressParts): AddressFields {
  const parts: AddressFields = [
    ["query", query ?? ""],
    ["sub", sub ? String(sub) : ""],
    ...parametersOf(filters),
    ["sort", sort && sort !== (query ? "relevance" : "newest") ? sort : ""],
    ["view", view === "table" ? view : ""],
    ["cursor", cursor ?? ""],
  ];
  return parts.filter(([, value]) => value !== "");
}

/** The address of a list. */
export function listAddress(path: string, parts: ListAddressParts): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of listFields(parts)) parameters.append(name, value);
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}
