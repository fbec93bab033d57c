import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aSubCategory } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";

const { readPartSpecifications, createAttribute } = endpoints;

const shop = keptShop(
  aCatalogue({
    categories: [aCategory()],
    subCategories: [aSubCategory({ id: 1 }), aSubCategory({ id: 2, name: "Transistors" })],
    attributes: someAttributes,
  }),
);

const found = async (query: Readonly<Record<string, string | number>>) => {
  const { api, headers } = shop();
  return (await call(api, readPartSpecifications, { headers, query: { sub_category_id: 1, ...query } }))
    .found;
};

const resistor = {
  code: "RC0805FR-0710KL",
  values: [
    { attribute_id: 1, text: "10 kΩ" },
    { attribute_id: 2, text: "0805" },
  ],
};

describe("what a part number says of specifications", () => {
  test("D-90 is what the attributes of the sub category hold exactly, the maker's number first", async () => {
    expect(await found({ part_number: "RC0805FR-0710KL" })).toEqual(resistor);
    expect(
      await found({ manufacturer_part_number: "RC0805FR-0710KL", part_number: "RC0805FR-0722KL" }),
    ).toEqual(resistor);
    expect(await found({ manufacturer_part_number: "SHOP-1", part_number: "RC0805FR-0710KL" })).toEqual(
      resistor,
    );
    // 0603 is no choice of the package.
    expect((await found({ part_number: "RC0603FR-0710KL" }))?.values).toEqual([
      { attribute_id: 1, text: "10 kΩ" },
    ]);
  });

  test("D-90 is nothing for other numbers, other sub categories and attributes of another kind", async () => {
    for (const query of [
      {},
      { part_number: "SHOP-1" },
      { part_number: "BC547" },
      { part_number: "RC0805FR-0710KL", sub_category_id: 2 },
      { part_number: "RC0805FR-0710KL", sub_category_id: 99 },
    ])
      expect(await found(query)).toBeNull();
  });

  test("D-90 follows the attributes, and is for those who change products", async () => {
    const { api, headers } = shop();
    const { id } = await call(api, createAttribute, {
      headers,
      body: { name: "Collector-emitter voltage", kind: "number", unit: "volt", sub_category_ids: [2] },
    });
    expect(await found({ part_number: "BC547B", sub_category_id: 2 })).toEqual({
      code: "BC547",
      values: [{ attribute_id: id, text: "45 V" }],
    });
    expect(
      await refused(api, readPartSpecifications, { query: { sub_category_id: 2, part_number: "BC547" } }),
    ).toMatchObject({ status: 401 });
  });
});
