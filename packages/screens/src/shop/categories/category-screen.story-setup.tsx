import { ready } from "@shop/data/view.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { firstPage, newest } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { fn } from "storybook/test";

import { listFilters } from "../../stories/list-filters.ts";
import { inPage } from "../../stories/page.tsx";

/** Called when loading is repeated. */
export const onRetry = fn();
/** The category that is shown. */
export const [instruments = aCategory()] = catalogue.categories;
/** Its products. */
export const own = newest.filter(({ category_id }) => category_id === instruments.id);
/** Its first sub category. */
export const [firstSub = aSubCategory()] = instruments.sub_category;

/** Meta of the stories, but for title and component. */
export const setup = {
  decorators: [inPage],
  args: {
    category: ready(instruments),
    products: ready(firstPage(own)),
    more: { status: "idle" } as const,
    subCategoryId: null,
    sort: "newest" as const,
    onSort: fn(),
    onLoadMore: fn(),
    onAddToCart: fn(),
    ...listFilters(demoFacets({ category_id: instruments.id })),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
};
