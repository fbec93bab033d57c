import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { cookieOf } from "../support/admins.ts";
import { call, send } from "../support/calls.ts";
import { type ChildShop, childShops } from "../support/child-shop.ts";
import { headerOf, type MailServer, startMailServer } from "../support/mail-server.ts";
import { attempt, buyerOf, orderOf } from "../support/ordering.ts";
import { createShopSettings } from "../support/test-database.ts";

const ORDERS = 30;
/** Orders that are answered before the others are sent, within which the process is killed. */
const ANSWERED = 5;
const folder = mkdtempSync(join(tmpdir(), "shop-crash-"));
const product = catalogue.products.find(({ amount }) => amount > ORDERS);
const admin = { email: "crash@shop.example", password: "reads the outbox" };
const shops = childShops();
let settings: Record<string, string>;
let mailServer: MailServer | undefined;
let mailPort = 0;

beforeAll(async () => {
  const server = await startMailServer();
  mailPort = server.port;
  await server.close();
  settings = await createShopSettings(folder, {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_TIMEOUT: "3",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
});
afterAll(async () => {
  await shops.killAll();
  await mailServer?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The order number of the answer, or null where there was no answer. */
async function order(shop: ChildShop, index: number): Promise<string | null> {
  const body = orderOf([[product ?? { id: 0, price: "" }, 1]], {
    info: { ...buyerOf(index), email: `buyer${index}@example.com` },
  });
  try {
    const { order_number } = await call(shop, endpoints.placeOrder, {
      body,
      headers: attempt(`order-before-the-crash-${index}`),
    });
    return order_number ?? null;
  } catch {
    return null;
  }
}

test("CHECKOUT-8 D-22 kill -9 during 30 orders loses no acknowledged one, duplicates none, and each mail is sent once", async () => {
  const first = await shops.start(settings);
  const early = await Promise.all(Array.from({ length: ANSWERED }, (_, index) => order(first, index)));
  expect(early).not.toContain(null);
  let isKilled = false;
  const late = await Promise.all(
    Array.from({ length: ORDERS - ANSWERED }, async (_, index) => {
      const number = await order(first, ANSWERED + index);
      if (!isKilled) {
        isKilled = true;
        await first.kill();
      }
      return number;
    }),
  );
  expect(late).toContain(null);
  const numbers = [...early, ...late];

  mailServer = await startMailServer({ port: mailPort });
  const second = await shops.start(settings);
  const again = await Promise.all(numbers.map((_, index) => order(second, index)));
  expect(again).not.toContain(null);
  expect(new Set(again).size).toBe(ORDERS);
  expect(again).toEqual(numbers.map((number, index) => number ?? again[index]));

  const response = await second.request(addressOf(endpoints.readProduct, { id: product?.id ?? 0 }));
  expect(await response.json()).toMatchObject({ amount: (product?.amount ?? 0) - ORDERS });

  const { taken } = mailServer;
  const headers = { cookie: await cookieOf(second, admin), origin: second.host };
  const noneLeft = { waiting: 0, retrying: 0, given_up: 0, kept: 0, sent: 2 * ORDERS };
  await vi.waitFor(
    async () => expect((await call(second, endpoints.listMails, { headers })).states).toEqual(noneLeft),
    { timeout: 90_000, interval: 100 },
  );
  const subjects = taken.map(({ raw }) => headerOf(raw, "Subject"));
  expect(taken).toHaveLength(2 * ORDERS);
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(2 * ORDERS);
  for (const number of again) {
    expect(subjects.filter((subject) => subject.includes(number ?? "none"))).toHaveLength(2);
  }
  const lookup = await send(second, endpoints.findOrder, {
    body: { number: again[0] ?? "", phone: buyerOf(0).phone },
  });
  expect(lookup.status).toBe(200);
});
