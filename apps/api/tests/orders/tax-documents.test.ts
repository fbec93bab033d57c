import { createHash } from "node:crypto";

import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { sumOf } from "@shop/domain/money/money.ts";
import { shopDayOf } from "@shop/domain/orders/list/shop-days.ts";
import { defaultSettings } from "@shop/domain/site/shop-settings.ts";
import { canonicalText } from "@shop/domain/tax-documents/canonical-text.ts";
import { etaReceipt } from "@shop/domain/tax-documents/eta-documents.ts";
import { vatOfLines } from "@shop/domain/tax-documents/tax-document.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { asc, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";

import { findOrderById } from "../../src/modules/orders/admin-orders.repository.ts";
import { taxDocuments } from "../../src/modules/orders/papers/tax-documents.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { taxDocumentPaper } from "../../src/modules/tax-documents/tax-document-paper.ts";
import { signInAdmin } from "../support/admins.ts";
import { call, refused, send } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, meter } from "../support/desks/order-desk.ts";
import { setSettings } from "../support/set-settings.ts";

const { takeOrder, issueTaxDocument, readTaxData, exportTaxDocuments, listTaxDocuments } = endpoints;
const { recordReturn, voidReturn, changeOrderBuyer, readTaxDocument } = endpoints;
const { api, headers, list, read, change, changeLines, refuseLines } = adminDesk();

// Orders with documents are not deleted.
afterEach(async () => {
  await api().database.queries.delete(taxDocuments);
});

const contact = { name: "Mona", phone: "01012345678", email: "", address1: "7 River Road", address2: "" };
const sell = async (qty = 2): Promise<number> => {
  const { order } = await call(api(), takeOrder, {
    headers: headers(),
    body: {
      channel: "counter",
      handed_over: true,
      name: "Mona Adel",
      company: "Delta Works",
      tax_number: "123456789",
      lines: [lineOf(meter, qty), lineOf(fuse, 3)],
      discount: { kind: "percent", value: "7.5" },
    },
  });
  return order.id;
};
/** A confirmed order of two clamp meters by phone. */
const takeByPhone = async (rest: Partial<BodyOf<typeof takeOrder>> = {}): Promise<number> => {
  const { order } = await call(api(), takeOrder, {
    headers: headers(),
    body: { ...contact, channel: "phone", lines: [lineOf(meter, 2)], ...rest },
  });
  return order.id;
};
const issue = (id: number, kind: "invoice" | "credit_note" = "invoice", whole = false) =>
  call(api(), issueTaxDocument, { headers: headers(), params: { id }, body: { kind, whole } });
const stored = () =>
  api()
    .database.queries.select()
    .from(taxDocuments)
    .orderBy(asc(taxDocuments.branch), asc(taxDocuments.link));

/** Checks that numbers have no gap, and that each document states the hash of the one before of its branch. */
async function expectChain(): Promise<void> {
  const rows = await stored();
  for (const own of Map.groupBy(rows, ({ branch }) => branch).values()) {
    expect(own.map(({ link }) => link)).toEqual(own.map((_, at) => at + 1));
    for (const [at, { uuid, previousUuid, content }] of own.entries()) {
      expect(previousUuid).toBe(own[at - 1]?.uuid ?? "");
      const text = canonicalText(etaReceipt(content, { uuid: "", previous_uuid: previousUuid }));
      expect(createHash("sha256").update(text).digest("hex")).toBe(uuid);
    }
  }
  const series = Map.groupBy(rows, ({ kind, branch, year }) => `${kind} ${branch} ${year}`);
  for (const own of series.values())
    expect(own.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual(own.map((_, at) => at + 1));
}

test("D-155 an invoice states what its order says, and its lines add up to net, tax and total", async () => {
  await setSettings(api(), {});
  await api()
    .database.queries.update(products)
    .set({ barcode: "4006381333931" })
    .where(eq(products.id, meter.id));
  const id = await sell();
  const { order } = await issue(id);
  const [row] = await stored();
  if (!row) throw new Error("No invoice was stored.");
  expect(row.number).toMatch(/^INV-0-\d{4}-000001$/);
  await sell();
  expect((await list({ query: row.number.toLowerCase() })).data.map((one) => one.id)).toEqual([id]);
  expect(order).toMatchObject({
    tax: { invoiced: true, invoiceable: false, documents: [{ id: row.id, number: row.number }] },
    log: [{ action: "invoice" }, {}],
  });
  const paper = { headers: headers(), params: { id: row.id }, query: { language: "both" } };
  const printed = await send(api(), readTaxDocument, paper);
  expect([printed.status, printed.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const { content } = row;
  expect(content.total).toBe(order.total);
  expect(content.vat).toEqual(order.vat);
  expect(vatOfLines(content.lines)).toEqual(order.vat);
  expect(sumOf(content.lines.map(({ gross }) => gross))).toBe(order.total);
  expect(content.lines[0]).toMatchObject({ item_type: "GS1", item_code: "4006381333931", qty: 2 });
  expect(content.lines[1]?.item_type).toBe("EGS");
  expect(content.buyer).toMatchObject({ company: "Delta Works", tax_number: "123456789" });
  const shop = { name: "Shop", tagline: "", logo: "", isNameOnLogo: false };
  const { headings, rows } = taxDocumentPaper(content, "en", { shop, uuid: row.uuid });
  expect(headings.numbers).toEqual(["Quantity", "Price", "Net", "Sum"]);
  expect(rows[0]?.detail).toContain("VAT 14%");
  expect(rows[0]?.numbers.slice(0, 2)).toEqual(["2", formatAmount(content.lines[0]?.price ?? "")]);
  await api().database.queries.update(products).set({ barcode: null }).where(eq(products.id, meter.id));
});

test("D-155 fifty invoices at once, also twice of one order, have numbers without a gap and one chain", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => sell(1)));
  const all = Array.from({ length: 5 }, () => ids).flat();
  const answers = await Promise.all(all.map((id) => issue(id)));
  expect(answers.filter(({ status }) => status)).toHaveLength(ids.length);
  const rows = await stored();
  expect(rows).toHaveLength(ids.length);
  await expectChain();
});

test("D-155 a document that is not stored takes no number", async () => {
  const first = await sell();
  const draft = await sell();
  await issue(first);
  await change(draft, { state: "sent", mail: false });
  const [row] = await stored();
  if (!row) throw new Error("No invoice was stored.");
  const { id: _id, ...copy } = row;
  const lost = { ...copy, serial: 2, link: 2, number: "INV-0-2099-000002", uuid: "lost" };
  // What fails after its number was taken leaves the number to the next.
  await expect(
    api().catalogue.change(async (transaction) => {
      await transaction.insert(taxDocuments).values(lost);
      throw new Error("The power went out.");
    }),
  ).rejects.toThrow("The power went out.");
  const { order } = await issue(draft);
  expect(order.tax.documents[0]?.number).toMatch(/-000002$/);
  await expectChain();
});

test("D-155 branches with a code have numbers and a chain of their own", async () => {
  const branches = (await call(api(), endpoints.readAbout, {})).branches.map((branch, at) =>
    Object.assign({}, branch, { code: at === 0 ? "17" : "" }),
  );
  await setSettings(api(), { branches });
  const [branch] = branches;
  if (!branch) throw new Error("The shop has no branch.");
  const { order } = await call(api(), takeOrder, {
    headers: headers(),
    body: {
      channel: "counter",
      handed_over: true,
      lines: [lineOf(meter, 1)],
      delivery: { to: "pick_up", cost: "0", branch: branch.name },
    },
  });
  await issue(order.id);
  await issue(await sell());
  expect((await stored()).map(({ number }) => number.replace(/\d{4}-/, ""))).toEqual([
    "INV-0-000001",
    "INV-17-000001",
  ]);
  await expectChain();
});

test("D-155 a cancelled order's credit note takes back all of its invoice", async () => {
  const id = await takeByPhone({ lines: [lineOf(meter, 1)] });
  await issue(id);
  await change(id, { state: "cancelled", mail: false });
  expect((await read(id)).tax).toMatchObject({ credit_due: true, invoiceable: false });
  const { order: credited } = await issue(id, "credit_note");
  expect(credited.tax).toMatchObject({ invoiced: false, credit_due: false });
  expect(credited.tax.documents.map(({ kind, total }) => [kind, total])).toEqual([
    ["credit_note", "1450.00"],
    ["invoice", "1450.00"],
  ]);
  const page = await call(api(), listTaxDocuments, { headers: headers() });
  expect(page.sums).toEqual({ net: "0.00", vat: "0.00", total: "0.00" });
  await expectChain();
});

test("D-155 what comes back is credited once, and the rest of the invoice on demand; then it can be issued again", async () => {
  const id = await takeByPhone({ channel: "counter", handed_over: true });
  await issue(id);
  expect((await issue(id, "credit_note")).status).toBe(false);
  const goods: BodyOf<typeof recordReturn> = {
    lines: [{ place: 0, qty: 1, goal: "stock" }],
    reason: "defect",
    mail: false,
  };
  const back = await call(api(), recordReturn, { headers: headers(), params: { id }, body: goods });
  expect(back.order.tax.credit_due).toBe(true);
  const { order } = await issue(id, "credit_note");
  const [note, invoice] = order.tax.documents;
  expect(note).toMatchObject({
    kind: "credit_note",
    total: "1450.00",
    vat: "178.07",
    refers_to: invoice?.number,
  });
  expect(order).toMatchObject({
    tax: { credit_due: false, invoiced: true },
    log: [{ action: "credit_note" }, {}, {}, {}],
  });
  const params = { id, returnId: order.returns[0]?.id ?? 0 };
  expect(await refused(api(), voidReturn, { headers: headers(), params, body: {} })).toEqual({
    status: 409,
    code: "has_invoice",
  });
  const rest = await issue(id, "credit_note", true);
  expect(rest.order.tax).toMatchObject({
    invoiced: false,
    invoiceable: true,
    documents: [{ total: "1450.00" }, {}, {}],
  });
  const today = shopDayOf(Date.now());
  const page = await call(api(), listTaxDocuments, { headers: headers(), query: { from: today, to: today } });
  expect(page).toMatchObject({ total: 3, sums: { net: "0.00", vat: "0.00", total: "0.00" } });
});

test("D-155 an invoice holds lines and buyer of its order until all of it is credited", async () => {
  const id = await takeByPhone();
  await issue(id);
  const lines = [lineOf(meter, 1)];
  const held = { status: 409, code: "has_invoice" };
  expect(await refuseLines(id, { lines })).toEqual(held);
  const body = { ...contact, name: "Omar" };
  expect(await refused(api(), changeOrderBuyer, { headers: headers(), params: { id }, body })).toEqual(held);
  await issue(id, "credit_note", true);
  expect((await changeLines(id, { lines })).status).toBe(true);
});

test("D-155 the data of a receipt have its hash and that of the one before, and name what the settings lack", async () => {
  await issue(await sell());
  const { order } = await issue(await sell());
  const [first, second] = await stored();
  const params = { id: order.tax.documents[0]?.id ?? 0 };
  const { document, missing } = await call(api(), readTaxData, { headers: headers(), params });
  expect(document["header"]).toMatchObject({ uuid: second?.uuid, previousUUID: first?.uuid });
  expect(missing).toContain("activity_code");
  const invoice = await call(api(), readTaxData, { headers: headers(), params, query: { form: "invoice" } });
  expect(invoice.document).toMatchObject({ documentType: "i", documentTypeVersion: "1.0" });
});

test("D-155 the sheet of invoices and credit notes adds up to the sums of their list", async () => {
  for (let at = 0; at < 5; at += 1) {
    const id = await sell(at + 1);
    await issue(id);
    if (at % 2 === 1) await issue(id, "credit_note", true);
  }
  const { sums } = await call(api(), listTaxDocuments, { headers: headers() });
  const response = await send(api(), exportTaxDocuments, {
    headers: headers(),
    query: { format: "csv", locale: "en" },
  });
  const [head = "", ...rows] = (await response.text()).replace("\uFEFF", "").trim().split(/\r?\n/);
  const at = head.split(",").indexOf("Total");
  const total = rows.reduce((sum, row) => sum + BigInt((row.split(",").at(at) ?? "").replace(".", "")), 0n);
  expect(total).toBe(BigInt(sums.total.replace(".", "")));
});

test("D-155 the sheet names persons to those alone who may look up buyers; companies stay for the books", async () => {
  const sold = await call(api(), takeOrder, {
    headers: headers(),
    body: { channel: "counter", handed_over: true, name: "Mona Adel", lines: [lineOf(meter, 1)] },
  });
  await issue(sold.order.id);
  const books = await signInAdmin(
    api(),
    { email: "books@shop.example", password: "adds up the books" },
    "staff",
    ["view_orders"],
  );
  const query = { format: "csv", locale: "en" } as const;
  const sheetOf = async (cookie: Readonly<Record<string, string>>) =>
    (await send(api(), exportTaxDocuments, { headers: cookie, query })).text();
  expect(await sheetOf(headers())).toContain("Mona Adel");
  expect(await sheetOf({ ...books })).not.toContain("Mona");
});

test("D-155 an order says that the shop has no tax registration number, before its invoice states none", async () => {
  await setSettings(api(), {});
  const id = await sell();
  expect((await read(id)).tax.lacks_number).toBe(true);
  await setSettings(api(), { tax: { ...defaultSettings.tax, tax_number: "123456789" } });
  expect((await read(id)).tax.lacks_number).toBe(false);
});

test("D-155 an order with a price to be agreed and a quotation have no invoice, and what has none no credit note", async () => {
  const unpriced = await takeByPhone({ lines: [lineOf(meter, 1), { ...lineOf(fuse, 1), price: "0" }] });
  const quotation = await takeByPhone({ quotation: { valid_until: shopDayOf(Date.now()), terms: "" } });
  for (const id of [unpriced, quotation])
    for (const kind of ["invoice", "credit_note"] as const)
      expect(
        await refused(api(), issueTaxDocument, { headers: headers(), params: { id }, body: { kind } }),
      ).toEqual({ status: 409, code: "state_not_allowed" });
});

test("D-155 a buyer's page prints the tax invoice that holds, before and after it that of the order", async () => {
  const id = await sell();
  const token = (await findOrderById(api().database.queries, id))?.token ?? "";
  const printed = async (): Promise<string | null> => {
    const response = await send(api(), endpoints.readOwnInvoice, { params: { token } });
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(/^%PDF-/);
    return response.headers.get("content-disposition");
  };
  const { number } = await read(id);
  expect(await printed()).toBe(`inline; filename="invoice-${number}.pdf"`);
  await issue(id);
  const [document] = await stored();
  expect(await printed()).toBe(`inline; filename="${document?.number}.pdf"`);
  await issue(id, "credit_note", true);
  expect(await printed()).toBe(`inline; filename="invoice-${number}.pdf"`);
});
