import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSettings } from "@shop/serving/settings.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";

import { openDatabase } from "../src/database/database.ts";
import { withStored } from "../src/database/stored-database.ts";
import { findOrdersById } from "../src/modules/orders/admin-orders.repository.ts";
import { createPostgresDatabase, onPostgres } from "./support/test-database.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "shop-parcels-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Turns the tables into those before there were parcels, with an order in each state. */
const before = `
  drop table order_parcel_lines;
  drop table order_parcels;
  alter table order_lines drop column sent;
  alter table orders add column carrier text;
  alter table orders add column tracking text;
  create index orders_by_tracking on orders (tracking) where tracking is not null;
  delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations);
  insert into orders (id, number, locale, name, email, phone, address1, address2, note, total, content_hash, state, carrier, tracking)
  values (1, '3CDFGHJ3', 'en', 'Mona', '', '', '', '', '', 200, '', 'confirmed', null, null),
    (2, '3CDFGHJ4', 'en', 'Mona', '', '', '', '', '', 200, '', 'sent', 'Bosta', 'BS-1'),
    (3, '3CDFGHJ6', 'en', 'Mona', '', '', '', '', '', 200, '', 'delivered', null, null),
    (4, '3CDFGHJ7', 'en', 'Mona', '', '', '', '', '', 200, '', 'cancelled', 'Bosta', null);
  insert into order_lines (order_id, place, product_id, name, price, qty)
  select id, place, 7 + place, 'K' || place, 50, 2 from orders, generate_series(0, 1) as place;
  insert into order_log (order_id, by, action, "from", "to", at)
  values (2, 'owner@example.com', 'state', 'confirmed', 'sent', '2026-03-01T10:00:00Z'),
    (3, 'owner@example.com', 'taken', null, 'delivered', '2026-03-02T10:00:00Z');`;

test("D-129 an upgrade makes one parcel of each order that was sent, with its carrier and tracking number", async () => {
  const settings = readSettings({
    DATA_DIR: folder,
    ...(onPostgres() && { DATABASE_URL: await createPostgresDatabase({ empty: true }) }),
  });
  const upgrade = async (): Promise<void> => (await openDatabase(settings, () => {})).close();
  await upgrade();
  await withStored(settings, async ({ queries }) => {
    for (const statement of before.split(";\n")) await queries.execute(sql.raw(statement));
  });
  await upgrade();
  const orders = await withStored(settings, ({ queries }) => findOrdersById(queries, [1, 2, 3, 4]));
  const seen = orders
    .toSorted((a, b) => a.id - b.id)
    .map(({ lines, parcels }) => ({
      sent: lines.map(({ sent }) => sent),
      parcels: parcels.map(({ carrier, tracking, by, at, collect, voided, lines: own }) => ({
        shipment: [carrier, tracking],
        sent: by && [by, at.toISOString()],
        collect,
        isVoided: voided !== null,
        units: own.map(({ place, productId, name, qty }) => [place, productId, name, qty]),
      })),
    }));
  const units = [
    [0, 7, "K0", 2],
    [1, 8, "K1", 2],
  ];
  const parcel = { shipment: ["", ""], collect: null, isVoided: false, units };
  expect(seen).toEqual([
    { sent: [0, 0], parcels: [] },
    {
      sent: [2, 2],
      parcels: [
        { ...parcel, shipment: ["Bosta", "BS-1"], sent: ["owner@example.com", "2026-03-01T10:00:00.000Z"] },
      ],
    },
    { sent: [2, 2], parcels: [{ ...parcel, sent: ["owner@example.com", "2026-03-02T10:00:00.000Z"] }] },
    { sent: [0, 0], parcels: [{ ...parcel, shipment: ["Bosta", ""], sent: "", isVoided: true }] },
  ]);
});
