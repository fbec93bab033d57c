import { expect, test } from "vitest";

import { listQueryOf, withListQuery } from "./product-list-params.ts";

const ADDRESS = "search=relay&sort=amount&show=deleted&missing=name_ar&stock=low";

test("D-11 the address of a list of products holds its filters", () => {
  const query = listQueryOf(new URLSearchParams(ADDRESS));
  expect(query).toEqual({
    search: "relay",
    sort: "amount",
    deleted: true,
    missing: "name_ar",
    lowStock: true,
  });
  expect(withListQuery(new URLSearchParams(), query).toString()).toBe(ADDRESS);
});

test("D-11 filters that no list has are left out", () => {
  const query = listQueryOf(new URLSearchParams("missing=brand&stock=high"));
  expect(query).toMatchObject({ missing: null, lowStock: false });
  expect(withListQuery(new URLSearchParams("missing=price&stock=low&new="), query).toString()).toBe("new=");
});
