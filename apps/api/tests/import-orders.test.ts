import { randomUUID } from "node:crypto";

import { endpoints } from "@shop/contract/endpoints.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { imports } from "../src/modules/imports/imports.table.ts";
import { call } from "./support/calls.ts";
import { importDesk } from "./support/import-desk.ts";
import { attempt, buyerOf, orderOf } from "./support/ordering.ts";

vi.setConfig({ testTimeout: 120_000 });

const LINES = 1500;
const fuse = aProduct({ id: 1, name: "Fuse", price: "0.10", amount: 1_000_000 });

const desk = importDesk({
  categories: [aCategory({ id: 1 })],
  subCategories: [aSubCategory({ id: 1, name: "Meters" })],
  products: [fuse],
});

let orders = 0;

/** Places orders one after the other while a step runs; returns up to which lines the step had changed products after each. */
async function orderWhile(id: number, step: Promise<unknown>): Promise<number[]> {
  const written: number[] = [];
  const running = new AbortController();
  const ended = step.finally(() => running.abort());
  while (!running.signal.aborted) {
    orders += 1;
    await call(desk.api(), endpoints.sendMail, {
      body: orderOf([[fuse, 1]], { info: buyerOf(orders) }),
      headers: attempt(randomUUID()),
    });
    const [row] = await desk
      .api()
      .database.queries.select({ written: imports.written })
      .from(imports)
      .where(eq(imports.id, id));
    written.push(row?.written ?? 0);
  }
  await ended;
  return written;
}

const isBetween = (line: number): boolean => line > 0 && line < LINES;

test("D-32 orders are placed between the lines of an import and of its undo, also of the imported products, and none is lost", async () => {
  const header = "ID,Name,Part number,Price,Sub category,Description";
  const rows = Array.from({ length: LINES }, (_, index) => `,Probe ${index},P-${index},5,Meters,Steel`);
  const checked = await desk.check(
    await desk.upload([header, `${fuse.id},Fine fuse,,,,`, ...rows].join("\r\n")),
  );
  expect(checked.counts).toMatchObject({ created: LINES, updated: 1, rejected: 0 });
  const whileApplied = await orderWhile(checked.id, desk.apply(checked));
  expect(whileApplied.some(isBetween)).toBe(true);
  expect((await desk.read(checked.id)).counts).toMatchObject({ created: LINES, updated: 1, rejected: 0 });
  expect(await desk.product(fuse.id)).toMatchObject({ name: "Fine fuse", amount: 1_000_000 - orders });

  const whileUndone = await orderWhile(checked.id, desk.undo(checked));
  expect(whileUndone.some(isBetween)).toBe(true);
  expect(await desk.read(checked.id)).toMatchObject({ undo: { restored: LINES + 1, kept: 0 } });
  expect(await desk.product(fuse.id)).toMatchObject({ name: "Fuse", amount: 1_000_000 - orders });
});
