import { readUnitText } from "@shop/domain/catalogue/selling-unit.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

/** Words for a text of `unitText`, such as 'Pack · 10 pieces'; any other text as it is. */
export function useUnitWords(): (text: string) => string {
  const { sellingUnits: names } = useMessages("dashShell").fields;
  const { units } = useMessages("common");
  const { locale } = useLocale();
  return (text) => {
    const read = readUnitText(text);
    if (!read) return text;
    const name = names[read.unit ?? "piece"];
    return read.pieces_per_unit == null
      ? name
      : `${name} · ${plural(locale, read.pieces_per_unit, units.pieces)}`;
  };
}
