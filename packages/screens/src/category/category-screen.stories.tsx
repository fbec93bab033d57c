import { ready } from "@shop/contract/state.ts";
import { useCategoryModel } from "@shop/data/models/use-category-model.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, firstPage, LONG_ARABIC, newest, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { mockListProducts, mockReadCategory } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { CategoryScreen, type CategoryScreenProps } from "./category-screen.tsx";

const onRetry = fn();
const [instruments = aCategory()] = catalogue.categories;
const own = newest.filter(({ category_id }) => category_id === instruments.id);
const [firstSub = aSubCategory()] = instruments.sub_category;

const meta = preview.meta({
  title: "Screens/Category",
  component: CategoryScreen,
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
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** A category with its sub categories and products. */
export const Ready = meta.story({
  name: "CATEGORY-1 the products of a category with its sub categories as a filter",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: instruments.name })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute("aria-current", "page");
    for (const { id, name } of instruments.sub_category) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute(
        "href",
        `/category/${instruments.id}?sub=${id}`,
      );
    }
    await expect(canvas.getByRole("link", { name: "home" })).toHaveAttribute("href", "/");
  },
});

/** Narrowed to a sub category: order and paging keep the choice. */
export const Narrowed = meta.story({
  name: "CATEGORY-1 a chosen sub category stays chosen when sorting and loading more",
  args: {
    subCategoryId: firstSub.id,
    sort: "price",
    products: ready({ ...firstPage(own), hasMore: true }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: firstSub.name })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "All" })).toHaveAttribute(
      "href",
      `/category/${instruments.id}?sort=price`,
    );
    const form = canvas.getByRole("button", { name: "Load more" }).closest("form");
    await expect(form).toHaveFormValues({ sub: String(firstSub.id), sort: "price" });
    await expect(form).toHaveAttribute("action", `/category/${instruments.id}`);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** The category itself is on its way. */
export const Loading = meta.story({
  name: "CATEGORY-2 'Loading....' shows while loading",
  args: { category: { status: "loading" }, products: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Loading....")[0]).toBeVisible();
  },
});

/** The category is there, its products are on their way. */
export const ProductsLoading = meta.story({
  name: "CATEGORY-2 'Loading....' shows while the products are loading",
  args: { products: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading....")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: instruments.name })).toBeVisible();
  },
});

/** Nothing is in it. */
export const Empty = meta.story({
  args: { products: ready(wholeList([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no results founded.")).toBeVisible();
  },
});

/** The category did not come. */
export const Failed = meta.story({
  args: { category: { status: "failed", error: "Internal Server Error", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const crowded = aCategory({
  id: 3,
  name: UNBREAKABLE,
  name_ar: LONG_ARABIC,
  sub_category: Array.from({ length: 24 }, (_, index) =>
    aSubCategory({
      id: index + 1,
      category_id: 3,
      name: index === 3 ? LONG_ARABIC : `Sub category ${index + 1}`,
      name_ar: index === 3 ? LONG_ARABIC : `قسم فرعي ${index + 1}`,
    }),
  ),
});

/** Long names and 24 sub categories. */
export const Stress = meta.story({
  args: { category: ready(crowded), products: ready(wholeList(edgeCases)) },
});

/** The same in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen fed by its model. */
function Connected(args: CategoryScreenProps) {
  const { subCategoryId, sort } = args;
  return <CategoryScreen {...args} {...useCategoryModel({ id: instruments.id, subCategoryId, sort })} />;
}

/** Fed by the API: only the chosen sub category's products. */
export const FromApi = meta.story({
  name: "CATEGORY-1 the products of one sub category, from the API",
  args: { subCategoryId: firstSub.id },
  render: (args) => <Connected {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: instruments.name })).toBeVisible();
    const inIt = own.filter(({ sub_category_id }) => sub_category_id === firstSub.id).slice(0, 12);
    for (const { name } of inIt) await expect(await canvas.findByRole("link", { name })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(inIt.length);
  },
});

/** The API fails twice, once for each part, and answers when asked again. */
export const ApiRecovers = meta.story({
  name: "CATEGORY-1 the API fails, then answers on another try",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockReadCategory.failing(500, { once: true }), mockListProducts.networkError({ once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: instruments.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })[0]).toBeVisible());
  },
});
