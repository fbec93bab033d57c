import { ready } from "@shop/data/view.ts";
import { noDelivery } from "@shop/domain/delivery/delivery.ts";
import { branches } from "@shop/domain/site/branches.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import type { OfferTerms } from "./offer-terms.ts";
import { brandNode, productNode } from "./product-schema.ts";
import { brandBreadcrumbs, listNodes, productBreadcrumbs, store, website } from "./schema-org.ts";

const origin = "https://shop.example";
const meter = aProduct({
  id: 7,
  name: "Multimeter",
  name_ar: "ملتيميتر",
  part_number: "K-45",
  brand: "Kelvra",
  price: "450.00",
  amount: 3,
  category_id: 1,
  sub_category_id: 2,
  images: [{ id: 1, product_id: 7, image: "/media/k45-abc.webp|https://pictures.example/a.jpg" }],
  description: "Measures.",
  description_ar: null,
  updated_at: "2025-03-01T10:00:00.000Z",
});

const card = (id: number) => aProduct({ id, name: `Part ${id}`, name_ar: null, price: "5.00", amount: 1 });

const specification = (price: string, eligible: object) => ({
  "@type": "UnitPriceSpecification",
  price,
  priceCurrency: "EGP",
  eligibleQuantity: { "@type": "QuantitativeValue", ...eligible, unitCode: "C62" },
});

const pieces = (value: object) => ({ "@type": "QuantitativeValue", ...value, unitCode: "C62" });

const offersOf = (product: Partial<typeof meter>) =>
  productNode({ ...meter, brand_page: null, ...product }, origin, "en");

describe("schema.org data", () => {
  test("DETAIL-2 D-108 quantity prices are price specifications of their numbers, beside the price before", () => {
    const quantity_prices = [
      { from: 10, price: "420.00" },
      { from: 50, price: "400.00" },
    ];
    const [first, second] = [
      specification("420.00", { minValue: 10, maxValue: 49 }),
      specification("400.00", { minValue: 50 }),
    ];
    expect(offersOf({ quantity_prices })).toMatchObject({
      offers: { price: "450.00", priceSpecification: [first, second] },
    });
    expect(offersOf({ quantity_prices: quantity_prices.slice(1) })).toMatchObject({
      offers: { priceSpecification: second },
    });
    expect(offersOf({ quantity_prices, price_before: "500.00" })).toMatchObject({
      offers: {
        priceSpecification: [
          { price: "500.00", priceType: "https://schema.org/StrikethroughPrice" },
          first,
          second,
        ],
      },
    });
  });

  test("DETAIL-2 D-108 the price is that of the least that can be ordered", () => {
    const quantity_prices = [
      { from: 10, price: "420.00" },
      { from: 50, price: "400.00" },
    ];
    expect(offersOf({ quantity_prices, min_order: 10, price_before: "500.00" })).toMatchObject({
      offers: {
        price: "4200.00",
        priceSpecification: [
          { price: "4200.00", referenceQuantity: { value: 10 } },
          specification("400.00", { minValue: 50 }),
        ],
        eligibleQuantity: pieces({ minValue: 10 }),
      },
    });
  });

  test("DETAIL-2 D-120 a pack states what its price is for, and limits of quantities", () => {
    expect(offersOf({ unit: "pack", pieces_per_unit: 10, min_order: 2, max_order: 20 })).toMatchObject({
      offers: {
        // Of two packs, as the feed states it.
        price: "900.00",
        priceSpecification: {
          price: "900.00",
          referenceQuantity: pieces({ value: 20, valueReference: pieces({ value: 10 }) }),
        },
        eligibleQuantity: pieces({ minValue: 2, maxValue: 20 }),
      },
    });
    expect(offersOf({ unit: "metre" })).toMatchObject({
      offers: { priceSpecification: { referenceQuantity: { value: 1, unitCode: "MTR" } } },
    });
    expect(offersOf({})["offers"]).not.toHaveProperty("priceSpecification");
    expect(offersOf({})["offers"]).not.toHaveProperty("eligibleQuantity");
    expect(productNode({ ...meter, gtin: "4006381333931" }, origin, "en")).toMatchObject({
      gtin: "4006381333931",
    });
  });

  test("DETAIL-2 a product has its offer, pictures and part number", () => {
    expect(productNode(meter, origin, "ar")).toMatchObject({
      name: "ملتيميتر",
      url: `${origin}/ar/product/7`,
      image: [`${origin}/media/k45-abc-640.webp`, "https://pictures.example/a.jpg"],
      mpn: "K-45",
      brand: { name: "Kelvra" },
      description: "Measures.",
      offers: { price: "450.00", priceCurrency: "EGP", availability: "https://schema.org/InStock" },
    });
  });

  test("D-97 the brand of a product has its page and logo where it has an entry", () => {
    const brand = { id: 3, name: "Kelvra", logo: "/media/kelvra-abc.webp", official: true };
    expect(productNode({ ...meter, brand_page: brand }, origin, "ar")).toMatchObject({
      brand: {
        "@type": "Brand",
        name: "Kelvra",
        url: `${origin}/ar/brand/3`,
        logo: `${origin}/media/kelvra-abc-640.webp`,
      },
    });
    expect(productNode({ ...meter, brand_page: null }, origin, "ar")["brand"]).toEqual({
      "@type": "Brand",
      name: "Kelvra",
    });
  });

  test("D-97 a brand has its website, and its page below the products", () => {
    const brand = {
      id: 3,
      name: "Kelvra",
      logo: null,
      official: true,
      description: "",
      description_ar: null,
      website: "https://kelvra.example",
    };
    expect(brandNode(brand, origin, "en")).toEqual({
      "@type": "Brand",
      name: "Kelvra",
      url: `${origin}/brand/3`,
      sameAs: "https://kelvra.example",
    });
    expect(brandBreadcrumbs(brand, "Products", { shop, origin, locale: "en" })).toMatchObject({
      itemListElement: [
        { item: `${origin}/` },
        { name: "Products", item: `${origin}/products` },
        { name: "Kelvra", item: `${origin}/brand/3` },
      ],
    });
  });

  test("DETAIL-2 D-53 a product states the maker's part number, origin, RoHS and warranty where it has them", () => {
    const stated = {
      ...meter,
      manufacturer_part_number: "KV-45/E",
      country: "DE",
      rohs: "yes",
      warranty_months: 24,
    } as const;
    expect(productNode(stated, origin, "en")).toMatchObject({
      mpn: "KV-45/E",
      sku: "K-45",
      countryOfOrigin: { "@type": "Country", name: "DE" },
      additionalProperty: [{ name: "RoHS", value: "yes" }],
      offers: { warranty: { durationOfWarranty: { value: 24, unitCode: "MON" } } },
    });
    const plain = productNode({ ...meter, warranty_months: 0 }, origin, "en");
    expect(plain).not.toHaveProperty("countryOfOrigin");
    expect(plain).not.toHaveProperty("additionalProperty");
    expect(plain).not.toHaveProperty("offers.warranty");
  });

  test("D-93 accessories and needs are related, alternatives similar, and it is an accessory of those that name it", () => {
    const none = { needs: [], accessories: [], alternatives: [], accessory_of: [], alternative_grounds: [] };
    const links = {
      needs: [card(1)],
      accessories: [card(2)],
      alternatives: [card(3)],
      accessory_of: [card(4)],
      alternative_grounds: [],
    };
    const node = (id: number) => ({
      "@type": "Product",
      name: `Part ${id}`,
      url: `${origin}/product/${id}`,
      offers: { price: "5.00", availability: "https://schema.org/InStock" },
    });
    expect(productNode(meter, origin, "en", { links })).toMatchObject({
      isRelatedTo: [node(1), node(2)],
      isSimilarTo: [node(3)],
      isAccessoryOrSparePartFor: [node(4)],
    });
    const many = Array.from({ length: 20 }, (_, at) => card(at + 1));
    expect(
      productNode(meter, origin, "en", { links: { ...none, accessories: many } })["isRelatedTo"],
    ).toHaveLength(6);
    const plain = productNode(meter, origin, "en", { links: none });
    for (const property of ["isRelatedTo", "isSimilarTo", "isAccessoryOrSparePartFor"]) {
      expect(plain).not.toHaveProperty(property);
    }
  });

  test("LIST-4 a product has no offer while its price is being updated, and is out of stock without stock", () => {
    expect(productNode({ ...meter, price: "0.00" }, origin, "en")).not.toHaveProperty("offers");
    expect(productNode({ ...meter, amount: 0 }, origin, "en")).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(productNode({ ...meter, part_number: null, brand: null }, origin, "en")).not.toHaveProperty(
      "brand",
    );
  });

  test("DETAIL-2 D-92 a product out of stock states from when it is expected, unless that is past", () => {
    const expected = { ...meter, amount: 0, restock_on: "2099-12-12" };
    expect(productNode(expected, origin, "en")).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock", availabilityStarts: "2099-12-12" },
    });
    for (const other of [
      { ...expected, amount: 1 },
      { ...expected, restock_on: "2020-12-12" },
    ]) {
      expect(productNode(other, origin, "en")).not.toHaveProperty("offers.availabilityStarts");
    }
  });

  test("DETAIL-2 the breadcrumbs of a product skip a category that is not known", () => {
    expect(productBreadcrumbs(meter, null, { shop, origin, locale: "en" })).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: "Multimeter", item: `${origin}/product/7` },
      ],
    });
  });

  test("D-104 a list has its products in their order, and none while it loads or is empty", () => {
    const listing = {
      items: [card(5), card(3)],
      total: 2,
      totalExact: true,
      hasMore: false,
    };
    expect(listNodes(ready(listing), origin, "ar")).toEqual([
      {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Part 5", url: `${origin}/ar/product/5` },
          { "@type": "ListItem", position: 2, name: "Part 3", url: `${origin}/ar/product/3` },
        ],
      },
    ]);
    expect(listNodes(ready({ ...listing, items: [] }), origin, "en")).toEqual([]);
    expect(listNodes({ status: "loading" }, origin, "en")).toEqual([]);
  });

  test("ABOUT-2 a branch is a store with the hours of the days on which it opens", () => {
    const [, alexandria] = branches;
    if (!alexandria) throw new Error("The demonstration lacks a second branch.");
    expect(store({ ...alexandria, mail: "" }, origin, "en")).toEqual(
      expect.objectContaining({
        "@type": "Store",
        telephone: alexandria.phone,
        openingHoursSpecification: [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday"],
            opens: "10:00",
            closes: "20:00",
          },
        ],
      }),
    );
    expect(store({ ...alexandria, mail: "" }, origin, "en")).not.toHaveProperty("email");
  });

  test("SEARCH-1 the site's search action uses the address of the page's language", () => {
    expect(website(shop, origin, "ar")).toMatchObject({
      url: `${origin}/ar`,
      potentialAction: { target: `${origin}/ar/results?query={query}` },
    });
  });
});

const termsOf = (product: Partial<typeof meter>, terms: OfferTerms, locale: "en" | "ar" = "en") =>
  productNode({ ...meter, brand_page: null, ...product }, origin, locale, { terms })["offers"];

describe("D-146 the terms of an offer", () => {
  const delivery = {
    zones: [
      {
        name: { en: "Cairo", ar: "القاهرة" },
        governorates: ["EG-C", "EG-GZ"],
        cost: "45.00",
        days_from: 1,
        days_to: 2,
      },
      {
        name: { en: "Rest", ar: "غيرها" },
        governorates: ["EG-ALX"],
        cost: "60.00",
        days_from: 2,
        days_to: 4,
      },
    ],
    free_from: "900.00",
  } as const;
  test("D-146 are the costs of delivery by governorate, free where the least that is ordered reaches the total", () => {
    expect(termsOf({}, { delivery, infoPages: [] })).toMatchObject({
      shippingDetails: [
        {
          "@type": "OfferShippingDetails",
          shippingRate: { value: "45.00", currency: "EGP" },
          shippingDestination: { addressCountry: "EG", addressRegion: ["C", "GZ"] },
          deliveryTime: { transitTime: { minValue: 1, maxValue: 2, unitCode: "DAY" } },
        },
        { shippingRate: { value: "60.00" }, shippingDestination: { addressRegion: ["ALX"] } },
      ],
    });
    expect(termsOf({ min_order: 2 }, { delivery, infoPages: [] })).toMatchObject({
      shippingDetails: [{ shippingRate: { value: "0.00" } }, { shippingRate: { value: "0.00" } }],
    });
  });

  test("D-146 link to the page on returns where there is one, and state no terms of their own", () => {
    expect(termsOf({}, { delivery: noDelivery, infoPages: ["returns"] }, "ar")).toMatchObject({
      hasMerchantReturnPolicy: {
        "@type": "MerchantReturnPolicy",
        applicableCountry: "EG",
        merchantReturnLink: "https://shop.example/ar/info/returns",
      },
    });
    const none = termsOf({}, { delivery: undefined, infoPages: ["terms"] });
    expect(none).not.toHaveProperty("hasMerchantReturnPolicy");
    expect(none).not.toHaveProperty("shippingDetails");
    expect(termsOf({}, { delivery: noDelivery, infoPages: [] })).not.toHaveProperty("shippingDetails");
  });
});
