import { endpoints } from "@shop/contract/endpoints.ts";
import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { mails } from "../../src/modules/mails/mails.table.ts";
import { orders } from "../../src/modules/orders/orders.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { fuse } from "../support/desks/order-desk.ts";
import { attempt, buyer, buyerOf, countOf, orderOf } from "../support/ordering.ts";

const { placeOrder, cancelOwnOrder, forgotPassword, requestRestockMail } = endpoints;

const placedSchema = v.object({ order_token: v.string() });
const { api, change, list, read } = adminDesk();

const SENDER = "203.0.113.7";

/** Orders a fuse. */
const order = (name: string, info: object, from?: string): Promise<Response> =>
  send(api(), placeOrder, {
    body: orderOf([[fuse, 1]], { info: { ...buyer, ...info } }),
    headers: attempt(`buyer-mails-${name}`),
    ...(from && { from }),
  });

/** Texts of the mails of a kind, the newest first. */
const textsOf = (kind: "order_to_buyer" | "order_to_shop" | "order_changed") =>
  api().database.queries.select().from(mails).where(eq(mails.kind, kind)).orderBy(desc(mails.id));

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe("mails to buyers", () => {
  test("D-46 an address gets ten an hour, however it is written; further orders are stored without one", async () => {
    for (const index of numbers(10)) await order(`address-${index}`, { email: "victim@example.com" });
    expect((await order("address-10", { email: "Victim@Example.com" })).status).toBe(200);
    expect((await order("address-11", { email: "other@example.com" })).status).toBe(200);
    expect(await textsOf("order_to_buyer")).toHaveLength(11);
    expect(await textsOf("order_to_shop")).toHaveLength(12);
    const held = await Promise.all((await list()).data.map(async ({ id }) => (await read(id)).mail_held));
    expect(held.indexOf(true)).toBe(1);
    expect(held.filter(Boolean)).toHaveLength(1);
  });

  test("D-46 all tags of a mailbox count as one; other spellings of it are no mail addresses", async () => {
    for (const index of numbers(12)) await order(`tag-${index}`, { email: `victim+${index}@example.com` });
    expect(await textsOf("order_to_buyer")).toHaveLength(10);
    for (const [index, email] of [
      '"victim"@example.com',
      "vic\\tim@example.com",
      "victim(1)@example.com",
    ].entries()) {
      expect((await order(`spelling-${index}`, { email })).status).toBe(422);
    }
  });

  test("D-46 a sender causes sixty an hour, at whatever addresses; others are not concerned", async () => {
    for (const index of numbers(62)) {
      await order(`sender-${index}`, { ...buyerOf(index), email: `victim${index}@example.com` }, SENDER);
    }
    expect(await textsOf("order_to_buyer")).toHaveLength(60);
    await order("sender-other", { email: "victim@example.com" }, "203.0.113.8");
    expect(await textsOf("order_to_buyer")).toHaveLength(61);
    expect(await countOf(api(), orders)).toBe(63);
  });

  test("D-46 orders that are refused or sent again are not counted", async () => {
    const body = orderOf([[{ ...fuse, price: "9.99" }, 1]]);
    for (const index of numbers(8)) {
      const headers = attempt(`buyer-mails-changed-${index}`);
      expect((await refused(api(), placeOrder, { body, headers })).code).toBe("price_changed");
    }
    await order("again-first", {});
    for (const _ of numbers(8)) await order("again-first", {});
    await order("again-second", {});
    expect(await textsOf("order_to_buyer")).toHaveLength(2);
  });

  test("D-46 mails of every kind that strangers cause count together for an address", async () => {
    const email = "victim@example.com";
    const tokens: string[] = [];
    for (const index of numbers(6)) {
      const response = await order(`kinds-${index}`, { email });
      tokens.push(v.parse(placedSchema, await response.json()).order_token);
    }
    for (const token of tokens.slice(0, 3)) await call(api(), cancelOwnOrder, { body: { token } });
    // The tenth.
    await call(api(), forgotPassword, { body: { email } });
    for (const token of tokens.slice(3)) await call(api(), cancelOwnOrder, { body: { token } });
    await order("kinds-last", { email });
    const toVictim = await api().database.queries.select().from(mails).where(eq(mails.recipient, email));
    expect(toVictim.map(({ kind }) => kind).toSorted()).toEqual([
      ...numbers(3).map(() => "order_changed"),
      ...numbers(6).map(() => "order_to_buyer"),
    ]);
    expect((await refused(api(), forgotPassword, { body: { email } })).code).toBe("too_many_requests");
    await api().database.queries.update(products).set({ amount: 0 }).where(eq(products.id, fuse.id));
    const back = { params: { id: fuse.id }, body: { email: "Victim+shop@example.com" } };
    expect((await refused(api(), requestRestockMail, back)).code).toBe("too_many_requests");
  });

  test("D-46 nothing that was written at the order stands in a mail to an address that nobody has confirmed", async () => {
    const written = {
      name: "Win a prize",
      address1: "visit evil.example",
      address2: "Tower 9",
      note: "call 0900",
    };
    await order("content", written);
    const [row] = (await list()).data;
    await change(row?.id ?? 0, { state: "cancelled" });
    const [[toBuyer], [changed], [toShop]] = await Promise.all([
      textsOf("order_to_buyer"),
      textsOf("order_changed"),
      textsOf("order_to_shop"),
    ]);
    for (const text of Object.values(written)) {
      for (const mail of [toBuyer, changed]) expect(`${mail?.text} ${mail?.html}`).not.toContain(text);
      expect(toShop?.text).toContain(text);
    }
    expect(toBuyer?.text).toContain(row?.number);
    expect(toBuyer?.text).toContain(fuse.name);
  });

  test("D-46 a confirmed order's mail names whom it goes to", async () => {
    await order("confirmed", { name: "Mona Adel", address1: "14 Station Street" });
    const [row] = (await list()).data;
    await change(row?.id ?? 0, { state: "confirmed" });
    const [changed] = await textsOf("order_changed");
    expect(changed?.text).toContain("14 Station Street");
  });

  test("D-26 English lines of notes, names and addresses are isolated in an Arabic mail", async () => {
    const info = {
      ...buyer,
      name: "Mona Adel",
      address1: "14 Station Street",
      note: "Call first.\nBlue gate.",
    };
    await send(api(), placeOrder, {
      body: orderOf([[fuse, 1]], { info, locale: "ar" }),
      headers: attempt("buyer-mails-arabic"),
    });
    const [row] = (await list()).data;
    await change(row?.id ?? 0, { state: "confirmed", note: "Ready at noon.\nShowroom 2." });
    const [changed] = await textsOf("order_changed");
    for (const line of [
      "Mona Adel",
      "14 Station Street",
      "Call first.",
      "Blue gate.",
      "Ready at noon.",
      "Showroom 2.",
    ])
      for (const content of [changed?.text, changed?.html]) expect(content).toContain(`\u2066${line}\u2069`);
  });
});

test("D-46 names and addresses are of one line; a note may have several", async () => {
  const info = {
    ...buyer,
    name: "Mona\r\nBcc: x@y.example",
    address1: "a\nb",
    address2: "a\u2028b",
    note: "a\nb",
  };
  const { status, errors } = await refused(api(), placeOrder, { body: orderOf([[fuse, 1]], { info }) });
  expect([status, errors]).toEqual([
    422,
    { "info.name": "one_line", "info.address1": "one_line", "info.address2": "one_line" },
  ]);
  const body = {
    name: "Mona\nAdel",
    email: "mona@example.com",
    password: "a long password",
    address1: "a\rb",
  };
  expect((await refused(api(), endpoints.registerUser, { body })).errors).toEqual({
    name: "one_line",
    address1: "one_line",
  });
  expect(
    (await call(api(), placeOrder, { body: orderOf([[fuse, 1]], { info: { ...buyer, note: "a\nb" } }) }))
      .status,
  ).toBe(true);
});
