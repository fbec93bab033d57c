import { pages } from "@shop/domain/site/pages.ts";
import { expect, test } from "vitest";

import { linkedPage } from "./linked-page.ts";

const fixed = { kind: "fixed" } as const;
const unknown = { kind: "unknown" } as const;
const category = (id: number, subCategoryId: number | null = null) => ({
  kind: "category" as const,
  id,
  subCategoryId,
});

test.for([
  ["/", fixed],
  ["/ar", fixed],
  ["/ar/", fixed],
  ["/en/products", fixed],
  ["/products/", fixed],
  ["/ar//products?sort=price#list", fixed],
  ["/orders", fixed],
  ["/orders/find?number=7", fixed],
  ["/a/../products", fixed],
  ["/nosuchpage", unknown],
  ["/ar/nosuchpage", unknown],
  ["/ar/ar/products", unknown],
  ["/Products", unknown],
  ["/products/7", unknown],
  ["/dash/products", unknown],
  ["/admin-login", unknown],
  ["/media/manual.pdf", unknown],
  ["/backend/public/api/products", unknown],
  ["/product", unknown],
  [pages.product(7), { kind: "product", id: 7 }],
  ["/ar/product/7?from=slider#pictures", { kind: "product", id: 7 }],
  ["/product/0", unknown],
  ["/product/007", unknown],
  ["/product/seven", unknown],
  ["/product/9999999999", unknown],
  ["/product/7/pictures", unknown],
  [pages.category(3), category(3)],
  ["/category/3?sub=&sort=price", category(3)],
  [pages.subCategory(3, 5), category(3, 5)],
  ["/ar/category/3/?sort=price&sub=5#list", category(3, 5)],
  ["/category/3?sub=five", unknown],
  ["/category/three", unknown],
  [pages.brand(3), { kind: "brand", id: 3 }],
  ["/ar/brand/3?sort=price", { kind: "brand", id: 3 }],
  ["/brand/three", unknown],
  [pages.sharedCart("abc"), { kind: "sharedCart", token: "abc" }],
] as const)("D-10 the page of '%s'", ([link, expected]) => {
  expect(linkedPage(link, undefined)).toEqual(expected);
  expect(linkedPage(`https://shop.example${link}`, "https://shop.example")).toEqual(expected);
});

test.for([
  ["https://shop.example", fixed],
  ["HTTPS://Shop.Example:443/nosuchpage", unknown],
  ["https://shop.example.org/nosuchpage", null],
  ["https://www.shop.example/nosuchpage", null],
  ["https://shop.example:8443/nosuchpage", null],
] as const)("D-10 '%s' leads into the shop only where it names its public address", ([link, expected]) => {
  expect(linkedPage(link, "https://shop.example")).toEqual(expected);
  expect(linkedPage(link, "http://shop.example")).toEqual(expected);
  expect(linkedPage(link, undefined)).toBeNull();
});
