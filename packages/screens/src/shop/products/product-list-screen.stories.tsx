import type { Product, ProductSpecification } from "@shop/contract/products/product.ts";
import { useProductListModel } from "@shop/data/shop/products/use-product-list-model.ts";
import { ready } from "@shop/data/view.ts";
import type { ProductSort } from "@shop/domain/catalogue/sorting.ts";
import { aProduct, manyProducts } from "@shop/fixtures/builders.ts";
import { edgeCases, firstPage, newest, wholeList } from "@shop/fixtures/samples.ts";
import { demoFacets } from "@shop/mocks/demo-shop.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { listFilters } from "../../stories/list-filters.ts";
import { english, inPage } from "../../stories/page.tsx";
import { ProductListScreen, type ProductListScreenProps } from "./product-list-screen.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Shop/Product list",
  component: ProductListScreen,
  decorators: [inPage],
  args: {
    products: ready(firstPage()),
    more: { status: "idle" } as const,
    sort: "newest" as const,
    onSort: fn(),
    onLoadMore: fn(),
    onAddToCart: fn(),
    ...listFilters(demoFacets()),
  },
  argTypes: { sort: { control: "select", options: ["newest", "price", "-price", "name", "-name"] } },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Twelve products and a button that loads more. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Six skeleton cards. */
export const Loading = meta.story({ args: { products: { status: "loading" } } });

/** The next page is loading. */
export const LoadingMore = meta.story({
  args: { more: { status: "pending" } },
  play: showEnd,
});

/** The products stay while they are fetched again. */
export const Refreshing = meta.story({
  parameters: { looksLike: "Products that stay do not flicker while a fetch takes a moment." },
  args: { products: { status: "ready", data: firstPage(), refreshing: true } },
});

export const Empty = meta.story({ args: { products: ready(wholeList([])) } });

/** One product alone. */
export const One = meta.story({ args: { products: ready(wholeList(newest.slice(0, 1))) } });

/** An offer, and a product that is sold from ten pieces on at the price of ten. */
export const Prices = meta.story({
  args: {
    products: ready(
      wholeList([
        aProduct({ id: 1, name: "Clamp meter", price: "900.00", price_before: "1200.00" }),
        aProduct({
          id: 2,
          name: "Fuse",
          price: "2.50",
          min_order: 10,
          quantity_prices: [{ from: 10, price: "2.20" }],
        }),
      ]),
    ),
  },
});

Prices.test(
  "LIST-4 D-103 D-108 a card has the price of the least that can be ordered, and that before an offer",
  english,
  async ({ canvas }) => {
    const [offered, least] = await canvas.findAllByRole("listitem");
    await expect(offered).toHaveTextContent(/900 EG.*instead of 1,200/);
    await expect(least).toHaveTextContent("2.20 EG");
    await expect(least).not.toHaveTextContent("2.50");
  },
);

export const Failed = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** The next page failed; the products before it stay. */
export const FailedMore = meta.story({
  args: { more: { status: "failed", error: "Internal Server Error" } },
  play: showEnd,
});

/** The filters come after the products. */
export const LoadingFilters = meta.story({ args: { facets: { status: "loading" } } });

/** Without filters the products stay. */
export const FailedFilters = meta.story({
  args: { facets: { status: "failed", error: "Internal Server Error", onRetry } },
});

const partWith = (changes: Partial<Product>): Product => ({ ...(newest[0] ?? aProduct()), ...changes });

/** No stock, and little of it. */
export const OutOfStock = meta.story({
  args: {
    products: ready(
      wholeList(
        [0, -4, 1, 3].map((amount, index) =>
          partWith({ id: 901 + index, amount, restock_on: index === 1 ? "2099-12-12" : null }),
        ),
      ),
    ),
  },
});

/** A price of 0 is being updated. */
export const PriceUpdating = meta.story({
  args: { products: ready(wholeList([901, 902, 903].map((id) => partWith({ id, price: "0.00" })))) },
});

const valueOf = (
  attribute: number,
  name: string,
  text: string,
  rest?: Partial<ProductSpecification>,
): ProductSpecification => ({
  attribute_id: attribute,
  name,
  name_ar: null,
  section: null,
  section_ar: null,
  text,
  text_ar: text,
  min: null,
  max: null,
  unit: null,
  yes: null,
  on_cards: true,
  ...rest,
});

const manyValues = [
  valueOf(1, "Counts", "6000", { unit: "none" }),
  valueOf(2, "True RMS", "Yes", { yes: true }),
  valueOf(3, "Backlight", "No", { yes: false }),
  valueOf(4, "Bandwidth", "100 MHz", { unit: "hertz" }),
  valueOf(5, "Interface", "I²C; SPI; UART; USB; Bluetooth"),
  valueOf(6, "Test method", "A text of a value that is too long for a line of a card"),
  valueOf(7, "Package", "Not on cards of more than five values"),
];

/** The values that the definitions choose for cards: none, few, and too many for two lines. */
export const Values = meta.story({
  args: {
    products: ready(
      wholeList(
        [[], manyValues.slice(0, 1), manyValues.slice(0, 4), manyValues].map((specifications, index) =>
          partWith({ id: 901 + index, specifications }),
        ),
      ),
    ),
  },
});

/** A drawing in place of a missing or broken picture. */
export const WithoutPictures = meta.story({ args: { products: ready(wholeList(edgeCases.slice(0, 4))) } });

/** 50 products, the first with names, prices and pictures at their limits. */
export const LongNames = meta.story({
  args: { products: ready(wholeList([...edgeCases, ...manyProducts(44)])) },
});

const limits = { ...english, args: { products: ready(wholeList(edgeCases)) } };

Default.test(
  "LIST-3 12 products at first, and a button for 12 more",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(12);
    await expect(canvas.getByText(`${newest.length} products`)).toBeVisible();
    const more = canvas.getByRole("button", { name: "Load more" });
    const form = more.closest("form");
    await expect(form).toHaveAttribute("action", "/products");
    await expect(more).toHaveAttribute("name", "page");
    await expect(more).toHaveValue("2");
    await userEvent.click(more);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
);

Default.test(
  "LIST-3 the button disappears with the last page; the focus moves to the first new card",
  {
    ...english,
    render: function Growing(args) {
      const [count, setCount] = useState(12);
      const all = manyProducts(20);
      return (
        <ProductListScreen
          {...args}
          products={ready({ items: all.slice(0, count), total: 20, totalExact: true, hasMore: count < 20 })}
          onLoadMore={() => setCount(20)}
        />
      );
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
    await expect(canvas.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Test part 13" })).toHaveFocus();
  },
);

Values.test(
  "D-90 cards show up to five values; numbers without a unit and 'yes' with their names",
  english,
  async ({ canvas }) => {
    const [none, one, three, all] = canvas.getAllByRole("listitem").map((card) => card.textContent);
    await expect(none).not.toContain("Counts");
    await expect(one).toContain("Counts 6000");
    await expect(three).toContain("True RMS");
    await expect(three).not.toContain("Yes");
    await expect(three).not.toContain("Backlight");
    await expect(three).toContain("100 MHz");
    await expect(all).toContain("UART");
    await expect(all).not.toContain("Not on cards");
  },
);

FailedMore.test("says so and keeps the button", english, async ({ canvas }) => {
  await expect(canvas.getByText("The next products could not be loaded.")).toBeVisible();
  await expect(canvas.getByRole("button", { name: "Load more" })).toBeEnabled();
});

Loading.test("LIST-1 a skeleton of 6 cards while loading", english, async ({ canvas }) => {
  await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  await expect(canvas.getByText("Loading")).toBeInTheDocument();
});

Empty.test("LIST-2 an empty list reads 'no results founded.'", english, async ({ canvas }) => {
  await expect(canvas.getByText("no results founded.")).toBeVisible();
});

Failed.test("announces the failure; the button tries again", english, async ({ canvas, userEvent }) => {
  const alert = canvas.getByText(/This could not be loaded/).closest('[role="alert"]');
  await expect(alert).toBeVisible();
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

LongNames.test(
  "LIST-4 PRICE-1 a price of 0 reads 'price updating', any other has EG",
  limits,
  async ({ canvas }) => {
    const cards = canvas.getAllByRole("listitem");
    await expect(cards[0]).toHaveTextContent("9,999,999.99 EG");
    await expect(cards[2]).toHaveTextContent("price updating");
    await expect(cards[4]).toHaveTextContent("price updating");
    await expect(cards[2]).not.toHaveTextContent("EG");
  },
);

WithoutPictures.test(
  "LIST-5 a missing image shows a placeholder picture",
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll("li svg").length).toBeGreaterThanOrEqual(4);
  },
);

Default.test(
  "LIST-6 a card's image opens its product, and the card adds it to the cart",
  english,
  async ({ canvas, userEvent, args }) => {
    const [product] = newest;
    const [card] = canvas.getAllByRole("listitem");
    if (!product || !card) throw new Error("There is no product.");
    const image = card.querySelector("picture, svg");
    await expect(image?.closest("a")).toHaveAttribute("href", `/product/${product.id}`);
    const add = canvas.getByRole("button", { name: `Add to cart ${product.name}` });
    await userEvent.click(add);
    await expect(args.onAddToCart).toHaveBeenCalledWith(product, 1);
    await expect(add).toHaveTextContent("Added");
  },
);

OutOfStock.test(
  "LIST-6 a product out of stock says so and can be asked about, without a dead button",
  limits,
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Ask about it +10V" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add to cart +10V" })).not.toBeInTheDocument();
    await expect(canvas.getAllByText("out of stock")).toHaveLength(2);
    await expect(canvas.getByText("only 3 left")).toBeVisible();
  },
);

OutOfStock.test("LIST-6 D-92 a card shows on which day it is expected", english, async ({ canvas }) => {
  await expect(canvas.getByText("expected on 12 December 2099")).toBeVisible();
});

Default.test("calls back with the selected order", english, async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "-price");
  await expect(args.onSort).toHaveBeenCalledWith("-price");
});

Default.test(
  "D-120 a list with packs is sorted by the price of a piece",
  english,
  async ({ canvas, userEvent, args }) => {
    const sort = canvas.getByRole("combobox", { name: "Sort by" });
    await userEvent.selectOptions(sort, "Lowest price per piece");
    await expect(args.onSort).toHaveBeenCalledWith("piece_price");
  },
);

LongNames.test(
  "the buttons of a row are aligned, whatever the length of the names",
  { ...limits, tags: ["browser"] },
  async ({ canvas }) => {
    await waitFor(async () => {
      const tops = canvas
        .getAllByText(/^(Add to cart|Ask about it)/)
        .map((text) => text.closest("a, button") ?? text)
        .slice(0, 3)
        .map((button) => Math.round(button.getBoundingClientRect().top));
      await expect(new Set(tops).size).toBe(1);
    });
  },
);

Default.test(
  "LIST-3 a long list leads back to its top",
  { ...english, args: { products: ready(wholeList(newest.slice(0, 36))) }, tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    canvas.getAllByRole("listitem").at(-1)?.scrollIntoView();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300));
    await userEvent.click(canvas.getByRole("link", { name: "Back to the top" }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
);

/** The screen with its model. */
function Connected(args: ProductListScreenProps) {
  const [sort, setSort] = useState<ProductSort>("newest");
  return <ProductListScreen {...args} {...useProductListModel({ sort })} sort={sort} onSort={setSort} />;
}

const connected = { ...english, render: (args: ProductListScreenProps) => <Connected {...args} /> };

Default.test(
  "LIST-3 12 products from the API, and 12 more per click",
  connected,
  async ({ canvas, userEvent }) => {
    const cards = () => canvas.queryAllByRole("button", { name: /Add to cart/ });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "-price");
    await waitFor(() => expect(cards()).toHaveLength(12));
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(/\d\d,\d\d\d EG/);
  },
);

Default.test(
  "LIST-1 the products fail, then load when tried again",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("listProducts").failing(500, { once: true })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(12));
  },
);

Default.test(
  "LIST-3 a failed load-more keeps the products and can be tried again",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("listProducts").failing(503, { once: true, when: (url) => url.searchParams.has("cursor") }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("The next products could not be loaded.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(24));
  },
);
