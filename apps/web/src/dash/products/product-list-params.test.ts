import { expect, test } from "vitest";

import { productListQueryOf, withProductListQuery } from "./product-list-params.ts";

const ADDRESS =
  "search=relay&sort=amount&show=deleted&missing=name_ar&missing_attribute=12&supplier=5&stock=low&visibility=draft&aside=coming_back&category=3";

test("D-11 the address of a list of products holds its filters", () => {
  const query = productListQueryOf(new URLSearchParams(ADDRESS));
  expect(query).toEqual({
    search: "relay",
    sort: "amount",
    deleted: true,
    missing: "name_ar",
    missingAttribute: 12,
    supplier: 5,
    lowStock: true,
    visibility: "draft",
    aside: "coming_back",
    group: { category_id: 3 },
  });
  expect(withProductListQuery(new URLSearchParams(), query).toString()).toBe(ADDRESS);
});

test("D-151 the address names products without a supplier", () => {
  const query = productListQueryOf(new URLSearchParams("supplier=none"));
  expect(query.supplier).toBe("none");
  expect(withProductListQuery(new URLSearchParams(), query).toString()).toBe("supplier=none");
});

test("D-11 filters that no list has are left out", () => {
  const query = productListQueryOf(
    new URLSearchParams(
      "missing=brand&missing_attribute=x&supplier=x&stock=high&visibility=secret&aside=x&category=x",
    ),
  );
  expect(query).toMatchObject({
    missing: null,
    missingAttribute: null,
    supplier: null,
    lowStock: false,
    visibility: null,
    aside: null,
    group: null,
  });
  expect(
    withProductListQuery(
      new URLSearchParams("missing=price&stock=low&visibility=hidden&aside=not_for_sale&sub_category=7&new="),
      query,
    ).toString(),
  ).toBe("new=");
});

test("D-11 the address names one group: the sub category, where it names both", () => {
  const query = productListQueryOf(new URLSearchParams("category=3&sub_category=7"));
  expect(query.group).toEqual({ sub_category_id: 7 });
  expect(withProductListQuery(new URLSearchParams("category=3"), query).toString()).toBe("sub_category=7");
});
