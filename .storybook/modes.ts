import type { Reader } from "./reader.ts";

/** Globals of one picture of a story; Chromatic and `npm run visual` apply them. */
export interface Mode {
  readonly locale: "en" | "ar";
  readonly theme: "light" | "dark";
  /** A key of `viewports.ts`. */
  readonly viewport: "phone" | "desktop" | "smallPhone";
  /** Settings of the reader; the usual ones by default. */
  readonly reader?: Reader;
}

const locales = ["en", "ar"] as const;
const themes = ["light", "dark"] as const;
const widths = ["phone", "desktop"] as const;

const plain = { locale: "en", theme: "light", viewport: "desktop" } as const;

/** Every combination of language, theme and width, by name. */
export const allModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  locales.flatMap((locale) =>
    themes.flatMap((theme) =>
      widths.map((viewport) => [`${locale} ${theme} ${viewport}`, { locale, theme, viewport }] as const),
    ),
  ),
);

/** What a reader may have set, and the smallest phone, by name. */
const readerModes: Readonly<Record<string, Mode>> = {
  "forced colours": { ...plain, reader: "forced-colors" },
  "more contrast": { ...plain, reader: "more-contrast" },
  "text at 200 %": { ...plain, reader: "large-text" },
  "reduced motion": { ...plain, reader: "reduced-motion" },
  "small phone": { ...plain, viewport: "smallPhone" },
};

const canonicalModes = { ...allModes, ...readerModes };

const reducedNames = new Set(["en light desktop", "ar dark phone"]);

/** Two modes that differ in language, theme and width; used for stories without the tag 'canonical'. */
export const reducedModes: Readonly<Record<string, Mode>> = Object.fromEntries(
  Object.entries(allModes).filter(([name]) => reducedNames.has(name)),
);

/** Parameters of a canonical state of a screen, which is pictured in all modes and for all readers; set them together with the tag 'canonical'. */
export const canonical = { chromatic: { modes: canonicalModes } };

/** Parameters of a story that is not pictured, such as a journey; set them together with its tag. */
export const notPictured = { chromatic: { disableSnapshot: true } };

/** Tags of what is not pictured: journeys, and tests (`Story.test`), which show the picture of their story. */
const notPicturedTags = new Set(["journey", "test-fn"]);

/** Returns how many pictures a story has, by its tags. */
export function pictureCount(tags: readonly string[]): number {
  if (tags.some((tag) => notPicturedTags.has(tag))) return 0;
  return Object.keys(tags.includes("canonical") ? canonicalModes : reducedModes).length;
}
