import type { DayRange } from "@shop/domain/figures/figures.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatShopDay } from "@shop/i18n/format-date.ts";
import type { Messages } from "@shop/i18n/messages.ts";

/** The days of a period: '1 March 2026 to 31 March 2026', or one day. */
export const rangeText = (
  { from, to }: DayRange,
  { days }: Messages["dashFigures"],
  locale: Locale,
): string =>
  from === to
    ? formatShopDay(from, locale)
    : fill(days, { from: formatShopDay(from, locale), to: formatShopDay(to, locale) });
