import type { Locale } from "@shop/domain/locale/locale.ts";

import { formatCount } from "./format.ts";

/** Texts by plural category; `other` is the fallback. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const rules: Partial<Record<Locale, Intl.PluralRules>> = {};

/** Selects the text for a count by the language's plural rules and replaces '#' by the count. */
export function plural(locale: Locale, count: number, forms: PluralForms): string {
  const rule = (rules[locale] ??= new Intl.PluralRules(locale)).select(count);
  return (forms[rule] ?? forms.other).replace("#", formatCount(count));
}
