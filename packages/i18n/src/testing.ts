import type { PluralForms } from "./plural.ts";

/** Text of a catalogue, or its plural forms, with its path ('cart.lines'). */
export interface PlacedText {
  readonly place: string;
  readonly text: string | PluralForms;
}

const isForms = (value: object): value is PluralForms =>
  "other" in value && Object.values(value).every((form) => typeof form === "string");

/** Lists every text of a catalogue or of a part of it. */
export function textsOf(part: object, place = ""): PlacedText[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = place ? `${place}.${key}` : key;
    if (typeof value === "string") return [{ place: at, text: value }];
    if (typeof value !== "object" || value === null) throw new Error(`${at} is no text.`);
    return isForms(value) ? [{ place: at, text: value }] : textsOf(value, at);
  });
}

/** Lists the forms of a text: one, or one for each plural category. */
export const wordingsOf = ({ text }: PlacedText): string[] =>
  typeof text === "string" ? [text] : Object.values(text);

/** Lists the `{name}` placeholders of a text, sorted. */
export const placesIn = (wording: string): string[] => (wording.match(/\{\w+\}/g) ?? []).toSorted();
