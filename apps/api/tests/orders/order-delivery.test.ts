import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { shopSettingsFormSchema } from "@shop/contract/settings/shop.ts";
import type { DeliverySettings } from "@shop/domain/delivery/delivery.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { allMessages } from "@shop/i18n/all.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { attempt, buyer, type OrderBody, orderOf, outcomeOf, stockOf } from "../support/ordering.ts";
import { setSettings } from "../support/set-settings.ts";

const { changeOrderDelivery, changeSettings, findOrder, placeOrder } = endpoints;
const { api, headers, place, putInto, read, list, change, changeLines } = adminDesk();

const cairo = { to: "EG-C", cost: "45.00" } as const;
const withoutMarks = (text = ""): string => text.replaceAll(/[\u2066-\u2069]/g, "");
const storedMails = () => api().database.queries.select().from(mails).orderBy(mails.id);
const changeDelivery = (id: number, body: BodyOf<typeof changeOrderDelivery>) =>
  call(api(), changeOrderDelivery, { headers: headers(), params: { id }, body });
const setZones = (delivery: DeliverySettings) =>
  call(api(), changeSettings, {
    headers: headers(),
    body: v.parse(shopSettingsFormSchema, { version: 0, ...defaultSettings, delivery }),
  });

const refuseOrder = (delivery: OrderBody["delivery"]) =>
  refused(api(), placeOrder, { body: orderOf([[fuse, 10]], { delivery }) });

describe("an order with delivery", () => {
  test("D-109 is answered with it everywhere; the total stays that of its lines", async () => {
    const id = await place([[fuse, 10]], { delivery: cairo });
    const order = await read(id);
    expect(order).toMatchObject({ total: "1.00", delivery: cairo });
    expect((await list()).data[0]).toMatchObject({ total: "1.00", delivery: cairo });
    const { number } = order;
    const found = await call(api(), findOrder, { body: { number, phone: buyer.phone } });
    expect(found.order).toMatchObject({ total: "1.00", delivery: cairo });
  });

  test("D-20 D-109 is refused with an outdated cost: nothing is stored, and the same attempt may send the new one", async () => {
    const key = attempt("outdated-delivery");
    const body = orderOf([[fuse, 10]], { delivery: { ...cairo, cost: "44.00" } });
    expect(await refused(api(), placeOrder, { body, headers: key })).toEqual({
      status: 409,
      code: "delivery_changed",
      errors: { "delivery.cost": "45.00" },
    });
    expect([(await list()).total, (await storedMails()).length, await stockOf(api(), fuse.id)]).toEqual([
      0, 0, 1_000_000,
    ]);
    await call(api(), placeOrder, { body: { ...body, delivery: cairo }, headers: key });
    expect((await list()).total).toBe(1);
  });

  test("D-109 is free from the total of its lines, which a price that is being updated does not raise", async () => {
    expect(await outcomeOf(api(), orderOf([[meter, 1]], { delivery: { ...cairo, cost: "0" } }))).toBe(
      "delivery_changed",
    );
    const id = await place([[meter, 2]], { delivery: { ...cairo, cost: "0" } });
    expect((await read(id)).delivery).toEqual({ to: "EG-C", branch: null, cost: "0.00" });
  });

  test("D-109 that is picked up names a branch of the shop, and no other place goes without a cost", async () => {
    const elsewhere: object = { to: "EG-X" };
    expect(await refuseOrder({ ...cairo, ...elsewhere })).toEqual({
      status: 422,
      code: "invalid",
      errors: { "delivery.to": "bad_value" },
    });
    const noDelivery = { status: 409, code: "delivery_changed", errors: { "delivery.to": "no_delivery" } };
    expect(await refuseOrder({ to: "pick_up", cost: "0" })).toEqual(noDelivery);
    const giza = { en: "Giza", ar: "الجيزة" };
    expect(await refuseOrder({ to: "pick_up", branch: giza, cost: "0" })).toEqual(noDelivery);
    const branch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };
    const id = await place([[fuse, 10]], { delivery: { to: "pick_up", branch, cost: "0" } });
    expect((await read(id)).delivery).toEqual({ to: "pick_up", branch, cost: "0.00" });
    await setZones({ zones: [], free_from: null });
    expect(await refuseOrder(cairo)).toEqual(noDelivery);
  });

  test("D-20 D-109 a changed price is named before the cost that depends on it", async () => {
    const body = orderOf([[{ ...meter, price: "1" }, 2]], { delivery: cairo });
    expect((await refused(api(), placeOrder, { body })).code).toBe("price_changed");
  });

  test("D-92 D-109 with an outdated cost nothing is said of a stock that is hidden", async () => {
    await setSettings(api(), { stock_shown: "words" });
    for (const qty of [50, 70]) {
      const body = orderOf([[meter, qty]], { delivery: { ...cairo, cost: "44.00" } });
      expect((await refused(api(), placeOrder, { body })).code).toBe("delivery_changed");
    }
  });

  test("D-109 one without delivery is flagged for administrators where the shop states costs", async () => {
    const id = await place([[fuse, 10]]);
    expect((await read(id)).delivery_missing).toBe(true);
    await changeDelivery(id, { delivery: cairo, mail: false });
    expect((await read(id)).delivery_missing).toBe(false);
    const other = await place([[fuse, 20]]);
    await setZones({ zones: [], free_from: null });
    expect((await read(other)).delivery_missing).toBe(false);
  });

  test("D-109 keeps its cost where it is edited above the limit of free delivery, which is answered", async () => {
    const id = await place([[meter, 1]], { delivery: cairo });
    expect((await read(id)).quoted_cost).toBe("45.00");
    await changeLines(id, { lines: [lineOf(meter, 2)] });
    expect(await read(id)).toMatchObject({ total: "2900.00", delivery: cairo, quoted_cost: "0.00" });
  });

  test("D-109 PRICE-1 goods without a price leave the delivery, which is due, in mails and papers too", async () => {
    const id = await place([[kit, 1]], { delivery: cairo, locale: "en" });
    for (const { text } of await storedMails())
      expect(withoutMarks(text)).toMatch(/Total with delivery: 45 EG/i);
    const order = await findOrderById(api().database.queries, id);
    const paper = order && orderPaper(order, "invoice", defaultSettings);
    expect(paper?.sums).toContainEqual({ label: "Total with delivery", value: "45 EG" });
    expect(paper?.remark).toContain("leaves out products whose price is being updated");
    expect(await read(id)).toMatchObject({ total: "0.00", due: "45.00" });
  });

  test("D-109 keeps its cost where the settings change", async () => {
    const id = await place([[fuse, 10]], { delivery: cairo });
    await setZones({ zones: [], free_from: null });
    await changeLines(id, { lines: [lineOf(fuse, 5)] });
    expect(await read(id)).toMatchObject({ total: "0.50", delivery: cairo });
    expect(await outcomeOf(api(), orderOf([[fuse, 1]], { delivery: cairo }))).toBe("delivery_changed");
  });
});

describe("mails and papers", () => {
  test("D-109 state the delivery and the total with it; a mail before the confirmation names no place (D-46)", async () => {
    const id = await place([[fuse, 10]], { delivery: cairo, locale: "en" });
    await change(id, { state: "confirmed" });
    const [toShop, toBuyer, confirmed] = (await storedMails()).map(({ text }) => withoutMarks(text));
    expect(toShop).toContain("Delivery to Cairo: 45 EG\nTotal with delivery: 46 EG");
    expect(toBuyer).toContain("Delivery: 45 EG\nTotal with delivery: 46 EG");
    expect(toBuyer).not.toContain("Cairo");
    expect(confirmed).toContain("Delivery to Cairo: 45 EG");
  });

  test("D-109 an order without a place has none of it, as before", async () => {
    await place([[fuse, 10]]);
    for (const { text, html } of await storedMails())
      expect(text + html).not.toMatch(/delivery(?! note)|free/i);
  });

  test.for(["en", "ar"] as const)(
    "D-109 the invoice has the sums, the packing list the place: %s",
    async (locale) => {
      const branch = { en: "Cairo, Bab al-Luq", ar: "القاهرة، باب اللوق" };
      const id = await place([[fuse, 10]], { delivery: { to: "pick_up", branch, cost: "0" }, locale });
      const listed = async (name: string) =>
        (await call(api(), endpoints.listAdminOrders, { headers: headers(), query: { branch: name } })).data;
      expect(await listed(branch.en)).toMatchObject([{ id }]);
      expect(await listed("Giza")).toEqual([]);
      const order = await findOrderById(api().database.queries, id);
      if (!order) throw new Error("The order is missing.");
      const { pickUp, free, totalWithDelivery } = allMessages[locale].delivery;
      expect(orderPaper(order, "invoice", defaultSettings).sums.slice(1, 3)).toMatchObject([
        { label: `${pickUp}: ${branch[locale]}`, value: free },
        { label: totalWithDelivery },
      ]);
      expect(orderPaper(order, "packing", defaultSettings).sums.slice(1)).toEqual([
        { label: `${pickUp}: ${branch[locale]}`, value: "" },
      ]);
    },
  );
});

describe("a change of the delivery", () => {
  test("D-109 D-33 to what it is changes nothing; it is removed without a mail where that is unticked", async () => {
    const id = await place([[fuse, 10]]);
    const added = await changeDelivery(id, { version: 1, delivery: { to: "EG-C", cost: "٥٠٫٥" } });
    expect(added.order).toMatchObject({
      version: 2,
      total: "1.00",
      delivery: { to: "EG-C", cost: "50.50" },
      log: [{ action: "delivery", text: "– → EG-C 50.50", mail: "waiting" }],
    });
    const again = await changeDelivery(id, { version: 9, delivery: { to: "EG-C", cost: "50.5" } });
    expect(again).toMatchObject({ status: false, order: { version: 2 } });
    const { order } = await changeDelivery(id, { version: 2, delivery: null, mail: false });
    expect(order).toMatchObject({ delivery: null, log: [{ text: "EG-C 50.50 → –", mail: null }, {}] });
  });

  test("D-109 D-33 in another version, with faulty fields, or of a sent order is refused", async () => {
    const id = await place([[fuse, 10]]);
    const refuse = (body: BodyOf<typeof changeOrderDelivery>) =>
      refused(api(), changeOrderDelivery, { headers: headers(), params: { id }, body });
    expect(await refuse({ version: 2, delivery: cairo })).toEqual({ status: 409, code: "edit_conflict" });
    const faulty: object = { to: "Cairo", cost: "-1" };
    expect(await refuse({ delivery: { ...cairo, ...faulty } })).toEqual({
      status: 422,
      code: "invalid",
      errors: { "delivery.to": "bad_value", "delivery.cost": "bad_price" },
    });
    await putInto(id, "sent");
    expect(await refuse({ delivery: cairo })).toEqual({ status: 409, code: "state_not_allowed" });
  });

  test("D-109 D-33 is recorded and mailed in the buyer's language", async () => {
    const id = await place([[fuse, 10]], { delivery: cairo, locale: "ar" });
    await change(id, { state: "confirmed", mail: false });
    const { order } = await changeDelivery(id, { version: 2, delivery: { to: "EG-GZ", cost: "1,060.5" } });
    expect(order).toMatchObject({
      version: 3,
      total: "1.00",
      delivery: { to: "EG-GZ", cost: "1060.50" },
      log: [{ action: "delivery", text: "EG-C 45.00 → EG-GZ 1060.50" }, { action: "state" }],
    });
    const mail = (await storedMails()).at(-1);
    expect(mail).toMatchObject({ recipient: buyer.email, kind: "order_changed" });
    expect(withoutMarks(mail?.subject)).toMatch(/^تغيّر توصيل طلبك .{9}$/);
    expect(withoutMarks(mail?.text)).toContain(
      "التوصيل إلى الجيزة: 1,060.50 EG\nالإجمالي مع التوصيل: 1,061.50 EG",
    );
  });

  test("D-46 D-109 a mail before the confirmation names no place", async () => {
    const id = await place([[fuse, 10]], { delivery: cairo });
    await changeDelivery(id, { delivery: { to: "EG-GZ", cost: "60" } });
    expect((await storedMails()).at(-1)?.text).not.toMatch(/Giza|الجيزة/);
  });
});
