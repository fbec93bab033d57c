import type { CategoriesView } from "@shop/data/shop/categories/view.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { EmptyState } from "@shop/ui/empty-state.tsx";
import { Skeleton } from "@shop/ui/skeleton.tsx";
import { TextLink } from "@shop/ui/text-link.tsx";

import { RemoteView } from "../../shared/list/remote-view.tsx";
import { ScreenHead } from "../../shared/page/screen-head.tsx";
import { CategoryColumns } from "./category-columns.tsx";

/** The page of all categories with their sub categories, to which the menu of categories leads without scripts. */
export function CategoriesScreen({ categories }: CategoriesView) {
  const texts = useMessages("home");
  return (
    <>
      <ScreenHead
        title={texts.categories}
        control={<TextLink href={pages.products}>{texts.allProducts}</TextLink>}
      />
      <RemoteView
        remote={categories}
        failed={texts.categoriesFailed}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={texts.noCategories} />
          ) : (
            <CategoryColumns categories={all} heading="h2" />
          )
        }
      </RemoteView>
    </>
  );
}
