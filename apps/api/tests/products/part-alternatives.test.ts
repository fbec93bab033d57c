import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { expect, test } from "vitest";

import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const { readProductLinks, readAdminProduct, updateProduct } = endpoints;

const part = (id: number, name: string, over = {}) =>
  aProduct({ id, name, name_ar: null, part_number: `P-${id}`, price: String(id), ...over });

const shop = keptShop(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory({ name: "Semiconductors" })],
    products: [
      part(1, "Regulator 12 V", { part_number: "L7812CV" }),
      part(2, "LM317T adjustable regulator"),
      part(3, "LM2596-ADJ step-down regulator"),
      part(4, "Voltage regulator", { manufacturer_part_number: "LM7812CT" }),
      part(5, "L7912CV regulator −12 V"),
      part(6, "L7805CV regulator 5 V"),
      part(7, "LM317T adjustable regulator, sold out", { amount: 0 }),
      part(8, "CD4030BE quad XOR gate"),
      part(9, "CD4070BE quad XOR gate"),
      part(10, "Regulators LM317T and LM337T"),
      part(11, "LM317T kit", { unit: "set", pieces_per_unit: 5 }),
    ],
    links: new Map([[1, { needs: [], accessories: [], alternatives: [6, 3] }]]),
  }),
);

const linksOf = async (id: number) => {
  const links = await call(shop().api, readProductLinks, { params: { id } });
  return {
    alternatives: links.alternatives.map((one) => one.id),
    grounds: links.alternative_grounds.map(({ ground, product_ids: ids }) => [ground, ids]),
  };
};

/** Changes a product as the form does. */
async function change(id: number, values: { readonly name?: string; readonly amount?: number }) {
  const { api, headers } = shop();
  const { name, price, amount, sub_category_id, description, version } = await call(api, readAdminProduct, {
    headers,
    params: { id },
  });
  const body = { name, price, amount, sub_category_id, description, version, ...values };
  await call(api, updateProduct, { headers, params: { id }, body });
}

test("D-93 what stands for the standard part that a product is follows what is named, by its ground, in stock and the cheapest first", async () => {
  // The complement, another voltage, what is sold out, and what holds several parts stand for none.
  expect(await linksOf(1)).toEqual({
    alternatives: [6, 4, 2, 3],
    grounds: [
      ["same-part", [4]],
      ["adjustable", [2, 3]],
    ],
  });
  expect(await linksOf(8)).toEqual({ alternatives: [9], grounds: [["drop-in", [9]]] });
  expect(await linksOf(10)).toEqual({ alternatives: [], grounds: [] });
  expect(await linksOf(11)).toEqual({ alternatives: [], grounds: [] });
});

test("D-93 the answer is dropped when a product comes to stand for the part, and when one of them changes", async () => {
  expect(await linksOf(8)).toMatchObject({ alternatives: [9] });
  await change(9, { amount: 0 });
  expect(await linksOf(8)).toEqual({ alternatives: [], grounds: [] });
  await change(6, { name: "CD4070BM quad XOR gate" });
  await change(9, { amount: 3 });
  expect(await linksOf(8)).toEqual({ alternatives: [6, 9], grounds: [["drop-in", [6, 9]]] });
  await change(8, { name: "Quad gate" });
  expect(await linksOf(8)).toEqual({ alternatives: [], grounds: [] });
});
