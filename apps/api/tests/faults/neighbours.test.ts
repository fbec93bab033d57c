import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { afterAll, expect, test } from "vitest";

import { call, send } from "../support/calls.ts";
import { childShops } from "../support/child-shop.ts";
import { buyerOf, orderOf } from "../support/ordering.ts";
import { createShopSettings } from "../support/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-neighbours-"));
const shops = childShops();
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The longest list that a visitor can send: each of its lines is another search of many words that nothing has together. */
const list = Array.from({ length: 100 }, (_, line) =>
  `1 x lot${line}q ${"precision resistor metal film quarter watt ".repeat(5)}`.slice(0, 195),
).join("\n");

test("D-43 one sender's parts lists keep nobody waiting: others get answers by the dozen, and an order, before the first list ends", async () => {
  const shop = await shops.start(await createShopSettings(join(folder, "data"), { TRUSTED_PROXIES: "1" }));
  const product = catalogue.products.find(({ amount, price }) => amount > 10 && Number(price) > 0);
  if (!product) throw new Error("The catalogue has no product in stock.");
  // The first requests load what later ones only use.
  await call(shop, endpoints.readProduct, { params: { id: product.id } });
  const lists = ["203.0.113.1", "203.0.113.2"].map((from) =>
    send(shop, endpoints.findParts, { body: { list }, headers: { "x-forwarded-for": from } }),
  );
  // The list that is read; on a slow machine the other one is refused before, since it has waited too long.
  const first = Promise.any(
    lists.map(async (sent) => {
      const response = await sent;
      if (response.status !== 200) throw new Error(`A parts list was answered with ${response.status}.`);
      return response;
    }),
  );
  const ended = new AbortController();
  void first.finally(() => ended.abort());
  const ordered = await call(shop, endpoints.placeOrder, {
    body: orderOf([[product, 1]], { info: buyerOf(1) }),
  });
  expect(ordered.order_number).toBeTruthy();
  expect(ended.signal.aborted).toBe(false);

  let answered = 0;
  let longest = 0;
  const start = performance.now();
  while (!ended.signal.aborted) {
    const asked = performance.now();
    // No two addresses are the same, so that none is answered from the cache.
    const query = { limit: 12, view: "card", query: `multimeter ${answered}` };
    const page = await shop.request(addressOf(endpoints.listProducts, {}, query));
    expect(page.status).toBe(200);
    await page.arrayBuffer();
    longest = Math.max(longest, performance.now() - asked);
    answered += 1;
  }
  await first;
  expect(answered).toBeGreaterThan(12);
  expect(longest).toBeLessThan((performance.now() - start) / 3);
  await Promise.all(lists);
});
