import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { expect, test } from "vitest";

import { demoShop } from "../demo-shop.ts";

test("D-32 the mock's export holds what the filters of the list find", async () => {
  const shop = demoShop({ adminSignedIn: true });
  const [product] = shop.state.products;
  const group = product?.sub_category_id ?? 0;
  const address = addressOf(endpoints.exportProducts, {}, { format: "csv", sub_category_id: group });
  const response = await shop.answer(new Request(new URL(address, "https://shop.example")));
  const lines = (await response?.text())?.split("\r\n").slice(1);
  const found = shop.state.products.filter(({ sub_category_id }) => sub_category_id === group);
  expect(lines?.map((line) => Number.parseInt(line, 10))).toEqual(found.map(({ id }) => id));
});
