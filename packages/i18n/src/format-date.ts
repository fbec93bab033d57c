import type { Locale } from "@shop/contract/locale.ts";

const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** A day by the shop's clock, with Latin digits in both languages; `iso` is a moment in ISO 8601 form. */
export const formatDay = (iso: string, locale: Locale): string =>
  (formats[locale] ??= new Intl.DateTimeFormat(locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB", {
    dateStyle: "long",
    timeZone: "Africa/Cairo",
  })).format(new Date(iso));
