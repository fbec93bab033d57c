import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { sheetHeaders } from "@shop/i18n/sheet-headers.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { supplierRows } from "../../src/modules/suppliers/suppliers.repository.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { importDesk } from "../support/desks/import-desk.ts";

const meter = aProduct({ id: 1, name: "Clamp meter", part_number: "CM-208" });
const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1" });
const probe = aProduct({ id: 3, name: "Probe", part_number: "P-1" });
const desk = importDesk(aCatalogue({ products: [meter, fuse, probe] }));
const owner = bulkDesk(desk.api, desk.headers);
const none = { supplier_id: null, supplier_part: null, supplier_pack: null };

let staff: Readonly<Record<string, string>> = {};
let [delta, nile] = [0, 0];

const supplier = async (name: string): Promise<number> =>
  (await call(desk.api(), endpoints.createSupplier, { headers: desk.headers(), body: { name } })).id;

beforeAll(async () => {
  staff = await signInAdmin(desk.api(), { email: "staff@shop.example", password: "packs parcels" }, "staff");
  delta = await supplier("Delta Parts");
  nile = await supplier("Nile & Sons");
});
beforeEach(async () => {
  for (const { id } of [meter, fuse, probe]) await owner.edit(id, none);
});

/** A supplier as the history has it. */
const told = (id: number, rest: string): string => `Delta Parts #${id} · ${rest}`;

const bodyOf = async (id: number): Promise<BodyOf<typeof endpoints.updateProduct>> => {
  const { name, price, amount, sub_category_id, description, version } = await owner.product(id);
  return { name, price, amount, sub_category_id, description, version };
};
const sendUpdate = (id: number, body: BodyOf<typeof endpoints.updateProduct>, headers = desk.headers()) =>
  send(desk.api(), endpoints.updateProduct, { headers, params: { id }, body });
const errorOf = async (response: Response) => v.parse(apiErrorSchema, await response.json());
const exported = async (headers = desk.headers()): Promise<string> => {
  const query = { format: "csv", locale: "en" };
  return (await send(desk.api(), endpoints.exportProducts, { headers, query })).text();
};

test("D-151 the form of a product sets its supplier, with history, conflict and a copy", async () => {
  const opened = await bodyOf(meter.id);
  const supply = { supplier_id: String(delta), supplier_part: "D-77", supplier_pack: "١٠" };
  expect((await sendUpdate(meter.id, { ...opened, ...supply })).status).toBe(200);
  const stored = { supplier_id: delta, supplier_part: "D-77", supplier_pack: 10 };
  const after = await owner.product(meter.id);
  expect(after).toMatchObject({ ...stored, version: Number(opened.version) + 1 });
  expect((await owner.historyOf(meter.id))[0]).toMatchObject({
    action: "updated",
    fields: [{ field: "supply", old: null, new: told(delta, "×10 · D-77") }],
  });

  const conflict = await errorOf(await sendUpdate(meter.id, { ...opened, supplier_id: nile }));
  expect(conflict).toMatchObject({ code: "edit_conflict", current: after });

  const { version: _version, ...copy } = { ...(await bodyOf(meter.id)), ...stored };
  const { product_id: id } = await call(desk.api(), endpoints.createProduct, {
    headers: desk.headers(),
    body: copy,
  });
  expect(await owner.product(id)).toMatchObject(stored);
  expect((await owner.historyOf(id))[0]?.fields).toContainEqual({
    field: "supply",
    old: null,
    new: told(delta, "×10 · D-77"),
  });

  await owner.edit(meter.id, { supplier_id: null });
  expect(await owner.product(meter.id)).toMatchObject(none);
});

test("D-151 an unknown or deleted supplier, and a part number without one, are refused at their field", async () => {
  const body = await bodyOf(meter.id);
  expect(await errorOf(await sendUpdate(meter.id, { ...body, supplier_id: 999_999 }))).toMatchObject({
    code: "invalid",
    errors: { supplier_id: "unknown_supplier" },
  });
  expect(await errorOf(await sendUpdate(meter.id, { ...body, supplier_part: "D-77" }))).toMatchObject({
    errors: { supplier_id: "required" },
  });
  expect(
    await errorOf(await sendUpdate(meter.id, { ...body, supplier_id: delta, supplier_pack: 0 })),
  ).toMatchObject({ errors: { supplier_pack: "too_small" } });
  expect(await owner.product(meter.id)).toMatchObject({ ...none, version: body.version });

  const gone = await supplier("Gone");
  await owner.edit(meter.id, { supplier_id: gone, supplier_part: "G-1" });
  const ofGone = { headers: desk.headers(), params: { id: gone } };
  await call(desk.api(), endpoints.deleteSupplier, ofGone);
  // What names it already keeps it, and nothing else can be given it.
  await owner.edit(meter.id, { supplier_id: gone, supplier_part: "G-2" });
  expect(
    await errorOf(await sendUpdate(fuse.id, { ...(await bodyOf(fuse.id)), supplier_id: gone })),
  ).toMatchObject({ errors: { supplier_id: "unknown_supplier" } });
  const { queries } = desk.api().database;
  await queries.execute(sql`update suppliers set deleted_at = now() - interval '31 days' where id = ${gone}`);
  await supplierRows.purge(queries, 30);
  await owner.edit(meter.id, { amount: 5 });
  expect(await owner.product(meter.id)).toMatchObject({ ...none, amount: 5 });
});

test("D-151 what a supplier's page sets raises the product's version, and conflicts with an open form", async () => {
  const opened = await bodyOf(fuse.id);
  const set = { product: { id: fuse.id }, supplier_part: "D-1", pack: 1 };
  await call(desk.api(), endpoints.setSuppliedProduct, {
    headers: desk.headers(),
    params: { id: delta },
    body: set,
  });
  expect(await owner.product(fuse.id)).toMatchObject({
    supplier_id: delta,
    supplier_part: "D-1",
    supplier_pack: null,
    version: Number(opened.version) + 1,
  });
  expect(await errorOf(await sendUpdate(fuse.id, { ...opened, name: "Slow fuse" }))).toMatchObject({
    code: "edit_conflict",
    current: { supplier_id: delta },
  });
});

test("D-151 D-137 whoever does not see costs neither sees nor changes suppliers", async () => {
  await owner.edit(meter.id, { supplier_id: delta, supplier_part: "D-77", supplier_pack: 10 });
  const read = { headers: staff, params: { id: meter.id } };
  const seen = await call(desk.api(), endpoints.readAdminProduct, read);
  for (const field of Object.keys(none)) expect(seen).not.toHaveProperty(field);
  const body = await bodyOf(meter.id);
  for (const given of [{ supplier_id: null }, { supplier_part: "X" }, { supplier_pack: 2 }]) {
    expect(await errorOf(await sendUpdate(meter.id, { ...body, ...given }, staff))).toMatchObject({
      code: "forbidden",
    });
  }
  expect((await sendUpdate(meter.id, { ...body, name: "Clamp meter 2" }, staff)).status).toBe(200);
  expect(await owner.product(meter.id)).toMatchObject({ supplier_id: delta, supplier_part: "D-77" });
  await owner.edit(meter.id, { name: meter.name });
  expect(await exported(staff)).not.toMatch(/Supplier|D-77/);
  const rule = { field: "supply", change: "clear", value: null } as const;
  const asked = { headers: staff, body: { selection: { ids: [meter.id] }, rule } };
  expect(await refused(desk.api(), endpoints.previewBulkChange, asked)).toMatchObject({ code: "forbidden" });
});

const headers = sheetHeaders.en;
const sheetOf = (...lines: readonly string[]): string =>
  [`${headers.id},${headers.supplier_id},${headers.supplier_part},${headers.supplier_pack}`, ...lines].join(
    "\n",
  );

test("D-151 D-32 a sheet has supplier, part number and pack, and its import is previewed and undone", async () => {
  await owner.edit(meter.id, { supplier_id: delta, supplier_part: "D-77", supplier_pack: 10 });
  expect(await exported()).toMatch(/CM-208.*,Delta Parts,D-77,10,/);
  const before = await owner.product(meter.id);

  // Another supplier does not keep the part number of the one before.
  const found = await desk.check(
    await desk.upload(sheetOf("1,nile & sons,,", "2,Delta Parts,D-1,5", "3,Nobody,N-1,1")),
  );
  const nameless = `Nile & Sons #${nile} · ×1`;
  expect(await desk.lines(found)).toMatchObject([
    { outcome: "updated", fields: [{ field: "supply", old: told(delta, "×10 · D-77"), new: nameless }] },
    { outcome: "updated", fields: [{ field: "supply", old: null, new: told(delta, "×5 · D-1") }] },
    { outcome: "rejected", errors: { supplier_id: "unknown_supplier" } },
  ]);
  expect(await owner.product(meter.id)).toEqual(before);
  await desk.apply(found);
  expect(await owner.product(meter.id)).toMatchObject({ ...none, supplier_id: nile });
  expect(await owner.product(fuse.id)).toMatchObject({
    supplier_id: delta,
    supplier_part: "D-1",
    supplier_pack: 5,
  });
  expect(await owner.product(probe.id)).toMatchObject(none);
  const { data } = await call(desk.api(), endpoints.listSuppliers, { headers: desk.headers() });
  expect(data.map(({ name }) => name)).not.toContain("Nobody");

  await owner.edit(fuse.id, { supplier_part: "D-2" });
  await desk.undo(found);
  expect(await owner.product(meter.id)).toMatchObject({
    supplier_id: delta,
    supplier_part: "D-77",
    supplier_pack: 10,
  });
  expect(await owner.product(fuse.id)).toMatchObject({ supplier_id: delta, supplier_part: "D-2" });
});

test("D-151 D-32 a part number without a supplier is an error of its row, and a new product gets its supplier", async () => {
  const found = await desk.check(await desk.upload(sheetOf("1,,D-9,", "2,,,4")));
  expect(await desk.lines(found)).toMatchObject([
    { outcome: "rejected", errors: { supplier_id: "required" } },
    { outcome: "rejected", errors: { supplier_id: "required" } },
  ]);
  const columns = `${headers.name},${headers.price},${headers.sub_category},${headers.supplier_id},${headers.supplier_pack}`;
  const group = await call(desk.api(), endpoints.listAdminSubCategories, { headers: desk.headers() });
  const name = group.data[0]?.name ?? "";
  const added = await desk.check(await desk.upload(`${columns}\nTest lead,5,"${name}",Delta Parts,20`));
  await desk.apply(added);
  const [line] = await desk.lines(added);
  expect(await owner.product(line?.product_id ?? 0)).toMatchObject({ supplier_id: delta, supplier_pack: 20 });
  await desk.undo(added);
});

test("D-151 the supplier of many products is set or removed, previewed and undone", async () => {
  await owner.edit(meter.id, { supplier_id: delta, supplier_part: "D-77", supplier_pack: 10 });
  await owner.edit(fuse.id, { supplier_id: nile, supplier_part: "N-1" });
  const selection = { ids: [meter.id, fuse.id, probe.id] };
  const set = { selection, rule: { field: "supply", change: "set", value: nile } as const };
  const to = `Nile & Sons #${nile} · ×1`;
  expect(await owner.preview(set)).toMatchObject({
    changed: 2,
    skipped: [{ reason: "unchanged", products: 1 }],
    rows: [
      { id: meter.id, old: told(delta, "×10 · D-77"), new: to },
      { id: probe.id, old: "", new: to },
    ],
  });
  const change = await owner.change(set);
  expect(change.rule).toEqual({ ...set.rule, name: "Nile & Sons" });
  expect(await owner.product(meter.id)).toMatchObject({ ...none, supplier_id: nile });
  expect((await owner.historyOf(probe.id))[0]).toMatchObject({
    fields: [{ field: "supply", old: null, new: to }],
    bulk_change: change.id,
  });
  await owner.edit(probe.id, { supplier_part: "N-7" });
  expect((await owner.undo(change.id)).change.undone).toMatchObject({ restored: 1, kept: 1 });
  expect(await owner.product(meter.id)).toMatchObject({ supplier_part: "D-77", supplier_pack: 10 });
  expect(await owner.product(probe.id)).toMatchObject({ supplier_id: nile, supplier_part: "N-7" });

  const cleared = await owner.change({ selection, rule: { field: "supply", change: "clear", value: null } });
  expect(cleared).toMatchObject({ changed: 3, rule: { value: null, name: "" } });
  expect(await owner.product(fuse.id)).toMatchObject(none);
  await owner.undo(cleared.id);
  expect(await owner.product(fuse.id)).toMatchObject({ supplier_id: nile, supplier_part: "N-1" });

  for (const [value, code] of [
    [999_999, "unknown_supplier"],
    [null, "required"],
  ] as const) {
    const body = { selection, rule: { ...set.rule, value } };
    expect(
      await refused(desk.api(), endpoints.previewBulkChange, { headers: desk.headers(), body }),
    ).toMatchObject({ errors: { "rule.value": code } });
  }
});

test("D-151 the list of products is narrowed to those without a supplier, of which a deleted one is none", async () => {
  await owner.edit(meter.id, { supplier_id: delta });
  const gone = await supplier("Gone again");
  await owner.edit(fuse.id, { supplier_id: gone });
  const listed = async (supplierId: string): Promise<number[]> => {
    const query = { supplier_id: supplierId };
    const { data } = await call(desk.api(), endpoints.listAdminProducts, { headers: desk.headers(), query });
    return data.map(({ id }) => id).filter((id) => id <= probe.id);
  };
  expect(await listed("none")).toEqual([probe.id]);
  await call(desk.api(), endpoints.deleteSupplier, { headers: desk.headers(), params: { id: gone } });
  expect(await listed("none")).toEqual([probe.id, fuse.id]);
  expect(await listed(String(delta))).toEqual([meter.id]);
  const query = { supplier_id: "none" };
  expect(await refused(desk.api(), endpoints.listAdminProducts, { headers: staff, query })).toMatchObject({
    code: "forbidden",
  });
});

test("D-151 D-32 a supplier that is deleted for good between check and application, or before the undo, stops no import", async () => {
  const { queries } = desk.api().database;
  const purge = async (id: number): Promise<void> => {
    await call(desk.api(), endpoints.deleteSupplier, { headers: desk.headers(), params: { id } });
    await queries.execute(sql`update suppliers set deleted_at = now() - interval '31 days' where id = ${id}`);
    await supplierRows.purge(queries, 30);
  };
  const [named, stored] = [await supplier("Named Ltd"), await supplier("Stored Ltd")];
  await owner.edit(probe.id, { supplier_id: stored, supplier_part: "S-1" });
  const sheet = await desk.upload(
    ["ID,Price,Supplier", "1,201,Named Ltd", "2,202,Delta Parts", "3,203,"].join("\r\n"),
  );
  const checked = await desk.check(sheet);
  expect(checked.counts).toMatchObject({ updated: 3, rejected: 0 });
  await purge(named);
  await purge(stored);
  const applied = await desk.apply(checked);
  expect(applied).toMatchObject({ state: "applied", fault: null, counts: { updated: 2, rejected: 1 } });
  expect(await desk.lines(applied, "rejected")).toMatchObject([
    { line: 2, errors: { supplier_id: "unknown_supplier" }, refused: { supplier_id: "Named Ltd" } },
  ]);
  expect(await owner.product(fuse.id)).toMatchObject({ price: "202.00", supplier_id: delta });
  expect(await owner.product(probe.id)).toMatchObject({ price: "203.00", ...none });

  await owner.edit(fuse.id, { supplier_id: nile });
  const back = await desk.check(await desk.upload("ID,Supplier\r\n2,Delta Parts"));
  await desk.apply(back);
  await purge(nile);
  expect(await desk.undo(back)).toMatchObject({
    state: "undone",
    fault: null,
    undo: { restored: 0, kept: 1 },
  });
  expect(await desk.lines(back, "kept")).toMatchObject([{ line: 2, kept: ["supply"] }]);
});
