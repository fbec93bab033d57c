import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as v from "valibot";
import { afterAll, expect, test } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { withStored } from "../../src/database/stored-database.ts";
import { findOrdersById } from "../../src/modules/orders/admin-orders.repository.ts";
import { createOldShop } from "../support/old-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-parcels-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
/** The last migration before there were parcels. */
const LAST_BEFORE = 52;

/** The index of the last migration of version 0.2.0. */
const LAST_OF_0_2_0 = 39;

const journalSchema = v.object({
  entries: v.array(v.object({ idx: v.number(), when: v.number(), tag: v.string() })),
});

/** The migrations between the oldest shop that is upgraded and parcels. */
function migrationsBefore(): string {
  const { entries } = v.parse(
    journalSchema,
    JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")),
  );
  const run = entries.filter(({ idx }) => idx > LAST_OF_0_2_0 && idx <= LAST_BEFORE);
  const statements = run.map(({ tag }) => readFileSync(join(MIGRATIONS, `${tag}.sql`), "utf8"));
  return [
    ...statements,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${run.at(-1)?.when ?? 0})`,
  ].join(";\n");
}

/** An order in each state, before there were parcels. */
const content = `
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
  const settings = await createOldShop(join(folder, "shop"), `${migrationsBefore()};\n${content}`);
  await (await openDatabase(settings, () => {})).close();
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
