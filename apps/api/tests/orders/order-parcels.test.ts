import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { AdminOrder } from "@shop/contract/orders/admin-order.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { countedEntries } from "@shop/domain/orders/list/counted-entries.ts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderLines } from "../../src/modules/orders/lines/order-lines.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { orderPaper, parcelPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { orderParcels } from "../../src/modules/orders/parcels/order-parcels.table.ts";
import { currentSettings } from "../../src/modules/settings/shop-settings.repository.ts";
import { owner } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { buyer, stockOf } from "../support/ordering.ts";

const { sendParcel, voidParcel, readParcelPackingList, recordPayment, changeOrderStates } = endpoints;
const { findOrder, followOrder, exportOrders, listMails, takeOrder } = endpoints;
const { api, headers, place, putInto, list, read, change, refuseChange, changeLines, refuseLines } =
  adminDesk();

type Body = BodyOf<typeof sendParcel>;
type Line = Body["lines"][number];
const of = (at: number, qty: number): Line => ({ place: at, qty });
const body = (lines: Line[], rest: Partial<Body> = {}): Body => ({ lines, mail: false, ...rest });
const request = (id: number, content: Body, key?: string) => ({
  headers: { ...headers(), ...(key && { "idempotency-key": key }) },
  params: { id },
  body: content,
});
const ship = (id: number, content: Body, key?: string) => call(api(), sendParcel, request(id, content, key));
const refuse = (id: number, content: Body, key?: string) =>
  refused(api(), sendParcel, request(id, content, key));
const takeBack = (id: number, parcelId: number) =>
  call(api(), voidParcel, { headers: headers(), params: { id, parcelId } });
const newest = async (id: number): Promise<number> => (await read(id)).parcels[0]?.id ?? 0;
const pay = (id: number, amount: string) =>
  call(api(), recordPayment, { headers: headers(), params: { id }, body: { method: "cash", amount } });

/** A confirmed order of two meters and ten fuses, unless other lines are given; returns its id. */
async function confirmed(...[cart, rest]: Parameters<typeof place>): Promise<number> {
  const id = await place(
    cart ?? [
      [meter, 2],
      [fuse, 10],
    ],
    rest,
  );
  await putInto(id, "confirmed");
  return id;
}

const sentOf = ({ lines }: AdminOrder) => lines.map(({ sent = 0 }) => sent);
const unitsOf = ({ parcels }: AdminOrder): number =>
  countedEntries(parcels)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { qty }) => sum + qty, 0);

test("D-129 an order is sent in parcels, keeps its state until all of it is, and its stock stays", async () => {
  const id = await confirmed();
  const stock = [await stockOf(api(), meter.id), await stockOf(api(), fuse.id)];
  const first = await ship(
    id,
    body([of(1, 4), of(0, 1)], { carrier: " Bosta ", tracking: "bs 12-٣٤", note: "Mind the step" }),
  );
  expect(first).toMatchObject({ status: true, order: { state: "confirmed" } });
  expect(sentOf(first.order)).toEqual([1, 4]);
  expect(first.order.parcels).toMatchObject([
    {
      carrier: "Bosta",
      tracking: "BS12-34",
      by: owner.email,
      collect: "1450.40",
      voided: null,
      lines: [
        { place: 0, product_id: meter.id, name: meter.name, qty: 1 },
        { place: 1, product_id: fuse.id, qty: 4 },
      ],
    },
  ]);
  expect(first.order.log[0]).toMatchObject({
    action: "parcel",
    from: null,
    to: null,
    text: "Bosta · BS12-34\n1 × Clamp meter\n4 × Fuse\nMind the step",
  });
  expect((await list({ query: first.order.number })).data[0]).toMatchObject({ pieces: 12, sent_pieces: 5 });
  const rest = await ship(id, body([of(0, 1), of(1, 6)]));
  expect(rest.order.state).toBe("sent");
  expect(rest.order.log[0]).toMatchObject({ action: "parcel", from: "confirmed", to: "sent" });
  expect(sumOf(rest.order.parcels.map(({ collect }) => collect ?? ""))).toBe(rest.order.due);
  expect([await stockOf(api(), meter.id), await stockOf(api(), fuse.id)]).toEqual(stock);
});

test("D-129 more than is left, unknown and repeated lines, and orders that are not confirmed are refused", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)]));
  const before = await read(id);
  expect(await refuse(id, body([of(0, 2)]))).toMatchObject({
    status: 422,
    errors: { "lines.0.qty": "too_large" },
  });
  expect(await refuse(id, body([of(1, 1), of(9, 1)]))).toMatchObject({
    errors: { "lines.1.place": "bad_value" },
  });
  expect(await refuse(id, body([of(1, 1), of(1, 1)]))).toMatchObject({
    errors: { "lines.1.place": "bad_value" },
  });
  expect(await refuse(id, body([]))).toMatchObject({ status: 422 });
  expect(await read(id)).toEqual(before);
  for (const state of ["received", "sent", "delivered", "cancelled"] as const) {
    const other = await place();
    await putInto(other, state);
    expect(await refuse(other, body([of(0, 1)]))).toMatchObject({ code: "state_not_allowed" });
  }
  expect((await send(api(), sendParcel, { params: { id }, body: body([of(0, 1)]) })).status).toBe(401);
});

test("D-129 a parcel that is sent again is stored once; its key fits no other content or order", async () => {
  const [id, other] = [await confirmed(), await confirmed()];
  const content = body([of(1, 2)]);
  const done = await Promise.all([1, 2, 3].map(() => ship(id, content, "parcel-key-1")));
  expect(done.filter(({ status }) => status)).toHaveLength(1);
  expect(sentOf(await read(id))).toEqual([0, 2]);
  const mismatch = { status: 409, code: "idempotency_mismatch" };
  expect(await refuse(id, body([of(1, 3)]), "parcel-key-1")).toMatchObject(mismatch);
  expect(await refuse(other, content, "parcel-key-1")).toMatchObject(mismatch);
});

test("D-129 D-33 the list tells the newest parcel that counts and what is paid, and finds orders by their carriers", async () => {
  const id = await confirmed([[fuse, 10]]);
  await confirmed([[fuse, 1]]);
  await ship(id, body([of(0, 1)], { carrier: "شركة أرامكس", tracking: "AR-1" }));
  const second = await ship(id, body([of(0, 2)], { carrier: "Bosta", tracking: "BS-2" }));
  await pay(id, "0.40");
  const [found, ...others] = (await list({ query: "ارامكس fuse" })).data;
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    id,
    paid: "0.40",
    left: "0.60",
    parcel: { carrier: "Bosta", tracking: "BS-2" },
    shop_note: "",
  });
  await takeBack(id, second.order.parcels[0]?.id ?? 0);
  expect((await list({ query: "bosta" })).data).toMatchObject([{ id, parcel: { tracking: "AR-1" } }]);
  expect((await list({ query: "bosta clamp" })).total).toBe(0);
});

test("D-129 a parcel is taken back until the delivery; a sent order is confirmed again", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 2)]));
  const { order } = await ship(id, body([of(1, 10)]));
  const [last, first] = order.parcels;
  const back = await takeBack(id, first?.id ?? 0);
  expect(back).toMatchObject({ status: true, order: { state: "confirmed" } });
  expect(back.order.log[0]).toMatchObject({
    action: "parcel_voided",
    from: "sent",
    to: "confirmed",
    text: "2 × Clamp meter",
  });
  expect(back.order.parcels.find((one) => one.id === first?.id)?.voided).toMatchObject({ by: owner.email });
  expect(sentOf(back.order)).toEqual([0, 10]);
  expect(await takeBack(id, first?.id ?? 0)).toMatchObject({ status: false });
  const followed = await call(api(), followOrder, { body: { token: order.token } });
  expect(followed.order.parcels.map(({ lines }) => lines)).toMatchObject([
    [{ product_id: fuse.id, qty: 10 }],
  ]);
  // The rest is sent in one step, and taken back in one.
  const sent = await change(id, { state: "sent", shipment: { carrier: "Aramex", tracking: "ar 1" } });
  expect(sent.order.parcels[0]).toMatchObject({
    carrier: "Aramex",
    tracking: "AR1",
    lines: [{ place: 0, qty: 2 }],
  });
  const again = await change(id, { state: "confirmed" });
  expect(sentOf(again.order)).toEqual([0, 10]);
  expect(again.order.parcels[0]?.voided).not.toBeNull();
  await change(id, { state: "sent" });
  await change(id, { state: "delivered" });
  const params = { id, parcelId: last?.id ?? 0 };
  expect(await refused(api(), voidParcel, { headers: headers(), params })).toMatchObject({
    code: "state_not_allowed",
  });
  const unknown = { id, parcelId: 999_999 };
  expect(await refused(api(), voidParcel, { headers: headers(), params: unknown })).toMatchObject({
    status: 404,
  });
});

test("D-129 lines keep what was sent of them, also in another sequence; lowered to that, the order is sent", async () => {
  const id = await confirmed([
    [meter, 2],
    [fuse, 10],
    [kit, 1],
  ]);
  await ship(id, body([of(1, 4)]));
  const few = { lines: [lineOf(meter, 2), lineOf(fuse, 3)] };
  expect(await refuseLines(id, few)).toMatchObject({
    status: 409,
    code: "below_sent",
    errors: { "lines.1.qty": "4" },
  });
  const none = { lines: [lineOf(meter, 2)] };
  expect(await refuseLines(id, none)).toMatchObject({ code: "below_sent", errors: { lines: "4" } });
  const moved = await changeLines(id, { lines: [lineOf(fuse, 5), lineOf(meter, 1)] });
  expect(moved.order).toMatchObject({ state: "confirmed" });
  expect(sentOf(moved.order)).toEqual([4, 0]);
  expect(moved.order.parcels[0]?.lines).toMatchObject([{ place: 0, product_id: fuse.id, qty: 4 }]);
  const { order } = await changeLines(id, { lines: [lineOf(fuse, 4)] });
  expect(order.state).toBe("sent");
  expect(order.log[0]).toMatchObject({ action: "lines", from: "confirmed", to: "sent" });
});

test("D-129 an order of which a part was sent is not cancelled; a sent one is, and its parcels come back", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)]));
  expect(await refuseChange(id, { state: "cancelled" })).toMatchObject({ status: 409, code: "has_parcels" });
  await takeBack(id, await newest(id));
  expect((await change(id, { state: "cancelled" })).order.state).toBe("cancelled");
  const whole = await confirmed();
  const before = await stockOf(api(), meter.id);
  await ship(whole, body([of(0, 2)]));
  await change(whole, { state: "sent" });
  const { order } = await change(whole, { state: "cancelled", goods_back: true });
  expect(countedEntries(order.parcels)).toEqual([]);
  expect(sentOf(order)).toEqual([0, 0]);
  expect(await stockOf(api(), meter.id)).toBe(before + 2);
});

test("D-129 the goods of a cancelled order are out until its parcels are back, one by one", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)]));
  await change(id, { state: "sent" });
  const before = await stockOf(api(), meter.id);
  const { order } = await change(id, { state: "cancelled" });
  expect(order.state).toBe("cancelled");
  expect(countedEntries(order.parcels)).toHaveLength(2);
  expect(await stockOf(api(), meter.id)).toBe(before);
  expect(await refuseChange(id, { state: "received" })).toMatchObject({ status: 409, code: "has_parcels" });
  for (const [at, parcel] of order.parcels.toReversed().entries()) {
    await takeBack(id, parcel.id);
    await takeBack(id, parcel.id);
    expect(await stockOf(api(), meter.id)).toBe(before + at + 1);
  }
  expect((await read(id)).state).toBe("cancelled");
  await change(id, { state: "received" });
  expect(await stockOf(api(), meter.id)).toBe(before);
});

test("D-129 what racing parcels, edits, cancellations and batches leave is whole", async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await confirmed([[meter, 3]]);
    const { version } = await read(id);
    await Promise.allSettled([
      ship(id, body([of(0, 2)])),
      ship(id, body([of(0, 2)])),
      ship(id, body([of(0, 1)])),
      changeLines(id, { lines: [lineOf(meter, 1)] }),
      change(id, { state: "cancelled", goods_back: true }),
      call(api(), changeOrderStates, {
        headers: headers(),
        body: { orders: [{ id, version, tracking: "" }], state: "sent", carrier: "", mail: false },
      }),
    ]);
    const order = await read(id);
    const ordered = order.lines.reduce((sum, { qty }) => sum + qty, 0);
    const units = unitsOf(order);
    expect(sentOf(order).reduce((sum, one) => sum + one, 0)).toBe(units);
    expect(units).toBeLessThanOrEqual(ordered);
    const states = units === ordered ? ["sent"] : units === 0 ? ["confirmed", "cancelled"] : ["confirmed"];
    expect(states).toContain(order.state);
  }
});

test("D-129 the last pieces are sent once, and a parcel is taken back once", async () => {
  const id = await confirmed([[meter, 3]]);
  const done = await Promise.allSettled(Array.from({ length: 5 }, () => ship(id, body([of(0, 3)]))));
  expect(done.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  const parcelId = await newest(id);
  const voided = await Promise.all([1, 2, 3].map(() => takeBack(id, parcelId)));
  expect(voided.filter(({ status }) => status)).toHaveLength(1);
  expect(sentOf(await read(id))).toEqual([0]);
  const { version } = await read(id);
  await ship(id, body([of(0, 1)], { version }));
  expect(await refuse(id, body([of(0, 1)], { version }))).toMatchObject({ code: "edit_conflict" });
});

test("D-129 couriers collect by parcel what is due, less what was paid", async () => {
  const id = await confirmed();
  await pay(id, "1500");
  const { order: first } = await ship(id, body([of(0, 1)]));
  expect(first.parcels[0]?.collect).toBe("0.00");
  const { order: second } = await ship(id, body([of(0, 1)]));
  expect(second.parcels[0]?.collect).toBe("1400.00");
  const { order } = await ship(id, body([of(1, 10)]));
  expect(order.parcels[0]?.collect).toBe("1.00");
  expect(order.due).toBe(sumOf([...order.parcels.map(({ collect }) => collect ?? ""), "1500.00"]));
});

test("D-129 the packing list of a parcel has its pieces, who carries it and what is collected", async () => {
  const id = await confirmed();
  const { order } = await ship(id, body([of(1, 4)], { carrier: "Bosta", tracking: "BS-9" }));
  const parcelId = order.parcels[0]?.id ?? 0;
  const { queries } = api().database;
  const stored = await findOrderById(queries, id);
  const [parcel] = stored?.parcels ?? [];
  if (!stored || !parcel) throw new Error("The parcel is missing.");
  const settings = await currentSettings(queries);
  const paper = parcelPaper(stored, parcel, settings);
  expect(paper.rows.map(({ name, numbers }) => [name, ...numbers])).toEqual([["Fuse", "4"]]);
  expect(paper.subtitle.at(-1)).toContain("Bosta · BS-9");
  expect(paper.sums).toContainEqual({ label: "To collect from the buyer", value: "0.40 EG" });
  expect(orderPaper(stored, "packing", settings).rows).toHaveLength(2);
  const printed = { headers: headers(), params: { id, parcelId } };
  const pdf = await send(api(), readParcelPackingList, printed);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  await takeBack(id, parcelId);
  expect((await send(api(), readParcelPackingList, printed)).status).toBe(404);
});

test("D-129 buyers see each parcel and what is to come, by link and by look-up, and get a mail of each", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)], { carrier: "Bosta", tracking: "BS-77", mail: true }));
  const { number, token } = await read(id);
  const parcels = [
    {
      carrier: "Bosta",
      tracking: "BS-77",
      lines: [{ product_id: meter.id, name: meter.name, qty: 1 }],
    },
  ];
  const followed = await call(api(), followOrder, { body: { token } });
  expect(followed.order).toMatchObject({ state: "confirmed", parcels, lines: [{ sent: 1 }, {}] });
  expect(JSON.stringify(followed.order.parcels)).not.toContain(owner.email);
  const { order } = await call(api(), findOrder, { body: { number, phone: buyer.phone } });
  expect(order.parcels).toEqual(followed.order.parcels);
  await ship(id, body([of(0, 1), of(1, 10)], { mail: true }));
  const { data } = await call(api(), listMails, { headers: headers(), query: {} });
  const subjects = data.map(({ subject }) => subject).filter((one) => one.includes(number));
  expect(subjects).toContain(`A part of your order ${number} is on its way`);
  expect(subjects).toContain(`The rest of your order ${number} is on its way`);
  const whole = await confirmed();
  await ship(whole, body([of(0, 2), of(1, 10)], { mail: true, carrier: "Bosta" }));
  const after = await call(api(), listMails, { headers: headers(), query: {} });
  expect(after.data[0]?.subject).toBe(`Your order ${(await read(whole)).number} is on its way`);
});

test("D-129 orders are found by the tracking number of any parcel, and sheets name sent pieces and all numbers", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)], { tracking: "TR-2" }));
  await ship(id, body([of(1, 10)], { tracking: "TR-1" }));
  for (const query of ["tr-1", "TR 2", "tr-2"])
    expect((await list({ query })).data.map((one) => one.id)).toEqual(query === "TR 2" ? [] : [id]);
  const sheet = await send(api(), exportOrders, {
    headers: headers(),
    query: { format: "csv", query: "tr-1" },
  });
  const [head = "", meters = "", fuses = ""] = (await sheet.text()).trim().split("\n");
  expect(head.trim()).toMatch(/Sent,Tracking numbers,/);
  expect(meters.trim()).toMatch(/,1,"TR-1, TR-2",/);
  expect(fuses.trim()).toMatch(/,10,"TR-1, TR-2",/);
});

test("D-129 what is handed over at the counter was sent as a whole", async () => {
  const { order } = await call(api(), takeOrder, {
    headers: headers(),
    body: { channel: "counter", name: "Mona", lines: [lineOf(meter, 2)], handed_over: true, mail: false },
  });
  expect(order).toMatchObject({ state: "delivered", parcels: [{ lines: [{ qty: 2 }] }] });
  expect(sentOf(order)).toEqual([2]);
});

test("D-129 the table refuses more sent than ordered, and parcels go with their order", async () => {
  const id = await confirmed();
  await ship(id, body([of(0, 1)]));
  const { queries } = api().database;
  const tooMany = queries.update(orderLines).set({ sent: 3 }).where(eq(orderLines.orderId, id));
  await expect(tooMany).rejects.toMatchObject({ cause: { constraint: "order_lines_sent" } });
  await queries.delete(orders).where(eq(orders.id, id));
  expect(await queries.$count(orderParcels, eq(orderParcels.orderId, id))).toBe(0);
});
