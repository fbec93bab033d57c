import type { ProductSpecification } from "@shop/contract/products/product.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import { valueColumns } from "./table-columns.ts";

const value = (id: number): ProductSpecification => ({
  attribute_id: id,
  name: `Attribute ${id}`,
  name_ar: `خاصية ${id}`,
  section: null,
  section_ar: null,
  text: "1",
  text_ar: "1",
  min: 1,
  max: 1,
  unit: "none",
  yes: null,
  on_cards: true,
});

/** Eight products, of which each attribute has as many as stated. */
const listOf = (counts: readonly number[]) =>
  Array.from({ length: 8 }, (_, place) =>
    aProduct({
      id: place,
      specifications: counts.flatMap((count, id) => (place < count ? [value(id)] : [])),
    }),
  );

const columnsOf = (...counts: readonly number[]) =>
  valueColumns(listOf(counts)).map(({ attribute_id: id }) => id);

describe("the columns of a table of products", () => {
  test("D-96 are at most six of what most products have", () => {
    expect(columnsOf(8, 4, 5, 6, 7, 8, 8)).toEqual([0, 2, 3, 4, 5, 6]);
  });

  test("D-96 up to four are also what a quarter has, the most common first", () => {
    expect(columnsOf(8, 2, 1)).toEqual([0, 1]);
    expect(columnsOf(8, 2, 3, 3, 3)).toEqual([0, 2, 3, 4]);
    expect(columnsOf(8, 8, 8, 8, 3)).toEqual([0, 1, 2, 3]);
  });
});
