import type { PluralForms } from "../../plural.ts";

/** Texts of the dashboard's searches that found nothing. */
export const dashSearchMisses = {
  list: {
    title: "Searches that found nothing",
    hint: "What shoppers searched for in the last {days} days without finding a product. It names nobody.",
    loading: "Loading the searches",
    failed: "The searches could not be loaded.",
    none: "Every search has found something.",
    texts: { one: "# text", other: "# texts" } as PluralForms,
    text: "searched for",
    count: "searches",
    last: "last time",
    commands: "what to do",
    inShop: "Search the shop for {text}",
    add: "Add product",
    addNamed: "Add product: {text}",
    addSynonym: "Add synonym",
    addSynonymOf: "Add synonym: {text}",
  },
};
