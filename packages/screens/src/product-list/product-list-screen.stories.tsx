import type { ProductSort } from "@shop/contract/sorting.ts";
import { ready } from "@shop/contract/state.ts";
import { useProductListModel } from "@shop/data/models/use-product-list-model.ts";
import { manyProducts } from "@shop/fixtures/builders.ts";
import { edgeCases, firstPage, newest, wholeList } from "@shop/fixtures/samples.ts";
import { mockListProducts } from "@shop/mocks/mock-endpoints.ts";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { ProductListScreen, type ProductListScreenProps } from "./product-list-screen.tsx";

const onRetry = fn();

const meta = preview.meta({
  title: "Screens/Product list",
  component: ProductListScreen,
  decorators: [inPage],
  args: {
    products: ready(firstPage()),
    more: { status: "idle" } as const,
    sort: "newest" as const,
    onSort: fn(),
    onLoadMore: fn(),
    onAddToCart: fn(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Twelve products and a way to more. */
export const Ready = meta.story({
  name: "LIST-3 12 products at first, and a button for 12 more",
  play: async ({ canvas, userEvent, args }) => {
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
});

/** The list grows until nothing is left; the focus goes to the first new card. */
export const Grows = meta.story({
  name: "LIST-3 the button goes when nothing is left",
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(canvas.getAllByRole("listitem")).toHaveLength(20);
    await expect(canvas.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Test part 13" })).toHaveFocus();
  },
});

/** The next page is on its way. */
export const LoadingMore = meta.story({ args: { more: { status: "pending" } } });

/** The next page did not come; what is there stays. */
export const MoreFailed = meta.story({
  args: { more: { status: "failed", error: "Internal Server Error" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The next products could not be loaded.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Load more" })).toBeEnabled();
  },
});

/** Six skeleton cards. */
export const Loading = meta.story({
  name: "LIST-1 a skeleton of 6 cards while loading",
  args: { products: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
  },
});

/** Nothing is sold. */
export const Empty = meta.story({
  name: "LIST-2 an empty list reads 'no results founded.'",
  args: { products: ready(wholeList([])) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no results founded.")).toBeVisible();
  },
});

/** The list did not come. */
export const Failed = meta.story({
  args: { products: { status: "failed", error: "Internal Server Error", onRetry } },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByText(/This could not be loaded/).closest('[role="alert"]');
    await expect(alert).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** Prices carry their label; a price of zero is being updated. */
export const Prices = meta.story({
  name: "LIST-4 PRICE-1 a price of 0 reads 'price updating', any other carries EG",
  args: { products: ready(wholeList(edgeCases)) },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("listitem");
    await expect(cards[0]).toHaveTextContent("9,999,999.99 EG");
    await expect(cards[2]).toHaveTextContent("price updating");
    await expect(cards[4]).toHaveTextContent("price updating");
    await expect(cards[2]).not.toHaveTextContent("EG");
  },
});

/** A missing or broken picture is drawn. */
export const NoPictures = meta.story({
  name: "LIST-5 a missing image shows a placeholder picture",
  args: { products: ready(wholeList(edgeCases.slice(0, 4))) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(0);
    await expect(canvasElement.querySelectorAll("li svg").length).toBeGreaterThanOrEqual(4);
  },
});

/** The picture opens the product; the button adds it and says so. */
export const Card = meta.story({
  name: "LIST-6 a card's image opens its product, and the card adds it to the cart",
  play: async ({ canvas, userEvent, args }) => {
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
});

/** What cannot be bought now cannot be added. */
export const OutOfStock = meta.story({
  name: "LIST-6 a product out of stock says so and cannot be added",
  args: { products: ready(wholeList(edgeCases)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Add to cart +10V" })).toBeDisabled();
    await expect(canvas.getAllByText("out of stock")).toHaveLength(2);
    await expect(canvas.getByText("only 3 left")).toBeVisible();
  },
});

/** Another order. */
export const Sort = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "-price");
    await expect(args.onSort).toHaveBeenCalledWith("-price");
  },
});

/** Fresher data is on its way. */
export const Refreshing = meta.story({
  args: { products: { status: "ready", data: firstPage(), refreshing: true } },
});

const fifty = wholeList([...edgeCases, ...manyProducts(44)]);

/** 50 cards, with names, prices and pictures at their edges. */
export const Stress = meta.story({ args: { products: ready(fifty) } });

/** 50 cards in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...onArabicPhone, args: { products: ready(fifty) } });

/** Cards of a row line up, however long their names are. */
export const LinedUp = meta.story({
  tags: ["browser"],
  args: { products: ready(wholeList(edgeCases)) },
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const tops = canvas
        .getAllByRole("button", { name: /Add to cart/ })
        .slice(0, 4)
        .map((button) => Math.round(button.getBoundingClientRect().top));
      await expect(new Set(tops).size).toBe(1);
    });
  },
});

/** A phone. */
export const Phone = meta.story({ ...onPhone });

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen fed by its model. */
function Connected(args: ProductListScreenProps) {
  const [sort, setSort] = useState<ProductSort>("newest");
  return <ProductListScreen {...args} {...useProductListModel({ sort })} sort={sort} onSort={setSort} />;
}

/** Fed by the API: it grows by 12 until nothing is left, and is sorted anew. */
export const FromApi = meta.story({
  name: "LIST-3 12 products from the API, and 12 more per click",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas, userEvent }) => {
    const cards = () => canvas.queryAllByRole("button", { name: /Add to cart/ });
    await waitFor(() => expect(cards()).toHaveLength(12));
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(cards()).toHaveLength(24));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "-price");
    await waitFor(() => expect(cards()).toHaveLength(12));
    await expect(canvas.getAllByRole("listitem")[0]).toHaveTextContent(/\d\d,\d\d\d EG/);
  },
});

/** The API fails once and answers when asked again. */
export const ApiRecovers = meta.story({
  name: "LIST-1 the API fails, then answers on another try",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListProducts.failing(500, { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(12));
  },
});

/** The second page fails; the first stays, and the button tries again. */
export const MoreRecovers = meta.story({
  name: "LIST-3 a failed load-more keeps what is there and can be tried again",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListProducts.failing(503, { once: true, when: (url) => url.searchParams.has("cursor") }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Load more" }));
    await expect(await canvas.findByText("The next products could not be loaded.")).toBeVisible();
    await expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(12);
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await waitFor(() => expect(canvas.getAllByRole("button", { name: /Add to cart/ })).toHaveLength(24));
  },
});
