import { useCategoriesModel } from "@shop/data/shop/categories/use-categories-model.ts";
import { useShop } from "@shop/data/shop/settings/queries.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { CategoriesScreen } from "@shop/screens/shop/categories/categories-screen.tsx";

import { PageHead } from "../../head/page-head.tsx";

/** The page of all categories. */
export function CategoriesPage() {
  const { categories } = useMessages("home");
  const { locale } = useLocale();
  const shop = useShop();
  return (
    <>
      <PageHead
        title={categories}
        description={`${categories}. ${shop.tagline[locale]}`}
        address={pages.categories}
      />
      <CategoriesScreen {...useCategoriesModel()} />
    </>
  );
}
