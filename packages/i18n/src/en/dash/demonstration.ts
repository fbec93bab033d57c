import type { PluralForms } from "../../plural.ts";

/** Texts of the removal of the demonstration. */
export const dashDemonstration = {
  title: "Remove the demonstration",
  note: "Deletes the invented products, groups and slides that the shop came with, so that only your own are left.",
  back: "Settings",
  loading: "Counting what is left of the demonstration",
  failed: "What is left of the demonstration could not be counted.",
  ownerOnly: {
    title: "For owners only",
    text: "Only an owner of the shop removes the demonstration.",
  },
  parts: {
    product: "Products",
    category: "Categories",
    sub_category: "Sub categories",
    brand: "Brands",
    attribute: "Specifications",
    synonym_group: "Synonyms of the search",
    slide: "Slides of the home page",
  },
  table: "What is deleted, and what stays",
  kind: "Content",
  removed: "deleted",
  changed: "stays: changed by you",
  needed: "stays: in use",
  neededHint:
    "In use are categories, sub categories, brands and specifications of products that stay. What you have changed or restored counts as yours.",
  pictures: {
    one: "Its picture is deleted as well.",
    other: "Their # pictures are deleted as well.",
  } as PluralForms,
  ordered: {
    one: "# of the products was ordered: the order keeps its line.",
    other: "# of the products were ordered: the orders keep their lines.",
  } as PluralForms,
  restore:
    "Everything but slides can be restored for {days} days, in the lists of what was deleted. The settings of the shop stay as they are.",
  remove: "Remove the demonstration",
  confirm: {
    title: "Remove the demonstration?",
    text: "This deletes {products} and everything else that is listed. Shoppers no longer see any of it.",
    products: { one: "# product", other: "# products" } as PluralForms,
    cancel: "cancel",
    confirm: "remove",
  },
  outdated: "Something has changed since this page was opened. Look at the new numbers, then remove again.",
  done: {
    title: "The demonstration is removed",
    text: "The shop now has your own content only. Next come your first category and product.",
    category: "To the categories",
    product: "To the products",
  },
  nothing: {
    title: "Nothing of the demonstration is left",
    text: "The catalogue is yours. What the settings still say of the invented shop is changed there: name, branches, About us.",
  },
};
