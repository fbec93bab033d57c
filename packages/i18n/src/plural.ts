import type { Locale } from "@shop/contract/locale.ts";

/** Wordings by plural category; `other` stands in for every category that has no wording. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Picks the wording for a count by the language's plural rules and puts the count where '#' stands. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rule = (rules[locale] ??= new Intl.PluralRules(locale)).select(count);
  return (forms[rule] ?? forms.other).replace("#", formatCount(count));
}

const counts = new Intl.NumberFormat("en");

/** A whole number with Latin digits and thousands separators, the same in both languages. */
export const formatCount = (count: number): string => counts.format(count);
