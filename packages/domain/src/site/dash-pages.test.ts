import { expect, test } from "vitest";

import { dashPageAt, dashPages, needOfPage } from "./dash-pages.ts";

test.each([
  ["/dash", null],
  ["/dash/products", null],
  ["/dash/category/7", null],
  ["/dash/subcategories/7", null],
  ["/dash/subcategories", "products"],
  ["/dash/products/bulk", "products"],
  ["/dash/products/bulk/3", "products"],
  ["/dash/specifications/import", "products"],
  ["/dash/import/9", "products"],
  ["/dash/orders", "view_orders"],
  ["/dash/orders/", "view_orders"],
  ["/dash/orders/12", "view_orders"],
  ["/dash/orders/new", "orders"],
  ["/dash/orders/collected", "orders"],
  ["/dash/orders/day", "view_orders"],
  ["/dash/settings/payments", "settings"],
  ["/dash/settings/backups", "owner"],
  ["/dash/administrators", "owner"],
])("D-147 %s needs %s", (page, need) => {
  expect(needOfPage(page)).toBe(need);
});

test.each([
  ["/dash/", "home"],
  ["/dash/import/9", "imports"],
  ["/dash/products/bulk/3", "products"],
  ["/dash/category/7", "categories"],
  ["/dash/buying/suppliers/2", "suppliers"],
  ["/dash/settings/backups", "settings"],
  ["/dash/sign-in", null],
])("ADMIN-7 %s has the link %s of the menus", (path, menu) => {
  const page = dashPageAt(path);
  expect(page && dashPages[page].menu).toBe(menu);
});

test("D-32 an address below /dash that is no page has none", () => {
  expect(dashPageAt("/dash/orders/1/2")).toBeNull();
});
