import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_FOREIGN_GROUPS } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";

import { call } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const [METERS, PROBES, DOOMED, LATE] = [1, 2, 3, 4];

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools", name_ar: "أدوات" })],
  subCategories: [
    aSubCategory({ id: METERS, name: "Meters" }),
    aSubCategory({ id: PROBES, name: "Probes" }),
    aSubCategory({ id: DOOMED, name: "Doomed" }),
    aSubCategory({ id: LATE, name: "Late" }),
  ],
  products: [aProduct({ id: 1, name: "Clamp meter", category_id: 1, sub_category_id: METERS })],
});

const sheet = (key: string, ...rows: readonly string[]): string =>
  [`Name,Price,Category,Sub category,Description,${key}`, ...rows].join("\r\n");

const spare = { category: "Spare parts", sub_category: "Odds and ends" };
const toys = { category: "Leisure", sub_category: "Toys" };

const deleteSubCategory = async (id: number): Promise<void> => {
  await call(desk.api(), endpoints.deleteSubCategory, { headers: desk.headers(), params: { id } });
};

test("D-32 missing groups are mapped to sub categories; those that are not are created where that is chosen; later sheets with the same columns begin with the mapping", async () => {
  const rows = [
    "Bolt,1,Spare parts,Odds and ends,Steel",
    "Nut,2,SPARE PARTS,Odds and ends,Steel",
    "Kite,3,Leisure,Toys,Flies",
  ];
  const uploaded = await desk.upload(sheet("Mapping", ...rows));
  expect(await desk.check(uploaded)).toMatchObject({
    counts: { rejected: 3 },
    missing_groups: [
      { ...spare, lines: 2 },
      { ...toys, lines: 1 },
    ],
    mapped_groups: [],
  });

  const mapping = { ...spare, sub_category_id: PROBES };
  const mapped = await desk.check(uploaded, { mapped_groups: [mapping] });
  expect(mapped).toMatchObject({
    counts: { created: 2, rejected: 1 },
    missing_groups: [{ ...toys, lines: 1 }],
    mapped_groups: [{ ...mapping, lines: 2 }],
  });
  // A check without a mapping keeps the stored one.
  const created = await desk.check(uploaded, { create_groups: true });
  expect(created).toMatchObject({ counts: { created: 3 }, mapped_groups: [{ ...mapping, lines: 2 }] });
  const applied = await desk.apply(created);
  const products = await Promise.all(
    (await desk.lines(applied, "created")).map(({ product_id: id }) => desk.product(id ?? 0)),
  );
  expect(products.map((one) => one.sub_category_id).slice(0, 2)).toEqual([PROBES, PROBES]);
  expect(products.map((one) => one.category_id === 1)).toEqual([true, true, false]);
  const { data } = await desk.api().answer(endpoints.listCategories);
  expect(data.map(({ name }) => name).toSorted()).toEqual(["Leisure", "Tools"]);

  const without = await desk.upload(sheet("Mapping", "Screw,4,Tools,Meters,Steel"));
  expect(without).toMatchObject({ remembered: true, mapped_groups: [{ ...mapping, lines: 0 }] });
  expect(await desk.check(without)).toMatchObject({ mapped_groups: [{ ...mapping, lines: 0 }] });
  const later = await desk.upload(sheet("Mapping", "Washer,4,Spare parts,Odds and ends,Steel"));
  expect(await desk.check(later)).toMatchObject({
    counts: { created: 1 },
    missing_groups: [],
    mapped_groups: [{ ...mapping, lines: 1 }],
  });
  // Corrected lines have two more columns.
  const corrected = await desk.upload(
    sheet("Mapping,Line,Reasons", "Rivet,4,Spare parts,Odds and ends,Steel,,7,Price"),
  );
  expect(corrected).toMatchObject({ remembered: true, mapped_groups: [{ ...mapping, lines: 0 }] });
  expect(await desk.check(later, { mapped_groups: [] })).toMatchObject({
    counts: { rejected: 1 },
    missing_groups: [{ ...spare, lines: 1 }],
    mapped_groups: [],
  });
  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 3, removed_groups: 2 } });
});

test("D-32 of several mappings of a group the last holds; one to a sub category that does not exist, or was deleted, counts as none", async () => {
  const uploaded = await desk.upload(sheet("Deleted", "Bolt,1,Spare parts,Odds and ends,Steel"));
  const doomed = { ...spare, sub_category_id: DOOMED };
  expect(
    await desk.check(uploaded, { mapped_groups: [{ ...spare, sub_category_id: 2_000_000_000 }] }),
  ).toMatchObject({ missing_groups: [{ ...spare, lines: 1 }], mapped_groups: [] });
  const checked = await desk.check(uploaded, {
    mapped_groups: [{ ...spare, category: "spare PARTS", sub_category_id: METERS }, doomed],
  });
  expect(checked).toMatchObject({ counts: { created: 1 }, mapped_groups: [{ ...doomed, lines: 1 }] });

  await deleteSubCategory(DOOMED);
  const applied = await desk.apply(checked);
  expect(applied.counts).toMatchObject({ created: 0, rejected: 1 });
  expect(await desk.lines(applied)).toMatchObject([
    {
      outcome: "rejected",
      errors: { sub_category: "unknown_sub_category" },
      refused: { sub_category: "Odds and ends" },
    },
  ]);
  const later = await desk.upload(sheet("Deleted", "Nut,1,Spare parts,Odds and ends,Steel"));
  expect(later).toMatchObject({ mapped_groups: [{ ...doomed, lines: 0 }] });
  expect(await desk.check(later)).toMatchObject({
    missing_groups: [{ ...spare, lines: 1 }],
    mapped_groups: [],
  });
});

test("D-32 a sheet of a thousand missing sub categories is applied as it was checked, and undone", async () => {
  const rows = Array.from(
    { length: 1000 },
    (_, index) => `Part ${index},1,Section ${index % 40},Shelf ${index},Steel`,
  );
  const uploaded = await desk.upload(sheet("Thousand", ...rows));
  const checked = await desk.check(uploaded, { create_groups: true });
  expect(checked.missing_groups).toHaveLength(1000);
  expect(checked.counts).toMatchObject({ created: 1000, rejected: 0 });
  const applied = await desk.apply(checked);
  expect(applied.counts).toEqual(checked.counts);
  const { data } = await desk.api().answer(endpoints.listCategories);
  expect(data.filter(({ name }) => name.startsWith("Section "))).toHaveLength(40);
  expect(await desk.undo(applied)).toMatchObject({
    undo: { restored: 1000, kept: 0, removed_groups: 1040, kept_groups: [] },
  });
  expect((await desk.api().answer(endpoints.listCategories)).data.map(({ name }) => name)).toEqual(["Tools"]);
});

test("D-32 names that compare equal are created once; of more than 2,000 missing sub categories the check rejects the lines of those beyond", async () => {
  const rows = Array.from(
    { length: MAX_FOREIGN_GROUPS + 1 },
    (_, index) => `Bit ${index},1,Section,Shelf ${index},Steel`,
  );
  const checked = await desk.check(
    await desk.upload(sheet("Limit", ...rows, "Twin,1,section,SHELF-7,Steel")),
    { create_groups: true },
  );
  expect(checked.counts).toMatchObject({ created: MAX_FOREIGN_GROUPS + 1, rejected: 1 });
  expect((await desk.lines(checked, "rejected")).map(({ errors }) => errors)).toEqual([
    { sub_category: "too_many_groups" },
  ]);

  const twins = await desk.check(
    await desk.upload(sheet("Twins", "One,1,Pairs,Shelf 7,Steel", "Two,1,pairs,SHELF-7,Steel")),
    { create_groups: true },
  );
  const applied = await desk.apply(twins);
  expect(applied.counts).toMatchObject({ created: 2, rejected: 0 });
  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 2, removed_groups: 2 } });
});

test("D-32 categories that another program writes without sub categories are mapped; a sub category of the shop with that name goes first", async () => {
  const header = "SKU,Name,Regular price,Stock,Categories,Description";
  const group = { category: "Spaceships", sub_category: "Spaceships" };
  const own = { category: "Late", sub_category: "Late" };
  const mapped_groups = [
    { ...group, sub_category_id: PROBES },
    { ...own, sub_category_id: PROBES },
  ];
  const applied = await desk.apply(
    await desk.check(
      await desk.upload(
        [header, "W-1,Rocket,10,3,Spaceships,Flies", "W-2,Clock,10,3,Late,Ticks"].join("\r\n"),
      ),
      { mapped_groups },
    ),
  );
  const products = await Promise.all(
    (await desk.lines(applied, "created")).map(({ product_id: id }) => desk.product(id ?? 0)),
  );
  expect(products.map((one) => one.sub_category_id)).toEqual([PROBES, LATE]);
  expect(applied.mapped_groups.map(({ lines }) => lines)).toEqual([1, 0]);
  await desk.undo(applied);
});

test.for([
  [
    "en",
    "Price: “=1+1” is no number in the chosen notation.",
    "Sub category: There is no sub category “\u2068متنوعة\u2069”.",
  ],
  [
    "ar",
    "السعر: «\u2068=1+1\u2069» ليس رقمًا بالصيغة المختارة.",
    "القسم الفرعي: لا يوجد قسم فرعي باسم «\u2068متنوعة\u2069».",
  ],
] as const)(
  "D-32 reasons name the refused value on the screen and in the file, shortened, isolated and never as a formula: %s",
  async ([locale, price, group]) => {
    const long = "x".repeat(400);
    const checked = await desk.check(
      await desk.upload(
        sheet(
          "Part number",
          "Bolt,=1+1,قطع,متنوعة,Steel,",
          `Nut,1,Tools,Meters,Steel,"=cmd\n${long}"`,
          "Kite,,Tools,Meters,,",
        ),
      ),
    );
    const shortened = `=cmd ${"x".repeat(35)}…`;
    expect((await desk.lines(checked)).map(({ errors, refused }) => [errors, refused])).toEqual([
      [
        { price: "bad_number", sub_category: "unknown_sub_category" },
        { price: "=1+1", sub_category: "متنوعة" },
      ],
      [{ part_number: "too_long" }, { part_number: shortened }],
      [{ price: "required" }, {}],
    ]);
    const response = await desk
      .api()
      .request(addressOf(endpoints.exportImportLines, { id: checked.id }, { format: "csv", locale }), {
        headers: desk.headers(),
      });
    const rows: string[][] = parse((await response.text()).replace(/^\uFEFF/, ""));
    const reasons = rows.slice(1).map((row) => row.at(-1)?.split("\n"));
    expect(reasons[0]).toEqual([price, group]);
    expect(reasons[1]).toHaveLength(1);
    expect(reasons[1]?.[0]).toContain(shortened);
    expect(reasons.flat().every((reason) => reason !== undefined && !/^[=+\-@]/.test(reason))).toBe(true);
    expect(rows.map((row) => row.slice(1, 6).filter((cell) => /^[=+\-@]/.test(cell)))).toEqual([
      [],
      [],
      [],
      [],
    ]);
  },
);
