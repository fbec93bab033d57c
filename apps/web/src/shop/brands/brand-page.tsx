import type { Brand } from "@shop/contract/brands/brand.ts";
import { useBrandModel } from "@shop/data/shop/brands/use-brand-model.ts";
import type { BrandView } from "@shop/data/shop/brands/view.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { localDescription } from "@shop/domain/locale/locale.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { gridSizes } from "@shop/screens/shared/product/product-grid.tsx";
import { BrandScreen } from "@shop/screens/shop/brands/brand-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { firstPictureOf, PicturePreload } from "../../head/picture-preload.tsx";
import { brandNode } from "../../head/product-schema.ts";
import { brandBreadcrumbs, listNodes } from "../../head/schema-org.ts";
import { usePageParam, useSetSort } from "../../list-params.ts";
import { productsIn } from "../../list-search.ts";
import { parseId } from "../../parse-id.ts";
import { useSite } from "../../site-context.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { useListFilters } from "../products/use-list-filters.tsx";

interface BrandHeadProps extends Pick<BrandView, "products"> {
  readonly brand: Brand;
}

/** Renders the head tags and structured data of a brand. */
function BrandHead({ brand, products }: BrandHeadProps) {
  const { locale } = useLocale();
  const shop = useShop();
  const texts = useMessages("products");
  const isolated = useIsolated();
  const { origin } = useSite();
  const mark = brand.official ? ` · ${texts.officialDistributor}` : "";
  return (
    <PageHead
      title={`${isolated(brand.name)}${mark}`}
      description={localDescription(brand, locale) || `${brand.name}. ${shop.tagline[locale]}`}
      address={pages.brand(brand.id)}
      picture={brand.logo ? pictureSources(brand.logo).src : undefined}
      graph={
        import.meta.env.SSR
          ? [
              brandNode(brand, origin, locale),
              brandBreadcrumbs(brand, texts.products, { shop, origin, locale }),
              ...listNodes(products, origin, locale),
            ]
          : []
      }
    />
  );
}

function ExistingBrand({ id }: { readonly id: number }) {
  const [search] = useSearchParams();
  const { locale } = useLocale();
  const address = productsIn(search);
  const { sort } = address;
  const model = usePageParam(useBrandModel({ id, sort, filters: address.filterText, start: address.start }));
  const { sheet, ...filters } = useListFilters({ brand_id: id }, address);
  const shop = useShop();
  const onSort = useSetSort();
  const onAddToCart = useAddToCart();
  if (model.missing) return <NotFoundPage />;
  return (
    <>
      {model.brand.status === "ready" ? (
        <BrandHead brand={model.brand.data} products={model.products} />
      ) : (
        <title>{shop.name[locale]}</title>
      )}
      <PicturePreload address={firstPictureOf(model.products)} sizes={gridSizes} />
      <BrandScreen {...model} {...filters} {...{ sort, onSort, onAddToCart }} />
      {sheet}
    </>
  );
}

/** The page of a brand. */
export function BrandPage() {
  const id = parseId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <ExistingBrand id={id} />;
}
