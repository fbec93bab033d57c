/** The languages that the shop speaks: English first, Arabic as an equal. */
export const locales = ["en", "ar"] as const;

/** One of the shop's languages. */
export type Locale = (typeof locales)[number];

/** Writing direction of a language. */
export type Direction = "ltr" | "rtl";

/** The writing direction of a language. */
export const directionOf = (locale: Locale): Direction => (locale === "ar" ? "rtl" : "ltr");

/** True when a word is one of the shop's languages. */
export const isLocale = (word: string): word is Locale => locales.some((locale) => locale === word);

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** An entity whose name may have an Arabic form. */
export interface Named {
  readonly name: string;
  readonly name_ar?: string | null | undefined;
}

/** The name in the reader's language; the English name stands in where there is no Arabic one. */
export const localName = (entity: Named, locale: Locale): string =>
  (locale === "ar" && entity.name_ar) || entity.name;

/** The description in the reader's language, with the English one standing in. */
export const localDescription = (
  entity: { readonly description: string; readonly description_ar?: string | null | undefined },
  locale: Locale,
): string => (locale === "ar" && entity.description_ar) || entity.description;
