import type { Category } from "@shop/contract/entities/category.ts";
import { localDescription, localName } from "@shop/contract/locale.ts";
import { pages } from "@shop/contract/pages.ts";
import { pictureSources } from "@shop/contract/pictures.ts";
import { shop } from "@shop/contract/shop.ts";
import { useApi } from "@shop/data/api-context.tsx";
import { useCategoryModel } from "@shop/data/models/use-category-model.ts";
import { category, productPages } from "@shop/data/queries.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import { CategoryScreen } from "@shop/screens/category/category-screen.tsx";
import { gridSizes } from "@shop/screens/parts/product-grid.tsx";

import { useAddToCart } from "../cart/use-add-to-cart.ts";
import { FirstPicture, firstPictureOf } from "../head/first-picture.tsx";
import { PageHead } from "../head/page-head.tsx";
import { StructuredData } from "../head/structured-data.tsx";
import { categoryBreadcrumbs } from "../head/things.ts";
import { idOf } from "../id-of.ts";
import { pageCountOf, sortOf, startOf, subCategoryOf, useGrowth, useSortChoice } from "../list-address.ts";
import { PageMissing, type Warm } from "../page-module.ts";
import { usePageArguments } from "../router/page-arguments.ts";
import { useSite } from "../site-context.ts";
import { useIsMissing } from "../use-is-missing.ts";
import { Page as NotFoundPage } from "./not-found.tsx";

const filterOf = (id: number, search: URLSearchParams) => ({
  category_id: id,
  sub_category_id: subCategoryOf(search) ?? undefined,
  sort: sortOf(search),
});

export const warm: Warm = async ({ api, queryClient }, { params, search }) => {
  const id = idOf(params["id"]);
  if (id === null) throw new PageMissing("No category has such an id.");
  const products = {
    ...productPages(api, filterOf(id, search), startOf(search)),
    pages: pageCountOf(search),
  };
  await Promise.all([
    queryClient.ensureQueryData(category(api, id)),
    queryClient.ensureInfiniteQueryData(products),
  ]);
};

/** What the page says of its category. */
function CategoryHead({ category: own }: { readonly category: Category }) {
  const { locale } = useLocale();
  const { origin } = useSite();
  const name = localName(own, locale);
  return (
    <>
      <PageHead
        title={name}
        description={localDescription(own, locale) || `${name}. ${shop.tagline[locale]}`}
        address={pages.category(own.id)}
        picture={own.image ? pictureSources(own.image).src : undefined}
      />
      <StructuredData things={import.meta.env.SSR ? [categoryBreadcrumbs(own, origin, locale)] : []} />
    </>
  );
}

function CategoryPage({ id }: { readonly id: number }) {
  const { search } = usePageArguments();
  const { locale } = useLocale();
  const [subCategoryId, sort] = [subCategoryOf(search), sortOf(search)];
  const model = useGrowth(useCategoryModel({ id, subCategoryId, sort, start: startOf(search) }));
  const onSort = useSortChoice();
  const onAddToCart = useAddToCart();
  if (useIsMissing(category(useApi(), id).queryKey)) return <NotFoundPage />;
  return (
    <>
      {model.category.status === "ready" ? (
        <CategoryHead category={model.category.data} />
      ) : (
        <title>{shop.name[locale]}</title>
      )}
      <FirstPicture address={firstPictureOf(model.products)} sizes={gridSizes} />
      <CategoryScreen {...model} {...{ subCategoryId, sort, onSort, onAddToCart }} />
    </>
  );
}

/** The page of a category. */
export function Page() {
  const id = idOf(usePageArguments().params["id"]);
  return id === null ? <NotFoundPage /> : <CategoryPage id={id} />;
}
