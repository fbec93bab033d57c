import type { ResultSort } from "@shop/domain/catalogue/sorting.ts";

/** Search parameters of a list's address. */
export interface ListAddressParts {
  readonly query?: string;
  /** Sub category filter. */
  readonly sub?: number | null;
  readonly sort?: ResultSort;
  /** Cursor of the first item. */
  readonly cursor?: string | null | undefined;
}

/** Search parameters of a list by name; defaults (all; newest first, of search results the best match first) are left out. */
export function listFields({ query, sub, sort, cursor }: ListAddressParts): Readonly<Record<string, string>> {
  return {
    ...(query && { query }),
    ...(sub && { sub: String(sub) }),
    ...(sort && sort !== (query ? "relevance" : "newest") && { sort }),
    ...(cursor && { cursor }),
  };
}

/** The address of a list. */
export function listAddress(path: string, parts: ListAddressParts): string {
  const search = new URLSearchParams(listFields(parts)).toString();
  return search ? `${path}?${search}` : path;
}
