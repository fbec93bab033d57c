import type { Product } from "@shop/contract/entities/product.ts";
import { describe, expect, test } from "vitest";

import { productBreadcrumbs, productThing, website } from "./things.ts";

const origin = "https://shop.example";
const meter: Product = {
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
};

describe("what search engines are told", () => {
  test("DETAIL-2 a product with its offer, pictures and part number", () => {
    expect(productThing(meter, origin, "ar")).toMatchObject({
      name: "ملتيميتر",
      url: `${origin}/ar/product/7`,
      image: [`${origin}/media/k45-abc-640.webp`, "https://pictures.example/a.jpg"],
      mpn: "K-45",
      brand: { name: "Kelvra" },
      description: "Measures.",
      offers: { price: "450.00", priceCurrency: "EGP", availability: "https://schema.org/InStock" },
    });
  });

  test("LIST-4 no offer while the price is being updated, and none in stock without stock", () => {
    expect(productThing({ ...meter, price: "0.00" }, origin, "en")).not.toHaveProperty("offers");
    expect(productThing({ ...meter, amount: 0 }, origin, "en")).toMatchObject({
      offers: { availability: "https://schema.org/OutOfStock" },
    });
    expect(productThing({ ...meter, part_number: null, brand: null }, origin, "en")).not.toHaveProperty(
      "brand",
    );
  });

  test("DETAIL-2 the way to a product leads through its category, where that is known", () => {
    expect(productBreadcrumbs(meter, null, origin, "en")).toMatchObject({
      itemListElement: [
        { position: 1, item: `${origin}/` },
        { position: 2, name: "Multimeter", item: `${origin}/product/7` },
      ],
    });
  });

  test("SEARCH-1 the site's search is named in the reader's language", () => {
    expect(website(origin, "ar")).toMatchObject({
      url: `${origin}/ar`,
      potentialAction: { target: `${origin}/ar/results?query={query}` },
    });
  });
});
