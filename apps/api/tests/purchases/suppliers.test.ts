import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";

import { supplierRows } from "../../src/modules/suppliers/suppliers.repository.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { bulkDesk } from "../support/desks/bulk-desk.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import { rowXml, workbookWith } from "../support/workbooks.ts";

const { createSupplier, readSupplier, listSuppliers, updateSupplier, deleteSupplier, restoreSupplier } =
  endpoints;
const { setSuppliedProduct } = endpoints;

const shop = keptShop(
  aCatalogue({
    products: [
      aProduct({ id: 1, name: "Clamp meter", part_number: "CM-208" }),
      aProduct({ id: 2, name: "Fuse", part_number: "F-1" }),
      aProduct({ id: 3, name: "Other fuse", part_number: "f 1" }),
    ],
  }),
);

const supplier = async (name: string): Promise<number> =>
  (await call(shop().api, createSupplier, { headers: shop().headers, body: { name } })).id;
const set = (id: number, body: BodyOf<typeof setSuppliedProduct>) =>
  call(shop().api, setSuppliedProduct, { headers: shop().headers, params: { id }, body });
const read = (id: number) => call(shop().api, readSupplier, { headers: shop().headers, params: { id } });
const importedFile = (id: number, file: File) =>
  sendForm(shop().api, endpoints.importSuppliedProducts, shop().headers, { file }, { id });
const imported = (id: number, lines: readonly string[]) =>
  importedFile(id, new File([lines.join("\n")], "list.csv", { type: "text/csv" }));

test("D-151 D-147 suppliers and their histories are for those who see costs", async () => {
  const { api } = shop();
  const id = await supplier("Delta");
  const staff = await signInAdmin(api, { email: "staff@shop.example", password: "packs parcels" }, "staff");
  for (const endpoint of [listSuppliers, readSupplier, endpoints.exportSuppliedProducts]) {
    expect(await refused(api, endpoint, { headers: staff, params: { id } })).toMatchObject({ status: 403 });
  }
  const body = { product: { id: 1 } };
  expect(await refused(api, setSuppliedProduct, { headers: staff, params: { id }, body })).toMatchObject({
    code: "forbidden",
  });
  expect(
    await refused(api, endpoints.readHistory, {
      headers: staff,
      query: { entity: "supplier", id: String(id) },
    }),
  ).toMatchObject({ code: "forbidden" });
});

test("D-151 the products of a supplier are listed, exported and changed at once, by those who see costs", async () => {
  const { api, headers } = shop();
  const id = await supplier("Delta");
  await set(id, { product: { id: 1 } });
  await set(id, { product: { id: 2 } });
  await set(await supplier("Hantek"), { product: { id: 3 } });
  const list = async (query: Readonly<Record<string, string>>): Promise<number[]> => {
    const { data } = await call(api, endpoints.listAdminProducts, { headers, query });
    return data.map((one) => one.id);
  };
  const supplier_id = String(id);
  expect(await list({ supplier_id })).toEqual([2, 1]);
  expect(await list({ supplier_id, query: "fuse" })).toEqual([2]);
  expect(await list({ supplier_id, sort: "name", missing: "picture" })).toEqual([1, 2]);
  const sheet = await send(api, endpoints.exportProducts, { headers, query: { supplier_id, format: "csv" } });
  expect((await sheet.text()).match(/CM-208|F-1|f 1/g)).toEqual(["F-1", "CM-208"]);

  const desk = bulkDesk(
    () => api,
    () => headers,
  );
  for (const product of [1, 2, 3]) await desk.edit(product, { price: "9.00", cost_price: "10.00" });
  const rule = { field: "price", change: "from_cost", value: "50", rounding: "1" } as const;
  const change = await desk.change({ selection: { filter: { supplier_id } }, rule });
  const prices = () => Promise.all([1, 2, 3].map(async (product) => (await desk.product(product)).price));
  expect(await prices()).toEqual(["15.00", "15.00", "9.00"]);
  await desk.undo(change.id);
  expect(await prices()).toEqual(["9.00", "9.00", "9.00"]);

  const staff = await signInAdmin(api, { email: "staff@shop.example", password: "packs parcels" }, "staff");
  for (const endpoint of [endpoints.listAdminProducts, endpoints.exportProducts])
    expect(await refused(api, endpoint, { headers: staff, query: { supplier_id } })).toMatchObject({
      code: "forbidden",
    });
  const body = { selection: { filter: { supplier_id } }, rule };
  expect(await refused(api, endpoints.previewBulkChange, { headers: staff, body })).toMatchObject({
    code: "forbidden",
  });

  await call(api, deleteSupplier, { headers, params: { id } });
  expect(await list({ supplier_id })).toEqual([]);
  await call(api, restoreSupplier, { headers, params: { id } });
  expect(await list({ supplier_id })).toEqual([2, 1]);
});

test("D-151 a supplier is changed in the version that was read, which its history has, and found by its data", async () => {
  const { api, headers } = shop();
  const body = {
    name: "Delta Parts",
    phone: "+86 755 1234567",
    email: "sales@delta.example",
    note: "Asks 30 %",
  };
  const { id, version } = await call(api, createSupplier, { headers, body });
  const change = (name: string) => ({ headers, params: { id }, body: { name, version } });
  expect((await call(api, updateSupplier, change("Delta"))).version).toBe(2);
  expect(await refused(api, updateSupplier, change("Delta Electronics"))).toEqual({
    status: 409,
    code: "edit_conflict",
  });
  const query = { entity: "supplier", id: String(id) };
  const { data: history } = await call(api, endpoints.readHistory, { headers, query });
  expect(history).toMatchObject([{ fields: [{ field: "name", old: "Delta Parts", new: "Delta" }] }, {}]);
  const found = await call(api, listSuppliers, { headers, query: { query: "sales@delta" } });
  expect(found.data).toMatchObject([{ ...body, id, name: "Delta" }]);
});

test("D-151 D-29 a name belongs to one supplier, also one that is restored; phone and mail address are checked, or empty", async () => {
  const { api, headers } = shop();
  const refuse = (body: BodyOf<typeof createSupplier>) => refused(api, createSupplier, { headers, body });
  const taken = { status: 422, code: "invalid", errors: { name: "name_taken" } };
  const id = await supplier("Delta parts");
  expect(await refuse({ name: "DELTA parts" })).toEqual(taken);
  await call(api, deleteSupplier, { headers, params: { id } });
  await supplier("DELTA parts");
  expect(await refused(api, restoreSupplier, { headers, params: { id } })).toEqual(taken);
  expect(await refuse({ name: "Nile", phone: "soon", email: "no" })).toMatchObject({
    errors: { phone: "bad_phone", email: "bad_email" },
  });
  await call(api, createSupplier, { headers, body: { name: "Nile", phone: "", email: "" } });
});

test("D-151 an unknown supplier is not found", async () => {
  const { api, headers } = shop();
  const request = { headers, params: { id: 2_000_000_000 } };
  expect([
    await refused(api, readSupplier, request),
    await refused(api, updateSupplier, { ...request, body: { name: "Delta" } }),
    await refused(api, deleteSupplier, request),
    await refused(api, setSuppliedProduct, { ...request, body: { product: { id: 1 } } }),
  ]).toEqual(Array.from({ length: 4 }, () => ({ status: 404, code: "not_found" })));
});

test("D-151 a product names one supplier: another one has neither its part number nor its pack", async () => {
  const [first, second] = [await supplier("Delta"), await supplier("Nile")];
  await set(first, { product: { id: 1 }, supplier_part: "D-77", pack: 100 });
  expect(await set(second, { product: { id: 1 } })).toMatchObject({
    outcome: "set",
    product: { supplier_part: "", pack: 1 },
  });
  expect(await read(first)).toMatchObject({ total: 0, products: [] });
});

test("D-151 of suppliers of one name that are added at the same time one is stored", async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      send(shop().api, createSupplier, { headers: shop().headers, body: { name: "Delta" } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await call(shop().api, listSuppliers, { headers: shop().headers })).data).toHaveLength(1);
});

test("D-151 a code of several products is never guessed, and a deleted product is not found", async () => {
  const { api, headers } = shop();
  const id = await supplier("Delta");
  expect(await set(id, { product: { code: "F/1" } })).toMatchObject({
    outcome: "several",
    products: [{ id: 2 }, { id: 3 }],
  });
  await call(api, endpoints.deleteProduct, { headers, params: { id: 1 } });
  expect(await set(id, { product: { id: 1 } })).toMatchObject({ outcome: "not_found", products: [] });
  expect(await set(id, { product: { code: "CM-208" } })).toMatchObject({ outcome: "not_found" });
  expect((await read(id)).products).toEqual([]);
});

test("D-151 a list moves products from another supplier, and its last line of a product counts", async () => {
  const [first, second] = [await supplier("Delta"), await supplier("Nile")];
  await set(first, { product: { id: 1 }, supplier_part: "D-1", pack: 5 });
  const response = await imported(second, [
    "CM-208,N-1,10",
    "CM-208,N-2,20",
    "F/1,N-3,1",
    "F-1,N-4",
    "NO-SUCH,N-5",
    "F-1,N-6,few",
  ]);
  expect(await response.json()).toMatchObject({
    products: 2,
    moved: 1,
    unread: [
      { row: 3, code: "F/1", written: "", fault: "several" },
      { row: 5, code: "NO-SUCH", written: "", fault: "not_found" },
      { row: 6, code: "F-1", written: "few", fault: "bad_number" },
    ],
  });
  expect((await read(first)).products).toEqual([]);
  expect((await read(second)).products).toMatchObject([
    { id: 1, supplier_part: "N-2", pack: 20 },
    { id: 2, supplier_part: "N-4", pack: 1 },
  ]);
});

test("D-151 hidden rows, columns and sheets of a supplier's workbook are left out and named", async () => {
  const id = await supplier("Delta");
  const hidden = rowXml(3, "F-1", "D-2", 5).replace("<row ", '<row hidden="1" ');
  const file = await workbookWith([
    {
      columns: '<cols><col min="3" max="3" hidden="1"/></cols>',
      rows:
        rowXml(1, "Part number", "Supplier part number", "Pack") + rowXml(2, "CM-208", "D-1", 10) + hidden,
    },
    { name: "Last year", rows: rowXml(1, "F-1", "D-9"), state: "hidden" },
  ]);
  const response = await importedFile(id, new File([file], "list.xlsx"));
  expect(await response.json()).toMatchObject({
    unread: [
      { row: 1, code: "", written: "Last year", fault: "hidden_sheets" },
      { row: 1, code: "", written: "C", fault: "hidden_columns" },
      { row: 3, code: "", written: "", fault: "hidden" },
    ],
  });
  expect((await read(id)).products).toMatchObject([{ supplier_part: "D-1", pack: 1 }]);
});

test("D-151 the sheet of a supplier's products is imported as it is", async () => {
  const { api, headers } = shop();
  const [first, second] = [await supplier("Delta"), await supplier("Nile")];
  await set(first, { product: { id: 1 }, supplier_part: "D,1", pack: 5 });
  await set(first, { product: { id: 2 }, supplier_part: "=D2", pack: 7 });
  const sheet = await api.request(`/backend/public/api/admin/suppliers/${first}/sheet?format=csv&locale=ar`, {
    headers,
  });
  const { products } = await read(first);
  const response = await imported(second, [await sheet.text()]);
  expect(await response.json()).toMatchObject({ products: 2, moved: 2, unread: [] });
  expect((await read(second)).products).toEqual(products);
});

test("D-151 a deleted supplier keeps its products for a restore, until it is purged", async () => {
  const { api, headers } = shop();
  const id = await supplier("Delta");
  await set(id, { product: { id: 1 } });
  await call(api, deleteSupplier, { headers, params: { id } });
  expect(await refused(api, readSupplier, { headers, params: { id } })).toMatchObject({ status: 404 });
  await supplierRows.purge(api.database.queries, 30);
  await call(api, restoreSupplier, { headers, params: { id } });
  expect((await read(id)).total).toBe(1);
  await call(api, deleteSupplier, { headers, params: { id } });
  await api.database.queries.execute(sql`update suppliers set deleted_at = now() - interval '31 days'`);
  await supplierRows.purge(api.database.queries, 30);
  expect(await refused(api, restoreSupplier, { headers, params: { id } })).toMatchObject({ status: 404 });
});

test("D-170 who supplies a product is in its history, for those who see costs", async () => {
  const { api, headers } = shop();
  const id = await supplier("Delta × Sons");
  const historyFor = async (as: typeof headers) =>
    (await call(api, endpoints.readHistory, { headers: as, query: { entity: "product", id: "1" } })).data;
  await set(id, { product: { id: 1 }, supplier_part: "D-77 · B", pack: 10 });
  await set(id, { product: { id: 1 }, supplier_part: "D-77 · B", pack: 10 });
  const removed = { headers, params: { id, productId: 1 } };
  expect((await call(api, endpoints.removeSuppliedProduct, removed)).status).toBe(true);
  expect((await call(api, endpoints.removeSuppliedProduct, removed)).status).toBe(false);
  const named = `Delta x Sons #${id} · ×10 · D-77 · B`;
  expect((await historyFor(headers)).map(({ fields }) => fields)).toEqual([
    [{ field: "supply", old: named, new: null }],
    [{ field: "supply", old: null, new: named }],
  ]);
  const staff = await signInAdmin(api, { email: "staff@shop.example", password: "packs parcels" }, "staff");
  expect(await historyFor(staff)).toEqual([]);
});

test("D-170 a list is undone as one change, except for what was changed since and suppliers that are gone", async () => {
  const { api, headers } = shop();
  const [alpha, delta, gone] = [await supplier("Alpha"), await supplier("Delta"), await supplier("Gone")];
  await set(alpha, { product: { id: 1 }, supplier_part: "A-1", pack: 5 });
  await set(gone, { product: { id: 3 } });
  const response = await imported(delta, ["CM-208,D-77,10", "F-1,D-78,1", "f 1,D-79,1"]);
  const body: unknown = await response.json();
  const { change, moved } = v.parse(endpoints.importSuppliedProducts.answer, body);
  expect(moved).toBe(2);
  // The same list again changes nothing.
  expect(await (await imported(delta, ["CM-208,D-77,10"])).json()).toMatchObject({
    products: 1,
    change: null,
  });
  const params = { id: change ?? 0 };
  const staff = await signInAdmin(api, { email: "staff@shop.example", password: "packs parcels" }, "staff");
  for (const endpoint of [endpoints.readBulkChange, endpoints.undoBulkChange]) {
    expect(await refused(api, endpoint, { headers: staff, params })).toMatchObject({ code: "not_found" });
  }
  const { items } = await call(api, endpoints.readBulkChange, { headers, params });
  expect(items.map((item) => [item.id, item.old, item.current])).toEqual([
    [1, `Alpha #${alpha} · ×5 · A-1`, `Delta #${delta} · ×10 · D-77`],
    [2, "", `Delta #${delta} · ×1 · D-78`],
    [3, `Gone #${gone} · ×1`, `Delta #${delta} · ×1 · D-79`],
  ]);
  await set(alpha, { product: { id: 2 }, supplier_part: "A-2", pack: 1 });
  await call(api, deleteSupplier, { headers, params: { id: gone } });
  await api.database.queries.execute(sql`delete from suppliers where id = ${gone}`);
  // A new name is no other supplier.
  await call(api, endpoints.updateSupplier, {
    headers,
    params: { id: delta },
    body: { name: "Delta Parts" },
  });
  const undone = await call(api, endpoints.undoBulkChange, { headers, params });
  expect(undone.change.undone).toMatchObject({ restored: 1, kept: 2 });
  expect((await read(alpha)).products.map(({ id, supplier_part: part }) => [id, part])).toEqual([
    [1, "A-1"],
    [2, "A-2"],
  ]);
  expect((await read(delta)).products.map(({ id }) => id)).toEqual([3]);
});

test("D-170 a product that named none is left without a supplier by the undo", async () => {
  const { api, headers } = shop();
  const id = await supplier("Delta");
  const body: unknown = await (await imported(id, ["CM-208,D-77,10"])).json();
  const { change } = v.parse(endpoints.importSuppliedProducts.answer, body);
  await call(api, endpoints.undoBulkChange, { headers, params: { id: change ?? 0 } });
  expect((await read(id)).products).toEqual([]);
});
