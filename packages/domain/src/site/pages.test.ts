import { describe, expect, test } from "vitest";

import { dashPages, dashPathOf } from "./dash-pages.ts";
import { basenameOf, localAddress, pages, splitLocale } from "./pages.ts";

test("ROUTE-1 the public pages have the specified addresses", () => {
  expect([
    pages.home,
    pages.products,
    pages.results,
    pages.product(7),
    pages.category(3),
    pages.cart,
    pages.checkout,
    pages.login,
    pages.signup,
    pages.about,
    pages.blogs,
  ]).toEqual([
    "/",
    "/products",
    "/results",
    "/product/7",
    "/category/3",
    "/cart",
    "/checkout",
    "/login",
    "/signup",
    "/aboutus",
    "/blogs",
  ]);
});

test("ROUTE-6 the admin pages have the specified addresses", () => {
  expect([
    pages.adminLogin,
    pages.dash,
    dashPages.products.path,
    dashPages.categories.path,
    dashPages.subCategories.path,
    dashPathOf.category(3),
    dashPathOf.subCategory(4),
  ]).toEqual([
    "/admin-login",
    "/dash",
    "/dash/products",
    "/dash/categories",
    "/dash/subcategories",
    "/dash/category/3",
    "/dash/subcategories/4",
  ]);
});

test("RESULTS-2 the results path encodes any query", () => {
  expect(pages.resultsFor("10 kΩ & مقاومة?")).toBe(`/results?query=${encodeURIComponent("10 kΩ & مقاومة?")}`);
});

describe("D-26 languages in addresses", () => {
  test.for([
    ["/", "/ar"],
    ["/?theme=dark", "/ar?theme=dark"],
    ["/products", "/ar/products"],
    ["/results?query=a/b", "/ar/results?query=a/b"],
    ["/product/7#reviews", "/ar/product/7#reviews"],
  ] as const)("D-26 %s is %s in Arabic, and back", ([english, arabic]) => {
    expect(localAddress(english, "en")).toBe(english);
    expect(localAddress(english, "ar")).toBe(arabic);
    expect(splitLocale(arabic)).toEqual({ locale: "ar", address: english });
    expect(splitLocale(english)).toEqual({ locale: "en", address: english });
  });

  test("D-26 a path that only starts with a language's letters is not one", () => {
    expect(splitLocale("/arduino")).toEqual({ locale: "en", address: "/arduino" });
    expect(splitLocale("/products/ar")).toEqual({ locale: "en", address: "/products/ar" });
  });

  test("D-26 the router's base", () => {
    expect(basenameOf("en")).toBe("/");
    expect(basenameOf("ar")).toBe("/ar");
  });
});
