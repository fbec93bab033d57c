import { MAX_PURCHASE_LINES } from "@shop/domain/purchases/purchase-order.ts";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { purchaseLines } from "../../src/modules/purchases/purchases.table.ts";
import { purchaseDesk } from "../support/desks/purchase-desk.ts";

const { api, headers, make, supplier } = purchaseDesk();

const paths = (id: number) => `/backend/public/api/admin/purchases/${id}`;

/** Makes an order of as many lines as are possible. */
async function longOrder(): Promise<number> {
  const { order } = await make({ supplier_id: await supplier("دلتا") });
  await api().database.queries.execute(sql`
    insert into ${purchaseLines} (purchase_id, product_id, place, name, name_ar, part_number, supplier_part, qty, cost)
    select ${order.id}::integer, 1000 + n, n, 'Part ' || n, 'قطعة ' || n, 'P-' || n, 'D-' || n, n, 1.25
    from generate_series(1, ${MAX_PURCHASE_LINES}::integer) n`);
  return order.id;
}

test.for(["en", "ar"])("D-152 an order of 500 lines is printed: %s", { timeout: 60_000 }, async (locale) => {
  const paper = await api().request(`${paths(await longOrder())}/paper?locale=${locale}`, {
    headers: headers(),
  });
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await paper.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
});

test("D-152 an order of 500 lines is exported", async () => {
  const id = await longOrder();
  const sheet = await api().request(`${paths(id)}/sheet?format=csv`, { headers: headers() });
  const rows = (await sheet.text()).trim().split("\r\n");
  expect(rows).toHaveLength(MAX_PURCHASE_LINES + 1);
  expect(rows[0]).toContain("Supplier's part number");
  expect(rows[2]).toMatch(/^D-2[,;]P-2[,;]Part 2[,;]قطعة 2[,;]2[,;]1[,;]2[,;]1\.25[,;]2\.50[,;]0$/);
  const { status } = await api().request(`${paths(id)}/sheet`, { headers: headers() });
  expect(status).toBe(200);
});
