import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { describe, expect, test } from "vitest";

import { call, refused } from "../support/calls.ts";
import { purchaseDesk } from "../support/desks/purchase-desk.ts";
import { sendForm } from "../support/forms.ts";

const { updateProduct, deleteProduct, restoreProduct, listAdminProducts, importArrivals } = endpoints;
const { startStockCount, countProduct, countList, readStockCount } = endpoints;
const desk = purchaseDesk();

/** A bag of 100 fuses. */
const BAG = "16221031490009";

type Update = BodyOf<typeof updateProduct>;

async function edit(id: number, values: Partial<Update>) {
  const { name, price, amount, sub_category_id, description, version } = await desk.product(id);
  return {
    headers: desk.headers(),
    params: { id },
    body: { name, price, amount, sub_category_id, description, version, ...values },
  };
}

const store = async (id: number, values: Partial<Update>) =>
  call(desk.api(), updateProduct, await edit(id, values));

const bagged = () => store(2, { pack_barcode: BAG, pack_units: 100 });

const listOf = (...lines: readonly string[]): File => new File([lines.join("\n")], "list.csv");

describe("the barcode of a pack", () => {
  test("D-120 names its product in every form that scanners give, and is on one product alone", async () => {
    await bagged();
    const query = { query: `(01)${BAG}(10)A7` };
    const { data } = await call(desk.api(), listAdminProducts, { headers: desk.headers(), query });
    expect(data.map(({ id, pack_units: units }) => [id, units])).toEqual([[2, 100]]);
    for (const values of [{ barcode: BAG }, { pack_barcode: BAG, pack_units: 5 }]) {
      expect(await refused(desk.api(), updateProduct, await edit(1, values))).toMatchObject({
        errors: { [Object.keys(values)[0] ?? ""]: "barcode_taken" },
      });
    }
    expect(await refused(desk.api(), updateProduct, await edit(2, { barcode: BAG }))).toMatchObject({
      errors: { pack_barcode: "barcode_taken" },
    });
    expect(await refused(desk.api(), updateProduct, await edit(1, { pack_barcode: "BAG-1" }))).toMatchObject({
      errors: { pack_units: "required" },
    });
  });

  test("D-120 D-152 counts all units in it, scanned at the arrival and ordered by it", async () => {
    await bagged();
    const id = await desk.sent([2, 500]);
    expect(await desk.scan(id, { product: { code: BAG }, qty: 1 })).toMatchObject({ line: { arrived: 100 } });
    expect(await desk.scan(id, { product: { code: BAG }, qty: 2 })).toMatchObject({ line: { arrived: 300 } });
    expect(await desk.scan(id, { product: { code: "F-1" }, qty: 1 })).toMatchObject({
      line: { arrived: 301 },
    });
    const draft = await desk.make({
      supplier_id: await desk.supplier("Sinai"),
      lines: [{ product_id: 1, qty: 5 }],
    });
    await desk.setLine(draft.order.id, { product: { code: BAG }, qty: 3 });
    expect((await desk.read(draft.order.id)).lines).toMatchObject([{ id: 1 }, { id: 2, qty: 300 }]);
    expect(
      await refused(desk.api(), endpoints.scanArrival, {
        headers: desk.headers(),
        params: { id },
        body: { product: { code: BAG }, qty: 1_000_000 },
      }),
    ).toMatchObject({ errors: { qty: "too_large" } });
  });

  test("D-120 D-169 counts packs in a delivery note, at what a pack costs, and leaves out what contradicts it", async () => {
    await bagged();
    const id = await desk.sent([2, 500]);
    const note = (...lines: readonly string[]) =>
      sendForm(desk.api(), importArrivals, desk.headers(), { file: listOf(...lines) }, { id });
    expect((await note("Barcode,Quantity,Unit price", `${BAG},2,41.00`)).status).toBe(200);
    expect((await desk.read(id)).lines).toMatchObject([{ arrived: 200, pack: 1, cost: "0.41" }]);
    const answer = await note("Barcode,Quantity,Pack", `${BAG},1,100`, `${BAG},1,50`);
    expect(await answer.json()).toMatchObject({
      lines: 1,
      unread: [{ row: 3, fault: "bad_pack", written: "50" }],
    });
    expect((await desk.read(id)).lines).toMatchObject([{ arrived: 300 }]);
  });

  test("D-120 D-153 counts all units in it in a stock count, scanned or listed", async () => {
    await bagged();
    const { count } = await call(desk.api(), startStockCount, {
      headers: desk.headers(),
      body: { name: "Shelf 3", with_reserved: false },
    });
    const request = { headers: desk.headers(), params: { id: count.id } };
    await call(desk.api(), countProduct, { ...request, body: { product: { code: BAG }, qty: 2 } });
    await sendForm(
      desk.api(),
      countList,
      desk.headers(),
      { file: listOf("Barcode", BAG, "F-1") },
      { id: count.id },
    );
    const { lines } = await call(desk.api(), readStockCount, { ...request, query: {} });
    expect(lines.map(({ id, counted }) => [id, counted])).toEqual([[2, 301]]);
  });

  test("D-120 a restored product comes back without the codes that another one has got", async () => {
    await store(2, { barcode: "4006381333931", pack_barcode: BAG, pack_units: 100 });
    await call(desk.api(), deleteProduct, { headers: desk.headers(), params: { id: 2 } });
    await store(1, { barcode: BAG });
    await call(desk.api(), restoreProduct, { headers: desk.headers(), params: { id: 2 } });
    expect(await desk.product(2)).toMatchObject({
      barcode: "4006381333931",
      pack_barcode: null,
      pack_units: null,
    });
    expect((await desk.historyOf(2))[0]).toMatchObject({
      action: "restored",
      fields: [
        { field: "pack_barcode", old: BAG, new: null },
        { field: "pack_units", old: 100, new: null },
      ],
    });
  });
});
