import { dashPages } from "@shop/domain/site/dash-pages.ts";

/** The address of the form of a new product that has this name already. */
export const newProductNamed = (name: string): string =>
  `${dashPages.products.path}?new=${encodeURIComponent(name)}`;

/** The address of the form of a new group of synonyms that has this word already. */
export const newSynonymOf = (word: string): string =>
  `${dashPages.searchSynonyms.path}?new=${encodeURIComponent(word)}`;
