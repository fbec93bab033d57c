import { useCategoryModel } from "@shop/data/shop/categories/use-category-model.ts";
import { ready } from "@shop/data/view.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, firstPage, LONG_ARABIC, newest, UNBREAKABLE, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { PiecesProvider } from "../../parts/pieces-store.ts";
import { valueColumns } from "../../parts/table-columns.ts";
import { filtersIn, listFilters } from "../../stories/list-filters.ts";
import { english, inPage, onEnglishPhone, onPhone } from "../../stories/page.tsx";
import { createPieces } from "../../stories/pieces.ts";
import { CategoryScreen, type CategoryScreenProps } from "./category-screen.tsx";

const onRetry = fn();
const [instruments = aCategory()] = catalogue.categories;
const own = newest.filter(({ category_id }) => category_id === instruments.id);
const [firstSub = aSubCategory()] = instruments.sub_category;

/** The screen with a cart of its own. */
function WithPieces({ onAddToCart, ...props }: CategoryScreenProps) {
  const [store] = useState(createPieces);
  return (
    <PiecesProvider value={store}>
      <CategoryScreen
        {...props}
        onAddToCart={(product, qty) => {
          onAddToCart(product, qty);
          store.setPieces(product.id, store.piecesOf(product.id) + qty);
        }}
      />
    </PiecesProvider>
  );
}

type StoryContext = Parameters<NonNullable<typeof meta.input.play>>[0];

const meta = preview.meta({
  title: "Shop/Category",
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
    ...listFilters(demoFacets({ category_id: instruments.id })),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Filtered by a sub category, sorted by price, with more products to load. */
export const Filtered = meta.story({
  args: {
    subCategoryId: firstSub.id,
    sort: "price",
    products: ready({ ...firstPage(own), hasMore: true }),
  },
});

/** Its products could not be loaded. */
export const FailedProducts = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** The next page is loading. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } } });

/** The next page failed; the products before it stay. */
export const FailedMore = meta.story({
  args: { more: { status: "failed", error: "Internal Server Error" } },
});

/** The filters come after the products. */
export const LoadingFilters = meta.story({ args: { facets: { status: "loading" } } });

/** Without filters the products stay. */
export const FailedFilters = meta.story({
  args: { facets: { status: "failed", error: "Internal Server Error", onRetry } },
});

const tabled = catalogue.products.filter(({ name }) => /resistor/i.test(name)).slice(0, 5);

/** Products in a table with their values, sorted by one of them. */
export const TableView = meta.story({
  args: {
    view: "table",
    sort: "name",
    products: ready({ ...firstPage(tabled), hasMore: true }),
  },
});

/** A product that is in the cart since it was added here: its pieces are changed in place. */
export const Added = meta.story({
  args: { products: ready(firstPage(own)) },
  render: (args) => <WithPieces {...args} />,
});

const addable = own.find(({ amount }) => amount > 0);

/** Adds a product, changes its pieces in each way, and removes it. */
const changePieces = async ({ canvas, userEvent, args }: StoryContext) => {
  const name = addable?.name ?? "";
  const add = canvas.getByRole("button", { name: `Add to cart ${name}` });
  await expect(canvas.queryByRole("spinbutton")).not.toBeInTheDocument();
  await userEvent.click(add);
  await expect(args["onAddToCart"]).toHaveBeenCalledWith(addable, 1);
  await expect(add).toHaveFocus();
  const pieces = await canvas.findByRole("spinbutton", { name: `Quantity: ${name}` });
  await expect(pieces).toHaveValue("1");
  await userEvent.click(add);
  await expect(pieces).toHaveValue("2");
  await userEvent.click(canvas.getByRole("button", { name: `One less: ${name}` }));
  await expect(pieces).toHaveValue("1");
  await userEvent.clear(pieces);
  await userEvent.type(pieces, "٢٥");
  await expect(canvas.getByText("25 in the cart")).toBeInTheDocument();
  await userEvent.clear(pieces);
  await userEvent.type(pieces, "1");
  await userEvent.click(canvas.getByRole("button", { name: `One less: ${name}` }));
  await expect(canvas.queryByRole("spinbutton")).not.toBeInTheDocument();
  await expect(add).toHaveFocus();
};

Added.test(
  "D-104 CART-2 CART-3 on a card the pieces of what was added are changed in place, and the focus stays",
  english,
  changePieces,
);

/** The same in the rows of the table. */
export const AddedInTable = meta.story({ ...Added.input, args: { ...Added.input.args, view: "table" } });

AddedInTable.test(
  "D-104 CART-2 CART-3 in the table the pieces of what was added are changed in place, and the focus stays",
  english,
  changePieces,
);

Added.test("D-104 the buttons of a card's quantity are as wide as a thumb", onPhone, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getAllByRole("button", { name: /^Add to cart/ })[0] ?? document.body);
  const card = (await canvas.findByRole("spinbutton")).closest("li");
  for (const button of within(card ?? document.body).getAllByRole("button")) {
    await expect(Math.round(button.getBoundingClientRect().width)).toBeGreaterThanOrEqual(44);
  }
});

/** The table with names, prices and stock at their limits. */
export const TableLongNames = meta.story({
  args: { view: "table", products: ready(wholeList(edgeCases)) },
});

TableView.test(
  "D-96 columns sort the list in the address, in both directions",
  english,
  async ({ canvas }) => {
    const path = `/category/${instruments.id}`;
    await expect(canvas.getByRole("link", { name: "Price: low to high" })).toHaveAttribute(
      "href",
      `${path}?sort=price&view=table`,
    );
    const column = valueColumns(tabled).find(({ unit }) => unit !== null);
    await expect(canvas.getByRole("link", { name: `${column?.name}: low to high` })).toHaveAttribute(
      "href",
      `${path}?sort=a${column?.attribute_id}&view=table`,
    );
    await expect(canvas.getByRole("link", { name: "Cards" })).toHaveAttribute("href", `${path}?sort=name`);
    await expect(canvas.getByRole("link", { name: "Table" })).toHaveAttribute("aria-current", "true");
  },
);

TableView.test(
  "D-96 ticked products are compared, also without scripts, or put in the cart",
  english,
  async ({ canvas, userEvent, args }) => {
    const [first, second] = tabled.filter(({ amount }) => amount > 0);
    for (const one of [first, second]) {
      await userEvent.click(canvas.getByRole("checkbox", { name: `Tick ${one?.name}` }));
    }
    const form = canvas.getByRole("button", { name: "Compare the ticked" }).closest("form");
    await expect(form).toHaveAttribute("action", "/compare");
    await expect(form && new FormData(form).getAll("id")).toEqual([String(first?.id), String(second?.id)]);
    await userEvent.click(canvas.getByRole("button", { name: "Add the ticked to the cart" }));
    await expect(args.onAddToCart).toHaveBeenCalledTimes(2);
    await expect(args.onAddToCart).toHaveBeenCalledWith(first, 1);
    await expect(args.onAddToCart).toHaveBeenCalledWith(second, 1);
  },
);

TableView.test("D-96 D-108 the first quantity prices stand below the price", english, async ({ canvas }) => {
  const row = canvas.getByRole("row", { name: /CFR-25-10K/ });
  await expect(row).toHaveTextContent("From 10 · 0.45 EG");
  await expect(row).toHaveTextContent("From 100 · 0.40 EG");
  await expect(row).not.toHaveTextContent("From 1,000");
});

TableView.test("D-96 the table scrolls beside the page", onEnglishPhone, async ({ canvas }) => {
  const area = canvas.getByRole("region", { name: "Products in a table" });
  await expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
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

const passives = catalogue.categories.find(({ name }) => name === "Passive components") ?? instruments;
const resistors = passives.sub_category.find(({ name }) => name === "Resistors") ?? firstSub;
const resistance = catalogue.attributes.find(({ name }) => name === "Resistance");
const technology = catalogue.attributes.find(({ name }) => name === "Technology");
const film = technology?.choices[0];
const narrowed = filtersIn(
  `a${resistance?.id}_min=1k&a${technology?.id}=${film?.id}&stock=1&a${resistance?.id}_max=red`,
);

/** A sub category whose list is filtered by its attributes; one bound cannot be read. */
export const ByAttributes = meta.story({
  args: {
    category: ready(passives),
    subCategoryId: resistors.id,
    products: ready(wholeList(newest.filter(({ part_number }) => part_number === "CFR-25-4K7"))),
    sort: `a${resistance?.id ?? 0}` as const,
    ...listFilters(demoFacets({ sub_category_id: resistors.id, filters: narrowed }), narrowed),
  },
});

const cheap = filtersIn("price_max=1");

/** The filters let nothing through. */
export const NothingLeft = meta.story({
  args: {
    products: ready(wholeList([])),
    ...listFilters(demoFacets({ category_id: instruments.id, filters: cheap }), cheap),
  },
});

ByAttributes.test(
  "D-91 set filters are links that remove them one by one, and fields that can be changed",
  english,
  async ({ canvas, userEvent, args }) => {
    const chips = within(canvas.getByRole("list", { name: "Set filters" }));
    await expect(chips.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Remove the filter:in stock",
      `Remove the filter:Technology: ${film?.name}`,
      "Remove the filter:Resistance 1\u00A0kΩ – red",
      "Clear all filters",
    ]);
    await expect(chips.getByRole("link", { name: /in stock/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/category\/\d+\?sub=\d+&a\d+=\d+&a1_min=1k&a1_max=red&sort=a1$/),
    );
    await userEvent.click(chips.getByRole("link", { name: /in stock/ }));
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...narrowed, inStock: false });
    const panel = within(canvas.getByRole("complementary", { name: "Filters" }));
    await expect(panel.getByRole("checkbox", { name: new RegExp(`^${film?.name}`) })).toBeChecked();
    const most = panel.getByLabelText("Resistance at most", { selector: "input[name]" });
    await expect(most).toHaveAccessibleDescription("This cannot be read.");
    await userEvent.clear(most);
    await userEvent.type(most, "10 kΩ{Enter}");
    await expect(args.onFilters).toHaveBeenLastCalledWith({
      ...narrowed,
      ranges: { [String(resistance?.id)]: { min: "1k", max: "10 kΩ" } },
    });
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

ByAttributes.test(
  "D-91 the list is sorted by the numbers of an attribute",
  english,
  async ({ canvas, args, userEvent }) => {
    const sort = canvas.getByLabelText("Sort by");
    await expect(sort).toHaveDisplayValue("Resistance: low to high");
    await userEvent.selectOptions(sort, "Resistance: high to low");
    await expect(args.onSort).toHaveBeenLastCalledWith(`-a${resistance?.id}`);
  },
);

NothingLeft.test("D-91 an empty list offers to clear its filters", english, async ({ canvas }) => {
  await expect(canvas.getByText("No product meets all filters.")).toBeVisible();
  const clear = canvas.getAllByRole("link", { name: "Clear all filters" });
  await expect(clear[0]).toHaveAttribute("href", `/category/${instruments.id}`);
});
