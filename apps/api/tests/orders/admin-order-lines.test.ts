import { endpoints } from "@shop/contract/endpoints.ts";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { stockOf } from "../support/ordering.ts";

const { deleteProduct, restoreProduct, changeOrderLines } = endpoints;
const { api, headers, place, putInto, list, read, change, changeLines, refuseLines, historyOf } = adminDesk();

describe("lines", () => {
  test("D-33 are replaced with the given prices; the difference moves in the stock", async () => {
    const id = await place([
      [meter, 2],
      [fuse, 10],
    ]);
    const version = api().catalogue.version();
    const { number } = await read(id);
    const lines = [{ ...lineOf(meter, 5), price: "1400" }, lineOf(kit, 1)];
    const { status, order } = await changeLines(id, { version: 1, lines });
    expect(status).toBe(true);
    expect(order).toMatchObject({
      version: 2,
      total: "7000.00",
      lines: [
        { product_id: meter.id, name: meter.name, price: "1400.00", qty: 5, amount: 55 },
        { product_id: kit.id, name: kit.name, part_number: null, price: "0.00", qty: 1, amount: 4 },
      ],
      log: [
        {
          action: "lines",
          text: "− 10 × Fuse\nClamp meter: 2 → 5\nClamp meter: 1450.00 → 1400.00\n+ 1 × Kit (0.00)",
        },
      ],
    });
    expect([
      await stockOf(api(), meter.id),
      await stockOf(api(), fuse.id),
      await stockOf(api(), kit.id),
    ]).toEqual([55, 1_000_000, 4]);
    expect(api().catalogue.version()).not.toBe(version);
    expect((await historyOf(fuse.id))[0]).toMatchObject({ action: "returned", by: number });
    expect((await historyOf(kit.id))[0]).toMatchObject({ action: "ordered", by: number });
    expect((await list()).data[0]).toMatchObject({ total: "7000.00", pieces: 6, unpriced: 1 });
  });

  test("D-33 are cancelled as they were edited", async () => {
    const id = await place();
    await changeLines(id, { lines: [lineOf(meter, 7), lineOf(fuse, 1)] });
    await change(id, { state: "cancelled" });
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([60, 1_000_000]);
  });

  test("D-33 the same ones again change nothing", async () => {
    const id = await place();
    const lines = [{ ...lineOf(meter, 2), price: "1450" }];
    expect(await changeLines(id, { lines, version: 9 })).toMatchObject({
      status: false,
      order: { version: 1, log: [] },
    });
  });

  test("D-33 keep name and part number of the order, also where the product has changed or is deleted", async () => {
    const id = await place([
      [meter, 2],
      [kit, 2],
    ]);
    await api().database.queries.update(products).set({ name: "Renamed" }).where(eq(products.id, meter.id));
    await call(api(), deleteProduct, { headers: headers(), params: { id: kit.id } });
    const { order } = await changeLines(id, { lines: [lineOf(meter, 1), { ...lineOf(kit, 1), price: "9" }] });
    const more = await refuseLines(id, { lines: [lineOf(kit, 2)] });
    await call(api(), restoreProduct, { headers: headers(), params: { id: kit.id } });
    expect(order.lines).toMatchObject([
      { name: meter.name },
      { name: kit.name, price: "9.00", amount: null },
    ]);
    expect(more).toMatchObject({ code: "stock_short", errors: { "lines.0.qty": "1" } });
    expect(await stockOf(api(), kit.id)).toBe(4);
  });

  test("D-33 D-20 more pieces than the stock has are rejected, with the number left by line", async () => {
    const id = await place([[kit, 2]]);
    const lines = [lineOf(meter, 61), lineOf(kit, 4), lineOf(kit, 2)];
    expect(await refuseLines(id, { lines })).toEqual({
      status: 409,
      code: "stock_short",
      errors: { "lines.0.qty": "60", "lines.2.qty": "1" },
    });
    expect([await stockOf(api(), meter.id), await stockOf(api(), kit.id)]).toEqual([60, 3]);
    expect((await read(id)).log).toEqual([]);
    const { order } = await changeLines(id, { lines: [lineOf(kit, 4), lineOf(kit, 1)] });
    expect(order.lines.map(({ qty }) => qty)).toEqual([4, 1]);
    expect(await stockOf(api(), kit.id)).toBe(0);
  });

  test("D-33 pieces of the order stay its own where the stock is below 0", async () => {
    const id = await place([[kit, 3]]);
    await api().database.queries.update(products).set({ amount: -2 }).where(eq(products.id, kit.id));
    await changeLines(id, { lines: [{ ...lineOf(kit, 3), price: "12" }] });
    await changeLines(id, { lines: [{ ...lineOf(kit, 2), price: "12" }] });
    expect(await stockOf(api(), kit.id)).toBe(-1);
    expect((await refuseLines(id, { lines: [lineOf(kit, 3)] })).errors).toEqual({ "lines.0.qty": "2" });
  });

  test("D-33 D-29 an unknown product and an empty list are rejected", async () => {
    const id = await place();
    const unknown = { product_id: 999, qty: 1, price: "1" };
    expect(await refuseLines(id, { lines: [lineOf(meter, 1), unknown] })).toEqual({
      status: 422,
      code: "invalid",
      errors: { "lines.1.product_id": "unknown_product" },
    });
    expect((await refuseLines(id, { lines: [] })).errors).toEqual({ lines: "required" });
    expect((await refuseLines(id, { lines: [{ ...lineOf(meter, 0), price: "1.234" }] })).errors).toEqual({
      "lines.0.qty": "too_small",
      "lines.0.price": "bad_price",
    });
    expect(await stockOf(api(), meter.id)).toBe(58);
  });

  test.for(["sent", "delivered", "cancelled"] as const)("D-33 of an order that is %s stay", async (state) => {
    const id = await place();
    await putInto(id, state);
    expect(await refuseLines(id, { lines: [lineOf(meter, 1)] })).toEqual({
      status: 409,
      code: "state_not_allowed",
    });
  });

  test("D-33 edits of the same version at the same time store one of them", async () => {
    const id = await place();
    const outcomes = await Promise.all(
      [3, 4, 5, 6].map(async (qty) => {
        const body = { version: 1, lines: [lineOf(meter, qty)] };
        return (await send(api(), changeOrderLines, { headers: headers(), params: { id }, body })).status;
      }),
    );
    expect(outcomes.filter((status) => status === 409)).toHaveLength(3);
    const [line] = (await read(id)).lines;
    expect(await stockOf(api(), meter.id)).toBe(60 - (line?.qty ?? 0));
  });

  test("D-33 the total is exact for the largest amounts", async () => {
    const id = await place([[fuse, 1]]);
    await api().database.queries.update(products).set({ amount: 1_000_000 });
    const { order } = await changeLines(id, {
      lines: [{ ...lineOf(fuse, 1_000_000), price: "9999.99" }],
    });
    expect(order.total).toBe("9999990000.00");
  });
});
