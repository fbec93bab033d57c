import { expect, test } from "vitest";

import { isHttpsLink, isShopPath } from "./link-rules.ts";

test.for([
  ["/products", true],
  ["/category/3?page=2#list", true],
  ["/ar/", true],
  ["/https://example.com", true],
  ["products", false],
  ["", false],
  ["//example.com", false],
  ["/\\example.com", false],
  ["/\t/example.com", false],
  ["/\n\\example.com", false],
  ["javascript:alert(1)", false],
] as const)("D-10 '%s' is a path of the shop: %s", ([link, expected]) => {
  expect(isShopPath(link)).toBe(expected);
});

test.for([
  ["https://maps.example.com/?q=1", true],
  ["HTTPS://maps.example.com", true],
  ["http://maps.example.com", false],
  ["https://", false],
  ["https:///", false],
  ["https://shop@maps.example.com", false],
  ["https://a b.example.com", false],
  ["/products", false],
  ["javascript:alert(1)", false],
] as const)("D-10 D-23 '%s' is an https address: %s", ([link, expected]) => {
  expect(isHttpsLink(link)).toBe(expected);
});
