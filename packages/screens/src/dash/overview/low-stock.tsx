import type { Overview } from "@shop/contract/overview/overview.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { overviewAddresses } from "./overview-addresses.ts";
import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";
import { ProductRows } from "./product-rows.tsx";

/** The number of products with few pieces, and those with the fewest. */
export function LowStock({ products, lowest }: Overview["low_stock"]) {
  const { lowStock: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  if (products === 0) {
    return (
      <OverviewSection title={texts.title} className={overviewPlaces.lowStock}>
        <p className="text-muted">{texts.none}</p>
      </OverviewSection>
    );
  }
  return (
    <OverviewSection
      title={texts.title}
      note={plural(locale, products, texts.count)}
      className={overviewPlaces.lowStock}
      link={{ href: overviewAddresses.lowStock, text: texts.all }}
    >
      <ProductRows
        products={lowest}
        textOf={({ amount }) => (amount <= 0 ? texts.soldOut : plural(locale, amount, texts.left))}
        isMarked={({ amount }) => amount <= 0}
      />
    </OverviewSection>
  );
}
