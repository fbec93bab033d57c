import type { Locale } from "../locale/locale.ts";
import { foldText } from "../search/folding.ts";

/** Whether a product meets the RoHS directive, which restricts lead and other substances; a product may also state nothing. */
export const rohsAnswers = ["yes", "no"] as const;

/** An answer of {@link rohsAnswers}. */
export type Rohs = (typeof rohsAnswers)[number];

/** How sheets write the answers. */
export const rohsWords: Readonly<Record<Locale, Readonly<Record<Rohs, string>>>> = {
  en: { yes: "yes", no: "no" },
  ar: { yes: "نعم", no: "لا" },
};

const read: ReadonlyMap<string, Rohs> = new Map([
  ...Object.values(rohsWords).flatMap((words) => rohsAnswers.map((one) => [words[one], one] as const)),
  ["true", "yes"],
  ["false", "no"],
]);

/** The answer that a text gives: yes, no, true or false, نعم or لا; null for any other text. */
export const rohsAnswer = (text: string): Rohs | null => read.get(foldText(text)) ?? null;
