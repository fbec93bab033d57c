import type { ListedContent } from "@shop/api/open-shop-api.ts";
import { noDelivery } from "@shop/domain/delivery/delivery.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { feedLocale, productFeed } from "./product-feed.ts";

type Offer = ReturnType<ListedContent["offers"]> extends AsyncIterable<readonly (infer T)[]> ? T : never;

const anOffer = (given: Partial<Offer> = {}): Offer => ({
  id: 7,
  name: "Timer",
  name_ar: "مؤقت",
  description: "## Data\nSupply: 5 V",
  description_ar: null,
  part_number: "NE555P",
  manufacturer_part_number: null,
  brand: "TI",
  unit: null,
  pieces_per_unit: null,
  min_order: null,
  order_step: null,
  max_order: null,
  price: "12.50",
  price_before: null,
  quantity_prices: [],
  in_stock: true,
  gtin: undefined,
  pictures: ["/media/timer.webp", "https://pictures.example/a.jpg?b=1&c=2"],
  groups: [
    { name: "Parts", name_ar: "قطع" },
    { name: "ICs & timers", name_ar: null },
  ],
  ...given,
});

const itemsSchema = v.object({
  rss: v.object({
    channel: v.object({
      language: v.string(),
      item: v.array(v.record(v.string(), v.unknown())),
    }),
  }),
});
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === "item",
  processEntities: true,
});

const site = { origin: "https://shop.example", locale: "en" } as const;
const sourceOf = (offers: readonly Offer[], delivery = noDelivery) => ({
  settings: () => Promise.resolve({ ...defaultSettings, delivery }),
  offers: async function* steps() {
    await Promise.resolve();
    yield offers;
  },
});

async function textOf(source: Parameters<typeof productFeed>[0], locale: "en" | "ar" = "en") {
  let text = "";
  for await (const chunk of productFeed(source, { ...site, locale })) text += chunk;
  return text;
}

async function itemsOf(offers: readonly Offer[], locale: "en" | "ar" = "en", delivery = noDelivery) {
  const text = await textOf(sourceOf(offers, delivery), locale);
  expect(XMLValidator.validate(text)).toBe(true);
  return v.parse(itemsSchema, parser.parse(text)).rss.channel.item;
}

describe("the product feed", () => {
  test("D-144 an item has the fields of the merchant specification, in the language of the feed", async () => {
    expect(await itemsOf([anOffer()])).toEqual([
      {
        "g:id": "7",
        title: "Timer",
        description: "Data\nSupply: 5 V",
        link: "https://shop.example/product/7",
        "g:image_link": "https://shop.example/media/timer-1280.webp",
        "g:additional_image_link": "https://pictures.example/a.jpg?b=1&c=2",
        "g:price": "12.50 EGP",
        "g:availability": "in_stock",
        "g:brand": "TI",
        "g:mpn": "NE555P",
        "g:identifier_exists": "yes",
        "g:condition": "new",
        "g:product_type": "Parts > ICs & timers",
      },
    ]);
    expect(await itemsOf([anOffer({ description: "", in_stock: false, brand: null })], "ar")).toMatchObject([
      {
        title: "مؤقت",
        description: `مؤقت. ${defaultSettings.shop.tagline.ar}`,
        link: "https://shop.example/ar/product/7",
        "g:availability": "out_of_stock",
        "g:identifier_exists": "no",
        "g:product_type": "قطع > ICs & timers",
      },
    ]);
  });

  test("D-144 an offer is a sale price, and a trade item number identifies a product by itself", async () => {
    const [item] = await itemsOf([anOffer({ price_before: "15.00", brand: null, gtin: "4006381333931" })]);
    expect(item).toMatchObject({
      "g:price": "15.00 EGP",
      "g:sale_price": "12.50 EGP",
      "g:gtin": "4006381333931",
      "g:identifier_exists": "yes",
    });
  });

  test("D-144 the price is that of the smallest quantity that can be bought, with its measure", async () => {
    const items = await itemsOf([
      anOffer({ unit: "pack", pieces_per_unit: 25 }),
      anOffer({ min_order: 5, order_step: 10, quantity_prices: [{ from: 10, price: "12.00" }] }),
      anOffer({ unit: "metre", min_order: 2, price_before: "13.00" }),
      anOffer({ unit: "reel", pieces_per_unit: 3000 }),
    ]);
    expect(
      items.map((item) =>
        ["price", "sale_price", "unit_pricing_measure", "unit_pricing_base_measure"].map(
          (name) => item[`g:${name}`],
        ),
      ),
    ).toEqual([
      ["12.50 EGP", undefined, "25ct", "1ct"],
      ["120.00 EGP", undefined, "10ct", "10ct"],
      ["26.00 EGP", "25.00 EGP", "2m", "1m"],
      ["12.50 EGP", undefined, "3000ct", "100ct"],
    ]);
  });

  test("D-144 delivery is the highest stated cost in Egypt, and free from the total on from which it is", async () => {
    const delivery = { ...defaultSettings.delivery, free_from: "1000.00" };
    const highest = Math.max(...delivery.zones.map(({ cost }) => Number(cost)));
    const items = await itemsOf([anOffer(), anOffer({ price: "1000.00" })], "en", delivery);
    expect(items.map((item) => item["g:shipping"])).toEqual([
      { "g:country": "EG", "g:price": `${highest.toFixed(2)} EGP` },
      { "g:country": "EG", "g:price": "0.00 EGP" },
    ]);
  });

  test("D-144 any text is well-formed XML within the limits of the specification", async () => {
    const hostile = `\u0000\u0008\u001F\uFFFE\uD800]]><b>"R&D"</b> 10 kΩ ±5 % 🔌 مقاومة `;
    const [item] = await itemsOf([
      anOffer({
        name: hostile.repeat(20),
        description: hostile.repeat(500),
        brand: hostile.repeat(10),
        part_number: hostile,
        groups: [{ name: hostile }],
        pictures: Array.from({ length: 15 }, (_, at) => `/media/p${at}.webp`),
      }),
    ]);
    const clean = ']]><b>"R&D"</b> 10 kΩ ±5 % 🔌 مقاومة';
    expect(String(item?.["title"]).startsWith(clean)).toBe(true);
    expect(item?.["g:mpn"]).toBe(clean);
    for (const [name, max] of [
      ["title", 150],
      ["description", 5000],
      ["g:brand", 70],
    ] as const) {
      expect(String(item?.[name]).length).toBeLessThanOrEqual(max);
      expect(String(item?.[name]).isWellFormed()).toBe(true);
    }
    expect(item?.["g:additional_image_link"]).toHaveLength(10);
  });

  test("D-144 a feed is written step by step: the next products are read when the last ones are written", async () => {
    const read: number[] = [];
    const source = {
      ...sourceOf([]),
      offers: async function* steps() {
        for (let at = 1; at <= 100; at += 1) {
          read.push(at);
          await Promise.resolve();
          yield [anOffer({ id: at })];
        }
      },
    };
    let written = 0;
    for await (const chunk of productFeed(source, site)) {
      written += chunk.split("<item>").length - 1;
      expect(read.length - written).toBeLessThanOrEqual(1);
    }
    expect(written).toBe(100);
  });

  test("D-144 a feed has an address of its own in each language", () => {
    expect(
      ["/feeds/products.en.xml", "/feeds/products.ar.xml", "/feeds/products.fr.xml"].map(feedLocale),
    ).toEqual(["en", "ar", undefined]);
  });
});
