import { describe, expect, test } from "vitest";

import { readPageAddress } from "./page-address.ts";

const read = (address: string) => readPageAddress(new URL(address, "http://shop.example"));

describe("the address of a page", () => {
  test.each([
    ["/", "en", "/"],
    ["/products", "en", "/products"],
    ["/ar", "ar", "/"],
    ["/ar/product/7", "ar", "/product/7"],
    ["/arabic", "en", "/arabic"],
  ])("ROUTE-1 %s is a page in %s at %s", (address, locale, pathname) => {
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
  ])("ROUTE-1 %s leads to %s", (address, to) => {
    expect(read(address)).toEqual({ kind: "moved", to });
  });

  test("ROUTE-1 two slashes at the start lead to no other host", () => {
    expect(readPageAddress(new URL("http://shop.example//evil.example/"))).toEqual({
      kind: "moved",
      to: "/evil.example",
    });
  });

  test("ROUTE-1 only what a page reads stays of the query, in one order, each name once", () => {
    expect(read("/results?utm=1&page=2&query=a%20b&query=c&empty=&sort=")).toMatchObject({
      search: "?query=a+b&page=2",
    });
  });
});
