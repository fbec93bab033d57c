import type { ProductSort } from "@shop/contract/sorting.ts";

/** What a list's address may hold beside its path. */
export interface ListAddress {
  readonly query?: string;
  /** The sub category that it is narrowed to. */
  readonly sub?: number | null;
  readonly sort?: ProductSort;
  /** The cursor at which it begins. */
  readonly cursor?: string | null | undefined;
}

/** What a list's address holds, name by name; what is as usual (all, newest first) is left out. */
export function listFields({ query, sub, sort, cursor }: ListAddress): Readonly<Record<string, string>> {
  return {
    ...(query && { query }),
    ...(sub && { sub: String(sub) }),
    ...(sort && sort !== "newest" && { sort }),
    ...(cursor && { cursor }),
  };
}

/** The address of a list. */
export function listAddress(path: string, parts: ListAddress): string {
  const search = new URLSearchParams(listFields(parts)).toString();
  return search ? `${path}?${search}` : path;
}
