import { fileURLToPath } from "node:url";

import { Font } from "@react-pdf/renderer";

import { scripts } from "./paper-style.ts";

const fontFile = (name: string, weight: number): string =>
  fileURLToPath(new URL(`../../../fonts/${name}-${weight}.ttf`, import.meta.url));

/** Registers the fonts anew: making the subset of a font changes its glyphs, so that letters of the next paper would be missing or others. */
export function registerFonts(): void {
  const registered = Font.getRegisteredFonts();
  for (const family of scripts) {
    Reflect.deleteProperty(registered, family);
    Font.register({
      family,
      fonts: [400, 700].map((fontWeight) => ({ src: fontFile(family, fontWeight), fontWeight })),
    });
  }
}

const LONGEST_WORD = 30;
const PIECES = new RegExp(`.{1,${LONGEST_WORD}}`, "gsu");
// Part numbers are not broken, but words without an end are.
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WORD ? (word.match(PIECES) ?? [word]) : [word],
);
