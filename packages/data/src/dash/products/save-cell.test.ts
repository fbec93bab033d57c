import { anAdminProduct } from "@shop/fixtures/builders.ts";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { adminProductKeys } from "./queries.ts";
import { replaceInLists } from "./save-cell.ts";

test("D-29 the answer of a cell replaces its product in the lists, unless they have a later version", () => {
  const client = new QueryClient();
  const key = [...adminProductKeys.lists(), {}];
  const other = anAdminProduct({ id: 2 });
  const before = anAdminProduct({ id: 1, version: 1 });
  const shown = () => client.getQueryData(key);
  const listOf = (product: typeof before) => ({ pages: [{ data: [product, other] }], pageParams: [null] });
  client.setQueryData(key, listOf(before));

  const both = anAdminProduct({ id: 1, version: 3, price: "12.00", amount: 7 });
  replaceInLists(client, both);
  expect(shown()).toEqual(listOf(both));
  replaceInLists(client, anAdminProduct({ id: 1, version: 2, price: "12.00" }));
  expect(shown()).toEqual(listOf(both));
});
