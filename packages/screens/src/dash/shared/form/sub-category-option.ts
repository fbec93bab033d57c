import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { type Locale, localName, type Named } from "@shop/domain/locale/locale.ts";
import type { ComboboxOption } from "@shop/ui/combobox/combobox.tsx";

/** The names of an entity in both languages, as search terms. */
export const bothNames = ({ name, name_ar }: Named): readonly string[] =>
  name_ar ? [name, name_ar] : [name];

/** The option of a sub category in a searchable select: under its category, and found by the names of both in both languages. */
export const subCategoryOption = (one: SubCategoryChoice, locale: Locale): ComboboxOption => ({
  value: String(one.id),
  label: localName(one, locale),
  group: localName(one.category, locale),
  keywords: [...bothNames(one), ...bothNames(one.category)],
});
