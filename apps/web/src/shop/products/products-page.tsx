import { useProductListModel } from "@shop/data/shop/products/use-product-list-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { gridSizes } from "@shop/screens/shared/product/product-grid.tsx";
import { ProductListScreen } from "@shop/screens/shop/products/product-list-screen.tsx";
import { useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { PicturePreload, firstPictureOf } from "../../head/picture-preload.tsx";
import { listNodes } from "../../head/schema-org.ts";
import { usePageParam, useSetSort } from "../../list-params.ts";
import { productsIn } from "../../list-search.ts";
import { useSite } from "../../site-context.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { useListFilters } from "./use-list-filters.tsx";

/** The page of all products. */
export function ProductsPage() {
  const texts = useMessages("products");
  const { locale } = useLocale();
  const { origin } = useSite();
  const [search] = useSearchParams();
  const address = productsIn(search);
  const { sort } = address;
  const model = usePageParam(
    useProductListModel({ sort, filters: address.filterText, start: address.start }),
  );
  const { sheet, ...filters } = useListFilters({}, address);
  return (
    <>
      <PageHead
        title={texts.products}
        description={`${texts.products}: ${useShop().tagline[locale]}`}
        address={pages.products}
        graph={import.meta.env.SSR ? listNodes(model.products, origin, locale) : []}
      />
      <PicturePreload address={firstPictureOf(model.products)} sizes={gridSizes} />
      <ProductListScreen
        {...model}
        {...filters}
        sort={sort}
        onSort={useSetSort()}
        onAddToCart={useAddToCart()}
      />
      {sheet}
    </>
  );
}
