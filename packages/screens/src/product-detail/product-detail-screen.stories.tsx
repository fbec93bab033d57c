import { shop } from "@shop/contract/shop.ts";
import { ready } from "@shop/contract/state.ts";
import { useProductDetailModel } from "@shop/data/models/use-product-detail-model.ts";
import { aProduct, productNamed } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, LONG_ARABIC, newest, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mockListProducts, mockReadProduct } from "@shop/mocks/mock-endpoints.ts";
import { expect, fn, waitFor } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { inPage, onArabicPhone, onPhone } from "../stories/page.tsx";
import { ProductDetailScreen, type ProductDetailScreenProps } from "./product-detail-screen.tsx";

const onRetry = fn();
const meter = productNamed("K45");
const category = catalogue.categories.find(({ id }) => id === meter.category_id) ?? null;
const related = newest.filter(({ category_id, id }) => category_id === meter.category_id && id !== meter.id);
const pictured = {
  ...meter,
  images: newest.flatMap(({ images }) => images).slice(0, 4),
};

const meta = preview.meta({
  title: "Screens/Product detail",
  component: ProductDetailScreen,
  decorators: [inPage],
  args: {
    product: ready(pictured),
    category,
    related: ready(related.slice(0, 5)),
    chatNumber: shop.chatNumber,
    onAddToCart: fn(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

/** Everything about a product. */
export const Ready = meta.story({
  name: "DETAIL-2 name, pictures, price, stock, description, quantity and add to cart",
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: new RegExp(meter.name) })).toHaveLength(4);
    await expect(canvas.getByText("K45")).toBeVisible();
    await expect(canvas.getByText("3,850")).toHaveTextContent("3,850 EG");
    await expect(canvas.getAllByText("in stock")[0]).toBeVisible();
    await expect(canvas.getByText(/The meter we put on our own benches/)).toBeVisible();
    await expect(canvas.getByText("DC voltage").tagName).toBe("BDI");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: `Add to cart ${meter.name}` }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(pictured, 3);
    await expect(canvas.queryByRole("button", { name: /order now/i })).not.toBeInTheDocument();
  },
});

/** A thumbnail shows its picture; without scripts it is a link to it. */
export const Thumbnails = meta.story({
  name: "DETAIL-2 thumbnails show their picture",
  tags: ["browser"],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("link", { name: "Picture 3" });
    await expect(third).toHaveAttribute("href", "#picture-3");
    third.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
  },
});

/** The strip of related products. */
export const Related = meta.story({
  name: "DETAIL-3 a strip of 5 related products",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Related products" })).toBeVisible();
    for (const { id, name } of related.slice(0, 5)) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/product/${id}`);
    }
  },
});

/** The related products are on their way. */
export const RelatedLoading = meta.story({
  name: "DETAIL-3 5 skeleton items while the related products are loading",
  args: { related: { status: "loading" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "Related products" })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy="true"] li')).toHaveLength(5);
  },
});

/** Nothing is related. */
export const NoneRelated = meta.story({
  args: { related: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Related products" })).not.toBeInTheDocument();
  },
});

/** The product is on its way. */
export const Loading = meta.story({
  name: "DETAIL-1 a skeleton placeholder while loading",
  args: { product: { status: "loading" }, related: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading")).toBeInTheDocument();
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
  },
});

/** The product did not come. */
export const Failed = meta.story({
  args: { product: { status: "failed", error: "Internal Server Error", onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** No picture, no price yet, no brand. */
export const PriceUpdating = meta.story({
  name: "DETAIL-2 a price that is being updated, without a picture",
  args: { product: ready(aProduct({ price: "0.00", description: "", part_number: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("price updating")).toBeVisible();
    await expect(canvas.getByText(/There is no description yet/)).toBeVisible();
  },
});

/** Out of stock: it cannot be added, but asked about. */
export const OutOfStock = meta.story({
  name: "DETAIL-2 a product out of stock can be asked about",
  args: { product: ready({ ...meter, amount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("out of stock")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Add to cart/ })).toBeDisabled();
    await expect(canvas.getByRole("link", { name: "Ask about it" })).toHaveAttribute(
      "href",
      expect.stringContaining("K45"),
    );
  },
});

/** HTML in a description is text. */
export const UnsafeText = meta.story({
  name: "DETAIL-2 a description is text, whatever it holds",
  args: {
    product: ready(
      aProduct({ description: "Fits <b>all</b> boards.\n<script>alert(1)</script>\nInput: 5 V" }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Fits <b>all<\/b> boards/)).toBeVisible();
    await expect(canvasElement.querySelector("article script, article b")).not.toBeInTheDocument();
    await expect(canvas.getByText("5 V")).toBeVisible();
  },
});

/** With a way to order this one product. */
export const OrderNow = meta.story({
  args: { onOrderNow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "order now" }));
    await expect(args.onOrderNow).toHaveBeenCalledWith(pictured, 1);
  },
});

const stress = aProduct({
  name: UNBREAKABLE,
  name_ar: LONG_ARABIC,
  part_number: UNBREAKABLE,
  price: "9999999999.99",
  amount: 3,
  description: `${LONG_ARABIC}\n\n${UNBREAKABLE}${UNBREAKABLE}\n${"A long description. ".repeat(150)}`,
  description_ar: null,
});

/** Everything long. */
export const Stress = meta.story({ args: { product: ready(stress), related: ready(edgeCases) } });

/** Everything long, in Arabic on a phone. */
export const StressArabicPhone = meta.story({ ...Stress.input, ...onArabicPhone });

/** A phone, with the order bar at its lower edge. */
export const Phone = meta.story({ ...onPhone });

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Arabic and dark. */
export const ArabicDark = meta.story({ globals: { locale: "ar", theme: "dark" } });

/** The screen fed by its model. */
function Connected(args: ProductDetailScreenProps) {
  return <ProductDetailScreen {...args} {...useProductDetailModel({ id: meter.id })} />;
}

/** Fed by the API: the product, its place in the catalogue, and what is related to it. */
export const FromApi = meta.story({
  name: "DETAIL-3 product and related products from the API",
  render: (args) => <Connected {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    if (category) await expect(await canvas.findByRole("link", { name: category.name })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll("article section h3")).toHaveLength(5));
    const others = Array.from(canvasElement.querySelectorAll("article h3"), (title) => title.textContent);
    await expect(others).not.toContain(meter.name);
  },
});

/** The related products fail alone; the product stays. */
export const RelatedRecover = meta.story({
  name: "DETAIL-3 the related products fail alone and can be tried again",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockListProducts.failing(500, { once: true }));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(canvasElement.querySelectorAll("article section h3")).toHaveLength(5));
  },
});

/** The API fails once and answers when asked again. */
export const ApiRecovers = meta.story({
  name: "DETAIL-1 the API fails, then answers on another try",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockReadProduct.networkError({ once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
  },
});
