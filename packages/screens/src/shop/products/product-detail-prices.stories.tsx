import { ready } from "@shop/data/view.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { expect, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen } from "./product-detail-screen.tsx";

const meta = preview.meta({
  title: "Shop/Product/Prices",
  component: ProductDetailScreen,
  ...setup,
});

/** The shop states what delivery costs. */
export const WithDelivery = meta.story({
  args: { delivery: { from: "45.00", free_from: "2000.00", pick_up: true } },
});

/** The largest costs, never free, without a branch. */
export const WithDeliveryLongNames = meta.story({
  args: { delivery: { from: "9999999999.99", free_from: null, pick_up: false } },
});

/** No price, picture, part number and description yet. */
export const PriceUpdating = meta.story({
  args: { product: ready(aProduct({ price: "0.00", description: "", part_number: null })) },
});

/** On offer until the end of a day. */
export const OnOffer = meta.story({
  args: {
    product: ready(
      aProduct({ price: "1090.00", price_before: "1250.00", offer_until: "2026-12-31T23:59", images: [] }),
    ),
  },
});

OnOffer.test("DETAIL-2 D-103 an offer states both prices and its last day", english, async ({ canvas }) => {
  await expect(canvas.getByText("Offer until 31 December")).toBeVisible();
  await expect(canvas.getByText("1,250").closest("s")).toHaveTextContent("instead of 1,250");
  await expect(canvas.getByText("−13%")).toBeVisible();
});

OnOffer.test("DETAIL-2 D-103 an offer ends in Arabic", { globals: { locale: "ar" } }, async ({ canvas }) => {
  await expect(canvas.getByText("العرض حتى 31 ديسمبر")).toBeVisible();
});

const led = aProduct({
  price: "5.00",
  quantity_prices: [
    { from: 10, price: "4.50" },
    { from: 100, price: "3.90" },
    { from: 1000, price: "3.25" },
  ],
});

/** Lower prices of a piece for those who buy more. */
export const QuantityPrices = meta.story({
  args: { product: ready(led) },
  tags: ["canonical"],
  parameters: canonical,
});

QuantityPrices.test(
  "DETAIL-2 D-108 the price that holds for the chosen quantity is marked, and added to the cart with its quantity",
  english,
  async ({ canvas, userEvent, args }) => {
    const list = within(canvas.getByRole("list", { name: "Quantity prices" }));
    const marked = () =>
      list
        .getAllByRole("listitem")
        .filter((item) => item.ariaCurrent === "true")
        .map(({ textContent }) => textContent);
    await expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "From 10 · 4.50 EG",
      "From 100 · 3.90 EG",
      "From 1,000 · 3.25 EG",
    ]);
    await expect(marked()).toEqual([]);
    const quantity = canvas.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "100{Enter}");
    await waitFor(() => expect(marked()).toEqual(["From 100 · 3.90 EG"]));
    await expect(canvas.getByText("100 ×").closest("p")).toHaveTextContent("100 × 3.90 EG = 390 EG");
    await userEvent.click(canvas.getByRole("button", { name: /^Add to cart/ }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(led, 100);
  },
);

QuantityPrices.test("DETAIL-2 D-108 Arabic", { globals: { locale: "ar" } }, async ({ canvas }) => {
  const list = within(canvas.getByRole("list", { name: "أسعار الكميات" }));
  await expect(list.getAllByRole("listitem")[0]).toHaveTextContent("10 فأكثر · 4.50 EG");
});

QuantityPrices.test(
  "D-39 the sum of several pieces keeps its order in Arabic",
  onArabicPhone,
  async (context) => {
    const { canvas, userEvent } = context;
    const { products } = textsOf(context);
    await userEvent.click(canvas.getByRole("button", { name: products.increase }));
    const sum = canvas.getByText("2 ×").closest("p");
    const [qty, ...prices] = sum?.querySelectorAll<HTMLElement>(".figures") ?? [];
    const lefts = [qty, ...prices].map((one) => one?.getBoundingClientRect().left ?? 0);
    await expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  },
);

PriceUpdating.test("DETAIL-2 D-54 without files there is no section", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("region", { name: "Datasheets and files" })).not.toBeInTheDocument();
});

PriceUpdating.test("DETAIL-2 D-53 what is not stated is left out", english, async ({ canvas }) => {
  const terms = canvas.queryAllByRole("term").map((term) => term.textContent);
  await expect(terms.join("\n")).not.toMatch(/Warranty|Country of origin|RoHS|Manufacturer/);
});

PriceUpdating.test(
  "DETAIL-2 a price that is being updated, without a picture",
  english,
  async ({ canvas }) => {
    await expect(canvas.getAllByText("price updating")[0]).toBeVisible();
    await expect(canvas.getByText(/There is no description yet/)).toBeVisible();
  },
);

PriceUpdating.test(
  "DETAIL-2 D-21 a price that is updated can be asked for by chat",
  english,
  async ({ args, canvas }) => {
    const ask = canvas.getByRole("link", { name: "Ask for the price (opens WhatsApp)" });
    const message = new URL(ask.getAttribute("href") ?? "").searchParams.get("text");
    const { product } = args;
    await expect(message).toBe(
      `What does this product cost?\n${product.status === "ready" ? product.data.name : ""}`,
    );
    // It can be ordered as well: the shop then states its price.
    await expect(canvas.getByRole("button", { name: /^Add to cart/ })).toBeVisible();
  },
);

WithDelivery.test("D-109 a line on the cost of delivery leads to its page", english, async ({ canvas }) => {
  const line = canvas.getByRole("link", { name: /^Delivery from/ });
  await expect(line).toHaveTextContent("Delivery from 45 EG, free from 2,000 EG · pick-up at our branches");
  await expect(line).toHaveAttribute("href", "/info/delivery");
});

WithDeliveryLongNames.test("D-109 what there is not is left out", english, async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: /^Delivery from/ })).toHaveTextContent(
    /^Delivery from 9,999,999,999\.99 EG$/,
  );
});
