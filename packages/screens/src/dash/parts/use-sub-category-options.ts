import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import type { SubCategoryChoice } from "@shop/view-types/admin-products.ts";
import { useMemo } from "react";

/** Sub categories as options of a combobox, found by their names in both languages and by their categories. */
export function useSubCategoryOptions(
  subCategories: readonly SubCategoryChoice[],
): readonly ComboboxOption[] {
  const { locale } = useLocale();
  return useMemo(
    () =>
      subCategories.map((one): ComboboxOption => ({
        value: String(one.id),
        label: localName(one, locale),
        group: localName(one.category, locale),
        keywords: [one.name, ...(one.name_ar ? [one.name_ar] : [])],
      })),
    [subCategories, locale],
  );
}
