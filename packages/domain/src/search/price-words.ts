/** Words that ask for a low price, folded. */
const LOW = new Set(
  "cheap cheaper cheapest inexpensive affordable budget رخيص رخيصه ارخص ارخيص الارخص اقتصادي اقتصاديه".split(
    " ",
  ),
);

/** Whether a folded word asks for a low price. */
export const isLowPrice = (word: string): boolean => LOW.has(word);

/** What a search is read as that asks for a low price. */
export const cheapestFirst = { name: "Lowest price first", name_ar: "الأقل سعرًا أولًا" } as const;
