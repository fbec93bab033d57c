import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { buyer } from "../support/buying.ts";
import { placeOrder } from "../support/place-order.ts";
import { type ShopProcess, startShop, stopShop } from "../support/shop-process.ts";

const preload = fileURLToPath(new URL("../support/failing-files.ts", import.meta.url));
let folder: string;
let settings: Readonly<Record<string, string>>;
let shop: ShopProcess;
let address: string;

const setFault = (fault: string): void => writeFileSync(join(folder, "fault"), fault);
const statusOf = async (path: string): Promise<number> => (await fetch(address + path)).status;
/** The status of looking an order up, whose tables no earlier request has opened. */
const lookUp = async (number: string): Promise<number> => {
  const body = JSON.stringify({ number, phone: buyer.phone });
  const headers = { "content-type": "application/json" };
  const path = API_PREFIX + endpoints.findOrder.path;
  return (await fetch(address + path, { method: endpoints.findOrder.method, headers, body })).status;
};
const start = async (): Promise<void> => {
  shop = startShop(settings);
  address = await shop.listening;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shop-faults-"));
  settings = {
    DATA_DIR: join(folder, "data"),
    FAULT_FILE: join(folder, "fault"),
    NODE_OPTIONS: `--import=${preload}`,
  };
  cpSync(inject("dataTemplate"), join(folder, "data"), { recursive: true });
  await start();
});
afterAll(async () => {
  await stopShop(shop);
  rmSync(folder, { recursive: true, force: true });
});

test("files that cannot be opened for a while make requests and /ready answer 503, and the same process recovers", async () => {
  setFault("openSync EMFILE");
  expect([await lookUp("3333CCCC"), await statusOf("/ready")]).toEqual([503, 503]);
  setFault("");
  expect([await lookUp("3333CCCC"), await statusOf("/ready")]).toEqual([404, 200]);
  expect(shop.child.exitCode).toBeNull();
});

test.each(["writeSync ENOSPC", "fsyncSync EIO"])(
  "a database that cannot write (%s) fails /ready and ends the process with one line; the next start has every order",
  async (fault) => {
    const { number } = await placeOrder(address);
    setFault(fault);
    expect(await statusOf("/ready")).toBe(503);
    const { code, stderr } = await shop.exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The embedded database has failed \(.*\), so the shop ends; .*\n$/);

    setFault("");
    await start();
    expect(await statusOf("/ready")).toBe(200);
    expect(await lookUp(number)).toBe(200);
  },
);
