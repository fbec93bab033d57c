import { addressOf, type AnswerOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { deleteExpired } from "../../src/cleanup-job.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const { createProduct, updateProduct, deleteProduct, restoreProduct, readAdminProduct, readProductLinks } =
  endpoints;

const [resistance, package_, leadFree, ...others] = someAttributes;
if (!resistance || !package_ || !leadFree) throw new Error("There are too few attributes.");
const attributes: readonly Attribute[] = [
  { ...resistance, alternative: "at_least" },
  { ...package_, alternative: "same" },
  { ...leadFree, alternative: "at_least" },
  ...others,
];

const COUNT = 60;
/** Values by product; 40 to 50 are of one sub category for derived alternatives. */
const texts = new Map<number, Record<string, string>>([
  [40, { 1: "100", 2: "0805", 3: "no" }],
  [41, { 1: "100", 2: "0805; 1206", 3: "yes" }],
  [42, { 1: "99", 2: "0805", 3: "yes" }],
  [43, { 1: "200", 2: "1206", 3: "yes" }],
  [44, { 1: "200", 2: "0805", 3: "no" }],
  [45, { 1: "500", 2: "0805" }],
  [46, { 1: "1k", 2: "0805", 3: "yes" }],
]);

const desk = importDesk(
  aCatalogue({
    products: Array.from({ length: COUNT }, (_, at) =>
      aProduct({
        id: at + 1,
        name_ar: null,
        name: `Part ${at + 1}`,
        part_number: at + 1 === 29 || at + 1 === 30 ? "TWIN" : `P-${at + 1}`,
        price: String(100 - at),
        amount: at + 1 === 44 ? 0 : 5,
      }),
    ),
    attributes,
    attributeTexts: texts,
    links: new Map([[50, { needs: [51], accessories: [52, 53], alternatives: [] }]]),
  }),
);

const read = (id: number): Promise<AdminProduct> =>
  call(desk.api(), readAdminProduct, { headers: desk.headers(), params: { id } });

const bodyOf = ({ name, price, amount, sub_category_id, description, version }: AdminProduct) => ({
  name,
  price,
  amount,
  sub_category_id,
  description,
  version,
});

type Links = { readonly [F in keyof ProductLinks]?: number[] };

const save = async (id: number, links: Links) =>
  call(desk.api(), updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { ...bodyOf(await read(id)), ...links },
  });

const mutable = (links: { readonly [F in keyof ProductLinks]?: readonly number[] }): Links =>
  Object.fromEntries(Object.entries(links).map(([field, list]) => [field, [...list]]));

const refuse = async (id: number, links: { readonly [F in keyof ProductLinks]?: readonly number[] }) =>
  refused(desk.api(), updateProduct, {
    headers: desk.headers(),
    params: { id },
    body: { ...bodyOf(await read(id)), ...mutable(links) },
  });

const remove = (id: number) => call(desk.api(), deleteProduct, { headers: desk.headers(), params: { id } });

const ids = (cards: readonly { readonly id: number }[]) => cards.map((card) => card.id);

const linksOf = async (id: number) => {
  const answer: AnswerOf<typeof readProductLinks> = await call(desk.api(), readProductLinks, {
    params: { id },
  });
  return {
    needs: ids(answer.needs),
    accessories: ids(answer.accessories),
    alternatives: ids(answer.alternatives),
    accessory_of: ids(answer.accessory_of),
  };
};

const none = { needs: [], accessories: [], alternatives: [], accessory_of: [] };

describe("the form", () => {
  test("D-93 stores each kind in its order, with names in the history, and answers them", async () => {
    await save(1, { needs: [3], accessories: [5, 4], alternatives: [6] });
    const stored = await read(1);
    expect(stored).toMatchObject({ needs: [3], accessories: [5, 4], alternatives: [6], version: 2 });
    expect(stored.linked).toEqual(
      [3, 5, 4, 6].map((id) => ({
        id,
        name: `Part ${id}`,
        name_ar: null,
        part_number: `P-${id}`,
        deleted: false,
      })),
    );
    expect((await desk.historyOf(1))[0]?.fields).toEqual([
      { field: "needs", old: null, new: "#3 Part 3 · P-3" },
      { field: "accessories", old: null, new: "#5 Part 5 · P-5\n#4 Part 4 · P-4" },
      { field: "alternatives", old: null, new: "#6 Part 6 · P-6" },
    ]);
    expect(await linksOf(1)).toEqual({ ...none, needs: [3], accessories: [5, 4], alternatives: [6] });

    await save(1, { accessories: [4, 5] });
    expect(await read(1)).toMatchObject({ needs: [3], accessories: [4, 5], alternatives: [6] });
    expect(await linksOf(1)).toMatchObject({ accessories: [4, 5] });
    expect((await save(1, { accessories: [4, 5, 4] })).status).toBe(false);
  });

  test("D-93 D-13 a conflict carries the stored links", async () => {
    const opened = await read(2);
    await save(2, { needs: [3] });
    const body = { ...bodyOf(opened), needs: [4] };
    const options = { headers: desk.headers(), params: { id: 2 }, body };
    expect(await refused(desk.api(), updateProduct, options)).toMatchObject({ code: "edit_conflict" });
    expect(await read(2)).toMatchObject({ needs: [3] });
  });

  test.for([
    [{ needs: [7] }, { needs: "linked_to_itself" }],
    [{ accessories: [1, 9999] }, { accessories: "unknown_linked_product" }],
    [{ alternatives: Array.from({ length: 21 }, (_, at) => at + 8) }, { alternatives: "too_many_links" }],
    [
      { needs: [7], alternatives: [9999] },
      { needs: "linked_to_itself", alternatives: "unknown_linked_product" },
    ],
  ] as const)("D-93 D-29 refuses %j with its reason, and stores nothing", async ([links, errors]) => {
    const before = await read(7);
    expect(await refuse(7, links)).toEqual({
      status: 422,
      code: "invalid",
      errors,
    });
    expect(await read(7)).toEqual(before);
  });

  test("D-93 a new product, as a duplicate is, has links", async () => {
    const { product_id } = await call(desk.api(), createProduct, {
      headers: desk.headers(),
      body: { ...bodyOf(await read(1)), needs: [8], accessories: [9], alternatives: [10] },
    });
    expect(await read(product_id)).toMatchObject({ needs: [8], accessories: [9], alternatives: [10] });
    expect((await desk.historyOf(product_id))[0]?.fields).toContainEqual({
      field: "needs",
      old: null,
      new: "#8 Part 8 · P-8",
    });
  });

  test("D-93 a deleted product vanishes from the shop, stays linked, and is no new link; a purge removes it", async () => {
    await save(11, { accessories: [12, 13] });
    expect(await linksOf(13)).toMatchObject({ accessory_of: [11] });
    await remove(12);
    expect(await linksOf(11)).toEqual({ ...none, accessories: [13] });
    expect((await read(11)).linked[0]).toMatchObject({ id: 12, deleted: true });
    expect((await save(11, { accessories: [12, 13] })).status).toBe(false);
    expect(await refuse(14, { accessories: [12] })).toMatchObject({
      errors: { accessories: "unknown_linked_product" },
    });
    await call(desk.api(), restoreProduct, { headers: desk.headers(), params: { id: 12 } });
    expect(await linksOf(11)).toEqual({ ...none, accessories: [12, 13] });

    await remove(12);
    const { queries } = desk.api().database;
    await queries
      .update(products)
      .set({ deleted_at: sql`now() - interval '31 days'` })
      .where(eq(products.id, 12));
    await deleteExpired(queries);
    expect(await read(11)).toMatchObject({ accessories: [13] });
    expect((await read(11)).linked).toHaveLength(1);
    // A form that was opened before the purge still saves.
    expect((await save(11, { accessories: [13] })).status).toBe(false);
  });
});

const cellsOf = async (id: number): Promise<string[]> => {
  const address = addressOf(endpoints.exportProducts, {}, { format: "csv", locale: "en" });
  const text = await (await desk.api().request(address, { headers: desk.headers() })).text();
  const rows = text
    .replace("\uFEFF", "")
    .split(/\r?\n/)
    .map((row) => row.split(",").map((cell) => cell.replaceAll(/^"|"$/g, "")));
  const columns = ["Needs", "Accessories", "Alternatives"].map((name) => rows[0]?.indexOf(name) ?? -1);
  const row = rows.find(([first]) => first === String(id)) ?? [];
  return columns.map((column) => row[column] ?? "");
};

describe("sheets", () => {
  test("D-93 D-32 export names part numbers, or ids where those are not enough", async () => {
    await save(20, { needs: [21, 22], accessories: [29], alternatives: [] });
    expect(await cellsOf(20)).toEqual(["P-21; P-22", "#29", ""]);
  });

  test("D-93 D-32 an import finds part numbers as rows do, and its undo restores the links", async () => {
    await save(23, { needs: [24], accessories: [25, 26] });
    const before = await read(23);
    const found = await desk.check(
      await desk.upload('ID,Needs,Accessories,Alternatives\n23,"p-27 ; P-24",#29;P-28,\n'),
    );
    expect(await desk.lines(found)).toMatchObject([
      {
        outcome: "updated",
        fields: [
          { field: "needs", old: "#24 Part 24 · P-24", new: "#27 Part 27 · P-27\n#24 Part 24 · P-24" },
          {
            field: "accessories",
            old: "#25 Part 25 · P-25\n#26 Part 26 · P-26",
            new: "#29 Part 29 · TWIN\n#28 Part 28 · P-28",
          },
        ],
      },
    ]);
    await desk.apply(found);
    expect(await read(23)).toMatchObject({ needs: [27, 24], accessories: [29, 28], alternatives: [] });
    // Another name of a linked product is no change of the link.
    await call(desk.api(), updateProduct, {
      headers: desk.headers(),
      params: { id: 27 },
      body: { ...bodyOf(await read(27)), name: "Renamed" },
    });
    await desk.undo(found);
    expect(await read(23)).toMatchObject({ needs: before.needs, accessories: before.accessories });
  });

  test("D-93 D-32 what an export has written, an import finds unchanged", async () => {
    await save(31, { needs: [29], accessories: [32], alternatives: [33, 34] });
    const [needs, accessories, alternatives] = await cellsOf(31);
    const found = await desk.check(
      await desk.upload(`ID,Needs,Accessories,Alternatives\n31,${needs},${accessories},"${alternatives}"\n`),
    );
    expect(await desk.lines(found)).toMatchObject([{ outcome: "unchanged" }]);
  });

  test.for([
    ["P-35; NOPE", "unknown_linked_product"],
    ["TWIN", "ambiguous_linked_product"],
    ["#99999", "unknown_linked_product"],
    ["P-36", "linked_to_itself"],
    [Array.from({ length: 21 }, (_, at) => `#${at + 1}`).join(";"), "too_many_links"],
  ] as const)("D-93 D-32 leaves the cell out with a remark: %s", async ([cell, code]) => {
    const before = await read(36);
    const found = await desk.check(await desk.upload(`ID,Accessories\n36,${cell}\n`));
    expect(await desk.lines(found)).toMatchObject([
      { outcome: "unchanged", warnings: { accessories: code } },
    ]);
    expect(await read(36)).toEqual(before);
  });

  test("D-93 D-32 a link to a product of the same import is left out with a remark; a second import has it", async () => {
    const sheet =
      "Name,Part number,Price,Sub category,Description,Needs\nProbe,NEW-1,5,Resistors,A probe,\nMeter,NEW-2,5,Resistors,A meter,NEW-1\n";
    const found = await desk.check(await desk.upload(sheet));
    expect(await desk.lines(found)).toMatchObject([
      { outcome: "created" },
      { outcome: "created", warnings: { needs: "unknown_linked_product" } },
    ]);
    await desk.apply(found);
    expect((await desk.lines(found)).map(({ outcome }) => outcome)).toEqual(["created", "created"]);
    const second = await desk.check(await desk.upload(sheet));
    expect(await desk.lines(second)).toMatchObject([{ outcome: "unchanged" }, { outcome: "updated" }]);
    await desk.apply(second);
    const [, meter] = await desk.lines(second);
    const probe = (await desk.lines(found))[0]?.product_id ?? 0;
    expect(await read(meter?.product_id ?? 0)).toMatchObject({ needs: [probe] });
    await desk.undo(second);
    expect(await read(meter?.product_id ?? 0)).toMatchObject({ needs: [], deleted_at: null });
  });
});

describe("what the shop answers", () => {
  test("D-93 the seed's links, and the products that name one", async () => {
    expect(await linksOf(50)).toEqual({ ...none, needs: [51], accessories: [52, 53] });
    expect(await linksOf(51)).toEqual({ ...none, accessory_of: [50] });
    expect(await linksOf(53)).toEqual({ ...none, accessory_of: [50] });
  });

  test("D-93 derived alternatives are in stock, have the same choices and ratings at least as high, the cheapest first", async () => {
    // 42 is rated lower, 43 has another package, 44 is out of stock, and 45 says nothing of lead.
    expect(await linksOf(40)).toEqual({ ...none, alternatives: [46, 41] });
    expect(await linksOf(45)).toEqual({ ...none, alternatives: [46] });
    // Nothing is derived for a product without values.
    expect(await linksOf(49)).toEqual(none);
  });

  test("D-93 named alternatives come first, none twice, and stock, values and attributes change the answer", async () => {
    await save(40, { alternatives: [44, 41] });
    expect(await linksOf(40)).toMatchObject({ alternatives: [44, 41, 46] });
    await save(40, { alternatives: [] });
    await call(desk.api(), updateProduct, {
      headers: desk.headers(),
      params: { id: 46 },
      body: { ...bodyOf(await read(46)), amount: 0 },
    });
    expect(await linksOf(40)).toMatchObject({ alternatives: [41] });
    await call(desk.api(), updateProduct, {
      headers: desk.headers(),
      params: { id: 42 },
      body: { ...bodyOf(await read(42)), attribute_values: { 1: "100", 2: "0805", 3: "yes" } },
    });
    expect(await linksOf(40)).toMatchObject({ alternatives: [42, 41] });
    await call(desk.api(), endpoints.updateAttribute, {
      headers: desk.headers(),
      params: { id: 1 },
      body: { name: "Resistance", kind: "number", alternative: "same" },
    });
    await call(desk.api(), endpoints.updateAttribute, {
      headers: desk.headers(),
      params: { id: 2 },
      body: { name: "Package", kind: "choice", alternative: "" },
    });
    await call(desk.api(), endpoints.updateAttribute, {
      headers: desk.headers(),
      params: { id: 3 },
      body: { name: "Lead free", kind: "yes_no", alternative: null },
    });
    expect(await linksOf(40)).toMatchObject({ alternatives: [42, 41] });
    await call(desk.api(), endpoints.updateAttribute, {
      headers: desk.headers(),
      params: { id: 1 },
      body: { name: "Resistance", kind: "number", alternative: "at_most" },
    });
    // 40, 41 and 42 have 100 Ω; 43 to 46 have more.
    expect(await linksOf(43)).toMatchObject({ alternatives: [42, 41, 40] });
  });

  test("D-93 texts are never compared", async () => {
    await call(desk.api(), endpoints.updateAttribute, {
      headers: desk.headers(),
      params: { id: 4 },
      body: { name: "Series", kind: "text", alternative: "same" },
    });
    const { data } = await call(desk.api(), endpoints.listAttributes, { headers: desk.headers() });
    expect(data.find(({ id }) => id === 4)).toMatchObject({ alternative: null });
  });

  test("D-93 an unknown or deleted product is not found", async () => {
    await remove(60);
    for (const id of [60, 99999]) {
      expect(await refused(desk.api(), readProductLinks, { params: { id } })).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });
});
