import type { Locale } from "../locale/locale.ts";

/** Orders in which a list of products can be requested. */
export const productSorts = ["newest", "price", "-price", "name", "-name"] as const;

/** The order of a list by the numbers of an attribute, by its id: 'a12', or '-a12' for the highest first. */
export type AttributeSort = `a${number}` | `-a${number}`;

/** The orders by Arabic names, those of products without one by the English. */
export const arabicNameSorts = ["name_ar", "-name_ar"] as const;

/** An order by Arabic names. */
export type ArabicNameSort = (typeof arabicNameSorts)[number];

/** The order by the price of a piece, the cheapest first: of a pack of ten it is a tenth. */
export const PIECE_SORT = "piece_price";

/** One order of a list of products; a leading minus reverses it. */
export type ProductSort = (typeof productSorts)[number] | ArabicNameSort | AttributeSort | typeof PIECE_SORT;

/** The attribute of an order, with its direction; null for any other order. */
export function attributeOfSort(sort: string): { readonly id: number; readonly descending: boolean } | null {
  const [, minus = "", id] = /^(-?)a([1-9]\d{0,8})$/.exec(sort) ?? [];
  return id === undefined ? null : { id: Number(id), descending: minus !== "" };
}

/** True for the order of an attribute. */
export const isAttributeSort = (sort: string): sort is AttributeSort => attributeOfSort(sort) !== null;

const isArabicNameSort = (sort: string): sort is ArabicNameSort =>
  arabicNameSorts.some((one) => one === sort);

/** True for an order in which shoppers' lists can be requested. */
export const isProductSort = (sort: string): sort is ProductSort =>
  productSorts.some((one) => one === sort) || isColumnSort(sort);

/** True for an order that only columns in memory have. */
export const isColumnSort = (sort: string): boolean =>
  isArabicNameSort(sort) || isAttributeSort(sort) || sort === PIECE_SORT;

/** An order as a language has it: in Arabic names are those that are shown. */
export function sortIn<S extends ResultSort>(locale: Locale, sort: S | ArabicNameSort): S | ArabicNameSort {
  if (locale === "en") return sort;
  if (sort === "name") return "name_ar";
  return sort === "-name" ? "-name_ar" : sort;
}

/** Orders of search results; the default, relevance, puts the best match first. */
export const resultSorts = ["relevance", ...productSorts] as const;

/** One order of search results. */
export type ResultSort = (typeof resultSorts)[number] | ArabicNameSort | AttributeSort | typeof PIECE_SORT;

/** Orders in which an administrator's list of products can be requested. */
export const adminProductSorts = [...productSorts, "amount", "-amount"] as const;

/** One order of an administrator's list of products. */
export type AdminProductSort = (typeof adminProductSorts)[number];

/** Sorts categories by sort index, then by id. */
export const bySortIndex = <T extends { readonly sort_index: number; readonly id: number }>(
  list: readonly T[],
): T[] => list.toSorted((a, b) => a.sort_index - b.sort_index || a.id - b.id);

/** Orders in which a list of categories can be requested; the sort index is the default. */
export const categorySorts = ["sort_index", "-sort_index", "name", "-name"] as const;

/** Orders in which a list of sub categories can be requested; the name is the default. */
export const subCategorySorts = ["name", "-name"] as const;

/** Orders in which a list of brands can be requested; the name is the default. */
export const brandSorts = ["name", "-name"] as const;
