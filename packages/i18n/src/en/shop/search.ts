import type { PluralForms } from "../../plural.ts";

/** Texts of the search overlay. */
export const search = {
  title: "Search",
  results: "Results",
  searching: "Searching",
  noResult: "no result found.",
  noResultHint: "Try the part number alone, or fewer words.",
  showAll: "show all result",
  corrected: "Showing results for",
  near: "Near matches, as no product is called",
  unmatched: "Left out, as no product has it with the rest:",
  values: "Read as",
  found: { one: "# product found", other: "# products found" } as PluralForms,
  foundOver: "More than 1,000 products found",
  failed: "The search did not get through.",
  failedHint: "Check your connection and try again.",
  recent: "Recent searches",
  categories: "Categories",
  narrow: "Narrow the results",
  ask: "Ask the shop for it",
  askHint: "opens WhatsApp",
  askText: "Hello, do you have this? {query}",
  hint: "Part number, value or name",
};
