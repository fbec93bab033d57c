import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import pino from "pino";
import { expect, test } from "vitest";

import { openShopApi } from "../../src/open-shop-api.ts";
import { cookieOf, owner } from "../support/admins.ts";
import { call } from "../support/calls.ts";
import { createOldShop } from "../support/old-shop.ts";

const { listAdminOrders, changeOrderState } = endpoints;

// A start that creates a database cluster takes seconds.
test("D-33 orders of version 0.2.0 are kept, found by phone and can be changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-orders-"));
  const settings = await createOldShop(
    join(folder, "data"),
    `insert into categories (name) values ('Instruments');
     insert into sub_categories (category_id, name) values (1, 'Multimeters');
     insert into products (category_id, sub_category_id, name, name_sort, price, amount, description)
     values (1, 1, 'K12', 'k12', 100, 3, '');
     insert into orders (number, locale, name, email, phone, address1, address2, note, total, content_hash, created_at)
     select '3CDFGHJ' || sign, 'en', 'Mona', 'mona@example.com', phone, '', '', '', 200, '', '2026-03-01 12:00+02'
     from (values ('3', '+201012345678'), ('4', '01012345678'), ('6', '+971501234567')) as buyers (sign, phone);
     insert into order_lines (order_id, place, product_id, name, price, qty)
     select id, 0, 1, 'K12', 100, 2 from orders;`,
  );
  const asOwner = { ...settings, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
  const { app, close } = await openShopApi(asOwner, pino({ level: "silent" }));
  const api = { request: async (address: string, init?: RequestInit) => app.request(address, init) };
  const headers = { cookie: await cookieOf(api, owner) };

  const { data } = await call(api, listAdminOrders, {
    headers,
    query: { query: "0101 234 5678", sort: "oldest" },
  });
  expect(data).toMatchObject([
    { id: 1, number: "3CDF-GHJ3", version: 1, total: "200.00", pieces: 2, orders_of_phone: 2 },
    { id: 2, number: "3CDF-GHJ4", created_at: "2026-03-01T10:00:00.000Z" },
  ]);
  const { order } = await call(api, changeOrderState, {
    headers,
    params: { id: 1 },
    body: { state: "cancelled" },
  });
  expect(order).toMatchObject({
    version: 2,
    shop_note: "",
    lines: [{ qty: 2, amount: 5 }],
    log: [{ from: "received" }],
    other_orders: [{ id: 2 }],
  });
  await close();
  rmSync(folder, { recursive: true });
});
