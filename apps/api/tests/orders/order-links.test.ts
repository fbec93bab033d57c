import { addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { cashOnly } from "@shop/domain/payments/payment-options.ts";
import { afterEach, expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { taxDocuments } from "../../src/modules/orders/papers/tax-documents.table.ts";
import type { PaperPrinter } from "../../src/modules/papers/paper-printer.ts";
import { call, send } from "../support/calls.ts";
import { adminDesk } from "../support/desks/admin-desk.ts";
import { meter } from "../support/desks/order-desk.ts";
import { setSettings } from "../support/set-settings.ts";

/** Prints papers as the text that they are made of. */
const printer: PaperPrinter = {
  print: () => Promise.reject(new Error("A link prints no paper of administrators.")),
  printForBuyer: (papers) => Promise.resolve(new TextEncoder().encode(JSON.stringify(papers))),
  printLabels: () => Promise.reject(new Error("No labels are printed.")),
  close: () => {},
};
const { api, headers, place, read, change } = adminDesk({ printer });
const { acceptQuotation, cancelOwnOrder, followOrder, readOwnInvoice, readOwnPaper } = endpoints;
const { readOwnProofPicture, readOwnQuotation, sendPaymentProof, issueTaxDocument } = endpoints;
const { registerUser, requestQuotation } = endpoints;

// Orders with documents are not deleted.
afterEach(async () => {
  await api().database.queries.delete(taxDocuments);
});

const buyer = {
  name: "Mona Adel",
  email: "mona@example.com",
  phone: "01012345678",
  address1: "14 Station Street",
  address2: "Third floor",
  note: "rings twice",
};
const company = { company: "Delta Works", tax_number: "123456789" };

const proofOf = (token: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ token, method: "instapay", amount: "10", reference: "IP-1" }))
    form.set(name, value);
  return form;
};

/** What each call with the token of an order answers to who has that alone. */
const byLink: Readonly<Record<string, (token: string) => Promise<Response>>> = {
  acceptQuotation: (token) => send(api(), acceptQuotation, { body: { token, revision: 1 } }),
  cancelOwnOrder: (token) => send(api(), cancelOwnOrder, { body: { token } }),
  followOrder: (token) => send(api(), followOrder, { body: { token } }),
  readOwnInvoice: (token) => send(api(), readOwnInvoice, { params: { token } }),
  readOwnPaper: (token) => send(api(), readOwnPaper, { body: { token, phone: "01099999999" } }),
  readOwnProofPicture: (token) => send(api(), readOwnProofPicture, { params: { token, id: 1 } }),
  readOwnQuotation: (token) => send(api(), readOwnQuotation, { params: { token } }),
  sendPaymentProof: (token) =>
    api().request(addressOf(sendPaymentProof), { method: "POST", body: proofOf(token) }),
};

/** Endpoints whose token gives access to no personal data: shared carts, parts lists, an account's links to them, the end of a product's mails, a password reset. */
const withoutPersonalData = [
  "deleteKept",
  "endRestockMails",
  "exportPartsList",
  "readPartsList",
  "readSharedCart",
  "renameKept",
  "resetPassword",
];

const takesToken = ({ params, body }: Endpoint): boolean =>
  [params, body].some(
    (schema) =>
      schema !== undefined &&
      "entries" in schema &&
      typeof schema.entries === "object" &&
      schema.entries !== null &&
      "token" in schema.entries,
  );

const quoted = async (): Promise<string> => {
  const cart = [{ id: meter.id, name: meter.name, price: meter.price, image: "", qty: 2 }];
  const { order_token: token } = await call(api(), requestQuotation, {
    body: { cart, buyer: { name: buyer.name, phone: buyer.phone, email: buyer.email, ...company } },
  });
  await api().database.queries.update(orders).set(buyer);
  return token;
};

/** An order that the shop has confirmed, with its tax invoice where asked. */
const confirmed = async (hasInvoice: boolean): Promise<string> => {
  const id = await place([[meter, 2]], { info: { ...buyer, ...company } });
  const { token, version } = await read(id);
  await change(id, { state: "confirmed", version, note: "", mail: false });
  if (hasInvoice)
    await call(api(), issueTaxDocument, {
      headers: headers(),
      params: { id },
      body: { kind: "invoice", whole: false },
    });
  return token;
};

test("D-124 each call with a token is either of an order or names nobody", () => {
  const names = Object.entries<Endpoint>(endpoints).flatMap(([name, one]) => (takesToken(one) ? [name] : []));
  expect(names.toSorted()).toEqual([...Object.keys(byLink), ...withoutPersonalData].toSorted());
});

test.for([
  { state: "a quotation", prepare: quoted, shown: ["followOrder", "readOwnQuotation"] },
  { state: "an order", prepare: () => confirmed(false), shown: ["followOrder", "readOwnInvoice"] },
  { state: "an invoiced order", prepare: () => confirmed(true), shown: ["followOrder", "readOwnInvoice"] },
])("D-124 no answer by the link of $state tells who its buyer is", async ({ prepare, shown }) => {
  await setSettings(api(), {
    payments: {
      ...cashOnly,
      instapay: { offered: true, text: { en: "", ar: "" }, accounts: [{ label: "Shop", number: "1" }] },
    },
  });
  const token = await prepare();
  const answers = new Map<string, string>();
  // What changes the order comes last.
  for (const name of Object.keys(byLink).toReversed()) {
    const response = await byLink[name]?.(token);
    answers.set(name, (await response?.text()) ?? "");
  }
  for (const [name, text] of answers)
    for (const part of Object.values(buyer)) expect(text, `from ${name}`).not.toContain(part);
  for (const name of shown) expect(answers.get(name), `from ${name}`).toContain(company.company);
});

test("D-124 the paper names the buyer to the phone and the account of the order, and to no other account", async () => {
  const register = async (email: string): Promise<string> =>
    (await call(api(), registerUser, { body: { name: "Mona", email, password: "ohm & volt" } })).token ?? "";
  const own = await register("own@example.com");
  const other = await register("other@example.com");
  const body = { cart: [{ id: meter.id, name: "", price: meter.price, image: "", qty: 1 }], info: buyer };
  const { order_token: token = "" } = await call(api(), endpoints.placeOrder, { body, token: own });
  await api().database.queries.update(orders).set({ state: "confirmed" });
  const printed = (phone: string | undefined, session?: string) =>
    send(api(), readOwnPaper, { body: { token, ...(phone && { phone }) }, token: session });
  for (const response of [await printed(undefined, own), await printed("+20 10 1234 5678")]) {
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const part of [buyer.name, buyer.email, buyer.address1, buyer.note]) expect(text).toContain(part);
  }
  expect((await printed(undefined, other)).status).toBe(422);
  expect((await printed("01099999999", other)).status).toBe(404);
});

test("D-124 phones of an order are guessed neither by its number nor by its link", async () => {
  const token = await confirmed(false);
  const from = "203.0.113.78";
  const guess = (at: number) =>
    send(api(), readOwnPaper, { body: { token, phone: `010999999${String(at).padStart(2, "0")}` }, from });
  const statuses: number[] = [];
  for (let at = 0; at < 21; at++) statuses.push((await guess(at)).status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
