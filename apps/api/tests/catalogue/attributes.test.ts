import { addressOf, type BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const { listAttributes, createAttribute, updateAttribute, deleteAttribute, restoreAttribute, mergeChoices } =
  endpoints;

const texts: readonly Readonly<Record<string, string>>[] = [
  { 1: "1k", 2: "0805" },
  { 1: "2k", 2: "1206; 0805" },
  { 2: "1206" },
  {},
];

const desk = importDesk(
  aCatalogue({
    subCategories: [aSubCategory(), aSubCategory({ id: 2, name: "Others", name_ar: null })],
    products: texts.map((_, at) =>
      aProduct({ id: at + 1, name: `Part ${at + 1}`, part_number: `P-${at + 1}` }),
    ),
    attributes: someAttributes,
    attributeTexts: new Map(texts.map((values, at) => [at + 1, values])),
  }),
);

type Form = BodyOf<typeof createAttribute>;

const headers = () => desk.headers();
const all = async () => (await call(desk.api(), listAttributes, { headers: headers() })).data;
const attribute = async (id: number) => {
  const found = (await all()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no attribute ${id}.`);
  return found;
};
const create = (body: Form) => call(desk.api(), createAttribute, { headers: headers(), body });
const update = (id: number, body: BodyOf<typeof updateAttribute>) =>
  call(desk.api(), updateAttribute, { headers: headers(), params: { id }, body });
const refuseUpdate = (id: number, body: BodyOf<typeof updateAttribute>) =>
  refused(desk.api(), updateAttribute, { headers: headers(), params: { id }, body });
const historyOf = async (id: number) =>
  (await call(desk.api(), endpoints.readHistory, { headers: headers(), query: { entity: "attribute", id } }))
    .data;
const valuesOf = async (id: number) =>
  (await call(desk.api(), endpoints.readAdminProduct, { headers: headers(), params: { id } }))
    .attribute_values;

const shown = async (id: number) =>
  (await call(desk.api(), endpoints.readProduct, { params: { id } })).specifications;

/** Two values of each field of the form. */
const samples: {
  readonly [F in keyof Omit<Required<Form>, "kind" | "choices">]: readonly [unknown, unknown];
} = {
  name: ["Bandwidth", "Range"],
  name_ar: ["النطاق", "المدى"],
  unit: ["hertz", "volt"],
  section: ["Measuring", "General"],
  section_ar: ["القياس", "عام"],
  sort_index: [70, 80],
  filterable: [false, true],
  on_cards: [true, false],
  alternative: ["at_least", "same"],
  category_ids: [[1], []],
  sub_category_ids: [[], [1, 2]],
};

describe("D-90 definitions", () => {
  test("are listed in their order, with how many products have each value, and how many lack it", async () => {
    const found = await all();
    expect(found.map(({ name }) => name)).toEqual(someAttributes.map(({ name }) => name));
    expect(found[0]).toMatchObject({ products: 2, missing: 2, unit: "ohm", version: 1 });
    expect(found[1]?.choices.map(({ name, products }) => [name, products])).toEqual([
      ["0805", 2],
      ["1206", 2],
      ["Through hole", 0],
    ]);
    expect(found[5]).toMatchObject({ products: 0, missing: 0 });
  });

  test("count the products without a value exactly as the list of products finds them, also after a move", async () => {
    const lacking = async (id: number) => {
      const query = { missing_attribute: String(id) };
      const { data, total } = await call(desk.api(), endpoints.listAdminProducts, {
        headers: headers(),
        query,
      });
      expect(total).toBe((await attribute(id)).missing);
      return data.map((one) => one.id).toSorted((a, b) => a - b);
    };
    expect(await lacking(1)).toEqual([3, 4]);
    expect(await lacking(2)).toEqual([4]);
    expect(await lacking(5)).toEqual([1, 2, 3, 4]);
    expect(await lacking(6)).toEqual([]);
    const product = await call(desk.api(), endpoints.readAdminProduct, {
      headers: headers(),
      params: { id: 1 },
    });
    const { name, price, amount, description } = product;
    await call(desk.api(), endpoints.updateProduct, {
      headers: headers(),
      params: { id: 1 },
      body: { name, price, amount, description, sub_category_id: 2 },
    });
    // The moved product keeps its values, which do not count for the products that lack one.
    expect(await attribute(1)).toMatchObject({ products: 2, missing: 2 });
    expect(await lacking(1)).toEqual([3, 4]);
    expect(await lacking(5)).toEqual([1, 2, 3, 4]);
  });

  test("name the products that lack any value of their sub category: in the list, a search, bulk changes and the overview", async () => {
    const full = { 1: "1k", 2: "0805", 3: "yes", 4: "CFR", 5: "2 g" };
    const { name, price, amount, sub_category_id, description } = await call(
      desk.api(),
      endpoints.readAdminProduct,
      { headers: headers(), params: { id: 2 } },
    );
    await call(desk.api(), endpoints.updateProduct, {
      headers: headers(),
      params: { id: 2 },
      body: { name, price, amount, sub_category_id, description, attribute_values: full },
    });
    const idsOf = async (query: Readonly<Record<string, string>>) =>
      (await call(desk.api(), endpoints.listAdminProducts, { headers: headers(), query })).data
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(await idsOf({ missing: "specifications" })).toEqual([1, 3, 4]);
    expect(await idsOf({ missing: "specifications", query: "part 3" })).toEqual([3]);
    expect(await idsOf({ missing: "specifications", missing_attribute: "2" })).toEqual([4]);
    expect(await idsOf({ missing_attribute: "404" })).toEqual([]);
    const { missing } = await call(desk.api(), endpoints.readOverview, { headers: headers() });
    expect(missing.specifications).toBe(3);
    const { matched } = await call(desk.api(), endpoints.previewBulkChange, {
      headers: headers(),
      body: {
        selection: { filter: { missing_attribute: "2" } },
        rule: { field: "specification", change: "set", attribute_id: 2, value: "0805" },
      },
    });
    expect(matched).toBe(1);
  });

  test.for(Object.entries(samples))(
    "keep the field %s, with its history",
    async ([field, [first, second]], { task }) => {
      const { id } = await create({ name: `Field ${task.id}`, kind: "number", [field]: first });
      expect(await attribute(id)).toMatchObject({ [field]: first });
      const form = { name: `Field ${task.id}`, kind: "number" as const, [field]: second };
      const { version } = await update(id, { ...form, version: 1 });
      expect(version).toBe(2);
      expect(await attribute(id)).toMatchObject({ [field]: second });
      expect((await historyOf(id))[0]?.fields.some((one) => one.field === field)).toBe(true);
      const conflict = await send(desk.api(), updateAttribute, {
        headers: headers(),
        params: { id },
        body: { ...form, [field]: first, version: 1 },
      });
      expect(v.parse(apiErrorSchema, await conflict.json())).toMatchObject({
        code: "edit_conflict",
        current: { version: 2, [field]: second },
      });
      expect((await update(id, { ...form, version: 1 })).version).toBe(2);
    },
  );

  test("keep choices with their synonyms by which values are read, in their order", async () => {
    const { id } = await create({
      name: "Finish",
      kind: "choice",
      sub_category_ids: [1],
      choices: [{ name: "Matt", name_ar: "مطفي", synonyms: ["dull"] }, { name: "Gloss" }],
    });
    const [matt, gloss] = (await attribute(id)).choices;
    expect(matt).toMatchObject({ name: "Matt", name_ar: "مطفي", synonyms: ["dull"], products: 0 });
    if (!matt || !gloss) throw new Error("The choices are missing.");
    const choices = [{ ...gloss, name: "Glossy" }, { name: "Silk" }, matt];
    await update(id, { name: "Finish", kind: "choice", choices });
    expect((await attribute(id)).choices.map((one) => one.name)).toEqual(["Glossy", "Silk", "Matt"]);
    expect((await attribute(id)).choices[0]?.id).toBe(gloss.id);
    expect((await historyOf(id))[0]?.fields).toContainEqual({
      field: "choices",
      old: "Matt\nGloss",
      new: "Glossy\nSilk\nMatt",
    });
  });

  test.for([
    [{ name: "resistance", kind: "number" }, { name: "name_taken" }],
    [{ name: "المقاومة", kind: "number" }, { name: "name_taken" }],
    [{ name: "price", kind: "number" }, { name: "name_taken" }],
    [{ name: "X", name_ar: "السعر", kind: "number" }, { name_ar: "name_taken" }],
    [{ name: "", kind: "number" }, { name: "required" }],
    [{ name: "X", kind: "number", unit: "furlong" }, { unit: "bad_value" }],
    [
      { name: "X", kind: "choice", choices: [{ name: "A" }, { name: "a " }] },
      { "choices.1.name": "name_taken" },
    ],
    [{ name: "X", kind: "choice", choices: [{ name: "" }] }, { "choices.0.name": "required" }],
  ] as const)("refuse %j", async ([body, errors]) => {
    const response = await desk.api().request(addressOf(createAttribute), {
      method: "POST",
      headers: { ...headers(), "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(422);
    expect(v.parse(apiErrorSchema, await response.json())).toMatchObject({ code: "invalid", errors });
  });

  test("keep kind, unit and choices that products have: in_use with their number", async () => {
    const resistance = await attribute(1);
    const form = { name: "Resistance", kind: "number" as const };
    expect(await refuseUpdate(1, { ...form, unit: "volt" })).toMatchObject({
      code: "in_use",
      errors: { products: "2" },
    });
    expect(await refuseUpdate(1, { ...form, kind: "text" })).toMatchObject({ code: "in_use" });
    const { choices } = await attribute(2);
    expect(
      await refuseUpdate(2, { name: "Package", kind: "choice", choices: choices.slice(1) }),
    ).toMatchObject({ code: "in_use", errors: { products: "2" } });
    await update(2, { name: "Package", kind: "choice", choices: choices.slice(0, 2) });
    expect(await attribute(1)).toEqual(resistance);
  });

  test("are deleted and restored with the values of products, which forms do not lose meanwhile", async () => {
    const options = { headers: headers(), params: { id: 1 } };
    await call(desk.api(), deleteAttribute, options);
    expect(await valuesOf(1)).toEqual({ 2: "0805" });
    const product = await call(desk.api(), endpoints.readAdminProduct, {
      headers: headers(),
      params: { id: 1 },
    });
    const { name, price, amount, sub_category_id, description, version } = product;
    await call(desk.api(), endpoints.updateProduct, {
      headers: headers(),
      params: { id: 1 },
      body: { name, price, amount, sub_category_id, description, version, attribute_values: { 2: "1206" } },
    });
    const { data } = await call(desk.api(), listAttributes, {
      headers: headers(),
      query: { deleted: "only" },
    });
    expect(data.map(({ id }) => id)).toEqual([1]);
    await call(desk.api(), restoreAttribute, options);
    expect(await valuesOf(1)).toEqual({ 1: "1k", 2: "1206" });
    expect((await historyOf(1)).map(({ action }) => action)).toEqual(["restored", "deleted"]);
  });

  test("are shown by their new names at once, on pages that were kept", async () => {
    expect((await shown(2))[0]?.name).toBe("Resistance");
    await update(1, { name: "Ohmic value", kind: "number" });
    expect((await shown(2))[0]?.name).toBe("Ohmic value");
  });

  test("hold 10,000 choices, and refuse one more", async () => {
    const choices = Array.from({ length: 10_001 }, (_, at) => ({ name: `Choice ${at}` }));
    const options = { headers: headers(), body: { name: "Many", kind: "choice" as const, choices } };
    expect(await refused(desk.api(), createAttribute, options)).toMatchObject({
      errors: { choices: "limit_reached" },
    });
    const { id } = await create({ ...options.body, sub_category_ids: [1], choices: choices.slice(1) });
    expect((await attribute(id)).choices).toHaveLength(10_000);
  });
});

describe("D-90 merging of choices", () => {
  test("replaces them in all products, with history; their names become synonyms", async () => {
    const before = await attribute(2);
    const [small, large] = before.choices;
    if (!small || !large) throw new Error("The choices are missing.");
    const body = { merged: [large.id], into: small.id, version: before.version };
    await call(desk.api(), mergeChoices, { headers: headers(), params: { id: 2 }, body });
    expect(await Promise.all([1, 2, 3].map(valuesOf))).toMatchObject([
      { 2: "0805" },
      { 2: "0805" },
      { 2: "0805" },
    ]);
    expect((await attribute(2)).choices).toMatchObject([{ name: "0805", synonyms: ["1206"], products: 3 }]);
    const [entry] = (
      await call(desk.api(), endpoints.readHistory, {
        headers: headers(),
        query: { entity: "product", id: 3 },
      })
    ).data;
    expect(entry?.fields).toEqual([{ field: "attribute:2:Package", old: "1206", new: "0805" }]);

    const options = { headers: headers(), params: { id: 2 } };
    expect(await refused(desk.api(), mergeChoices, { ...options, body })).toMatchObject({
      code: "edit_conflict",
    });
    expect(
      await refused(desk.api(), mergeChoices, { ...options, body: { merged: [large.id], into: small.id } }),
    ).toMatchObject({ errors: { merged: "unknown_choice" } });
    expect(
      await refused(desk.api(), mergeChoices, { ...options, body: { merged: [small.id], into: 999_999 } }),
    ).toMatchObject({ errors: { into: "unknown_choice" } });
  });
});
