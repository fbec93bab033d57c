import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const { createProduct, updateProduct, readProduct, listProducts, readAdminProduct } = endpoints;

const desk = importDesk(
  aCatalogue({
    products: Array.from({ length: 12 }, (_, at) =>
      aProduct({ id: at + 1, name: `Part ${at + 1}`, part_number: `P-${at + 1}` }),
    ),
    attributes: someAttributes,
  }),
);

type Update = BodyOf<typeof updateProduct>;

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), readAdminProduct, { headers: desk.headers(), params: { id } });
const bodyOf = ({ name, price, amount, sub_category_id, description, version }: AdminProduct): Update => ({
  name,
  price,
  amount,
  sub_category_id,
  description,
  version,
});
const save = async (id: number, attribute_values: Readonly<Record<string, string>>) =>
  call(desk.api(), updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { ...bodyOf(await read(id)), attribute_values: { ...attribute_values } },
  });
const refuse = async (id: number, attribute_values: Readonly<Record<string, string>>) =>
  refused(desk.api(), updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { ...bodyOf(await read(id)), attribute_values: { ...attribute_values } },
  });

describe("the form", () => {
  test("D-90 stores what was entered, and shows it in both languages in the order of the attributes", async () => {
    await save(1, { 5: "1/4 g", 3: "نعم", 2: "ثقوب; 0805", 1: "4k7 @ 25 °C", 4: "CFR" });
    expect((await read(1)).attribute_values).toEqual({
      1: "4k7 @ 25 °C",
      2: "0805; Through hole",
      3: "Yes",
      4: "CFR",
      5: "1/4 g",
    });
    const { specifications } = await call(desk.api(), readProduct, { params: { id: 1 } });
    expect(specifications.map(({ name, text, text_ar }) => [name, text, text_ar])).toEqual([
      ["Resistance", "4.7\u00A0kΩ @ 25 °C", "4.7\u00A0كيلو أوم @ 25 °C"],
      ["Package", "0805; Through hole", "0805؛ ثقوب"],
      ["Lead free", "Yes", "نعم"],
      ["Series", "CFR", "CFR"],
      ["Weight", "250\u00A0mg", "250\u00A0مللي جرام"],
    ]);
    expect(specifications[0]).toMatchObject({ attribute_id: 1, min: 4700, max: 4700, unit: "ohm" });
    expect((await desk.historyOf(1))[0]?.fields).toContainEqual({
      field: "attribute:2:Package",
      old: null,
      new: "0805; Through hole",
    });
  });

  test("D-90 cards show the values of attributes that are on cards", async () => {
    await save(2, { 1: "10", 2: "1206" });
    const page = await call(desk.api(), listProducts, { query: { ids: "2", limit: 5, view: "card" } });
    const cards = Array.isArray(page) ? page : page.data;
    expect(cards[0]?.specifications.map(({ text }) => text)).toEqual(["10\u00A0Ω"]);
  });

  test.for([
    [{ 1: "red" }, { "attribute_values.1": "bad_value" }],
    [{ 1: "10 kV" }, { "attribute_values.1": "other_unit" }],
    [{ 1: "1,000" }, { "attribute_values.1": "ambiguous_value" }],
    [{ 2: "0402" }, { "attribute_values.2": "unknown_choice" }],
    [{ 3: "perhaps" }, { "attribute_values.3": "bad_value" }],
    [{ 4: "x".repeat(201) }, { "attribute_values.4": "too_long" }],
    [{ 6: "3" }, { "attribute_values.6": "not_of_group" }],
    [{ 777: "3" }, { "attribute_values.777": "unknown_attribute" }],
    [{ "1 or 2": "3" }, { "attribute_values.1 or 2": "unknown_attribute" }],
    [
      { 1: "x", 2: "y" },
      { "attribute_values.1": "bad_value", "attribute_values.2": "unknown_choice" },
    ],
  ] as const)("D-90 D-29 refuses %j with its reason, and stores nothing", async ([values, errors]) => {
    const before = await read(3);
    expect(await refuse(3, values)).toEqual({ status: 422, code: "invalid", errors });
    expect(await read(3)).toEqual(before);
  });

  test("D-90 D-13 a conflict carries the stored values; the same values are no change", async () => {
    await save(4, { 1: "1k" });
    const opened = await read(4);
    await save(4, { 1: "2k" });
    const body = { ...bodyOf(opened), attribute_values: { 1: "3k" } };
    const options = { headers: desk.headers(), params: { id: 4 }, body };
    expect(await refused(desk.api(), updateProduct, options)).toMatchObject({ code: "edit_conflict" });
    expect((await save(4, { 1: "2k" })).status).toBe(false);
    expect((await read(4)).attribute_values).toEqual({ 1: "2k" });
  });

  test("D-90 values that a form does not send stay; blank texts remove them", async () => {
    await save(5, { 1: "1k", 4: "A" });
    await call(desk.api(), updateProduct, {
      headers: desk.headers(),
      params: { id: 5 },
      body: { ...bodyOf(await read(5)), name: "Renamed" },
    });
    expect((await read(5)).attribute_values).toEqual({ 1: "1k", 4: "A" });
    await save(5, { 1: "", 4: "B" });
    expect((await read(5)).attribute_values).toEqual({ 4: "B" });
    expect((await desk.historyOf(5))[0]?.fields).toEqual([
      { field: "attribute:1:Resistance", old: "1k", new: null },
      { field: "attribute:4:Series", old: "A", new: "B" },
    ]);
  });

  test("API-11 D-90 a new product, as a duplicate is, has them", async () => {
    const { version: _version, ...body } = bodyOf(await read(1));
    const { product_id } = await call(desk.api(), createProduct, {
      headers: desk.headers(),
      body: { ...body, attribute_values: { 1: "1M", 2: "0805" } },
    });
    expect((await read(product_id)).attribute_values).toEqual({ 1: "1M", 2: "0805" });
  });
});

const importing = async (sheet: string) => desk.check(await desk.upload(sheet));

describe("a sheet", () => {
  test("D-32 D-90 has a column for each attribute, which an import reads back unchanged", async () => {
    await save(6, { 1: "4k7", 2: "0805; Through hole", 3: "no" });
    const response = await desk
      .api()
      .request("/backend/public/api/admin/product-sheet?format=csv&locale=ar", { headers: desk.headers() });
    const sheet = await response.text();
    expect(sheet.split("\r\n")[0]).toContain("المقاومة,الغلاف,بدون رصاص,Series,الوزن,الخلايا");
    expect((await importing(sheet)).counts).toMatchObject({ updated: 0, rejected: 0 });
  });

  test("D-32 D-90 changes values, with units in the header or the cell, and the undo restores them", async () => {
    await save(7, { 1: "1k", 4: "A" });
    const before = await read(7);
    const found = await importing(
      `ID,Resistance (kΩ),Package,Weight [g]\n7,"4,7",through hole,\n8,2.2 MΩ,0805,"1,5"\n`,
    );
    const again = await desk.check(found, { decimal: "comma" });
    expect(await desk.lines(again)).toMatchObject([
      {
        fields: [
          { field: "attribute:1:Resistance", old: "1k", new: "4.7 kΩ" },
          { field: "attribute:2:Package", old: null, new: "Through hole" },
        ],
      },
      { outcome: "updated" },
    ]);
    await desk.apply(again);
    expect((await read(7)).attribute_values).toEqual({ 1: "4.7 kΩ", 2: "Through hole", 4: "A" });
    expect((await read(8)).attribute_values).toEqual({ 1: "2.2 MΩ", 2: "0805", 5: "1.5 g" });
    await desk.undo(again);
    expect((await read(7)).attribute_values).toEqual(before.attribute_values);
    expect((await read(8)).attribute_values).toEqual({});
  });

  test("D-32 D-90 values that cannot be read are left out with the reason and the value", async () => {
    const found = await importing(`ID,Resistance,Package,Cells\n9,red,,\n10,,0402,\n11,,,3\n12,1k,,\n`);
    expect(found.counts).toMatchObject({ updated: 1, unchanged: 2, warned: 2, rejected: 1 });
    expect(
      (await desk.lines(found)).map(({ errors, warnings, refused: values }) => [errors, warnings, values]),
    ).toEqual([
      [{}, { "attribute_values.1": "bad_value" }, { "attribute_values.1": "red" }],
      [{}, { "attribute_values.2": "unknown_choice" }, { "attribute_values.2": "0402" }],
      [{ "attribute_values.6": "not_of_group" }, {}, { "attribute_values.6": "3" }],
      [{}, {}, {}],
    ]);
    const response = await desk
      .api()
      .request(`/backend/public/api/admin/imports/${found.id}/sheet?filter=warned&format=csv&locale=en`, {
        headers: desk.headers(),
      });
    expect(await response.text()).toMatch(/Package: .*0402/);
  });

  test("D-32 D-90 an undo leaves a value that somebody has changed since", async () => {
    const found = await importing(`ID,Resistance,Series\n9,1k,B\n`);
    await desk.apply(found);
    await save(9, { 1: "2k", 4: "B" });
    await desk.undo(found);
    expect((await read(9)).attribute_values).toEqual({ 1: "2k" });
    expect((await desk.lines(found, "kept"))[0]?.kept).toEqual(["attribute:1:Resistance"]);
  });

  test("D-32 D-90 an attribute that is deleted, or loses a choice, between check and application rejects its lines", async () => {
    const { createAttribute, updateAttribute, deleteAttribute, listAttributes } = endpoints;
    const headers = desk.headers();
    const form = { kind: "choice" as const, sub_category_ids: [1], choices: [{ name: "A" }, { name: "B" }] };
    const one = await call(desk.api(), createAttribute, { headers, body: { ...form, name: "Letter" } });
    const other = await call(desk.api(), createAttribute, { headers, body: { ...form, name: "Colour" } });
    const found = await importing(`ID,Letter,Colour\n10,B,\n11,,A\n12,A,\n`);
    expect(found.counts).toMatchObject({ updated: 3 });
    const { data } = await call(desk.api(), listAttributes, { headers });
    const choices = data.find(({ id }) => id === one.id)?.choices.filter(({ name }) => name === "A") ?? [];
    await call(desk.api(), updateAttribute, {
      headers,
      params: { id: one.id },
      body: { name: "Letter", kind: "choice", choices },
    });
    await call(desk.api(), deleteAttribute, { headers, params: { id: other.id } });
    await desk.apply(found);
    expect((await desk.lines(found)).map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ["rejected", { [`attribute_values.${one.id}`]: "unknown_choice" }],
      ["rejected", { [`attribute_values.${other.id}`]: "unknown_attribute" }],
      ["updated", {}],
    ]);
  });
});
