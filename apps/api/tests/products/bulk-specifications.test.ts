import { endpoints } from "@shop/contract/endpoints.ts";
import { productPageSchema } from "@shop/contract/products/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { owner } from "../support/admins.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { type BulkBody, bulkDesk, conflictOf } from "../support/desks/bulk-desk.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const named = (id: number, name: string, sub_category_id = 1) =>
  aProduct({ id, name, part_number: null, category_id: sub_category_id, sub_category_id });

/** Products 1 to 3 have the attributes of sub category 1; product 4 has none of them. */
const shop = keptShop(
  aCatalogue({
    categories: [aCategory({ id: 1 }), aCategory({ id: 2, name: "Other", name_ar: null })],
    subCategories: [
      aSubCategory({ id: 1, category_id: 1 }),
      aSubCategory({ id: 2, category_id: 2, name: "Others", name_ar: null }),
    ],
    products: [named(1, "One"), named(2, "Two"), named(3, "Three"), named(4, "Four", 2)],
    attributes: someAttributes,
    attributeTexts: new Map([
      [1, { 1: "1k", 2: "0805", 4: "CFR" }],
      [2, { 1: "4k7", 2: "1206; 0805" }],
    ]),
  }),
);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const desk = bulkDesk(
  () => api,
  () => headers,
);
const { product, edit, historyOf } = desk;
const selection: BulkBody["selection"] = { ids: [1, 2, 3, 4] };
const set = (attribute_id: number, value: string): BulkBody => ({
  selection,
  rule: { field: "specification", change: "set", attribute_id, value },
});
const clear = (attribute_id: number): BulkBody => ({
  selection,
  rule: { field: "specification", change: "clear", attribute_id },
});

const values = async (attributeId: number): Promise<(string | undefined)[]> =>
  (await Promise.all([1, 2, 3, 4].map(product))).map((one) => one.attribute_values[attributeId]);
const attributes = async () => (await call(api, endpoints.listAttributes, { headers })).data;
const attribute = async (id: number) => {
  const found = (await attributes()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no attribute ${id}.`);
  return found;
};

describe("D-98 a specification of many products", () => {
  test("is offered for the attributes of the selected products, with how many have each", async () => {
    const { data } = await call(api, endpoints.listBulkAttributes, { headers, body: { selection } });
    expect(data).toEqual([1, 2, 3, 4, 5].map((attribute_id) => ({ attribute_id, products: 3 })));
    const other = { selection: { filter: { sub_category_id: "2" } } };
    expect((await call(api, endpoints.listBulkAttributes, { headers, body: other })).data).toEqual([]);
  });

  test("is set as the preview shows it, with history; products without the attribute are skipped", async () => {
    const body = set(1, "4.7 kΩ");
    const preview = await desk.preview(body);
    expect(preview).toMatchObject({
      matched: 4,
      changed: 3,
      skipped: [{ reason: "not_of_group", products: 1 }],
    });
    expect(preview.rows.map((row) => [row.id, row.old, row.new])).toEqual([
      [1, "1k", "4.7 kΩ"],
      [2, "4k7", "4.7 kΩ"],
      [3, "", "4.7 kΩ"],
    ]);
    expect(await values(1)).toEqual(["1k", "4k7", undefined, undefined]);

    const change = await desk.change(body);
    expect(change).toMatchObject({
      changed: 3,
      skipped: 1,
      rule: { field: "specification", change: "set", attribute_id: 1, value: "4.7 kΩ", name: "Resistance" },
    });
    expect(await values(1)).toEqual(["4.7 kΩ", "4.7 kΩ", "4.7 kΩ", undefined]);
    expect((await historyOf(3))[0]).toMatchObject({
      action: "updated",
      by: owner.email,
      bulk_change: change.id,
      fields: [{ field: "attribute:1:Resistance", old: null, new: "4.7 kΩ" }],
    });
    expect(await product(3)).toMatchObject({ version: 2 });
    const { specifications } = await call(api, endpoints.readProduct, { params: { id: 3 } });
    expect(specifications).toMatchObject([{ name: "Resistance", min: 4700, unit: "ohm" }]);
    const found = await call(api, endpoints.listProducts, { query: { filters: "a1_min=4k6", limit: 10 } });
    expect(v.parse(productPageSchema, found).data.map((one) => one.id)).toHaveLength(3);
    expect(await desk.preview(body)).toMatchObject({
      changed: 0,
      skipped: [
        { reason: "not_of_group", products: 1 },
        { reason: "unchanged", products: 3 },
      ],
    });
  });

  test.for([
    [2, "1206; ثقوب", "1206; Through hole"],
    [3, "نعم", "Yes"],
    [4, "  E-24  ", "E-24"],
  ] as const)("is set to choices, yes or no, and text: %j", async ([id, text, stored]) => {
    await desk.change(set(id, text));
    expect(await values(id)).toEqual([stored, stored, stored, undefined]);
  });

  test("is cleared, also where a product kept it in another sub category", async () => {
    await edit(2, { sub_category_id: 2 });
    const preview = await desk.preview(clear(1));
    expect(preview.rows.map((row) => [row.id, row.old, row.new])).toEqual([
      [1, "1k", ""],
      [2, "4k7", ""],
    ]);
    expect(preview.skipped).toEqual([
      { reason: "not_of_group", products: 1 },
      { reason: "no_value", products: 1 },
    ]);
    expect((await desk.preview(set(1, "5k"))).rows.map(({ id }) => id)).toEqual([1, 3]);
    const { id } = await desk.change(clear(1));
    expect(await values(1)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await attribute(1)).products).toBe(0);
    expect((await desk.read(id)).items).toMatchObject([
      { id: 1, old: "1k", new: "", current: "" },
      { id: 2, old: "4k7", new: "", current: "" },
    ]);
    expect(await desk.undo(id)).toMatchObject({ change: { undone: { restored: 2, kept: 0 } } });
    expect(await values(1)).toEqual(["1k", "4k7", undefined, undefined]);
  });

  test.for([
    [1, "red", { "rule.value": "bad_value" }],
    [1, "4.7 V", { "rule.value": "other_unit" }],
    [1, "1,000", { "rule.value": "ambiguous_value" }],
    [1, " ", { "rule.value": "required" }],
    [2, "0603", { "rule.value": "unknown_choice" }],
    [3, "maybe", { "rule.value": "bad_value" }],
    [4, "x".repeat(201), { "rule.value": "too_long" }],
    [99, "1", { "rule.attribute_id": "unknown_attribute" }],
  ] as const)("is refused for %j as it is in the form of a product", async ([id, value, errors]) => {
    expect(await refused(api, endpoints.previewBulkChange, { headers, body: set(id, value) })).toEqual({
      status: 422,
      code: "invalid",
      errors,
    });
  });

  test("is undone where products still have the value; what was changed since stays", async () => {
    const { id } = await desk.change(set(2, "Through hole"));
    await edit(1, { attribute_values: { 2: "0805" } });
    expect(await desk.undo(id)).toMatchObject({ change: { undone: { restored: 2, kept: 1 } } });
    expect(await values(2)).toEqual(["0805", "0805; 1206", undefined, undefined]);
    expect((await desk.read(id, { show: "kept" })).items).toMatchObject([
      { id: 1, old: "0805", new: "Through hole", current: "0805" },
    ]);
    expect((await historyOf(3))[0]).toMatchObject({
      action: "undone",
      bulk_change: id,
      fields: [{ field: "attribute:2:Package", old: "Through hole", new: null }],
    });
    expect(await desk.undo(id)).toMatchObject({ status: false });
  });

  test("is undone by the choices themselves: a choice that was renamed keeps its products", async () => {
    const { id } = await desk.change(set(2, "Through hole"));
    const { name, kind, choices, version } = await attribute(2);
    await call(api, endpoints.updateAttribute, {
      headers,
      params: { id: 2 },
      body: {
        name,
        kind,
        version,
        choices: choices.map((one) => Object.assign({}, one, { name: `${one.name} mm` })),
      },
    });
    expect(await desk.undo(id)).toMatchObject({ change: { undone: { restored: 3, kept: 0 } } });
    expect(await values(2)).toEqual(["0805 mm", "0805 mm; 1206 mm", undefined, undefined]);
  });

  test("is not undone into another meaning: with another unit, and without the choice, products stay", async () => {
    const cleared = await desk.change(clear(1));
    await call(api, endpoints.updateAttribute, {
      headers,
      params: { id: 1 },
      body: { name: "Resistance", kind: "number", unit: "volt" },
    });
    expect(await desk.undo(cleared.id)).toMatchObject({ change: { undone: { restored: 0, kept: 2 } } });
    expect(await values(1)).toEqual([undefined, undefined, undefined, undefined]);

    const replaced = await desk.change(set(2, "Through hole"));
    const { name, kind, choices } = await attribute(2);
    await call(api, endpoints.updateAttribute, {
      headers,
      params: { id: 2 },
      body: { name, kind, choices: choices.slice(1) },
    });
    expect(await desk.undo(replaced.id)).toMatchObject({ change: { undone: { restored: 1, kept: 2 } } });
  });

  test("is refused with a new preview where a product or the definition has changed since", async () => {
    const body = set(2, "Through hole");
    const seen = await desk.preview(body);
    await edit(3, { attribute_values: { 2: "0805" } });
    const conflict = await conflictOf(await desk.apply(body, seen));
    expect(conflict).toMatchObject({
      status: 409,
      code: "edit_conflict",
      current: {
        changed: 3,
        others: [{ id: 3, name: "Three", by: owner.email, old: "", new: "0805" }],
      },
    });
    const { name, kind, choices } = await attribute(2);
    await call(api, endpoints.updateAttribute, {
      headers,
      params: { id: 2 },
      body: { name, kind, choices, sub_category_ids: [1, 2] },
    });
    const again = await conflictOf(await desk.apply(body, conflict.current ?? seen));
    expect(again).toMatchObject({ code: "edit_conflict", current: { changed: 4, skipped: [] } });
    expect((await desk.apply(body, again.current ?? seen)).status).toBe(200);
    expect(await values(2)).toEqual(Array.from({ length: 4 }, () => "Through hole"));
  });

  test("keeps its name in the list of changes after its definition is deleted, and cannot be set then", async () => {
    const { id } = await desk.change(set(4, "E-24"));
    const body = set(4, "E-96");
    const seen = await desk.preview(body);
    await call(api, endpoints.deleteAttribute, { headers, params: { id: 4 } });
    expect(await conflictOf(await desk.apply(body, seen))).toMatchObject({
      status: 422,
      errors: { "rule.attribute_id": "unknown_attribute" },
    });
    expect((await desk.read(id)).change.rule).toMatchObject({ name: "Series", value: "E-24" });
    expect(await desk.undo(id)).toMatchObject({ change: { undone: { restored: 3 } } });
    await call(api, endpoints.restoreAttribute, { headers, params: { id: 4 } });
    expect(await values(4)).toEqual(["CFR", undefined, undefined, undefined]);
  });
});
