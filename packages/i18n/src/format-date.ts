import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

/** Creates a formatter of ISO 8601 timestamps in the shop's time zone, with Latin digits in both languages. */
function formatter(options: Intl.DateTimeFormatOptions): (iso: string, locale: Locale) => string {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (iso, locale) =>
    (formats[locale] ??= new Intl.DateTimeFormat(locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB", {
      ...options,
      timeZone: SHOP_TIME_ZONE,
    })).format(new Date(iso));
}

/** Formats a timestamp as a date ('2 March 2026'). */
export const formatDay = formatter({ dateStyle: "long" });

/** Formats a timestamp as a date within a year ('2 Mar'). */
export const formatShortDay = formatter({ day: "numeric", month: "short" });

/** Formats the time of day of a timestamp ('14:05'). */
export const formatTime = formatter({ timeStyle: "short" });
