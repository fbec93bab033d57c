import { useCompareModel } from "@shop/data/shop/compare/use-compare-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { MAX_COMPARED } from "@shop/domain/constants.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { CompareScreen } from "@shop/screens/shop/compare/compare-screen.tsx";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { comparedIds } from "./compared-ids.ts";
import { keepCompared } from "./compared-store.ts";

/** The page that compares the products of its address. */
export function ComparePage() {
  const { title } = useMessages("compare");
  const { locale } = useLocale();
  const shop = useShop();
  const [search] = useSearchParams();
  const named = comparedIds(search);
  const ids = named.slice(0, MAX_COMPARED);
  const model = useCompareModel({ ids });
  const { products } = model;
  useEffect(() => {
    if (products.status === "ready") keepCompared(products.data.map(({ id }) => id));
  }, [products]);
  return (
    <>
      <PageHead title={title} description={`${title}. ${shop.tagline[locale]}`} />
      <CompareScreen {...model} tooMany={named.length > MAX_COMPARED} onAddToCart={useAddToCart()} />
    </>
  );
}
