/** Languages of the shop; the first is the default. */
export const locales = ["en", "ar"] as const;

/** Language of the shop. */
export type Locale = (typeof locales)[number];

/** Writing direction of a language. */
export type Direction = "ltr" | "rtl";

/** Returns the writing direction of a language. */
export const directionOf = (locale: Locale): Direction => (locale === "ar" ? "rtl" : "ltr");

/** Type guard for {@link Locale}. */
export const isLocale = (word: string): word is Locale => locales.some((locale) => locale === word);

/** Text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;

/** Entity with an optional Arabic name. */
export interface Named {
  readonly name: string;
  readonly name_ar?: string | null | undefined;
}

/** Returns the name in a language, with English as fallback. */
export const localName = (entity: Named, locale: Locale): string =>
  (locale === "ar" && entity.name_ar) || entity.name;

/** Returns the description in a language, with English as fallback. */
export const localDescription = (
  entity: { readonly description: string; readonly description_ar?: string | null | undefined },
  locale: Locale,
): string => (locale === "ar" && entity.description_ar) || entity.description;
