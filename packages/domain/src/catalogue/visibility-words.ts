import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";
import { visibilities, type Visibility } from "./visibility.ts";

/** How sheets write it. */
export const visibilityWords: Readonly<Record<Locale, Readonly<Record<Visibility, string>>>> = {
  en: { shown: "shown", hidden: "hidden", draft: "draft" },
  ar: { shown: "معروض", hidden: "مخفي", draft: "مسودة" },
};

const read: ReadonlyMap<string, Visibility> = new Map(
  Object.values(visibilityWords).flatMap((words) =>
    visibilities.map((one) => [foldText(words[one]), one] as const),
  ),
);

/** The visibility that a text names in either language; null for any other text. */
export const readVisibility = (text: string): Visibility | null => read.get(foldText(text)) ?? null;
