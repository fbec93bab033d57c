import { useProductDetailModel } from "@shop/data/shop/products/use-product-detail-model.ts";
import { ready } from "@shop/data/view.ts";
import { brands } from "@shop/fixtures/brands.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { edgeCases, LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, waitFor, within, spyOn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english } from "../../stories/page.tsx";
import { openShareSheet, withShareSheet } from "../../stories/share-sheet.ts";
import { category, meter, onRetry, related, setup } from "./product-detail-screen.story-setup.tsx";
import { ProductDetailScreen, type ProductDetailScreenProps } from "./product-detail-screen.tsx";

const meta = preview.meta({
  title: "Shop/Product",
  component: ProductDetailScreen,
  ...setup,
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  args: { product: { status: "loading" }, related: { status: "loading" } },
});

/** The product is loaded, the related products are not. */
export const LoadingRelated = meta.story({
  args: { related: { status: "loading" } },
  play: showEnd,
});

export const Failed = meta.story({
  args: { product: { status: "failed", error: "Internal Server Error", onRetry } },
});

const [brand] = brands;
const branded = { ...meter, ...(brand && { brand_page: brand }) };
const unofficial = { ...meter, ...(brand && { brand_page: { ...brand, official: false } }) };

/** The brand has a page; the shop is its official distributor. */
export const BrandPage = meta.story({ args: { product: ready(branded) } });

BrandPage.test(
  "D-97 the brand leads to its page, with the mark of an official distributor",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Kelvra" })).toHaveAttribute("href", "/brand/1");
    await expect(canvas.getByText("Official distributor")).toBeVisible();
  },
);

BrandPage.test(
  "D-97 a brand whose distributor the shop is not has no mark",
  { ...english, args: { product: ready(unofficial) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Kelvra" })).toBeVisible();
    await expect(canvas.queryByText("Official distributor")).not.toBeInTheDocument();
  },
);

Default.test("D-105 drawings are called so, once there is a picture", english, async ({ canvas }) => {
  await expect(canvas.getByText("Drawing")).toBeVisible();
});

/** A product without a picture, in a shop whose pictures are drawings. */
export const NoPicture = meta.story({ args: { product: ready({ ...meter, images: [] }) } });

NoPicture.test("D-105 LIST-5 a placeholder is called nothing", english, async ({ canvas }) => {
  await expect(canvas.queryByText("Drawing")).not.toBeInTheDocument();
});

Default.test("D-105 what is in the box is a section of its own", english, async ({ canvas }) => {
  const section = canvas.getByRole("heading", { name: "In the box" }).closest("section");
  await expect(section).toHaveTextContent("meter, leads, K-type thermocouple, 9 V battery");
  const description = canvas.getByRole("heading", { name: "Description" }).closest("section");
  await expect(description).not.toHaveTextContent("In the box");
});

Default.test("D-97 a brand without a page is a text", english, async ({ canvas }) => {
  await expect(canvas.getByText("Kelvra", { selector: "dd, dd *" })).toBeVisible();
  await expect(canvas.queryByRole("link", { name: "Kelvra" })).not.toBeInTheDocument();
});

/** Only the related products could not be loaded. */
export const FailedRelated = meta.story({
  args: { related: { status: "failed", error: "Internal Server Error", onRetry } },
  play: showEnd,
});

Default.test("D-93 without links there is no strip of them", english, async ({ canvas }) => {
  for (const name of ["Needs", "Accessories", "Alternatives", "In stock instead"]) {
    await expect(canvas.queryByRole("heading", { name })).not.toBeInTheDocument();
  }
});

/** Without related products their section is left out. */
export const WithoutRelated = meta.story({ args: { related: ready([]) }, play: showEnd });

/** Without an order by chat there is one button only. */
export const CartOnly = meta.story({
  render: ({ onOrderNow: _onOrderNow, ...args }) => <ProductDetailScreen {...args} />,
});

const longNames = aProduct({
  name: UNBREAKABLE,
  name_ar: LONG_ARABIC,
  part_number: UNBREAKABLE,
  price: "9999999999.99",
  amount: 3,
  description: `${LONG_ARABIC}\n\n${UNBREAKABLE}${UNBREAKABLE}\n${"A long description. ".repeat(150)}`,
  description_ar: null,
});

/** Long names, price and description. */
export const LongNames = meta.story({ args: { product: ready(longNames), related: ready(edgeCases) } });

CartOnly.test(
  "DETAIL-2 name, pictures, price, stock, description, quantity and add to cart",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    await expect(canvas.getAllByRole("img", { name: new RegExp(meter.name) })).toHaveLength(3);
    await expect(canvas.getByText("K45")).toBeVisible();
    await expect(canvas.getAllByText("3,850")[0]).toHaveTextContent("3,850 EG");
    await expect(canvas.getAllByText("in stock")[0]).toBeVisible();
    await expect(canvas.getByText(/The meter we put on our own benches/)).toBeVisible();
    const description = canvas.getByRole("heading", { name: "Description" }).parentElement;
    await expect(canvas.getByRole("link", { name: "Compare" })).toHaveAttribute(
      "href",
      `/compare?id=${meter.id}`,
    );
    await expect(description && within(description).getByText("DC voltage").tagName).toBe("BDI");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await userEvent.click(canvas.getByRole("button", { name: `Add to cart ${meter.name}` }));
    await expect(args.onAddToCart).toHaveBeenCalledWith(meter, 3);
    await expect(canvas.queryByRole("button", { name: /order now/i })).not.toBeInTheDocument();
  },
);

Default.test(
  "DETAIL-2 the part number is copied by a button that says so",
  english,
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the part number K45" }));
    await expect(write).toHaveBeenCalledWith("K45");
    await expect(await canvas.findByText("Copied")).toBeInTheDocument();
  },
);

Default.test(
  "DETAIL-2 D-32 a phone offers the product's address to its apps",
  {
    ...english,
    beforeEach: withShareSheet,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(openShareSheet).toHaveBeenCalledTimes(1);
    const [shared] = openShareSheet.mock.calls[0] ?? [];
    await expect(shared?.title).toContain("K45");
    await expect(shared?.url).toMatch(/^http.*\/product\/\d+$/);
    await expect(canvas.getByRole("button", { name: "Share" })).toBeVisible();
  },
);

Default.test(
  "DETAIL-2 D-32 a browser without a share sheet copies the address, in Arabic the Arabic page's",
  { globals: { locale: "ar" } },
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: "مشاركة" }));
    await expect(write).toHaveBeenCalledWith(expect.stringMatching(/^http.*\/ar\/product\/\d+$/));
    await expect(await canvas.findByRole("button", { name: "تم نسخ الرابط" })).toBeVisible();
  },
);

for (const [locale, facts] of [
  [
    "en",
    [
      "Manufacturer part number KV-K45-6000",
      "Warranty 24 months",
      "Country of origin Germany",
      "RoHS compliant",
    ],
  ],
  ["ar", ["رقم القطعة لدى المصنّع KV-K45-6000", "الضمان 24 شهرًا", "بلد المنشأ ألمانيا", "مطابقة RoHS مطابق"]],
] as const) {
  Default.test(
    `DETAIL-2 D-53 the maker's number, warranty, origin and RoHS are facts (${locale})`,
    { globals: { locale } },
    async ({ canvas }) => {
      const terms = canvas.getAllByRole("term");
      const shown = terms.map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
      for (const fact of facts) await expect(shown).toContain(fact);
    },
  );
}

Default.test("D-107 a summary sheet is called so", english, async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: /^Summary sheet \(PDF, \d+ KB, 2 pages\)/ });
  await expect(link).toHaveAttribute("href", meter.files[0]?.address);
});

Default.test(
  "DETAIL-2 thumbnails show their picture",
  { ...english, tags: ["browser"] },
  async ({ canvas, userEvent }) => {
    const third = canvas.getByRole("link", { name: "Picture 3" });
    await expect(third).toHaveAttribute("href", "#picture-3");
    third.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(third).toHaveAttribute("aria-current", "true"));
  },
);

Default.test("DETAIL-3 a strip of 5 related products", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { name: "Related products" })).toBeVisible();
  for (const { id, name } of related.slice(0, 5)) {
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/product/${id}`);
  }
});

LoadingRelated.test(
  "DETAIL-3 5 skeleton items while the related products are loading",
  english,
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: "Related products" })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[aria-busy="true"] li')).toHaveLength(5);
  },
);

WithoutRelated.test("has no heading for related products", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("heading", { name: "Related products" })).not.toBeInTheDocument();
});

Loading.test("DETAIL-1 a skeleton placeholder while loading", english, async ({ canvas }) => {
  await expect(canvas.getByText("Loading")).toBeInTheDocument();
  await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
});

Failed.test("the button tries again", english, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

for (const [locale, viewport] of [
  ["en", "phone"],
  ["en", "smallPhone"],
  ["ar", "smallPhone"],
] as const) {
  Default.test(
    `DETAIL-2 on a phone price, quantity and 'add to cart' are one row (${locale}, ${viewport})`,
    { globals: { locale, viewport: { value: viewport } }, tags: ["browser"] },
    async ({ canvasElement }) => {
      const bar = canvasElement.querySelector<HTMLElement>("[data-order-bar]");
      await expect(bar?.getBoundingClientRect().height).toBeLessThan(76);
      await expect(bar).toHaveTextContent(/3,850 EG/);
      const add = bar?.querySelector<HTMLElement>("button.bg-signal");
      for (const box of [bar, add]) await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
      // The number itself is not broken.
      const number = document.createRange();
      number.selectNodeContents(bar?.querySelector(".figures")?.firstChild ?? canvasElement);
      await expect(number.getClientRects()).toHaveLength(1);
    },
  );
}

Default.test(
  "DETAIL-2 HTML in a description is shown as text",
  {
    ...english,
    args: {
      product: ready(
        aProduct({ description: "Fits <b>all</b> boards.\n<script>alert(1)</script>\nInput: 5 V" }),
      ),
    },
  },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Fits <b>all<\/b> boards/)).toBeVisible();
    await expect(canvasElement.querySelector("article script, article b")).not.toBeInTheDocument();
    await expect(canvas.getByText("5 V")).toBeVisible();
  },
);

Default.test("'order now' calls back with the quantity", english, async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole("button", { name: "order now" }));
  await expect(args.onOrderNow).toHaveBeenCalledWith(meter, 1);
});

/** The screen with its model. */
function Connected(args: ProductDetailScreenProps) {
  return <ProductDetailScreen {...args} {...useProductDetailModel({ id: meter.id })} />;
}

/** The titles of the cards of related products. */
const relatedTitles = (root: HTMLElement): HTMLElement[] => {
  const section = within(root).queryByRole("heading", { name: "Related products" })?.parentElement;
  return section ? within(section).queryAllByRole("heading", { level: 3 }) : [];
};

const connected = { ...english, render: (args: ProductDetailScreenProps) => <Connected {...args} /> };

Default.test(
  "DETAIL-3 product and related products from the API",
  connected,
  async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    if (category) await expect(await canvas.findByRole("link", { name: category.name })).toBeVisible();
    await waitFor(() => expect(relatedTitles(canvasElement)).toHaveLength(5));
    const others = Array.from(canvasElement.querySelectorAll("article h3"), (title) => title.textContent);
    await expect(others).not.toContain(meter.name);
  },
);

Default.test(
  "DETAIL-3 only the related products fail, and load when tried again",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("listProducts").failing(500, { once: true })),
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(relatedTitles(canvasElement)).toHaveLength(5));
  },
);

Default.test(
  "DETAIL-1 the product fails, then loads when tried again",
  {
    ...connected,
    beforeEach: ({ msw }) => msw.use(mock("readProduct").networkError({ once: true })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: meter.name })).toBeVisible();
  },
);

Default.test("D-109 without costs there is no line", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("link", { name: /^Delivery from/ })).toBeNull();
});
