import { SHOP_TIME_ZONE } from "@shop/domain/constants.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";

/** Creates a formatter of ISO 8601 timestamps, in the shop's time zone where none is given, with Latin digits in both languages. */
function formatter(
  options: Intl.DateTimeFormatOptions,
  timeZone = SHOP_TIME_ZONE,
): (iso: string, locale: Locale) => string {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (iso, locale) =>
    (formats[locale] ??= new Intl.DateTimeFormat(locale === "ar" ? "ar-EG-u-nu-latn" : "en-GB", {
      ...options,
      timeZone,
    })).format(new Date(iso));
}

/** Formats a timestamp as a date ('2 March 2026'). */
export const formatDay = formatter({ dateStyle: "long" });

/** Formats a day of the shop ('2026-03-02') as a date. */
export const formatShopDay = (day: string, locale: Locale): string => formatDay(`${day}T12:00:00Z`, locale);

/** Formats a timestamp as a date within a year ('2 Mar'). */
export const formatShortDay = formatter({ day: "numeric", month: "short" });

/** Formats the month of a timestamp with its year ('Mar 2026'). */
export const formatMonth = formatter({ month: "short", year: "numeric" });

/** Formats the time of day of a timestamp ('14:05'). */
export const formatTime = formatter({ timeStyle: "short" });

// A minute of the shop's clock names no zone: it is read and written as one of UTC.
const clockMinute = formatter({ dateStyle: "medium", timeStyle: "short" }, "UTC");
const clockDay = formatter({ day: "numeric", month: "long" }, "UTC");
const clockDayAndTime = formatter(
  { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  "UTC",
);

/** Formats a minute of the shop's clock ('2026-12-12T09:00') with its year and time. */
export const formatMinute = (minute: string, locale: Locale): string => clockMinute(`${minute}Z`, locale);

/** Formats the last minute of an offer: its day, with the time where it is not the day's last minute. */
export const formatLastMinute = (minute: string, locale: Locale): string =>
  (minute.endsWith("23:59") ? clockDay : clockDayAndTime)(`${minute}Z`, locale);
