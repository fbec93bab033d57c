import type { CategoryDetail } from "@shop/contract/categories/category.ts";
import { useCategoryModel } from "@shop/data/shop/categories/use-category-model.ts";
import type { CategoryView } from "@shop/data/shop/products/view.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { localDescription, localName } from "@shop/domain/locale/locale.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";
import { gridSizes } from "@shop/screens/shared/product/product-grid.tsx";
import { CategoryScreen } from "@shop/screens/shop/categories/category-screen.tsx";
import { useParams, useSearchParams } from "react-router-dom";

import { PageHead } from "../../head/page-head.tsx";
import { PicturePreload, firstPictureOf } from "../../head/picture-preload.tsx";
import { categoryBreadcrumbs, listNodes } from "../../head/schema-org.ts";
import { usePageParam, useSetSort } from "../../list-params.ts";
import { productsIn, subCategoryOf } from "../../list-search.ts";
import { parseId } from "../../parse-id.ts";
import { useSite } from "../../site-context.ts";
import { useAddToCart } from "../carts/use-add-to-cart.ts";
import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { useListFilters } from "../products/use-list-filters.tsx";

interface CategoryHeadProps extends Pick<CategoryView, "products"> {
  readonly category: CategoryDetail;
  readonly subCategoryId: number | null;
}

/** Renders the head tags and structured data of a category; those of the chosen sub category are its own. */
function CategoryHead({ category: own, products, subCategoryId }: CategoryHeadProps) {
  const { locale } = useLocale();
  const shop = useShop();
  const isolated = useIsolated();
  const { origin } = useSite();
  const sub = own.sub_category.find(({ id }) => id === subCategoryId);
  const name = [...(sub ? [sub] : []), own].map((group) => localName(group, locale)).join(" · ");
  const picture = sub?.image ?? own.image;
  const address = sub ? pages.subCategory(own.id, sub.id) : pages.category(own.id);
  // Search engines list neither an empty category nor a sub category that shoppers do not find.
  const isListed =
    (subCategoryId === null || sub !== undefined) &&
    !(products.status === "ready" && products.data.total === 0);
  return (
    <PageHead
      title={isolated(name)}
      description={localDescription(sub ?? own, locale) || `${name}. ${shop.tagline[locale]}`}
      address={isListed ? address : undefined}
      picture={picture ? pictureSources(picture).src : undefined}
      graph={
        import.meta.env.SSR
          ? [categoryBreadcrumbs(own, sub, { shop, origin, locale }), ...listNodes(products, origin, locale)]
          : []
      }
    />
  );
}

function ExistingCategory({ id }: { readonly id: number }) {
  const [search] = useSearchParams();
  const { locale } = useLocale();
  const subCategoryId = subCategoryOf(search);
  const address = productsIn(search);
  const { sort } = address;
  const model = usePageParam(
    useCategoryModel({
      id,
      subCategoryId,
      sort,
      filters: address.filterText,
      start: address.start,
    }),
  );
  const { sheet, ...filters } = useListFilters(
    { category_id: id, sub_category_id: subCategoryId ?? undefined },
    address,
  );
  const shop = useShop();
  const onSort = useSetSort();
  const onAddToCart = useAddToCart();
  if (model.missing) return <NotFoundPage />;
  return (
    <>
      {model.category.status === "ready" ? (
        <CategoryHead
          category={model.category.data}
          products={model.products}
          subCategoryId={subCategoryId}
        />
      ) : (
        <title>{shop.name[locale]}</title>
      )}
      <PicturePreload address={firstPictureOf(model.products)} sizes={gridSizes} />
      <CategoryScreen {...model} {...filters} {...{ subCategoryId, sort, onSort, onAddToCart }} />
      {sheet}
    </>
  );
}

/** The page of a category. */
export function CategoryPage() {
  const id = parseId(useParams()["id"]);
  return id === null ? <NotFoundPage /> : <ExistingCategory id={id} />;
}
