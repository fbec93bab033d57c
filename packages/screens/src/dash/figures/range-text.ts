import type { DayRange } from "@shop/domain/figures/figures.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay } from "@shop/i18n/format-date.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** A day as a text. */
export const dayText = (day: string, locale: Locale): string => formatDay(`${day}T12:00:00Z`, locale);

/** The days of a period: '1 March 2026 to 31 March 2026', or one day. */
export const rangeText = (
  { from, to }: DayRange,
  { days }: Messages["dashFigures"],
  locale: Locale,
): string =>
  from === to ? dayText(from, locale) : fill(days, { from: dayText(from, locale), to: dayText(to, locale) });
