import { addressOf, type BodyOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";

import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { type BulkBody, bulkDesk } from "../support/desks/bulk-desk.ts";
import { importDesk } from "../support/desks/import-desk.ts";
import { sendForm } from "../support/forms.ts";

const meter = aProduct({ id: 1, name: "Clamp meter", part_number: "CM-1", price: "1450.00", amount: 60 });
const fuse = aProduct({ id: 2, name: "Fuse", part_number: "F-1", price: "2.00", amount: 500 });
const kit = aProduct({ id: 3, name: "Kit", part_number: "K-1", price: "30.00", amount: 5 });
const desk = importDesk(aCatalogue({ products: [meter, fuse, kit] }));
const owner = bulkDesk(desk.api, desk.headers);

let staff: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  staff = await signInAdmin(desk.api(), { email: "staff@shop.example", password: "packs parcels" }, "staff");
});

type Update = BodyOf<typeof endpoints.updateProduct>;

const bodyOf = async (id: number): Promise<Update> => {
  const { name, price, amount, sub_category_id, description, version } = await owner.product(id);
  return { name, price, amount, sub_category_id, description, version };
};

const asStaff = bulkDesk(desk.api, () => staff);
const ids = [meter.id, fuse.id, kit.id];
const byTenth = { field: "cost_price", change: "percent", value: "10" } as const;

describe("D-137 changes of costs", () => {
  test("D-137 many costs are changed by percent and set, previewed and undone; unknown ones are skipped", async () => {
    await owner.edit(meter.id, { cost_price: "1000.05" });
    await owner.edit(fuse.id, { cost_price: "1.90" });
    await owner.edit(kit.id, { cost_price: "" });
    const body = { selection: { ids }, rule: byTenth };
    const preview = await owner.preview(body);
    expect(preview).toMatchObject({
      changed: 2,
      skipped: [{ reason: "no_cost", products: 1 }],
      below_cost: 1,
      rows: [
        { id: meter.id, old: "1000.05", new: "1100.06", below_cost: false },
        { id: fuse.id, old: "1.90", new: "2.09", below_cost: true },
      ],
    });
    const change = await owner.change(body);
    expect(await owner.product(meter.id)).toMatchObject({ cost_price: "1100.06", price: "1450.00" });
    expect((await owner.historyOf(fuse.id))[0]).toMatchObject({
      fields: [{ field: "cost_price", old: "1.90", new: "2.09" }],
      bulk_change: change.id,
    });
    await owner.undo(change.id);
    expect(await owner.product(fuse.id)).toMatchObject({ cost_price: "1.90" });

    const set = await owner.change({
      selection: { ids },
      rule: { ...byTenth, change: "fixed", value: "١٢٫٥" },
    });
    expect(set).toMatchObject({ changed: 3 });
    expect(await owner.product(kit.id)).toMatchObject({ cost_price: "12.50" });
    await owner.undo(set.id);
    expect(await owner.product(kit.id)).toMatchObject({ cost_price: null });
  });

  test("D-138 a preview of prices and offers counts those below cost, for owners alone", async () => {
    await owner.edit(fuse.id, { cost_price: "1.90" });
    await owner.edit(kit.id, { cost_price: "" });
    const body: BulkBody = {
      selection: { ids: [fuse.id, kit.id] },
      rule: { field: "price", change: "percent", value: "-10" },
    };
    const preview = await owner.preview(body);
    expect(preview).toMatchObject({ changed: 2, below_cost: 1 });
    const offered = await owner.preview({
      ...body,
      rule: { field: "offer", change: "percent", value: "10" },
    });
    expect(offered).toMatchObject({ changed: 2, below_cost: 1 });
    const seen = await asStaff.preview(body);
    expect(seen.rows[0]).toMatchObject({ id: fuse.id, new: "1.80" });
    expect(JSON.stringify(seen)).not.toContain("below_cost");
  });

  test("D-139 prices are computed from costs, previewed, applied and undone as one change that only owners make and see", async () => {
    await owner.edit(meter.id, { cost_price: "1000.05" });
    await owner.edit(fuse.id, { cost_price: "1.90" });
    await owner.edit(kit.id, { cost_price: "" });
    const before = await owner.product(meter.id);
    const body: BulkBody = {
      selection: { ids },
      rule: { field: "price", change: "from_cost", value: "٦٠", rounding: "1" },
    };
    expect(await owner.preview(body)).toMatchObject({
      changed: 2,
      skipped: [{ reason: "no_cost", products: 1 }],
      rows: [
        { id: meter.id, old: "1450.00", new: "1600.00" },
        { id: fuse.id, new: "3.00" },
      ],
    });
    const refusal = await refused(desk.api(), endpoints.previewBulkChange, { headers: staff, body });
    expect(refusal).toMatchObject({ status: 403, code: "forbidden" });
    const change = await owner.change(body);
    expect(await owner.product(meter.id)).toMatchObject({ price: "1600.00", cost_price: "1000.05" });
    const { data: seen } = await call(desk.api(), endpoints.listBulkChanges, { headers: staff });
    expect(seen.map(({ id }) => id)).not.toContain(change.id);
    await expect(asStaff.read(change.id)).rejects.toThrow(/404/);
    await owner.undo(change.id);
    expect(await owner.product(meter.id)).toMatchObject({
      price: before.price,
      quantity_prices: before.quantity_prices,
    });
  });

  test("D-137 a cost that is no price is refused beside its field", async () => {
    const body = { ...(await bodyOf(kit.id)), cost_price: "12.345" };
    expect(
      await refused(desk.api(), endpoints.updateProduct, {
        headers: desk.headers(),
        params: { id: kit.id },
        body,
      }),
    ).toMatchObject({ code: "invalid", errors: { cost_price: "bad_price" } });
  });

  test.for(["Cost", "unit cost", "Purchase Price", "التكلفة", "سعر التكلفة", "سعر الشراء"])(
    "D-137 a column named '%s' is read as the cost",
    async (header) => {
      const found = await desk.upload(`Part number,${header}\nK-1,7.25\n`);
      expect(found.columns.map(({ field }) => field)).toEqual(["part_number", "cost_price"]);
    },
  );
});

const idsLacking = async (missing: "cost" | "margin"): Promise<number[]> => {
  const options = { headers: desk.headers(), query: { missing } };
  return (await call(desk.api(), endpoints.listAdminProducts, options)).data.map(({ id }) => id);
};

describe("D-137 filters by costs", () => {
  test("D-137 owners list products without a cost and those priced below it, at their price or their offer", async () => {
    await owner.edit(meter.id, { cost_price: "1400.00" });
    await owner.edit(fuse.id, { cost_price: "5.00" });
    await owner.edit(kit.id, { cost_price: "" });
    expect(await idsLacking("cost")).toContain(kit.id);
    expect(await idsLacking("cost")).not.toContain(fuse.id);
    expect(await idsLacking("margin")).toEqual([fuse.id]);
    await owner.edit(meter.id, { offer_price: "1399.99" });
    expect(new Set(await idsLacking("margin"))).toEqual(new Set([meter.id, fuse.id]));
    await owner.edit(meter.id, { offer_price: "" });
    const below = await owner.preview({ selection: { filter: { missing: "margin" } }, rule: byTenth });
    expect(below).toMatchObject({ matched: 1 });
  });

  test.for(["cost", "margin"] as const)(
    "D-137 staff are refused the filter '%s' everywhere",
    async (missing) => {
      const selection = { filter: { missing } };
      const rule = { field: "amount", change: "amount", value: 1 } as const;
      const calls = [
        refused(desk.api(), endpoints.listAdminProducts, { headers: staff, query: { missing } }),
        refused(desk.api(), endpoints.listBulkAttributes, { headers: staff, body: { selection } }),
        refused(desk.api(), endpoints.previewBulkChange, { headers: staff, body: { selection, rule } }),
        refused(desk.api(), endpoints.applyBulkChange, {
          headers: { ...staff, "idempotency-key": `staff-${missing}` },
          body: { selection, rule, fingerprint: "none", latest: 0 },
        }),
        refused(desk.api(), endpoints.exportProducts, { headers: staff, query: { missing } }),
      ];
      for (const refusal of await Promise.all(calls)) expect(refusal).toMatchObject({ code: "forbidden" });
    },
  );
});

describe("D-139 costs of another currency", () => {
  test("D-139 are read at the exchange rate of the sheet, rounded once, kept for the next one, and undone", async () => {
    await owner.edit(kit.id, { cost_price: "20.00" });
    const sheet = "Part number,Cost USD\nK-1,$0.0575\nF-1,$12\n";
    const found = await desk.upload(sheet);
    const fields = ["part_number", "cost_price"] as const;
    const checked = await desk.check(found, { fields: [...fields], cost_rate: "٥٠٫٢٥" });
    expect(checked).toMatchObject({ cost_rate: "50.25", counts: { updated: 2 } });
    const lines = await desk.lines(found);
    expect(lines.map(({ fields: [change], warnings }) => [change?.new, warnings])).toEqual([
      ["2.89", {}],
      ["603.00", {}],
    ]);
    await desk.apply(checked);
    expect(await owner.product(kit.id)).toMatchObject({ cost_price: "2.89" });
    expect(await desk.upload(sheet)).toMatchObject({ remembered: true, cost_rate: "50.25" });
    await desk.undo(found);
    expect(await owner.product(kit.id)).toMatchObject({ cost_price: "20.00" });
  });

  test("D-139 without a rate, the sign of another currency is warned of", async () => {
    const found = await desk.upload("Part number,Cost,Price\nK-1,€8.88,$31.00\n");
    const checked = await desk.check(found, { cost_rate: null });
    expect((await desk.lines(checked))[0]).toMatchObject({
      warnings: { cost_price: "other_currency", price: "other_currency" },
      refused: { cost_price: "€8.88", price: "$31.00" },
    });
  });

  test.for(["0", "-1", "1e3", "4,8", "0.1234567"])("D-139 '%s' is refused as a rate", async (rate) => {
    const found = await desk.upload("Part number,Cost\nK-1,8.88\n");
    expect(
      await refused(desk.api(), endpoints.checkImport, {
        headers: desk.headers(),
        params: { id: found.id },
        body: { fields: ["part_number", "cost_price"], decimal: "point", cost_rate: rate },
      }),
    ).toMatchObject({ code: "invalid", errors: { cost_rate: "bad_value" } });
  });
});

describe("D-137 staff", () => {
  test("D-137 a form of staff keeps the cost, and one that sends a cost is refused", async () => {
    await owner.edit(kit.id, { cost_price: "20.00" });
    const options = { headers: staff, params: { id: kit.id } };
    const body = await bodyOf(kit.id);
    await call(desk.api(), endpoints.updateProduct, { ...options, body: { ...body, price: "31.00" } });
    expect(await owner.product(kit.id)).toMatchObject({ price: "31.00", cost_price: "20.00" });
    for (const cost_price of ["5.00", "20.00", "", null]) {
      const changed = { ...(await bodyOf(kit.id)), cost_price };
      expect(await refused(desk.api(), endpoints.updateProduct, { ...options, body: changed })).toMatchObject(
        {
          status: 403,
          code: "forbidden",
        },
      );
    }
    const { version: _version, ...added } = body;
    expect(
      await refused(desk.api(), endpoints.createProduct, {
        headers: staff,
        body: { ...added, cost_price: "1" },
      }),
    ).toMatchObject({ status: 403 });
    expect(await owner.product(kit.id)).toMatchObject({ cost_price: "20.00" });
  });

  test("D-137 a conflict of staff has no cost, and the price of a change by an owner", async () => {
    const body = await bodyOf(fuse.id);
    await owner.edit(fuse.id, { price: "2.20", cost_price: "1.10" });
    const response = await send(desk.api(), endpoints.updateProduct, {
      headers: staff,
      params: { id: fuse.id },
      body: { ...body, price: "2.30" },
    });
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).toContain('"price":"2.20"');
    expect(text).not.toContain("cost_price");
  });

  test("D-137 the history of staff leaves out entries about the cost alone, and keeps whole pages", async () => {
    await owner.edit(kit.id, { price: "40.00" });
    for (const cost_price of ["1.00", "2.00", "3.00"]) await owner.edit(kit.id, { cost_price });
    await owner.edit(kit.id, { price: "41.00", cost_price: "4.00" });
    const query = { entity: "product", id: kit.id, limit: 2 } as const;
    const { data } = await call(desk.api(), endpoints.readHistory, { headers: staff, query });
    expect(data.map(({ fields }) => fields)).toEqual([
      [{ field: "price", old: "40.00", new: "41.00" }],
      [expect.objectContaining({ field: "price", new: "40.00" })],
    ]);
  });

  test("D-137 changes of many costs are neither previewed nor applied, listed, read or undone by staff", async () => {
    await owner.edit(meter.id, { cost_price: "1000.00" });
    const body = { selection: { ids: [meter.id] }, rule: byTenth };
    const seen = await owner.preview(body);
    const options = { headers: staff, body };
    expect(await refused(desk.api(), endpoints.previewBulkChange, options)).toMatchObject({ status: 403 });
    expect((await asStaff.apply(body, seen)).status).toBe(403);
    const { id } = await owner.change(body);
    const params = { id };
    for (const endpoint of [endpoints.readBulkChange, endpoints.undoBulkChange])
      expect(await refused(desk.api(), endpoint, { headers: staff, params })).toMatchObject({ status: 404 });
    const { data } = await call(desk.api(), endpoints.listBulkChanges, { headers: staff });
    expect(data.map((one) => one.id)).not.toContain(id);
    expect(await owner.product(meter.id)).toMatchObject({ cost_price: "1100.00" });
  });

  test("D-137 a sheet of staff ignores its column of costs; an import with costs is not opened by staff", async () => {
    const uploaded = await sendForm(desk.api(), endpoints.createImport, staff, {
      file: new File(["Part number,Cost,Stock\nK-1,9.99,44\n"], "stock.csv"),
    });
    expect(uploaded.status).toBe(200);
    const { data: listed } = await call(desk.api(), endpoints.listImports, { headers: staff });
    const own = await desk.settled(listed[0]?.id ?? 0);
    expect(own.columns.map(({ field }) => field)).toEqual(["part_number", null, "amount"]);
    const check = { headers: staff, params: { id: own.id } };
    expect(
      await refused(desk.api(), endpoints.checkImport, {
        ...check,
        body: { fields: ["part_number", "cost_price", "amount"], decimal: "point" },
      }),
    ).toMatchObject({ status: 403 });
    expect((await send(desk.api(), endpoints.readImport, check)).status).toBe(200);

    const found = await desk.check(await desk.upload("Part number,Cost\nK-1,8.88\n"));
    for (const endpoint of [endpoints.readImport, endpoints.listImportLines, endpoints.applyImport])
      expect(await refused(desk.api(), endpoint, { headers: staff, params: { id: found.id } })).toMatchObject(
        { status: 403 },
      );
    // The columns that an owner has chosen for a sheet are no way around it.
    await sendForm(desk.api(), endpoints.createImport, staff, {
      file: new File(["Part number,Cost\nK-1,7.77\n"], "again.csv"),
    });
    const { data } = await call(desk.api(), endpoints.listImports, { headers: staff });
    const again = await desk.settled(data[0]?.id ?? 0);
    expect(again.columns.map(({ field }) => field)).toEqual(["part_number", null]);
  });
});

/** A cost that stands nowhere else. */
const SECRET = "1377.31";
const words = [SECRET, "cost_price", "unit_cost", "margin", "below_cost", "Cost price", "سعر التكلفة"];

const readable = Object.entries<Endpoint>(endpoints).filter(
  ([, { method, access }]) => method === "GET" && access !== "user",
);

describe("D-137 no read of anybody but an owner has a cost", () => {
  beforeAll(async () => {
    await owner.edit(meter.id, { cost_price: SECRET });
    await desk.apply(
      await desk.check(await desk.upload(`Part number,Cost\nCM-1,${SECRET}\nF-1,${SECRET}\n`)),
    );
    await owner.change({
      selection: { ids: [kit.id] },
      rule: { ...byTenth, change: "fixed", value: SECRET },
    });
  });

  test.for(readable)("D-137 %s", async ([, endpoint]) => {
    const address = (id: number) =>
      addressOf(
        { path: endpoint.path },
        { id, ids: id, paymentId: id, returnId: id, proofId: id, parcelId: id },
        { ...(endpoint.path.endsWith("/export") && { format: "csv" }), entity: "product" },
      );
    for (const id of [1, 2, 3, 4, 5]) {
      const response = await desk
        .api()
        .request(address(id), { headers: endpoint.access === "admin" ? staff : {} });
      if (response.headers.get("content-type") === "text/event-stream") return response.body?.cancel();
      const text = await response.text();
      for (const word of words) expect(text).not.toContain(word);
    }
    return undefined;
  });

  test("D-137 an owner reads it where it belongs", async () => {
    expect(await owner.product(meter.id)).toMatchObject({ cost_price: SECRET });
    const query = { format: "csv", locale: "en" } as const;
    const sheet = async (headers: Readonly<Record<string, string>>) =>
      (await desk.api().request(addressOf(endpoints.exportProducts, {}, query), { headers })).text();
    expect(await sheet(desk.headers())).toContain(SECRET);
    const ofStaff = await sheet(staff);
    expect(ofStaff).toContain("CM-1");
    expect(ofStaff).not.toContain(SECRET);
  });
});
