import { endpoints } from "@shop/contract/endpoints.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import type { OrderState } from "@shop/domain/orders/order-state.ts";
import { isAllSent } from "@shop/domain/orders/parcels/order-parcels.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { fillStock, stockOf } from "../support/ordering.ts";

const { sendParcel, voidParcel, changeOrderState, changeOrderLines, recordPayment } = endpoints;
const { api, headers, place, putInto, read } = adminDesk();

const which = fc.nat({ max: 3 });

/** Sends units of one of the lines, or of both. */
const sending = fc
  .record({ qty: fc.integer({ min: 1, max: 3 }), lines: fc.constantFrom([0], [1], [1, 0]) })
  .map(({ qty, lines }) => async (id: number) => {
    const body = { lines: lines.map((at) => ({ place: at, qty })), carrier: "", tracking: "", mail: false };
    await send(api(), sendParcel, { headers: headers(), params: { id }, body });
  });

/** Takes back one of the parcels. */
const voiding = which.map((at) => async (id: number) => {
  const parcelId = (await read(id)).parcels[at]?.id ?? 999_999;
  await send(api(), voidParcel, { headers: headers(), params: { id, parcelId } });
});

/** Changes the state, allowed or not. */
const moving = fc
  .record({
    state: fc.constantFrom("sent", "sent", "delivered", "confirmed", "cancelled", "received"),
    goods_back: fc.boolean(),
  })
  .map((change) => async (id: number) => {
    const body = { ...change, mail: false };
    await send(api(), changeOrderState, { headers: headers(), params: { id }, body });
  });

/** Edits the lines, allowed or not, also their sequence. */
const editing = fc
  .record({ meters: fc.nat({ max: 4 }), fuses: fc.nat({ max: 4 }), reversed: fc.boolean() })
  .map(({ meters, fuses, reversed }) => async (id: number) => {
    const all = [
      { product_id: meter.id, qty: meters, price: "1450" },
      { product_id: fuse.id, qty: fuses, price: "0.10" },
    ].filter(({ qty }) => qty > 0);
    const lines = reversed ? all.toReversed() : all;
    if (lines.length === 0) return;
    await send(api(), changeOrderLines, { headers: headers(), params: { id }, body: { lines } });
  });

const paying = fc.constantFrom("0.01", "100", "1450.00").map((amount) => async (id: number) => {
  const body = { kind: "payment" as const, method: "cash" as const, amount };
  await send(api(), recordPayment, { headers: headers(), params: { id }, body });
});

test("D-129 whatever is sent, taken back and edited, no more than was ordered is sent, and the state follows", async () => {
  const sequences = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: sending },
      { weight: 2, arbitrary: voiding },
      { weight: 2, arbitrary: editing },
      { weight: 2, arbitrary: moving },
      paying,
    ),
    { minLength: 4, maxLength: 12 },
  );
  const property = fc.asyncProperty(sequences, async (steps) => {
    await fillStock(api(), [meter]);
    const id = await place([
      [meter, 3],
      [fuse, 3],
    ]);
    await putInto(id, "confirmed");
    const stocked = async (): Promise<number[]> => {
      const { lines, state } = await read(id);
      return Promise.all(
        [meter, fuse].map(async (product) => {
          const own = lines.filter((one) => one.product_id === product.id);
          const held = own.reduce((sum, { qty, sent = 0 }) => sum + (state === "cancelled" ? sent : qty), 0);
          return (await stockOf(api(), product.id)) + held;
        }),
      );
    };
    const before = await stocked();
    let was: OrderState = "confirmed";
    for (const step of steps) {
      await step(id);
      const { lines, parcels, state } = await read(id);
      // Parcels move no stock.
      expect(await stocked()).toEqual(before);
      const counted = countedEntries(parcels);
      for (const [at, { product_id, qty, sent = 0 }] of lines.entries()) {
        const own = counted.flatMap((one) => one.lines).filter((line) => line.place === at);
        expect(own.every((line) => line.product_id === product_id)).toBe(true);
        expect(own.reduce((sum, line) => sum + line.qty, 0)).toBe(sent);
        expect(sent).toBeLessThanOrEqual(qty);
      }
      // The parcels of a sent order that is cancelled stay out until they are taken back.
      const follows =
        state === "cancelled"
          ? counted.length === 0 || was === "sent" || was === state
          : isAllSent(lines) === (state === "sent" || state === "delivered");
      expect(follows).toBe(true);
      expect(counted.length > 0 && state === "received").toBe(false);
      expect(parcels.every(({ collect }) => Number(collect) >= 0)).toBe(true);
      was = state;
    }
  });
  await fc.assert(property, { numRuns: 15 });
});
