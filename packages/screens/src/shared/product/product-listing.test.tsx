import type { ProductCard } from "@shop/contract/products/product.ts";
import { allMessages } from "@shop/i18n/all.ts";
import { I18nProvider } from "@shop/i18n/i18n.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { ProductListing, type ProductListingProps } from "./product-listing.tsx";

const card = (id: number): ProductCard => ({
  id,
  name: `Part ${id}`,
  name_ar: null,
  part_number: null,
  brand: null,
  price: "1.00",
  price_before: null,
  quantity_prices: [],
  offer_until: null,
  unit: null,
  pieces_per_unit: null,
  min_order: null,
  order_step: null,
  max_order: null,
  amount: 1,
  restock_on: null,
  category_id: 1,
  sub_category_id: 1,
  images: [],
  specifications: [],
});

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

function fieldsOf(count: number, listing: Partial<ProductListingProps["listing"]>): Record<string, string> {
  const items = Array.from({ length: count }, (_, at) => card(at + 1));
  const markup = renderToStaticMarkup(
    <I18nProvider locale="en" messages={allMessages.en}>
      <ProductListing
        listing={{ items, total: 1000, totalExact: true, hasMore: true, ...listing }}
        path="/products"
        address={{ sort: "price" }}
        empty={null}
        more={{ status: "idle" }}
        onLoadMore={() => undefined}
        onAddToCart={() => undefined}
      />
    </I18nProvider>,
  );
  const tags = markup.matchAll(/<(?:input type="hidden"|button) [^>]*name="[^>]*>/g);
  return Object.fromEntries(Array.from(tags, ([tag]) => [attribute(tag, "name"), attribute(tag, "value")]));
}

describe("the address of a longer list", () => {
  test("LIST-3 without scripts the next click shows one page more", () => {
    expect(fieldsOf(24, { next: "c24" })).toEqual({ sort: "price", page: "3" });
  });

  test("LIST-3 after 20 pages the list goes on at an address of its own", () => {
    expect(fieldsOf(240, { next: "c240" })).toEqual({ sort: "price", cursor: "c240", page: "1" });
  });

  test("LIST-3 a list that begins somewhere grows from there", () => {
    expect(fieldsOf(12, { start: "c240", next: "c252" })).toEqual({
      sort: "price",
      cursor: "c240",
      page: "2",
    });
  });
});
