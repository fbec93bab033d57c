import { countryCodes, countryName } from "@shop/domain/catalogue/countries.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import type { ComboboxOption } from "@shop/ui/combobox/combobox.tsx";
import { useMemo } from "react";

/** The countries as options of a combobox, by their names in the reader's language, found by code and name in both languages. */
export function useCountryOptions(): readonly ComboboxOption[] {
  const { locale } = useLocale();
  return useMemo(() => {
    const countries = countryCodes.map((code) => ({
      value: code,
      label: countryName(code, locale),
      keywords: [code, countryName(code, "en"), countryName(code, "ar")],
    }));
    return countries.toSorted((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale]);
}
