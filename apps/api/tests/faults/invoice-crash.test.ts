import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import { canonicalText, type DocumentFields } from "@shop/domain/tax-documents/canonical-text.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { cookieOf } from "../support/admins.ts";
import { call, send } from "../support/calls.ts";
import { childShops } from "../support/child-shop.ts";
import { createShopSettings } from "../support/test-database.ts";

const ORDERS = 40;
const KILLS = 3;
const admin = { email: "owner@shop.example", password: "open the shop" };
const folder = mkdtempSync(join(tmpdir(), "shop-invoices-"));
const shops = childShops();
let settings: Record<string, string>;

beforeAll(async () => {
  settings = await createShopSettings(folder, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
});
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** A shop with a signed-in administrator. */
async function startShop() {
  const shop = await shops.start(settings);
  return { ...shop, headers: { cookie: await cookieOf(shop, admin) } };
}

type Shop = Awaited<ReturnType<typeof startShop>>;

const issue = (shop: Shop, id: number) =>
  send(shop, endpoints.issueTaxDocument, {
    headers: shop.headers,
    params: { id },
    body: { kind: "invoice" },
  });

const isFields = (value: object): value is DocumentFields => !Array.isArray(value);

const headerSchema = v.looseObject({ receiptNumber: v.string(), uuid: v.string(), previousUUID: v.string() });

/** The receipts of all documents, in the sequence of their numbers. */
async function receiptsOf(shop: Shop): Promise<DocumentFields[]> {
  const receipts: DocumentFields[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await call(shop, endpoints.listTaxDocuments, {
      headers: shop.headers,
      query: { page, per_page: 40 },
    });
    for (const { id } of data) {
      const { document } = await call(shop, endpoints.readTaxData, { headers: shop.headers, params: { id } });
      if (isFields(document)) receipts.push(document);
    }
    if (page * 40 >= total) return receipts.toReversed();
  }
}

/** Checks that numbers have no gap, and that each receipt has the hash of its text, and states that of the one before. */
async function expectChain(shop: Shop): Promise<number> {
  let previous = "";
  const receipts = await receiptsOf(shop);
  for (const [at, receipt] of receipts.entries()) {
    const header = v.parse(headerSchema, receipt["header"]);
    expect(header.receiptNumber).toMatch(new RegExp(`-${String(at + 1).padStart(6, "0")}$`));
    expect(header.previousUUID).toBe(previous);
    const own = receipt["header"];
    const emptied = typeof own === "object" && isFields(own) ? { ...own, uuid: "" } : {};
    const text = canonicalText({ ...receipt, header: emptied });
    expect(createHash("sha256").update(text).digest("hex")).toBe(header.uuid);
    previous = header.uuid;
  }
  return receipts.length;
}

test("D-155 a server that is killed while it issues invoices leaves neither a gap nor a broken chain", async () => {
  let shop = await startShop();
  const { data } = await call(shop, endpoints.listAdminProducts, {
    headers: shop.headers,
    query: { page: 1, per_page: 40 },
  });
  const product = data.find(({ amount, price }) => amount >= ORDERS && Number(price) > 0);
  if (!product) throw new Error("The demonstration catalogue lacks a product to sell.");
  const ids: number[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const { order } = await call(shop, endpoints.takeOrder, {
      headers: shop.headers,
      body: {
        channel: "counter",
        handed_over: true,
        lines: [{ product_id: product.id, qty: 1, price: product.price }],
      },
    });
    ids.push(order.id);
  }
  const counts: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    let answered = 0;
    const stopped = shop.kill;
    const wanted = kill * 5;
    await Promise.all(
      ids.map(async (id) => {
        const response = await issue(shop, id).catch(() => null);
        if (response?.ok) answered += 1;
        // Killed once some are stored, while others are on their way.
        if (answered === wanted) await stopped();
      }),
    );
    shop = await startShop();
    counts.push(await expectChain(shop));
  }
  // When it was killed for the first time, some were stored and others on their way.
  expect(counts[0]).toBeGreaterThanOrEqual(5);
  expect(counts[0]).toBeLessThan(ORDERS);
  for (const id of ids) expect((await issue(shop, id)).status).toBe(200);
  expect(await expectChain(shop)).toBe(ORDERS);
});
