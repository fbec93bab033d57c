import type { Overview } from "@shop/contract/overview/overview.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";

import { overviewPlaces } from "./overview-layout.ts";
import { OverviewSection } from "./overview-section.tsx";
import { ProductRows } from "./product-rows.tsx";

/** The products of which most pieces were ordered in the last 30 days. */
export function BestSellers({ products }: { readonly products: NonNullable<Overview["best_sellers"]> }) {
  const { bestSellers: texts } = useMessages("dashOverview");
  const { locale } = useLocale();
  return (
    <OverviewSection title={texts.title} className={overviewPlaces.bestSellers}>
      {products.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ProductRows products={products} textOf={({ pieces }) => plural(locale, pieces, texts.pieces)} />
      )}
    </OverviewSection>
  );
}
