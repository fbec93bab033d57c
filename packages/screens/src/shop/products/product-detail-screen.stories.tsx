import type { ProductLinksAnswer } from "@shop/contract/products/endpoints.ts";
import { useProductDetailModel } from "@shop/data/shop/products/use-product-detail-model.ts";
import { ready } from "@shop/data/view.ts";
import { infoPages } from "@shop/domain/site/info-pages.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { brands } from "@shop/fixtures/brands.ts";
import { aProduct, productNamed } from "@shop/fixtures/builders.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { edgeCases, LONG_ARABIC, newest, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { expect, fn, waitFor, within, spyOn } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { textsOf } from "../../../../../.storybook/story-texts.ts";
import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { openShareSheet, withShareSheet } from "../../stories/share-sheet.ts";
import { ProductDetailScreen, type ProductDetailScreenProps } from "./product-detail-screen.tsx";

const onRetry = fn();

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]["canvas"];
const meter = productNamed("K45");
const category = catalogue.categories.find(({ id }) => id === meter.category_id) ?? null;
const related = newest.filter(({ category_id, id }) => category_id === meter.category_id && id !== meter.id);
const pictured = {
  ...meter,
  images: newest.flatMap(({ images }) => images).slice(0, 4),
};

const noLinks: ProductLinksAnswer = { needs: [], accessories: [], alternatives: [], accessory_of: [] };
const probes = newest.filter(({ name }) => /probe|lead|fuse/i.test(name)).slice(0, 3);
const inStock = related.filter(({ amount }) => amount > 0).slice(0, 4);
const soldOut = newest.filter(({ amount }) => amount <= 0).slice(0, 2);
const someLinks: ProductLinksAnswer = {
  needs: probes.slice(0, 1),
  accessories: probes,
  alternatives: [...soldOut.slice(0, 1), ...inStock],
  accessory_of: [],
};

const meta = preview.meta({
  title: "Shop/Product",
  component: ProductDetailScreen,
  argTypes: {
    chatNumber: { description: "The chat app's number, in international digits." },
    onAddToCart: { description: "Called with the product and the quantity." },
    onTellWhenBack: { description: "Opens the form for a mail when the product is back." },
    restockForm: { control: false, description: "That form, once it is opened." },
    onOrderNow: { description: "Opens the single-order dialog; without it the button is left out." },
  },
  decorators: [inPage],
  args: {
    infoPages,
    picturesNote: defaultSettings.pictures_note,
    product: ready(pictured),
    category,
    links: ready(noLinks),
    related: ready(related.slice(0, 5)),
    chatNumber: shop.chat_number,
    onAddToCart: fn(),
    onOrderNow: fn(),
  },
  beforeEach: () => {
    onRetry.mockClear();
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The shop states what delivery costs. */
export const WithDelivery = meta.story({
  args: { delivery: { from: "45.00", free_from: "2000.00", pick_up: true } },
});

/** The largest costs, never free, without a branch. */
export const WithDeliveryLongNames = meta.story({
  args: { delivery: { from: "9999999999.99", free_from: null, pick_up: false } },
});

export const Loading = meta.story({
  args: { product: { status: "loading" }, related: { status: "loading" } },
});

/** The product is loaded, the related products are not. */
export const LoadingRelated = meta.story({ args: { related: { status: "loading" } } });

export const Failed = meta.story({
  args: { product: { status: "failed", error: "Internal Server Error", onRetry } },
});

const [brand] = brands;
const branded = { ...pictured, ...(brand && { brand_page: brand }) };
const unofficial = { ...pictured, ...(brand && { brand_page: { ...brand, official: false } }) };

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
});

/** It cannot be added to the cart, but asked about. */
export const OutOfStock = meta.story({
  args: { product: ready({ ...meter, amount: 0 }) },
  tags: ["canonical"],
  parameters: canonical,
});

/** Out of stock until a day that is known. */
export const Expected = meta.story({
  args: { product: ready({ ...meter, amount: 0, restock_on: "2099-12-12" }) },
});

/** Three pieces left. */
export const LowStock = meta.story({ args: { product: ready({ ...pictured, amount: 3 }) } });

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

/** Files of every kind: stored PDFs, links, titles in one language. */
export const Files = meta.story({
  args: {
    product: ready({
      ...pictured,
      files: [
        {
          id: 5,
          kind: "datasheet",
          title: null,
          title_ar: null,
          address: "/media/k45-datasheet.pdf",
          bytes: 1665,
          pages: 2,
        },
        {
          id: 1,
          kind: "manual",
          title: "Quick start guide",
          title_ar: "دليل البدء السريع",
          address: "https://maker.example/support/k45-quick-start.pdf",
          bytes: 1_258_291,
          pages: null,
        },
        {
          id: 2,
          kind: "certificate",
          title: LONG_ARABIC,
          title_ar: null,
          address: "https://maker.example/certificates?product=k45",
          bytes: null,
          pages: null,
        },
        {
          id: 3,
          kind: "drawing",
          title: UNBREAKABLE,
          title_ar: null,
          address: "/media/a.pdf",
          bytes: 9e6,
          pages: 1,
        },
        {
          id: 4,
          kind: "other",
          title: null,
          title_ar: null,
          address: "/media/b.pdf",
          bytes: 12e6,
          pages: 120,
        },
      ],
    }),
  },
});

/** What it needs, its accessories and its alternatives. */
export const Links = meta.story({
  args: { links: ready(someLinks) },
  tags: ["canonical"],
  parameters: canonical,
});

/** The product is loaded, what belongs to it is not. */
export const LoadingLinks = meta.story({ args: { links: { status: "loading" } } });

/** Only what belongs to it could not be loaded. */
export const FailedLinks = meta.story({
  args: { links: { status: "failed", error: "Internal Server Error", onRetry } },
});

/** As many of each kind as are possible. */
export const ManyLinks = meta.story({
  args: {
    links: ready({
      needs: newest.slice(0, 20),
      accessories: newest.slice(20, 40),
      alternatives: newest.slice(0, 26),
      accessory_of: [],
    }),
  },
});

/** Long names of linked products. */
export const LongLinks = meta.story({ args: { links: ready({ ...noLinks, accessories: [...edgeCases] }) } });

/** Out of stock: the alternatives in stock stand right below the price. */
export const OutOfStockInstead = meta.story({
  args: { product: ready({ ...meter, amount: 0 }), links: ready(someLinks) },
  tags: ["canonical"],
  parameters: canonical,
});

const stripOf = (canvas: Canvas, name: string): HTMLElement => {
  const section = canvas.getByRole("heading", { level: 2, name }).closest("section");
  if (!section) throw new Error(`There is no strip ${name}.`);
  return section;
};
const namesIn = (section: HTMLElement): string[] =>
  within(section)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

Links.test(
  "D-93 needs, accessories and alternatives in their order, before the related products",
  english,
  async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.slice(-4)).toEqual(["Needs", "Accessories", "Alternatives", "Related products"]);
    for (const [title, products] of [
      ["Needs", someLinks.needs],
      ["Accessories", someLinks.accessories],
      ["Alternatives", someLinks.alternatives],
    ] as const) {
      await expect(namesIn(stripOf(canvas, title))).toEqual(products.map(({ name }) => name));
    }
  },
);

Default.test("D-93 without links there is no strip of them", english, async ({ canvas }) => {
  for (const name of ["Needs", "Accessories", "Alternatives", "In stock instead"]) {
    await expect(canvas.queryByRole("heading", { name })).not.toBeInTheDocument();
  }
});

OutOfStockInstead.test(
  "D-93 alternatives in stock come first where it is out of stock; others stay below",
  english,
  async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles[0]).toBe("In stock instead");
    await expect(namesIn(stripOf(canvas, "In stock instead"))).toEqual(inStock.map(({ name }) => name));
    await expect(namesIn(stripOf(canvas, "Alternatives"))).toEqual(
      soldOut.slice(0, 1).map(({ name }) => name),
    );
  },
);

OutOfStockInstead.test("D-93 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("بدائل متوفرة الآن");
  await expect(stripOf(canvas, "يحتاج إلى")).toBeVisible();
});

LoadingLinks.test("D-93 skeletons hold the place of links", english, async ({ canvas }) => {
  await expect(
    canvas.getByRole("region", { name: "What belongs to it" }).querySelector("[aria-busy=true]"),
  ).toBeVisible();
});

FailedLinks.test(
  "D-93 links that could not be loaded can be loaded again",
  english,
  async ({ canvas, userEvent }) => {
    const alert = within(canvas.getByRole("region", { name: "What belongs to it" })).getByRole("alert");
    await expect(alert).toHaveTextContent("Accessories and alternatives could not be loaded.");
    await userEvent.click(within(alert).getByRole("button"));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

/** Without related products their section is left out. */
export const WithoutRelated = meta.story({ args: { related: ready([]) } });

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
    await expect(canvas.getAllByRole("img", { name: new RegExp(meter.name) })).toHaveLength(4);
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
    await expect(args.onAddToCart).toHaveBeenCalledWith(pictured, 3);
    await expect(canvas.queryByRole("button", { name: /order now/i })).not.toBeInTheDocument();
  },
);

/** A product with values of attributes. */
export const Specifications = meta.story({ args: { product: ready(productNamed("CFR-25-4K7")) } });

Specifications.test(
  "D-90 values stand in a list, in the language of the page",
  english,
  async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: "Specifications" });
    await expect(heading).toBeVisible();
    await expect(
      canvas.getByText("Resistance", { selector: "dt, dt *" }).closest("dt")?.nextElementSibling,
    ).toHaveTextContent("4.7 kΩ");
  },
);

Specifications.test("D-101 the main values have their names", english, async ({ canvas }) => {
  const main = canvas.getByText("Power rating", { selector: "p *" });
  await expect(main).toBeVisible();
  await expect(main.closest("p")).toHaveTextContent("Power rating 250 mW");
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

Specifications.test("D-90 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(
    canvas.getByText("المقاومة", { selector: "dt, dt *" }).closest("dt")?.nextElementSibling,
  ).toHaveTextContent("4.7 كيلو أوم");
});

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

Files.test(
  "DETAIL-2 D-54 files are links with size and pages, opened in a new tab",
  english,
  async ({ canvas }) => {
    const links = within(canvas.getByRole("region", { name: "Datasheets and files" })).getAllByRole("link");
    await expect(links.map((link) => link.textContent)).toEqual([
      "Datasheet (PDF, 2 KB, 2 pages), opens in a new tab",
      "Quick start guide (PDF, 1.2 MB, maker.example), opens in a new tab",
      `${LONG_ARABIC} (maker.example), opens in a new tab`,
      `${UNBREAKABLE} (PDF, 8.6 MB, 1 page), opens in a new tab`,
      "File (PDF, 11.4 MB, 120 pages), opens in a new tab",
    ]);
    for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
    await expect(links[0]).toHaveAttribute("href", "/media/k45-datasheet.pdf");
  },
);

Files.test("DETAIL-2 D-54 files are titled in Arabic", { globals: { locale: "ar" } }, async ({ canvas }) => {
  await expect(canvas.getByRole("link", { name: /ورقة البيانات.*PDF.*صفحتان/ })).toBeVisible();
  await expect(canvas.getByRole("link", { name: /دليل البدء السريع.*1\.2 ميجابايت/ })).toBeVisible();
});

Default.test("D-107 a summary sheet is called so", english, async ({ canvas }) => {
  const link = canvas.getByRole("link", { name: /^Summary sheet \(PDF, \d+ KB, 2 pages\)/ });
  await expect(link).toHaveAttribute("href", meter.files[0]?.address);
});

/** Pins, wiring and a caution below headings in the description. */
export const Guide = meta.story({ args: { product: ready(productNamed("HC-SR04")) } });

Guide.test("D-107 a description has headings with tables of pins below", english, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 3, name: "Pins" })).toBeVisible();
  const wiring = canvas.getByRole("heading", { level: 3, name: "Connecting it to an Arduino Uno" });
  await expect(wiring.nextElementSibling).toHaveTextContent("TrigD12");
  await expect(canvas.queryByText(/##/)).not.toBeInTheDocument();
});

Guide.test("D-107 the same in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 3, name: "الأطراف" })).toBeVisible();
});

PriceUpdating.test("DETAIL-2 D-54 without files there is no section", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("region", { name: "Datasheets and files" })).not.toBeInTheDocument();
});

PriceUpdating.test("DETAIL-2 D-53 what is not stated is left out", english, async ({ canvas }) => {
  const terms = canvas.queryAllByRole("term").map((term) => term.textContent);
  await expect(terms.join("\n")).not.toMatch(/Warranty|Country of origin|RoHS|Manufacturer/);
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

PriceUpdating.test(
  "DETAIL-2 a price that is being updated, without a picture",
  english,
  async ({ canvas }) => {
    await expect(canvas.getAllByText("price updating")[0]).toBeVisible();
    await expect(canvas.getByText(/There is no description yet/)).toBeVisible();
  },
);

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

LowStock.test("CART-3 what is short is said before it is added", english, async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole("spinbutton", { name: "Quantity" });
  await userEvent.type(quantity, "4");
  const inBar = () => canvas.queryAllByText("only 3 left").filter((text) => text.closest("output"));
  await expect(inBar()).toHaveLength(1);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "2.5");
  await expect(quantity).toHaveAccessibleDescription(/Whole pieces only/);
  await expect(inBar()).toHaveLength(0);
});

Expected.test(
  "D-92 out of stock, a mail can be asked for",
  { ...english, args: { onTellWhenBack: fn() } },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tell me when it is back" }));
    await expect(args.onTellWhenBack).toHaveBeenCalledOnce();
  },
);

OutOfStock.test(
  "D-92 in a shop that sends no mails, the chat is asked to tell when it is back",
  english,
  async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Tell me when it is back (opens WhatsApp)" });
    const message = "Tell me when it is back\nKelvra K45";
    await expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent(message)));
  },
);

OutOfStock.test(
  "DETAIL-2 out of stock, asking is the main action and no button is dead",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("out of stock")).toBeVisible();
    for (const dead of [/Add to cart/, /order now/i, "One more"]) {
      await expect(canvas.queryByRole("button", { name: dead })).not.toBeInTheDocument();
    }
    const ask = canvas.getByRole("link", { name: "Ask about it (opens WhatsApp)" });
    await expect(ask).toHaveAttribute("href", expect.stringContaining("K45"));
    await expect(ask).toHaveClass("bg-signal");
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

Expected.test(
  "DETAIL-2 D-92 out of stock, the day is shown on which it is expected",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("expected on 12 December 2099")).toBeVisible();
  },
);

Expected.test("DETAIL-2 D-92 the day is shown in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("متوقع في 12 ديسمبر 2099")).toBeVisible();
});

Expected.test(
  "DETAIL-2 D-92 the day is not shown for a product in stock",
  { ...english, args: { product: ready({ ...meter, restock_on: "2099-12-12" }) } },
  async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Add to cart Kelvra K45/ })).toBeVisible();
    await expect(canvas.queryByText(/expected on/)).not.toBeInTheDocument();
  },
);

Expected.test(
  "DETAIL-2 D-92 a day that is past is not shown",
  { ...english, args: { product: ready({ ...meter, amount: 0, restock_on: "2020-12-12" }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText("out of stock")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/expected on/)).not.toBeVisible());
  },
);

LowStock.test(
  "DETAIL-2 D-92 where the number is hidden, no quantity states how many are left",
  {
    ...english,
    args: { product: ready({ ...pictured, amount: 1, stock: { level: "few", shown: "words" } }) },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
    await expect(canvas.getByText("few left")).toBeVisible();
    const stated = canvas.queryAllByText(/only \d/).filter((text) => text.closest("output"));
    await expect(stated).toHaveLength(0);
  },
);

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
  await expect(args.onOrderNow).toHaveBeenCalledWith(pictured, 1);
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

Default.test("D-109 without costs there is no line", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("link", { name: /^Delivery from/ })).toBeNull();
});
