import { describe, expect, test } from "vitest";

import { parsePageUrl } from "./page-url.ts";

const read = (address: string) => parsePageUrl(new URL(address, "http://shop.example"));

describe("the URL of a page", () => {
  test.each([
    ["/", "en", "/"],
    ["/products", "en", "/products"],
    ["/ar", "ar", "/"],
    ["/ar/product/7", "ar", "/product/7"],
    ["/arabic", "en", "/arabic"],
  ])("D-26 %s is a page in %s at %s", (address, locale, pathname) => {
    expect(read(address)).toEqual({ kind: "page", locale, pathname, search: "" });
  });

  test.each([
    ["/products/", "/products"],
    ["/products//", "/products"],
    ["/ar/", "/ar"],
    ["/ar/?page=2", "/ar?page=2"],
    ["/en", "/"],
    ["/en/products?sort=price", "/products?sort=price"],
    ["/category//7", "/category/7"],
    ["/evil.example//", "/evil.example"],
  ])("%s redirects to %s", (address, to) => {
    expect(read(address)).toEqual({ kind: "redirect", to });
  });

  test("two leading slashes redirect to no other host", () => {
    expect(parsePageUrl(new URL("http://shop.example//evil.example/"))).toEqual({
      kind: "redirect",
      to: "/evil.example",
    });
  });

  test("the query is normalized: known parameters only, once, in a fixed order", () => {
    expect(read("/results?utm=1&page=2&query=a%20b&query=c&empty=&sort=")).toMatchObject({
      search: "?query=a+b&page=2",
    });
  });
});
