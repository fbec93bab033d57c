import type { SubCategoryChoice } from "@shop/data/dash/products/view.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import { useMemo } from "react";

import { subCategoryOption } from "./sub-category-option.ts";

/** Sub categories as options of a combobox, found by their names in both languages and by their categories. */
export function useSubCategoryOptions(
  subCategories: readonly SubCategoryChoice[],
): readonly ComboboxOption[] {
  const { locale } = useLocale();
  return useMemo(() => subCategories.map((one) => subCategoryOption(one, locale)), [subCategories, locale]);
}
