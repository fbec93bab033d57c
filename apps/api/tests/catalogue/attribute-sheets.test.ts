import type { AdminAttribute } from "@shop/contract/attributes/attribute.ts";
import {
  definitionsPreviewSchema,
  type DefinitionsPreview,
} from "@shop/contract/attributes/sheet-endpoints.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";

import { deleteOldDefinitionImports } from "../../src/modules/attributes/definition-imports.repository.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, send } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";
import { rowXml, workbookWith } from "../support/workbooks.ts";

const { exportAttributes, previewAttributes, importAttributes, listAttributes, updateAttribute } = endpoints;

const [resistance, pack, ...others] = someAttributes;
if (!resistance || !pack) throw new Error("There are too few attributes.");
/** A synonym and a heading that spreadsheet programs would take for a formula. */
const tricky = {
  ...pack,
  section: "=1+1",
  choices: pack.choices.map((one) => Object.assign({}, one, { synonyms: ["0805 (2012)", "a;b"] })),
};

const shop = keptShop(
  aCatalogue({
    categories: [
      aCategory({ id: 1, name: "Parts" }),
      aCategory({ id: 2, name: "Tools > more", name_ar: null }),
    ],
    subCategories: [
      aSubCategory({ id: 1, category_id: 1 }),
      aSubCategory({ id: 2, category_id: 1, name: "Relays", name_ar: "ريليهات" }),
      aSubCategory({ id: 3, category_id: 2, name: "Relays", name_ar: null }),
    ],
    products: [aProduct({ id: 1 }), aProduct({ id: 2 })],
    attributes: [
      resistance,
      tricky,
      ...others.map((one) => Object.assign({}, one, { category_ids: [1, 2], sub_category_ids: [2, 3] })),
    ],
    attributeTexts: new Map([[1, { 1: "1k", 2: "0805" }]]),
  }),
);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const download = async (format: "csv" | "xlsx", locale: "en" | "ar" = "en"): Promise<Blob> => {
  const response = await send(api, exportAttributes, { headers, query: { format, locale } });
  expect(response.headers.get("content-disposition")).toContain(`specifications-`);
  return response.blob();
};
const fileOf = (content: string | Blob): File => new File([content], "specifications");
const sheet = (...lines: readonly string[]): File => fileOf(lines.join("\n"));
const preview = async (file: File): Promise<DefinitionsPreview> => {
  const response = await sendForm(api, previewAttributes, headers, { file });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(body));
  return v.parse(definitionsPreviewSchema, body);
};
const refusal = async (file: File) =>
  v.parse(apiErrorSchema, await (await sendForm(api, previewAttributes, headers, { file })).json());
const apply = (file: File, fingerprint: string) =>
  sendForm(api, importAttributes, headers, { file, fingerprint });
const importSheet = async (file: File): Promise<DefinitionsPreview> => {
  const seen = await preview(file);
  const response = await apply(file, seen.fingerprint);
  expect(await response.json()).toEqual({
    status: true,
    added: seen.counts.added,
    changed: seen.counts.changed,
  });
  return seen;
};
const all = async (): Promise<AdminAttribute[]> => (await call(api, listAttributes, { headers })).data;
const named = async (name: string): Promise<AdminAttribute> => {
  const found = (await all()).find((one) => one.name === name);
  if (!found) throw new Error(`There is no attribute ${name}.`);
  return found;
};
const historyOf = async (id: number) =>
  (await call(api, endpoints.readHistory, { headers, query: { entity: "attribute", id } })).data;
const hiddenRow = (row: number, name: string): string =>
  rowXml(row, name, "text").replace("<row ", '<row hidden="1" ');
/** A workbook with a hidden column and a hidden sheet. */
const partlyHidden = async (rows: string): Promise<File> =>
  fileOf(
    new Blob([
      await workbookWith([
        { columns: '<cols><col min="3" max="3" hidden="1"/></cols>', rows },
        { name: "Draft", rows: rowXml(1, "Name", "Kind"), state: "hidden" },
      ]),
    ]),
  );
const errorsIn = ({ definitions }: DefinitionsPreview) =>
  definitions.flatMap(({ errors }) => errors.map(({ line, column, code }) => `${line} ${column} ${code}`));

describe("D-90 a sheet of definitions", () => {
  test.for([
    ["csv", "en"],
    ["csv", "ar"],
    ["xlsx", "en"],
    ["xlsx", "ar"],
  ] as const)("as %s in %s reads back as unchanged, and then changes nothing", async ([format, locale]) => {
    const before = await all();
    const file = fileOf(await download(format, locale));
    const seen = await preview(file);
    expect(seen).toMatchObject({
      counts: { added: 0, changed: 0, unchanged: someAttributes.length, rejected: 0 },
      ignored: [],
    });
    await importSheet(file);
    expect(await all()).toEqual(before);
  });

  test("leaves out what is hidden in a workbook, and names it", async () => {
    const seen = await importSheet(
      await partlyHidden(
        rowXml(1, "Name", "Kind", "Heading") +
          rowXml(2, "Colour", "text", "Looks") +
          hiddenRow(3, "Weight class"),
      ),
    );
    expect(seen).toMatchObject({
      counts: { added: 1, rejected: 0 },
      hidden_rows: 1,
      hidden_columns: ["C"],
      hidden_sheets: ["Draft"],
    });
    expect((await all()).map(({ name }) => name)).not.toContain("Weight class");
    expect((await named("Colour")).section).toBeNull();
    expect(await refusal(await partlyHidden(hiddenRow(1, "Name")))).toMatchObject({
      errors: { file: "all_hidden" },
    });
  });

  test("adds and changes attributes with their choices as the preview shows, with history", async () => {
    const seen = await importSheet(
      sheet(
        "Name;Name (Arabic);Kind;Unit;Heading;Filterable;In alternatives;Categories;Sub categories;Choice;Choice (Arabic);Synonyms;Note",
        "resistance;;;;Electrical;no;at least;;;;;;x",
        'Package;;;;;;;;"parts>ريليهات; #3";1206;كبير;"3216; big";',
        ";;;;;;;;;2512;;;",
        'Finish;التشطيب;choice;;;نعم;;#2;"";Matt;مطفي;dull;',
        "Finish;;;;;;;;;Gloss;;;",
        "Insertion force;;رقم;N;;;;;;;;;",
      ),
    );
    expect(seen.counts).toEqual({ added: 2, changed: 2, unchanged: 0, rejected: 0 });
    expect(seen.ignored).toEqual(["Note"]);
    expect(seen.definitions).toMatchObject([
      { line: 2, name: "resistance", outcome: "changed" },
      { line: 3, name: "Package", outcome: "changed", choices_added: 1, choices_changed: 1 },
      { line: 5, name: "Finish", outcome: "added", choices_added: 2 },
      { line: 7, name: "Insertion force", outcome: "added" },
    ]);
    expect(await named("resistance")).toMatchObject({
      id: 1,
      name_ar: "المقاومة",
      unit: "ohm",
      section: "Electrical",
      filterable: false,
      alternative: "at_least",
      sub_category_ids: [1],
      products: 1,
    });
    const { choices, ...changed } = await named("Package");
    expect(changed).toMatchObject({ sub_category_ids: [2, 3], section: "=1+1" });
    expect(
      choices.map(({ name, name_ar, synonyms, products }) => [name, name_ar, synonyms, products]),
    ).toEqual([
      ["0805", null, ["0805 (2012)", "a;b"], 1],
      ["1206", "كبير", ["3216", "big"], 0],
      ["Through hole", "ثقوب", ["0805 (2012)", "a;b"], 0],
      ["2512", null, [], 0],
    ]);
    const finish = await named("Finish");
    expect(finish).toMatchObject({ kind: "choice", name_ar: "التشطيب", category_ids: [2], filterable: true });
    expect(finish.choices.map(({ name }) => name)).toEqual(["Matt", "Gloss"]);
    expect(await named("Insertion force")).toMatchObject({ kind: "number", unit: "newton" });
    expect((await historyOf(2))[0]).toMatchObject({ action: "updated" });
    expect((await historyOf(2))[0]?.fields).toContainEqual({
      field: "choices",
      old: "0805\n1206\nThrough hole",
      new: "0805\n1206\nThrough hole\n2512",
    });
    expect((await historyOf(finish.id))[0]).toMatchObject({ action: "created" });
  });

  test("rejects attributes with their reasons by line, and imports all others", async () => {
    const file = sheet(
      "Name,Name (Arabic),Kind,Unit,Filterable,In alternatives,Categories,Sub categories,Choice,Choice (Arabic),Synonyms",
      "Resistance,,text,,,,,,,,",
      "Weight,,,V,,,,,,,",
      "Price,,number,,,,,,,,",
      "Fresh,المقاومة,number,,,,,,,,",
      "Kindless,,,,,,,,,,",
      "Odd,,roman,parsec,maybe,perhaps,Nowhere,Nowhere > Nothing,,,",
      "Series,,,,,,,,E24,,",
      "Two,,choice,,,,,,A,,",
      "Two,,text,,,,,,a,,",
      "Two,,,,,,,,,ب,",
      `${"x".repeat(81)},,text,,,,,,,,`,
      "Twin,,text,,,,,,,,",
      "Other,Twin,text,,,,,,,,",
      "Lengthy,,text,m,,,,,,,",
    );
    const seen = await importSheet(file);
    expect(seen.counts).toEqual({ added: 1, changed: 1, unchanged: 0, rejected: 10 });
    expect(errorsIn(seen)).toEqual([
      "2 kind in_use",
      "4 name name_taken",
      "5 name_ar name_taken",
      "6 kind required",
      "7 kind bad_value",
      "7 unit bad_value",
      "7 alternative bad_value",
      "7 filterable bad_value",
      "7 categories unknown_category",
      "7 sub_categories unknown_sub_category",
      "8 choice no_choices",
      "10 kind differs",
      "10 choice name_taken",
      "11 choice required",
      "12 name too_long",
      "14 name_ar name_taken",
      "15 unit no_unit",
    ]);
    const names = (await all()).map(({ name }) => name);
    expect(names).toContain("Twin");
    expect(names).not.toContain("Fresh");
    expect(await named("Weight")).toMatchObject({ unit: "volt" });
    expect(await named("Resistance")).toMatchObject({ kind: "number" });
  });

  test("is not imported where a definition has changed since the preview", async () => {
    const file = sheet("Name,Heading", "Resistance,Electrical");
    const seen = await preview(file);
    await call(api, updateAttribute, {
      headers,
      params: { id: 1 },
      body: { name: "Resistance", kind: "number", on_cards: false },
    });
    const response = await apply(file, seen.fingerprint);
    const conflict = v.parse(apiErrorSchema, await response.json());
    expect(conflict).toMatchObject({ code: "edit_conflict", current: { counts: { changed: 1 } } });
    const { fingerprint } = v.parse(definitionsPreviewSchema, conflict.current);
    expect((await apply(file, fingerprint)).status).toBe(200);
    expect(await named("Resistance")).toMatchObject({ section: "Electrical", on_cards: false });
  });

  test("of a file that cannot be read, has no names or too many rows is refused with its reason", async () => {
    expect(await refusal(sheet("Kind", "text"))).toMatchObject({ errors: { file: "no_name_column" } });
    expect(await refusal(sheet("Name"))).toMatchObject({ errors: { file: "no_rows" } });
    const none = await sendForm(api, previewAttributes, headers, { other: "1" });
    expect(v.parse(apiErrorSchema, await none.json())).toMatchObject({ errors: { file: "required" } });
    expect(await refusal(fileOf("PK\u0003\u0004 no workbook"))).toMatchObject({
      errors: { file: "unreadable" },
    });
    const lines = Array.from({ length: 50_001 }, (_, at) => `A ${at}`);
    expect(await refusal(sheet("Name", ...lines))).toMatchObject({ errors: { file: "too_many_rows" } });
    expect(await refusal(fileOf("x".repeat(8 * 1024 * 1024 + 1)))).toMatchObject({
      errors: { file: "file_too_large" },
    });
  });

  test("of 500 attributes and 10,000 choices is imported, exported and read back in bounded time; one more is refused", async () => {
    const sizes = Array.from({ length: 500 - someAttributes.length }, (_, at) => `Part ${at},text,`);
    const choices = Array.from({ length: 10_000 }, (_, at) => `Many,choice,Choice ${at}`);
    const start = performance.now();
    const file = sheet("Name,Kind,Choice", ...choices, ...sizes);
    const seen = await importSheet(file);
    expect(seen.counts).toEqual({ added: 494, changed: 0, unchanged: 0, rejected: 1 });
    expect(errorsIn(seen)).toEqual(["10495 name limit_reached"]);
    expect((await named("Many")).choices).toHaveLength(10_000);
    const again = await preview(fileOf(await download("xlsx")));
    expect(again.counts).toEqual({ added: 0, changed: 0, unchanged: 500, rejected: 0 });
    expect(performance.now() - start).toBeLessThan(30_000);
    const more = sheet("Name,Kind,Choice", "Many,choice,One more");
    expect(errorsIn(await preview(more))).toEqual(["2 choice limit_reached"]);
  });
});

const imports = async () => (await call(api, endpoints.listDefinitionImports, { headers })).data;
const undo = async () => {
  const [latest] = await imports();
  return call(api, endpoints.undoDefinitionImport, { headers, params: { id: latest?.id ?? 0 } });
};
const contents = async () => (await all()).map(({ version: _version, ...one }) => one);

describe("D-90 an import of definitions is undone", () => {
  test("as it was, once, with history", async () => {
    const before = await contents();
    const { counts } = await importSheet(
      sheet(
        "Name;Name (Arabic);Kind;Unit;Heading;Choice;Choice (Arabic);Synonyms",
        "Resistance;;;;Other heading;;;",
        "Package;;;;;1206;كبير;3216",
        "Package;;;;;2512;;",
        "Insertion force;;number;N;;;;",
      ),
    );
    expect(counts).toMatchObject({ added: 1, changed: 2 });
    const added = await named("Insertion force");
    expect(await imports()).toMatchObject([{ added: 1, changed: 2, undone: null }]);
    const answer = await undo();
    expect(answer).toMatchObject({ status: true, kept: [], import: { undone: { restored: 3 } } });
    expect(await contents()).toEqual(before);
    expect((await historyOf(1))[0]).toMatchObject({
      action: "undone",
      fields: [{ field: "section", old: "Other heading", new: resistance.section }],
    });
    expect((await historyOf(added.id))[0]).toMatchObject({ action: "undone" });
    // A deleted one can be restored.
    await call(api, endpoints.restoreAttribute, { headers, params: { id: added.id } });
    expect(await named("Insertion force")).toMatchObject({ unit: "newton" });
    expect(await undo()).toMatchObject({ status: false, import: { undone: { restored: 3 } } });
    expect(await named("Insertion force")).toMatchObject({ unit: "newton" });
  });

  test("but for what was changed or deleted since, or what products use", async () => {
    await importSheet(
      sheet(
        "Name;Kind;Heading;Choice;Categories",
        "Resistance;;Imported;;",
        "Package;;Imported;4321;",
        `${others[0]?.name};;Imported;;`,
        "Grade;text;;;Parts",
      ),
    );
    const {
      version,
      products: _products,
      missing: _missing,
      deleted_at: _deleted,
      ...form
    } = await named("Resistance");
    await call(api, updateAttribute, {
      headers,
      params: { id: form.id },
      body: { ...form, section: "By hand", version },
    });
    await call(api, endpoints.deleteAttribute, { headers, params: { id: others[0]?.id ?? 0 } });
    const grade = await named("Grade");
    const product = await call(api, endpoints.readAdminProduct, { headers, params: { id: 2 } });
    const { price, amount, description, sub_category_id } = product;
    const body = { name: product.name, price, amount, description, sub_category_id };
    await call(api, endpoints.updateProduct, {
      headers,
      params: { id: 2 },
      body: { ...body, attribute_values: { [grade.id]: "A", 2: "4321" } },
    });
    const { kept, import: undone } = await undo();
    expect(kept.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      [
        { name: "Grade", reason: "in_use" },
        { name: others[0]?.name ?? "", reason: "deleted" },
        { name: "Package", reason: "in_use" },
        { name: "Resistance", reason: "changed_since" },
      ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
    expect(undone).toMatchObject({ undone: { restored: 0 } });
    expect(await named("Resistance")).toMatchObject({ section: "By hand" });
    expect((await named("Package")).choices.map(({ name }) => name)).toContain("4321");
    expect(await named("Grade")).toMatchObject({ products: 1 });
  });

  test("by two administrators at once, once", async () => {
    await importSheet(sheet("Name;Heading", "Resistance;Imported"));
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect(await named("Resistance")).toMatchObject({ section: resistance.section });
  });

  test("an import that changes nothing is not listed, and an unknown one is not found", async () => {
    const before = await imports();
    await importSheet(sheet("Name", "Resistance"));
    expect(await imports()).toEqual(before);
    const response = await send(api, endpoints.undoDefinitionImport, { headers, params: { id: 99_999 } });
    expect(response.status).toBe(404);
  });

  test("not after 30 days, when it is deleted", async () => {
    await importSheet(sheet("Name;Heading", "Resistance;Imported"));
    const { queries } = api.database;
    await deleteOldDefinitionImports(queries, 30);
    expect(await imports()).not.toEqual([]);
    await queries.execute(sql`update definition_imports set at = at - interval '31 days'`);
    await deleteOldDefinitionImports(queries, 30);
    expect(await imports()).toEqual([]);
  });
});
