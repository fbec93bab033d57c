import type { BulkField, BulkRule, BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import { leftToRight } from "@shop/domain/locale/figures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount, formatPrice } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

/** Words for bulk changes. */
export interface BulkWords {
  /** A price with its label, or a number of pieces. */
  readonly value: (field: BulkField, value: BulkValue) => string;
  /** A rule in short, such as 'Price +7 %'. */
  readonly rule: (rule: BulkRule) => string;
}

/** Words for bulk changes in the current language. */
export function useBulkWords(): BulkWords {
  const texts = useMessages("dashBulkChanges");
  const { priceUpdating } = useMessages("common");
  const { locale } = useLocale();
  const isolated = (text: string): string => leftToRight(text, locale);
  const signed = (value: BulkValue): string => {
    const text = String(value).replace(/^\+/, "");
    return isolated(text.startsWith("-") ? text.replace("-", "−") : `+${text}`);
  };
  const to = (value: BulkValue): string => fill(texts.to, { value: isolated(String(value)) });
  return {
    value: (field, value) =>
      field === "price" ? formatPrice(String(value), priceUpdating) : isolated(formatCount(Number(value))),
    rule: (rule) => {
      const value = rule.change === "fixed" ? to(rule.value) : signed(rule.value);
      if (rule.field === "amount") {
        return fill(rule.change === "fixed" ? texts.rules.stock : texts.rules.pieces, { value });
      }
      const text = fill(texts.rules[rule.change], { value });
      return rule.rounding === "none" ? text : `${text} · ${texts.roundings[rule.rounding]}`;
    },
  };
}
