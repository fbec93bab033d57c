import { type Address, addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MAX_FOREIGN_GROUPS } from "@shop/contract/imports/product-import.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { products as productTable } from "../../src/modules/products/products.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, send } from "../support/calls.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { sendForm } from "../support/forms.ts";

const meter = aProduct({
  id: 1,
  name: "Clamp meter",
  part_number: "CM-1",
  price: "100.00",
  amount: 5,
  name_ar: "كلامب ميتر",
});
const probe = aProduct({ id: 2, name: "Probe", part_number: null, price: "20.00", amount: 0 });
const twins = [3, 4].map((id) => aProduct({ id, name: "Twin", part_number: `T-${id}` }));
const plus = [
  aProduct({ id: 5, name: "SFP", part_number: "SFP" }),
  aProduct({ id: 6, name: "SFP+", part_number: "SFP+" }),
];

const desk = importDesk({
  categories: [aCategory({ id: 1, name: "Tools", name_ar: "أدوات" })],
  subCategories: [
    aSubCategory({ id: 1, name: "Meters", name_ar: "أجهزة قياس" }),
    aSubCategory({ id: 2, name: "Probes", name_ar: null }),
  ],
  products: [meter, probe, ...twins, ...plus].map((one) =>
    Object.assign(one, { category_id: 1, sub_category_id: 1 }),
  ),
});

const lines = (...rows: readonly string[]): string => rows.join("\r\n");

test("D-32 a check finds new, changed, unchanged and rejected lines and changes nothing; the import applies them; the undo restores them", async () => {
  const uploaded = await desk.upload(
    lines(
      "NAME,Part Number,price,STOCK,Sub Category,Description",
      'Clamp meter,CM-1,"1,234.50",7,Meters,',
      "Probe,,20,,Probes,",
      "Twin,T-3,,,,",
      "New part,0402,٣٫٥٠,٤,أجهزة قياس,A new part",
      "Without a price,X-1,,,Meters,Some text",
      "SFP+,SFP+,9,0,,",
    ),
  );
  expect(uploaded).toMatchObject({ state: "uploaded", total: 6, decimal: "point", source: "own" });
  expect(uploaded.columns.map(({ field }) => field)).toEqual([
    "name",
    "part_number",
    "price",
    "amount",
    "sub_category",
    "description",
  ]);
  expect(uploaded.columns[2]?.samples).toEqual(["1,234.50", "20", "٣٫٥٠"]);

  const checked = await desk.check(uploaded, { set_stock: true });
  expect(checked).toMatchObject({
    state: "checked",
    counts: { created: 1, updated: 3, unchanged: 1, rejected: 1, warned: 0 },
  });
  expect(await desk.lines(checked, "rejected")).toMatchObject([{ line: 6, errors: { price: "required" } }]);
  const [first] = await desk.lines(checked, "updated");
  expect(first?.fields).toEqual([
    { field: "price", old: "100.00", new: "1234.50" },
    { field: "amount", old: 5, new: 7 },
  ]);
  expect(await desk.product(1)).toMatchObject({ price: "100.00", amount: 5 });

  const applied = await desk.apply(checked);
  expect(applied).toMatchObject({ state: "applied", counts: { created: 1, updated: 3 }, can_undo: true });
  expect(await desk.product(1)).toMatchObject({ price: "1234.50", amount: 7, name_ar: "كلامب ميتر" });
  // The blank stock stays 0, and the blank description stays as it was.
  expect(await desk.product(2)).toMatchObject({
    amount: 0,
    sub_category_id: 2,
    description: probe.description,
  });
  expect(await desk.product(6)).toMatchObject({ price: "9.00", amount: 0 });
  expect(await desk.product(5)).toMatchObject({ price: plus[0]?.price });
  const [created] = await desk.lines(applied, "created");
  const id = created?.product_id ?? 0;
  expect(await desk.product(id)).toMatchObject({
    part_number: "0402",
    price: "3.50",
    amount: 4,
    sub_category_id: 1,
  });
  expect(await desk.historyOf(1)).toMatchObject([{ action: "updated", by: "owner@shop.example" }]);
  const found = await desk.api().answer(endpoints.searchProducts, {}, { query: "0402" });
  expect(found.products.map((one) => one.id)).toContain(id);

  const undone = await desk.undo(applied);
  expect(undone).toMatchObject({ state: "undone", undo: { restored: 4, kept: 0 }, can_undo: false });
  expect(await desk.product(1)).toMatchObject({ price: "100.00", amount: 5 });
  expect(await desk.product(2)).toMatchObject({ sub_category_id: 1 });
  expect((await desk.api().request(addressOf(endpoints.readProduct, { id }))).status).toBe(404);
  expect(await desk.refuse("undoImport", undone)).toMatchObject({ status: 409, code: "state_not_allowed" });
});

test("D-32 a sheet changes the stock by the difference to what it was exported with: sales since are not undone", async () => {
  const { queries } = desk.api().database;
  const setStock = (amount: number) =>
    queries
      .update(productTable)
      .set({ amount, version: sql`${productTable.version} + 1` })
      .where(eq(productTable.id, 1));
  const exported = await desk.api().request(addressOf(endpoints.exportProducts, {}, { format: "csv" }), {
    headers: await signInAdmin(desk.api()),
  });
  const sheet = (await exported.text()).replace(/^\uFEFF/, "");
  // Two are sold, and the sheet comes back as it was.
  await setStock(3);
  const same = await desk.check(await desk.upload(sheet));
  expect(same.columns.at(-1)?.field).toBe("amount_before");
  expect(same.counts).toMatchObject({ updated: 0, rejected: 0 });
  // Ten were added in the sheet; another one is sold between check and import.
  const checked = await desk.check(await desk.upload(lines("ID,Stock,Stock when exported", "1,15,5")));
  expect((await desk.lines(checked))[0]?.fields).toEqual([{ field: "amount", old: 3, new: 13 }]);
  await setStock(2);
  await desk.apply(checked);
  expect(await desk.product(1)).toMatchObject({ amount: 12 });
  // More is taken out than is left.
  const less = await desk.check(await desk.upload(lines("ID,Stock,Stock when exported", "1,0,15")));
  expect((await desk.lines(less))[0]?.errors).toEqual({ amount: "negative_stock" });
  await setStock(5);
});

test("D-32 a new product without a description is described by its name, with a remark", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "Name,Price,Sub category,Description",
        "Bare wire,5,Meters,",
        "Clamp meter,101,,",
        `Long,5,Meters,${"x".repeat(20_000)}`,
      ),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ outcome, errors, warnings }) => [outcome, { ...errors, ...warnings }]),
  ).toEqual([
    ["created", { description: "name_as_description" }],
    ["updated", {}],
    ["rejected", { description: "too_long" }],
  ]);
});

test("D-32 D-120 the barcode of a pack says of how many units it is, is left out where another product has it, and stays where one has it by the undo", async () => {
  const { queries } = desk.api().database;
  await queries.update(productTable).set({ barcode: "SHELF-9" }).where(eq(productTable.id, 2));
  await queries
    .update(productTable)
    .set({ pack_barcode: "OLD-BAG", pack_units: 5 })
    .where(eq(productTable.id, 3));
  const checked = await desk.check(
    await desk.upload(
      lines("ID,Pack barcode,Units in that pack", "1,SHELF-9,10", "2,BAG-9,", "3,NEW-BAG,50", "4,NEW-BAG,50"),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ outcome, errors, warnings }) => [outcome, { ...errors, ...warnings }]),
  ).toEqual([
    ["unchanged", { pack_barcode: "barcode_taken" }],
    ["rejected", { pack_units: "required" }],
    ["updated", {}],
    ["unchanged", { pack_barcode: "barcode_taken" }],
  ]);
  const applied = await desk.apply(checked);
  const codes = async () =>
    queries
      .select({ code: productTable.pack_barcode, units: productTable.pack_units })
      .from(productTable)
      .where(eq(productTable.id, 3));
  expect(await codes()).toEqual([{ code: "NEW-BAG", units: 50 }]);
  // Another product gets the code before the undo.
  await queries.update(productTable).set({ barcode: "OLD-BAG" }).where(eq(productTable.id, 2));
  await desk.undo(applied);
  expect(await codes()).toEqual([{ code: "NEW-BAG", units: 50 }]);
  await queries.update(productTable).set({ barcode: null }).where(eq(productTable.id, 2));
});

test("D-32 D-120 a barcode that another product has, or whose check digit is wrong, is left out with a remark", async () => {
  const { queries } = desk.api().database;
  await queries.update(productTable).set({ barcode: "012345678905" }).where(eq(productTable.id, 2));
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,Name,Barcode,Price,Sub category",
        "1,,0012345678905,101,",
        "2,,00012345678905,21,",
        "3,,4006381333931,8,",
        "4,,04006381333931,8,",
        ",Scale,4006381333932,9,Meters",
      ),
    ),
  );
  expect((await desk.lines(checked)).map(({ outcome, warnings }) => [outcome, warnings])).toEqual([
    ["updated", { barcode: "barcode_taken" }],
    ["updated", {}],
    ["updated", {}],
    ["updated", { barcode: "barcode_taken" }],
    ["created", { barcode: "bad_check_digit" }],
  ]);
  const applied = await desk.apply(checked);
  expect(await desk.product(1)).toMatchObject({ price: "101.00", barcode: null });
  expect(await desk.product(3)).toMatchObject({ barcode: "4006381333931" });
  await desk.undo(applied);
});

test("D-32 lines that look the same, name an unknown product or repeat another are rejected", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,Name,Part number,Price",
        "999,X,,1",
        ",Twin,,5",
        ",Twin,T-4,5",
        "4,,,6",
        "1,Clamp meter,,about 5",
      ),
    ),
  );
  expect((await desk.lines(checked)).map(({ line, outcome, errors }) => [line, outcome, errors])).toEqual([
    [2, "rejected", { id: "unknown_product" }],
    [3, "rejected", { name: "ambiguous_product" }],
    [4, "updated", {}],
    [5, "rejected", { name: "duplicate_line" }],
    [6, "rejected", { price: "bad_number" }],
  ]);
});

test("D-92 a sheet gives the restock date with year or day first; no day of the calendar is left out", async () => {
  const checked = await desk.check(
    await desk.upload(lines("ID,Expected on", "1,2027-03-15", "2,١٥/٠٣/٢٠٢٧", "3,30.02.2027")),
  );
  expect(
    (await desk.lines(checked)).map(({ fields, errors, warnings }) => [fields, { ...errors, ...warnings }]),
  ).toEqual([
    [[{ field: "restock_on", old: null, new: "2027-03-15" }], {}],
    [[{ field: "restock_on", old: null, new: "2027-03-15" }], {}],
    [[], { restock_on: "bad_date" }],
  ]);
});

test("D-53 a sheet gives country and RoHS in either language, and the warranty in digits of either", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,MPN,Warranty,Made in,RoHS",
        "1,CM/1-A,٢٤,germany,TRUE",
        "2,,0,ألمانيا,لا",
        "3,,601,Atlantis,maybe",
      ),
    ),
  );
  expect((await desk.lines(checked)).map(({ fields, errors }) => [fields, errors])).toEqual([
    [
      [
        { field: "manufacturer_part_number", old: null, new: "CM/1-A" },
        { field: "warranty_months", old: null, new: 24 },
        { field: "country", old: null, new: "DE" },
        { field: "rohs", old: null, new: "yes" },
      ],
      {},
    ],
    [
      [
        { field: "warranty_months", old: null, new: 0 },
        { field: "country", old: null, new: "DE" },
        { field: "rohs", old: null, new: "no" },
      ],
      {},
    ],
    [[], {}],
  ]);
  // What cannot be read of an optional field is left out with a remark.
  expect((await desk.lines(checked, "warned")).map(({ line, warnings }) => [line, warnings])).toEqual([
    [4, { warranty_months: "too_large", country: "unknown_country", rohs: "not_yes_or_no" }],
  ]);
  await desk.apply(checked);
  const found = async () => {
    const { products } = await call(desk.api(), endpoints.searchProducts, { query: { query: "cm1a" } });
    return products.map(({ id }) => id);
  };
  expect(await found()).toEqual([1]);
  await desk.undo(checked);
  expect(await found()).toEqual([]);
});

test("D-47 a line with a negative stock is rejected, unless the product has it already", async () => {
  await desk.api().database.queries.update(productTable).set({ amount: -2 }).where(eq(productTable.id, 2));
  const checked = await desk.check(
    await desk.upload(lines("ID,Stock,Price", "1,-1,5", "2,-1,5", "2,-2,5", "5,-٣,5")),
  );
  expect((await desk.lines(checked)).map(({ line, outcome, errors }) => [line, outcome, errors])).toEqual([
    [2, "rejected", { amount: "negative_stock" }],
    [3, "rejected", { amount: "negative_stock" }],
    [4, "updated", {}],
    [5, "rejected", { amount: "negative_stock" }],
  ]);
  await desk.api().database.queries.update(productTable).set({ amount: 0 }).where(eq(productTable.id, 2));
});

test("D-32 a part number that another product, or an earlier line, has is remarked where it is written", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines(
        "ID,Name,Part number,Price,Brand,Sub category,Description",
        ",Other meter,N-1,5,Fluke,Meters,x",
        ",Another meter,n-1,5,Uni-T,Meters,x",
        "2,Probe,T-3,5,,Meters,x",
        "1,Clamp meter,CM-1,6,,Meters,x",
        ",SFP ++,SFP++,6,,Meters,x",
      ),
    ),
  );
  expect(checked.counts).toMatchObject({ created: 3, updated: 2, warned: 2 });
  expect(
    (await desk.lines(checked, "warned")).map(({ line, warnings, refused }) => [line, warnings, refused]),
  ).toEqual([
    [3, { part_number: "part_number_taken" }, { part_number: "n-1" }],
    [4, { part_number: "part_number_taken" }, { part_number: "T-3" }],
  ]);
});

test("D-32 another name under a known part number is a change, unless only names tell products apart", async () => {
  const checked = await desk.check(
    await desk.upload(
      lines("Part number,Name,Price", "CM-1,Clamp meter 600 A,7", "T-3,New twin,8", "t-3,Other twin,8"),
    ),
  );
  expect(
    (await desk.lines(checked)).map(({ outcome, product_id: id, fields }) => [outcome, id, fields.length]),
  ).toEqual([
    ["updated", 1, 2],
    ["rejected", null, 0],
    ["rejected", null, 0],
  ]);
});

test("D-32 a plain list of codes, names and prices makes products where all are put into a sub category", async () => {
  const sheet = await desk.upload(
    lines(
      "Part number,Name,Price,Country",
      "Q-1,Plain one,7,Atlantis",
      "Q-2,Plain two,8,",
      "CM-1,Clamp meter,9,",
    ),
  );
  const refused = await desk.check(sheet, { create_groups: true });
  const unnamed = { category: "", sub_category: "" };
  expect(refused).toMatchObject({
    counts: { created: 0, updated: 1, rejected: 2 },
    missing_groups: [{ ...unnamed, lines: 2 }],
  });
  const checked = await desk.check(sheet, { mapped_groups: [{ ...unnamed, sub_category_id: 2 }] });
  expect(checked).toMatchObject({
    counts: { created: 2, updated: 1, rejected: 0, warned: 1 },
    missing_groups: [],
    mapped_groups: [{ ...unnamed, sub_category_id: 2, lines: 2 }],
  });
  await desk.apply(checked);
  const [plain] = await desk.lines(checked, "created");
  expect(await desk.product(plain?.product_id ?? 0)).toMatchObject({
    name: "Plain one",
    description: "Plain one",
    price: "7.00",
    amount: 1,
    sub_category_id: 2,
    country: null,
  });
  // Products of the shop stay where they are.
  expect((await desk.product(1)).sub_category_id).toBe(1);
  await desk.undo(checked);
});

test("D-103 an offer of which a part cannot be read is left out as a whole", async () => {
  const checked = await desk.check(
    await desk.upload(lines("ID,Price,Offer price,Offer until", "1,120,90,soon")),
  );
  const [line] = await desk.lines(checked);
  expect(line?.outcome).toBe("updated");
  expect(Object.keys(line?.warnings ?? {})).toEqual(["offer_until"]);
  expect(line?.fields.map(({ field }) => field)).toEqual(["price"]);
});

test("D-32 rejected lines are downloaded as they were uploaded, with their reasons", async () => {
  const checked = await desk.check(
    await desk.upload(lines("Part number,Name,Price,Extra", '0402,=Bad,x,"a, b"', "CM-1,Clamp meter,5,")),
  );
  const response = await desk
    .api()
    .request(addressOf(endpoints.exportImportLines, { id: checked.id }, { format: "csv", locale: "en" }), {
      headers: desk.headers(),
    });
  const rows: string[][] = parse((await response.text()).replace(/^\uFEFF/, ""));
  expect(rows[0]).toEqual(["Part number", "Name", "Price", "Extra", "Line", "Reasons"]);
  expect(rows[1]?.slice(0, 5)).toEqual(["'0402", "'=Bad", "x", "a, b", "2"]);
  expect(rows[1]?.[5]).toContain("Price: “x” is no number");
  expect(rows).toHaveLength(2);
});

test("D-32 missing categories and sub categories are listed, and created with the import where that is chosen", async () => {
  const uploaded = await desk.upload(
    lines(
      "Name;Price;Category;Sub category;Description",
      "Iron;10,5;Soldering;Irons;Hot",
      "Tip;1.250,00;Soldering;Irons;Small",
      "Cutter;7;Tools;Cutters;Sharp",
    ),
  );
  expect(uploaded.decimal).toBe("comma");
  const checked = await desk.check(uploaded);
  expect(checked).toMatchObject({ counts: { rejected: 3 } });
  expect(checked.missing_groups).toEqual([
    { category: "Soldering", sub_category: "Irons", lines: 2 },
    { category: "Tools", sub_category: "Cutters", lines: 1 },
  ]);
  const again = await desk.check(uploaded, { create_groups: true });
  expect(again).toMatchObject({ counts: { created: 3, rejected: 0 }, create_groups: true });
  const applied = await desk.apply(again);
  const products = await Promise.all(
    (await desk.lines(applied, "created")).map(({ product_id: id }) => desk.product(id ?? 0)),
  );
  expect(products.map(({ price }) => price)).toEqual(["10.50", "1250.00", "7.00"]);
  expect(products[2]?.category_id).toBe(1);
  const { data } = await desk.api().answer(endpoints.listCategories);
  expect(data.map(({ name }) => name)).toContain("Soldering");

  const other = lines("Name;Price;Category;Sub category;Description", "Sponge;1;Soldering;Irons;Wet");
  const second = await desk.apply(await desk.check(await desk.upload(other)));
  expect(await desk.undo(applied)).toMatchObject({
    undo: { restored: 3, kept: 0, removed_groups: 1, kept_groups: ["Irons", "Soldering"] },
  });
  await desk.undo(second);

  const third = await desk.check(
    await desk.upload(
      lines("Name;Price;Category;Sub category;Description", "Pump;9;Desoldering;Pumps;Sucks"),
    ),
    { create_groups: true },
  );
  expect(await desk.undo(await desk.apply(third))).toMatchObject({
    undo: { removed_groups: 2, kept_groups: [] },
  });
  const { data: left } = await desk.api().answer(endpoints.listCategories);
  expect(left.map(({ name }) => name)).not.toContain("Desoldering");
});

test("D-32 categories of another program without sub categories are offered as both, or mean the only sub category", async () => {
  const uploaded = await desk.upload(
    lines(
      "ID,Type,SKU,Name,Regular price,Stock,Categories,Description",
      "900,simple,W-1,Rocket,10,3,Spaceships,Flies",
      "901,simple,W-2,Rover,20,3,Spaceships,Drives",
      "902,simple,W-3,Hammer,5,3,أدوات,Hits",
      "903,simple,W-4,Voltmeter,5,3,Meters,Reads",
    ),
  );
  expect(uploaded.source).toBe("woocommerce");
  const checked = await desk.check(uploaded);
  expect(checked.counts).toMatchObject({ rejected: 3, created: 1 });
  expect(checked.missing_groups).toEqual([
    { category: "Spaceships", sub_category: "Spaceships", lines: 2 },
    { category: "أدوات", sub_category: "أدوات", lines: 1 },
  ]);
  const applied = await desk.apply(await desk.check(uploaded, { create_groups: true }));
  const products = await Promise.all(
    (await desk.lines(applied, "created")).map(({ product_id: id }) => desk.product(id ?? 0)),
  );
  expect(products[2]?.category_id).toBe(1);
  const { data } = await desk.api().answer(endpoints.listCategories);
  const spaceships = data.find(({ name }) => name === "Spaceships");
  expect(products.slice(0, 2).map((one) => one.category_id)).toEqual([spaceships?.id, spaceships?.id]);

  const again = await desk.check(
    await desk.upload(
      lines(
        "Type,SKU,Name,Regular price,Stock,Categories,Description",
        "simple,W-5,Shuttle,1,1,Spaceships,Glides",
      ),
    ),
  );
  expect(again).toMatchObject({ counts: { created: 1 }, missing_groups: [] });
  expect(await desk.undo(applied)).toMatchObject({ undo: { removed_groups: 3, kept_groups: [] } });
});

test("D-32 an undo leaves what has changed since, and lists it", async () => {
  const applied = await desk.apply(
    await desk.check(await desk.upload(lines("ID,Price,Stock", "1,150,9", "2,30,3")), { set_stock: true }),
  );
  const { version } = await call(desk.api(), endpoints.readAdminProduct, {
    headers: desk.headers(),
    params: { id: 1 },
  });
  const body = {
    version,
    name: "Clamp meter",
    price: "175",
    amount: 9,
    sub_category_id: 1,
    description: meter.description,
  };
  await call(desk.api(), endpoints.updateProduct, { headers: desk.headers(), params: { id: 1 }, body });
  const undone = await desk.undo(applied);
  expect(undone.undo).toEqual({ restored: 1, kept: 1, removed_groups: 0, kept_groups: [] });
  expect(await desk.lines(undone, "kept")).toMatchObject([{ line: 2, kept: ["price"] }]);
  expect(await desk.product(1)).toMatchObject({ price: "175.00", amount: 5 });
  expect(await desk.product(2)).toMatchObject({ price: "20.00", amount: 0 });
});

test("D-32 what has changed between check and application is compared again: others' values stay, and no product is added twice", async () => {
  const rows = lines(
    "Name,Part number,Price,Sub category,Description",
    "Probe,,21,,",
    "Late,L-1,5,Meters,A part",
  );
  const [first, second] = [
    await desk.check(await desk.upload(rows)),
    await desk.check(await desk.upload(rows)),
  ];
  const { version } = await call(desk.api(), endpoints.readAdminProduct, {
    headers: desk.headers(),
    params: { id: 2 },
  });
  const body = {
    version,
    name: "Probe",
    price: "20.00",
    amount: 8,
    sub_category_id: 1,
    description: "Written meanwhile",
  };
  await call(desk.api(), endpoints.updateProduct, { headers: desk.headers(), params: { id: 2 }, body });
  const applied = await desk.apply(first);
  expect(applied).toMatchObject({ counts: { created: 1, updated: 1, rejected: 0 } });
  expect(await desk.product(2)).toMatchObject({
    price: "21.00",
    amount: 8,
    description: "Written meanwhile",
  });

  const again = await desk.apply(second);
  expect(again).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 1, rejected: 1 } });
  expect(await desk.lines(again, "rejected")).toMatchObject([{ line: 3, errors: { name: "changed_since" } }]);
  expect(await desk.undo(applied)).toMatchObject({ undo: { restored: 2, kept: 0 } });
  expect(await desk.product(2)).toMatchObject({ price: "20.00", amount: 8 });
});

test("D-32 the fields of a sheet with the same columns are remembered", async () => {
  const sheet = lines("Article,Fee", "Probe,21");
  const first = await desk.upload(sheet);
  expect(first).toMatchObject({ remembered: false, columns: [{ field: null }, { field: null }] });
  await desk.check(first, { fields: ["name", "price"] });
  const second = await desk.upload(sheet);
  expect(second).toMatchObject({ remembered: true, columns: [{ field: "name" }, { field: "price" }] });
});

test("D-32 a supplier's headings are read as before in another order and beside new ones, and the file is named", async () => {
  const may = await desk.upload(lines("Artikel,Bezeichnung,Netto,EK", "CM-1,Clamp meter,100,80"), "May.csv");
  expect(may).toMatchObject({ remembered: false, remembered_from: null });
  expect(may.columns.map(({ field }) => field)).toEqual([null, null, null, null]);
  await desk.check(may, { fields: ["part_number", "name", "price", null] });
  const june = await desk.upload(lines("Netto,Artikel,EK,Bezeichnung,Stock", "101,CM-1,80,Clamp meter,4"));
  expect(june).toMatchObject({ remembered: false, remembered_from: "May.csv" });
  expect(june.columns.map(({ field }) => field)).toEqual(["price", "part_number", null, "name", "amount"]);
  expect(await desk.upload(lines("Artikel,Farbe,Netto", "CM-1,red,100"))).toMatchObject({
    remembered_from: null,
  });
});

test("D-32 an import that is not applied can be discarded; steps out of order are rejected", async () => {
  const uploaded = await desk.upload(lines("Name,Price", "Probe,21"));
  expect(await desk.refuse("applyImport", uploaded)).toMatchObject({
    status: 409,
    code: "state_not_allowed",
  });
  const { headers } = desk;
  const params = { id: uploaded.id };
  const cancelled = await call(desk.api(), endpoints.cancelImport, { headers: headers(), params });
  expect(cancelled.import.state).toBe("cancelled");
  expect(await desk.refuse("cancelImport", uploaded)).toMatchObject({ code: "state_not_allowed" });
  const { data } = await call(desk.api(), endpoints.listImports, { headers: headers(), query: { limit: 1 } });
  expect(data).toMatchObject([{ id: uploaded.id, by: "owner@shop.example", file_name: "products.csv" }]);
});

test("D-32 what is sent with a step is validated by its fields", async () => {
  const { id } = await desk.upload(lines("Name,Price", "Probe,21"));
  const faultsOf = async (endpoint: Address, body: object) => {
    const init = {
      method: "POST",
      headers: { ...desk.headers(), "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    return (await desk.api().refusal(addressOf(endpoint, { id }), init)).errors;
  };
  const check = (body: object) =>
    faultsOf(endpoints.checkImport, { fields: ["name", "price"], decimal: "point", ...body });
  const group = { category: "Spare parts", sub_category: "Odds and ends", sub_category_id: 1 };
  expect(await check({ fields: ["name", "name", "price"] })).toEqual({ fields: "bad_value" });
  expect(await check({ fields: ["name", "quantity_prices.1"] })).toEqual({ "fields.1": "bad_value" });
  expect(await check({ set_stock: "perhaps" })).toEqual({ set_stock: "bad_value" });
  expect(await check({ mapped_groups: [{ ...group, sub_category_id: "none" }] })).toEqual({
    "mapped_groups.0.sub_category_id": "bad_value",
  });
  expect(await check({ mapped_groups: [{ ...group, category: " " }] })).toEqual({
    "mapped_groups.0.category": "required",
  });
  const many = Array.from({ length: MAX_FOREIGN_GROUPS + 1 }, () => group);
  expect(await check({ mapped_groups: many })).toEqual({ mapped_groups: "too_long" });
  expect(await faultsOf(endpoints.readImportFile, { encoding: "ebcdic", heading_row: 0 })).toEqual({
    encoding: "bad_value",
    heading_row: "too_small",
  });
});

test("D-32 an upload needs a file; an unknown import is not found", async () => {
  const unknown = { id: 2_000_000_000 };
  const { createImport, uploadImportPictures } = endpoints;
  for (const endpoint of [createImport, uploadImportPictures]) {
    const response = await sendForm(desk.api(), endpoint, desk.headers(), { other: "1" }, unknown);
    expect(await response.json()).toMatchObject({ code: "invalid", errors: { file: "required" } });
  }
  const file = new File(["PK"], "pictures.zip");
  const pictures = await sendForm(desk.api(), uploadImportPictures, desk.headers(), { file }, unknown);
  expect(pictures.status).toBe(404);
  for (const endpoint of [
    endpoints.readImport,
    endpoints.applyImport,
    endpoints.cancelImport,
    endpoints.deleteImportPictures,
  ])
    expect((await send(desk.api(), endpoint, { headers: desk.headers(), params: unknown })).status).toBe(404);
});
