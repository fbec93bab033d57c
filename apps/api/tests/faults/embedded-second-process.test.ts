import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { catalogue } from "@shop/fixtures/catalogue.ts";
import { afterAll, expect, test } from "vitest";

import { childShops } from "../support/child-shop.ts";
import { attempt, orderOf, outcomeOf } from "../support/ordering.ts";
import { createShopSettings } from "../support/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-second-"));
const product = catalogue.products.find(({ amount }) => amount > 1) ?? { id: 0, price: "" };
const shops = childShops();
afterAll(async () => {
  await shops.killAll();
  rmSync(folder, { recursive: true, force: true });
});

test("D-20 a second shop on the data directory of a running one ends, and the first goes on taking orders", async () => {
  const settings = await createShopSettings(folder, { ADMIN_PASSWORD: "not needed here" });
  const first = await shops.start(settings);
  const order = (name: string) => outcomeOf(first, orderOf([[product, 1]]), attempt(name));
  const number = await order("before-the-second");
  expect(number).toMatch(/^.{4}-.{4}$/);
  const control = readFileSync(join(folder, "control.json"), "utf8");

  await expect(shops.start(settings)).rejects.toThrow("is in use by another running shop");
  expect(readFileSync(join(folder, "control.json"), "utf8")).toBe(control);
  expect(await order("before-the-second")).toBe(number);
  expect(await order("after-the-second")).toMatch(/^.{4}-.{4}$/);

  await first.kill();
  const next = await shops.start(settings);
  expect(await outcomeOf(next, orderOf([[product, 1]]), attempt("before-the-second"))).toBe(number);
});
