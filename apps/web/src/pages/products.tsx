import { pages } from "@shop/contract/pages.ts";
import { shop } from "@shop/contract/shop.ts";
import { useProductListModel } from "@shop/data/models/use-product-list-model.ts";
import { productPages } from "@shop/data/queries.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { gridSizes } from "@shop/screens/parts/product-grid.tsx";
import { ProductListScreen } from "@shop/screens/product-list/product-list-screen.tsx";

import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { FirstPicture, firstPictureOf } from "../head/first-picture.tsx";
import { PageHead } from "../head/page-head.tsx";
import { pageCountOf, sortOf, startOf, useGrowth, useSortChoice } from "../list-address.ts";
import type { Warm } from "../page-module.ts";
import { usePageArguments } from "../router/page-arguments.ts";

export const warm: Warm = ({ api, queryClient }, { search }) =>
  queryClient.ensureInfiniteQueryData({
    ...productPages(api, { sort: sortOf(search) }, startOf(search)),
    pages: pageCountOf(search),
  });

/** The list of all products. */
export function Page() {
  const texts = useMessages("catalogue");
  const { locale } = useLocale();
  const { search } = usePageArguments();
  const sort = sortOf(search);
  const model = useGrowth(useProductListModel({ sort, start: startOf(search) }));
  return (
    <>
      <PageHead
        title={texts.products}
        description={`${texts.products}: ${shop.tagline[locale]}`}
        address={pages.products}
      />
      <FirstPicture address={firstPictureOf(model.products)} sizes={gridSizes} />
      <ProductListScreen {...model} sort={sort} onSort={useSortChoice()} onAddToCart={useAddToCart()} />
    </>
  );
}
