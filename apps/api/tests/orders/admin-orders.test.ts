import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import { canFollow, orderStates, statesAfter } from "@shop/domain/orders/order-state.ts";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test, vi } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orderLog } from "../../src/modules/orders/order-log.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { countOf, orderOf, stockOf } from "../support/ordering.ts";
import { onPostgres } from "../support/test-database.ts";

const { placeOrder, readProduct, deleteProduct, restoreProduct, changeOrderState, changeOrderNote } =
  endpoints;
const { api, headers, place, putInto, read, change, refuseChange, note, changeLines, historyOf } =
  adminDesk();

const rowsSchema = v.object({ rows: v.array(v.unknown()) });

describe("change of state", () => {
  const pairs = orderStates.flatMap((from) => orderStates.map((to) => ({ from, to })));
  const isAllowed = ({ from, to }: (typeof pairs)[number]) => statesAfter(from).includes(to);

  test.for(pairs.filter(isAllowed))("D-33 from $from to $to", async ({ from, to }) => {
    const id = await place();
    await putInto(id, from);
    expect(await change(id, { state: to, note: " Parcel 7 " })).toMatchObject({
      status: true,
      order: {
        state: to,
        version: 2,
        log: [{ by: owner.email, action: "state", from, to, text: "Parcel 7", mail: "waiting" }],
      },
    });
  });

  test.for(pairs.filter(({ from, to }) => from !== to && !canFollow(from, to)))(
    "D-33 not from $from to $to",
    async ({ from, to }) => {
      const id = await place();
      await putInto(id, from);
      expect(await refuseChange(id, { state: to })).toEqual({
        status: 409,
        code: "state_not_allowed",
      });
      expect(await read(id)).toMatchObject({ state: from, version: 1, log: [] });
    },
  );

  test.for(orderStates)("D-33 an order that is %s already stays as it is", async (state) => {
    const id = await place();
    await putInto(id, state);
    expect(await change(id, { state })).toMatchObject({ status: false, order: { version: 1, log: [] } });
    expect(await stockOf(api(), meter.id)).toBe(58);
  });

  test("D-33 records when the state changed", async () => {
    const id = await place();
    const [before] = await api().database.queries.select().from(orders);
    await change(id, { state: "confirmed" });
    const [after] = await api().database.queries.select().from(orders);
    expect(after?.stateChangedAt.getTime()).toBeGreaterThan(before?.stateChangedAt.getTime() ?? 0);
    expect(after?.createdAt).toEqual(before?.createdAt);
  });

  test("D-33 a form that was opened with another version is rejected, with the stored order", async () => {
    const id = await place();
    await change(id, { state: "confirmed", version: 1 });
    const body = { state: "cancelled", version: 1 } as const;
    const response = await send(api(), changeOrderState, { headers: headers(), params: { id }, body });
    expect(response.status).toBe(409);
    const { code, current } = v.parse(apiErrorSchema, await response.json());
    expect(code).toBe("edit_conflict");
    expect(current).toMatchObject({ id, state: "confirmed", version: 2, lines: [{ qty: 2 }] });
    expect(await stockOf(api(), meter.id)).toBe(58);
  });

  test.for([{ state: "lost" }, { state: "sent", note: "x".repeat(501) }, {}])(
    "D-29 rejects %o",
    async (body) => {
      const id = await place();
      const response = await api().request(addressOf(changeOrderState, { id }), {
        method: "POST",
        headers: { ...headers(), "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(422);
    },
  );
});

describe("cancellation", () => {
  test.for(["received", "confirmed", "sent"] as const)(
    "D-33 an order that is %s returns its pieces to the stock, which pages show at once",
    async (state) => {
      const id = await place([
        [meter, 2],
        [fuse, 3],
      ]);
      await putInto(id, state);
      const { number } = await read(id);
      expect((await call(api(), readProduct, { params: { id: meter.id } })).amount).toBe(58);
      const version = api().catalogue.version();
      const { order } = await change(id, { state: "cancelled", goods_back: true });
      expect(order.lines.map(({ amount }) => amount)).toEqual([60, 1_000_000]);
      expect(api().catalogue.version()).not.toBe(version);
      expect((await call(api(), readProduct, { params: { id: meter.id } })).amount).toBe(60);
      expect((await historyOf(meter.id))[0]).toMatchObject({
        action: "returned",
        by: number,
        fields: [{ field: "amount", old: 58, new: 60 }],
      });
    },
  );

  test("D-33 D-20 pieces return once where 8 cancellations run at the same time", async () => {
    const id = await place([
      [meter, 2],
      [fuse, 5],
    ]);
    const version = 1;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => change(id, { state: "cancelled", version })),
    );
    expect(answers.filter(({ status }) => status)).toHaveLength(1);
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([60, 1_000_000]);
    expect((await read(id)).log).toHaveLength(1);
  });

  test("D-33 D-20 the stock is exact where orders are placed, edited and cancelled at the same time", async () => {
    const ids: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      ids.push(
        await place([
          [fuse, 1],
          [meter, 2],
        ]),
      );
    }
    await Promise.all([
      ...ids.slice(0, 2).map((id) => change(id, { state: "cancelled" })),
      ...ids.slice(2).map((id) => changeLines(id, { lines: [lineOf(meter, 5), lineOf(fuse, 2)] })),
      ...Array.from({ length: 4 }, (_, at) =>
        call(api(), placeOrder, {
          body: orderOf([
            [meter, 1],
            [fuse, 1],
          ]),
          headers: { "idempotency-key": `at-the-same-time-${at}` },
        }),
      ),
    ]);
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([46, 999_992]);
  });

  test("D-33 pieces of a deleted product go back to it", async () => {
    const id = await place([
      [meter, 2],
      [kit, 1],
    ]);
    await call(api(), deleteProduct, { headers: headers(), params: { id: kit.id } });
    await change(id, { state: "cancelled" });
    await call(api(), restoreProduct, { headers: headers(), params: { id: kit.id } });
    expect([await stockOf(api(), meter.id), await stockOf(api(), kit.id)]).toEqual([60, 5]);
  });

  test("D-33 a confirmation leaves stock and products unchanged, and is a sale; what follows changes neither", async () => {
    const id = await place();
    const outdated: unknown[] = [];
    const stop = api().catalogue.onChange((tags) => outdated.push(tags));
    await change(id, { state: "confirmed" });
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect(outdated).toEqual([["sales"]]);
    await change(id, { state: "sent" });
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect(outdated).toEqual([["sales"]]);
    stop();
  });

  test("D-33 D-22 leaves nothing half done where its mail cannot be stored", async () => {
    const id = await place();
    const sent = await countOf(api(), mails);
    await api().database.queries.execute(sql`alter table mails rename to mails_away`);
    try {
      const body = { state: "cancelled" } as const;
      expect((await send(api(), changeOrderState, { headers: headers(), params: { id }, body })).status).toBe(
        500,
      );
    } finally {
      await api().database.queries.execute(sql`alter table mails_away rename to mails`);
    }
    expect(await read(id)).toMatchObject({ state: "received", version: 1, log: [] });
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect((await historyOf(meter.id))[0]?.action).toBe("ordered");
    expect(await countOf(api(), mails)).toBe(sent);
    expect((await change(id, { state: "cancelled" })).status).toBe(true);
    expect(await stockOf(api(), meter.id)).toBe(60);
  });

  test.runIf(onPostgres())("D-33 D-22 leaves nothing half done where its connection is lost", async () => {
    const id = await place([
      [meter, 2],
      [fuse, 3],
    ]);
    const { queries } = api().database;
    const waiting = sql`from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    // The cancellation waits for the second product, which another transaction has locked.
    const outcome = await queries.transaction(async (transaction) => {
      await transaction.execute(sql`select from products where id = ${fuse.id} for update`);
      const response = send(api(), changeOrderState, {
        headers: headers(),
        params: { id },
        body: { state: "cancelled" },
      });
      await vi.waitFor(async () => {
        const { rows } = v.parse(rowsSchema, await queries.execute(sql`select pid ${waiting}`));
        expect(rows).toHaveLength(1);
      });
      await queries.execute(sql`select pg_terminate_backend(pid) ${waiting}`);
      return (await response).status;
    });
    expect(outcome).toBe(503);
    expect(await read(id)).toMatchObject({ state: "received", version: 1, log: [] });
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([58, 999_997]);
    expect(await countOf(api(), mails)).toBe(2);
    await change(id, { state: "cancelled" });
    expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual([60, 1_000_000]);
  });

  test("D-33 D-22 leaves nothing half done where its log entry cannot be stored", async () => {
    const id = await place();
    await api().database.queries.execute(
      sql`alter table order_log add constraint never check (id < 0) not valid`,
    );
    try {
      const body = { state: "cancelled" } as const;
      expect((await send(api(), changeOrderState, { headers: headers(), params: { id }, body })).status).toBe(
        500,
      );
    } finally {
      await api().database.queries.execute(sql`alter table order_log drop constraint never`);
    }
    expect((await read(id)).state).toBe("received");
    expect(await stockOf(api(), meter.id)).toBe(58);
    expect(await countOf(api(), orderLog)).toBe(0);
    expect(await countOf(api(), mails)).toBe(2);
  });
});

describe("note", () => {
  test("D-33 is stored and recorded; the same note again changes nothing", async () => {
    const id = await place();
    const { status, order } = await note(id, { shop_note: " Call first ", version: 1 });
    expect([status, order.shop_note, order.version]).toEqual([true, "Call first", 2]);
    expect(order.log).toMatchObject([
      { action: "note", text: "Call first", from: null, to: null, mail: null },
    ]);
    expect(await note(id, { shop_note: "Call first", version: 1 })).toMatchObject({ status: false });
    expect((await note(id, {})).order).toMatchObject({ shop_note: "", version: 3 });
  });

  test("D-33 a form that was opened with another version is rejected", async () => {
    const id = await place();
    await change(id, { state: "confirmed" });
    const body = { shop_note: "x", version: 1 };
    expect((await refused(api(), changeOrderNote, { headers: headers(), params: { id }, body })).code).toBe(
      "edit_conflict",
    );
    expect(
      (
        await refused(api(), changeOrderNote, {
          headers: headers(),
          params: { id },
          body: { shop_note: "x".repeat(2001) },
        })
      ).errors,
    ).toEqual({ shop_note: "too_long" });
  });
});
