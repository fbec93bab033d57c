import { endpoints } from "@shop/contract/endpoints.ts";
import { companyOf, noAccountCompany, noCompany } from "@shop/domain/orders/placing/order-company.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { orderPaper } from "../../src/modules/orders/papers/order-paper.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { attempt, buyer, orderOf } from "../support/ordering.ts";

const { placeOrder, requestByChat, findOrder, takeOrder, changeOrderBuyer, listKnownBuyers } = endpoints;
const { registerUser, readAccount, changeAccount, deleteAccount } = endpoints;
const { api, headers, place, read, list, putInto } = adminDesk();

const company = {
  company: "Delta Labs",
  tax_number: "123456789",
  commercial_register: "4711 Tanta",
  purchase_order: "PO-88",
};
const typed = { ...company, tax_number: " ١٢٣-٤٥٦/٧٨٩ " };
const contact = { name: "Mona", phone: buyer.phone, email: buyer.email, address1: "", address2: "" };

const placeFor = (info: object) => place([[meter, 1]], { info: { ...buyer, ...info } });

const bodyFor = (info: object) => orderOf([[meter, 1]], { info: { ...buyer, ...info } });
const refuseOrder = (info: object) => refused(api(), placeOrder, { body: bodyFor(info) });
const correct = (id: number, body: object) =>
  call(api(), changeOrderBuyer, { headers: headers(), params: { id }, body: { ...contact, ...body } });
const refuse = (id: number, body: object) =>
  refused(api(), changeOrderBuyer, { headers: headers(), params: { id }, body: { ...contact, ...body } });

describe("D-140 the company of an order", () => {
  test("is stored with nine digits of its tax number, and shown with the order to buyer and shop", async () => {
    const order = await read(await placeFor(typed));
    expect(order).toMatchObject(company);
    const found = await call(api(), findOrder, { body: { number: order.number, phone: buyer.phone } });
    expect(companyOf(found.order)).toEqual(company);
  });

  test("may be left out, as by clients from before it", async () => {
    expect(companyOf(await read(await place()))).toEqual(noCompany);
  });

  test("is refused without its name, with another number of digits, and with what is too long", async () => {
    expect(await refuseOrder({ purchase_order: "PO-88" })).toMatchObject({
      errors: { "info.company": "required" },
    });
    expect(await refuseOrder({ company: "Delta", tax_number: "12345678" })).toMatchObject({
      errors: { "info.tax_number": "bad_tax_number" },
    });
    expect(await refuseOrder({ company: "Delta".repeat(40), commercial_register: "1\n2" })).toMatchObject({
      errors: { "info.company": "too_long", "info.commercial_register": "one_line" },
    });
  });

  test("belongs to the attempt: another one with the same key is refused", async () => {
    const options = { headers: attempt("company-of-an-order") };
    const first = await call(api(), placeOrder, { body: bodyFor(typed), ...options });
    const again = await call(api(), placeOrder, { body: bodyFor(company), ...options });
    expect(again.order_number).toBe(first.order_number);
    expect(
      await refused(api(), placeOrder, { body: bodyFor({ ...company, company: "Other" }), ...options }),
    ).toMatchObject({ code: "idempotency_mismatch" });
  });

  test("comes by chat and by phone, too, and a known buyer has it without the number of the order", async () => {
    const cart = orderOf([[meter, 1]]).cart;
    const chat = { name: "Mona", phone: buyer.phone, address: "Tanta", ...typed };
    await call(api(), requestByChat, { body: { cart, buyer: chat } });
    const taken = await call(api(), takeOrder, {
      headers: headers(),
      body: { channel: "phone", ...contact, address1: "Tanta", ...typed, lines: [lineOf(meter, 1)] },
    });
    expect(taken.order).toMatchObject(company);
    expect((await list({ query: "delta labs" })).total).toBe(2);
    const { data } = await call(api(), listKnownBuyers, { headers: headers(), query: { query: "delta" } });
    expect(data).toMatchObject([{ name: "Mona", company: "Delta Labs", tax_number: "123456789" }]);
    expect(data[0]).not.toHaveProperty("purchase_order");
  });

  test.for(["delta labs", "123456789", "123-456-789", "١٢٣٤٥٦٧٨٩", "po-88"])(
    "is found in the list of orders by '%s'",
    async (query) => {
      const id = await placeFor(company);
      await place();
      expect((await list({ query })).data.map((one) => one.id)).toEqual([id]);
      expect((await list({ query: "987654321" })).data).toEqual([]);
    },
  );
});

describe("D-140 staff correct the company of an order", () => {
  test("with a line of the log for each field; what is left out stays", async () => {
    const id = await placeFor(company);
    const { order } = await correct(id, { company: "Delta Labs Ltd", tax_number: "987 654 321" });
    expect(order).toMatchObject({ ...company, company: "Delta Labs Ltd", tax_number: "987654321" });
    expect(order.log[0]?.text.split("\n")).toEqual([
      "name: – → Mona",
      "company: Delta Labs → Delta Labs Ltd",
      "tax_number: 123456789 → 987654321",
    ]);
    // As a client from before companies sends it.
    expect((await correct(id, { name: "Mona Ali" })).order).toMatchObject({ company: "Delta Labs Ltd" });
    expect((await correct(id, { name: "Mona Ali", ...noCompany })).order).toMatchObject(noCompany);
  });

  test("not without its name, in another version, or after the delivery", async () => {
    const id = await placeFor(company);
    expect(await refuse(id, { company: "" })).toMatchObject({ errors: { company: "required" } });
    expect(await refuse(id, { ...company, purchase_order: "PO-89", version: 9 })).toMatchObject({
      code: "edit_conflict",
    });
    await putInto(id, "delivered");
    expect(await refuse(id, { ...company, purchase_order: "PO-89" })).toMatchObject({
      code: "state_not_allowed",
    });
    expect((await read(id)).purchase_order).toBe("PO-88");
  });
});

describe("D-140 the company in what is printed and mailed", () => {
  test("stands on papers below the name, its tax number in groups", async () => {
    const id = await placeFor({ ...company, name: "Mona" });
    const order = await findOrderById(api().database.queries, id);
    if (!order) throw new Error("The order is missing.");
    const lines = orderPaper(order, "invoice", defaultSettings).parties[1]?.lines ?? [];
    expect(lines.map((line) => line.replaceAll(/[\u2066\u2069]/g, "")).slice(0, 5)).toEqual([
      "Mona",
      "Delta Labs",
      "Tax registration number: 123-456-789",
      "Commercial register: 4711 Tanta",
      "Purchase order number: PO-88",
    ]);
  });

  test("is in the mail to the shop, and not in that to an unconfirmed address", async () => {
    const before = api().sentMails.length;
    await placeFor(company);
    await vi.waitFor(() => expect(api().sentMails).toHaveLength(before + 2));
    const [toShop, toBuyer] = api().sentMails.slice(before);
    expect(toShop?.text).toContain("Company: Delta Labs");
    expect(toShop?.text).toContain("Tax registration number: 123-456-789");
    expect(toBuyer?.text).not.toContain("Delta Labs");
  });
});

describe("D-140 an account", () => {
  let count = 0;
  let token = "";
  const password = "ohm & volt";
  const own = async () => (await call(api(), readAccount, { token })).user;
  const { purchase_order: _, ...kept } = company;

  beforeEach(async () => {
    count += 1;
    const body = { name: "Mona Fathy", email: `company-${count}@example.com`, password };
    token = (await call(api(), registerUser, { body })).token ?? "";
  });

  test("keeps the company of the last order that has one, without the number of that order", async () => {
    expect(await own()).toMatchObject(noAccountCompany);
    await call(api(), placeOrder, { body: orderOf([[meter, 1]], { info: { ...buyer, ...typed } }), token });
    expect(await own()).toMatchObject(kept);
    expect(await own()).not.toHaveProperty("purchase_order");
    await call(api(), placeOrder, { body: orderOf([[meter, 2]]), token });
    expect(await own()).toMatchObject(kept);
  });

  test("changes and removes it, keeps it where it is left out, and orders keep theirs", async () => {
    const placed = await call(api(), placeOrder, {
      body: orderOf([[meter, 1]], { info: { ...buyer, ...typed } }),
      token,
    });
    const data = { name: "Mona Fathy", phone: "", address1: "", address2: "" };
    expect((await call(api(), changeAccount, { body: data, token })).user).toMatchObject(kept);
    expect(await refused(api(), changeAccount, { body: { ...data, company: "" }, token })).toMatchObject({
      errors: { company: "required" },
    });
    const removed = await call(api(), changeAccount, { body: { ...data, ...noAccountCompany }, token });
    expect(removed.user).toMatchObject(noAccountCompany);
    await call(api(), deleteAccount, { body: { password }, token });
    const lookup = { number: placed.order_number ?? "", phone: buyer.phone };
    expect((await call(api(), findOrder, { body: lookup })).order).toMatchObject(company);
  });
});
