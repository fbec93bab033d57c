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

  test.each([
    ["/?query=random&page=3&sort=price&cursor=x", ""],
    ["/aboutus?query=random", ""],
    ["/product/7?sub=3", ""],
    ["/nowhere?page=2", ""],
    ["/products?query=random&sub=3&sort=price&page=2", "?sort=price&page=2"],
    ["/category/7?query=random&sub=3&cursor=x", "?sub=3&cursor=x"],
    ["/ar/results?query=led&sub=3", "?query=led"],
    [
      "/products?stock=1&a3=2&brand=B&a3=1&brand=A&stock=no&a5_max=4k7",
      "?a3=1&a3=2&a5_max=4k7&brand=A&brand=B&stock=1",
    ],
    ["/aboutus?stock=1", ""],
    ["/products?view=table&view=x", "?view=table"],
    ["/category/7?view=cards", ""],
    ["/brand/7?sub=3&query=x&sort=price&view=table&stock=1&page=2", "?sort=price&page=2&view=table&stock=1"],
    ["/compare?id=7&stock=1&id=3&id=7&id=x&id=1&id=2&id=4&id=5", "?id=7&id=3&id=1&id=2&id=4"],
  ])(
    "D-45 %s is the page of %j: a page is the same for parameters that it does not read",
    (address, search) => {
      expect(read(address)).toMatchObject({ search });
    },
  );

  test.each([
    ["/products?sort=newest&page=1", ""],
    ["/products?sort=none&page=-1&cursor=", ""],
    ["/products?page=99999", "?page=20"],
    ["/results?query=%20led%20&sort=relevance", "?query=led"],
    [`/results?query=${"x".repeat(999)}`, `?query=${"x".repeat(200)}`],
    ["/category/7?sub=0x7", ""],
  ])("D-45 %s is the page of %j: values that are read alike are one", (address, search) => {
    expect(read(address)).toMatchObject({ search });
  });

  test("the query is normalized: known parameters only, once, in a fixed order", () => {
    expect(read("/results?utm=1&page=2&query=a%20b&query=c&empty=&sort=")).toMatchObject({
      search: "?query=a+b&page=2",
    });
  });
});
