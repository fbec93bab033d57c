import type { PluralForms } from "./plural.ts";

/** A text of a catalogue or its wordings by plural category, with where it stands ('cart.lines'). */
export interface PlacedText {
  readonly place: string;
  readonly text: string | PluralForms;
}

const isForms = (value: object): value is PluralForms =>
  "other" in value && Object.values(value).every((form) => typeof form === "string");

/** Every text of a catalogue or of a part of it. */
export function textsOf(part: object, place = ""): PlacedText[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    const at = place ? `${place}.${key}` : key;
    if (typeof value === "string") return [{ place: at, text: value }];
    if (typeof value !== "object" || value === null) throw new Error(`${at} is no text.`);
    return isForms(value) ? [{ place: at, text: value }] : textsOf(value, at);
  });
}

/** The wordings of a text: one, or one for each plural category that has any. */
export const wordingsOf = ({ text }: PlacedText): string[] =>
  typeof text === "string" ? [text] : Object.values(text);

/** Its `{name}` places in a fixed order. */
export const placesIn = (wording: string): string[] => (wording.match(/\{\w+\}/g) ?? []).toSorted();
