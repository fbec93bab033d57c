import { useCategoryModel } from "@shop/data/shop/categories/use-category-model.ts";
import { ready } from "@shop/data/view.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { edgeCases, firstPage, LONG_ARABIC, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english, onPhone } from "../../stories/page.tsx";
import { firstSub, instruments, onRetry, own, setup } from "./category-screen.story-setup.tsx";
import { CategoryScreen, type CategoryScreenProps } from "./category-screen.tsx";

const meta = preview.meta({
  title: "Shop/Category",
  component: CategoryScreen,
  ...setup,
});

/** The first page of a longer list. */
const firstOfMore = ready({ ...firstPage(own), hasMore: true });

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Filtered by a sub category, sorted by price, with more products to load. */
export const Filtered = meta.story({
  args: {
    subCategoryId: firstSub.id,
    sort: "price",
    products: firstOfMore,
  },
});

/** Its products could not be loaded. */
export const FailedProducts = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** The next page is loading. */
export const LoadingMore = meta.story({
  args: { products: firstOfMore, more: { status: "pending" } },
  play: showEnd,
});

/** The next page failed; the products before it stay. */
export const FailedMore = meta.story({
  args: { products: firstOfMore, more: { status: "failed", error: "Internal Server Error" } },
  play: showEnd,
});

/** A sub category with a text of its own, and one without, which has its category's. */
const described = aCategory({
  name: "Soldering",
  description: "Irons and solder.",
  description_ar: "كاويات وقصدير.",
  sub_category: [
    aSubCategory({ id: 1, name: "Irons", description: "For fine work.", description_ar: "للأعمال الدقيقة." }),
    aSubCategory({ id: 2, name: "Solder" }),
  ],
});

Filtered.test(
  "CATEGORY-1 D-64 a sub category shows its own text",
  { ...english, args: { category: ready(described), subCategoryId: 1 } },
  async ({ canvas }) => {
    await expect(canvas.getByText("For fine work.")).toBeVisible();
    await expect(canvas.queryByText("Irons and solder.")).not.toBeInTheDocument();
  },
);

Filtered.test(
  "CATEGORY-1 D-64 a sub category shows its own Arabic text",
  { globals: { locale: "ar" }, args: { category: ready(described), subCategoryId: 1 } },
  async ({ canvas }) => {
    await expect(canvas.getByText("للأعمال الدقيقة.")).toBeVisible();
  },
);

Filtered.test(
  "CATEGORY-1 D-64 a sub category without a text shows its category's",
  { ...english, args: { category: ready(described), subCategoryId: 2 } },
  async ({ canvas }) => {
    await expect(canvas.getByText("Irons and solder.")).toBeVisible();
  },
);

/** The last sub category is chosen: on a phone its link is scrolled into view. */
export const LastFilter = meta.story({
  ...onPhone,
  args: { subCategoryId: instruments.sub_category.at(-1)?.id ?? null },
});

/** Nothing of the category is loaded yet. */
export const Loading = meta.story({
  args: { category: { status: "loading" }, products: { status: "loading" } },
});

/** The category is loaded, its products are not. */
export const LoadingProducts = meta.story({ args: { products: { status: "loading" } } });

export const Empty = meta.story({ args: { products: ready(wholeList([])) } });

/** One product alone. */
export const One = meta.story({ args: { products: ready(wholeList(own.slice(0, 1))) } });

export const Failed = meta.story({
  args: { category: { status: "failed", error: "Internal Server Error", onRetry } },
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
export const LongNames = meta.story({
  args: { category: ready(crowded), products: ready(wholeList(edgeCases)) },
});

Default.test(
  "CATEGORY-1 the products of a category with its sub categories as a filter",
  english,
  async ({ canvas }) => {
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
);

Filtered.test(
  "CATEGORY-1 a selected sub category stays selected when sorting and loading more",
  english,
  async ({ canvas, userEvent, args }) => {
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
);

Filtered.test("CATEGORY-1 the heading names the chosen sub category", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(firstSub.name);
  await expect(canvas.getByRole("link", { name: instruments.name })).toHaveAttribute(
    "href",
    `/category/${instruments.id}`,
  );
});

Filtered.test(
  "CATEGORY-1 the current filter is marked in forced colours, too",
  english,
  async ({ canvas }) => {
    const current = canvas.getByRole("link", { name: firstSub.name });
    await expect(current).toHaveClass("forced-colors:aria-[current]:border-3");
  },
);

LastFilter.test(
  "CATEGORY-1 on a phone the chosen filter is scrolled into view, the page is not",
  { globals: { ...onPhone.globals, locale: "en" }, tags: ["browser"] },
  async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Sub categories" });
    const link = nav.querySelector('[aria-current="page"]');
    const { left = -1, right = Infinity } = link?.getBoundingClientRect() ?? {};
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(nav.firstElementChild?.scrollLeft).toBeGreaterThan(0);
    await expect(window.scrollY).toBe(0);
  },
);

Loading.test("CATEGORY-2 'Loading....' shows while loading", english, async ({ canvas }) => {
  await expect(canvas.getAllByText("Loading....")[0]).toBeVisible();
});

LoadingProducts.test(
  "CATEGORY-2 'Loading....' shows while the products are loading",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("Loading....")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: instruments.name })).toBeVisible();
  },
);

Empty.test("an empty category reads 'no results founded.'", english, async ({ canvas }) => {
  await expect(canvas.getByText("no results founded.")).toBeVisible();
});

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The screen with its model. */
function Connected(args: CategoryScreenProps) {
  const { subCategoryId, sort } = args;
  return <CategoryScreen {...args} {...useCategoryModel({ id: instruments.id, subCategoryId, sort })} />;
}

Default.test(
  "CATEGORY-1 the products of one sub category, from the API",
  { ...english, args: { subCategoryId: firstSub.id }, render: (args) => <Connected {...args} /> },
  async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: firstSub.name })).toBeVisible();
    const inIt = own.filter(({ sub_category_id }) => sub_category_id === firstSub.id).slice(0, 12);
    for (const { name } of inIt) await expect(await canvas.findByRole("link", { name })).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(inIt.length);
  },
);

Default.test(
  "CATEGORY-1 category and products fail, then load when tried again",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("readCategory").failing(500, { once: true }),
        mock("listProducts").networkError({ once: true }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { name: instruments.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })[0]).toBeVisible());
  },
);

Default.test(
  "D-91 the filters are no longer than the view and stay in it",
  { ...english, globals: { ...english.globals, viewport: { value: "desktop" } } },
  async ({ canvas }) => {
    const panel = canvas.getByRole("complementary", { name: "Filters" });
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(innerHeight);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    scrollTo({ top: 200, behavior: "instant" });
    await waitFor(() => expect(Math.round(panel.getBoundingClientRect().top)).toBe(64));
  },
);
