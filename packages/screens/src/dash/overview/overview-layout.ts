/** Classes of the overview's grid: one column on phones. A table that opens lengthens only the row beside it. */
export const overviewGrid = "grid gap-4 lg:grid-cols-6 lg:grid-rows-[auto_auto_1fr_auto_auto]";

/** Place and least height of each section, which its skeleton shares, so that nothing moves when the overview is loaded. */
export const overviewPlaces = {
  day: "min-h-36 lg:col-span-6",
  toConfirm: "min-h-46 lg:col-span-2",
  sales: "min-h-92 lg:col-span-4 lg:row-span-2",
  attention: "min-h-85 sm:min-h-74 lg:col-span-2",
  bestSellers: "min-h-74 lg:col-span-3",
  lowStock: "min-h-85 lg:col-span-3",
  searches: "min-h-36 lg:col-span-6",
} as const;
