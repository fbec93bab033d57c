import { leftToRight } from "@shop/domain/locale/figures.ts";
import { supplyOfText } from "@shop/domain/suppliers/supply-text.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

/** Words a text of `supplyText`: 'Delta Parts · D-77 · ×10'; any other text stays. */
export function useSupplyWords(): (text: string) => string {
  const { locale } = useLocale();
  const isolated = useIsolated();
  return (text) => {
    const supply = supplyOfText(text);
    if (!supply) return text;
    const { supplier, part, pack } = supply;
    return [
      isolated(supplier.name),
      ...(part === "" ? [] : [leftToRight(part, locale)]),
      ...(pack > 1 ? [leftToRight(`×${formatCount(pack)}`, locale)] : []),
    ].join(" · ");
  };
}
