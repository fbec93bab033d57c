import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { freePort } from "@shop/api/testing/free-port.ts";
import { postgresBinaries } from "@shop/api/testing/postgres-binaries.ts";
import { queryPostgres, startPostgres } from "@shop/api/testing/postgres-cluster.ts";
import { createApi } from "@shop/data/api.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { nginxBinary, startNginx } from "../support/nginx.ts";
import { type ShopProcess, startShop, stopShop } from "../support/shop-process.ts";

const READERS = 6;
const BUYERS = 3;
/** Milliseconds between two requests of a client. */
const READ_PAUSE_MS = 20;
const ORDER_PAUSE_MS = 100;

const binaries = postgresBinaries();
const folder = mkdtempSync(join(tmpdir(), "shop-nodes-"));
const nodes: ShopProcess[] = [];
const stops: (() => Promise<void>)[] = [];
let database = "";
let ports: number[];

async function startNode(which: number): Promise<void> {
  const shop = startShop({
    DATA_DIR: folder,
    DATABASE_URL: database,
    PORT: String(ports[which]),
    // Clients of the test name an address of their own, so that they are as many senders.
    TRUSTED_PROXIES: "2",
    DRAIN_SECONDS: "2",
  });
  await shop.listening;
  nodes[which] = shop;
}

beforeAll(async () => {
  if (!binaries) return;
  const cluster = await startPostgres(binaries);
  stops.push(cluster.stop);
  database = cluster.url("postgres");
  ports = [await freePort(), await freePort(), await freePort()];
  for (const which of ports.keys()) await startNode(which);
});
afterAll(async () => {
  await Promise.all(nodes.map(stopShop));
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

async function kill(which: number): Promise<void> {
  const [node] = nodes.slice(which);
  node?.child.kill("SIGKILL");
  await node?.exited;
}

test.runIf(binaries && nginxBinary)(
  "three nodes behind nginx: one is killed, one stopped, one freezes, and no read fails, no order is lost or doubled",
  async () => {
    const proxy = await startNginx(ports);
    stops.unshift(proxy.close);
    await queryPostgres(database, "update products set amount = 100000");
    const [product] = await createApi({ fetch, baseUrl: proxy.address })
      .productCards({}, { limit: 100 })
      .then(({ data }) => data.filter(({ price }) => price !== "0.00"));
    const { id = 0, name = "", price = "" } = product ?? {};
    const cart = [{ id, name, price, image: "", qty: 1 }];

    const stopped = new AbortController();
    const failures: string[] = [];
    const ordered: string[] = [];
    let reads = 0;
    const addresses = ["/", "/products", "/ar/products", "/backend/public/api/categories"];
    const reader = async (_: unknown, which: number): Promise<void> => {
      while (!stopped.signal.aborted) {
        const address = addresses[(which + reads) % addresses.length] ?? "/";
        const { status } = await fetch(proxy.address + address).catch((error: unknown) => ({
          status: String(error),
        }));
        if (status === 200) reads += 1;
        else failures.push(`${address}: ${status}`);
        await setTimeout(READ_PAUSE_MS);
      }
    };
    const shopper = async (): Promise<void> => {
      while (!stopped.signal.aborted) {
        const key = randomUUID();
        const number = String(10_000_000 + ordered.length + failures.length).slice(1);
        const sender = `203.0.${number.slice(1, 4)}.${number.slice(4)}`;
        const api = createApi({
          fetch: (address, init) => {
            const headers = new Headers(init.headers);
            headers.set("x-forwarded-for", sender);
            return fetch(address, { ...init, headers });
          },
          baseUrl: proxy.address,
        });
        const info = { email: `${key}@example.com`, phone: `0101${number}` };
        try {
          await api.call("placeOrder", { body: { cart, info }, idempotencyKey: key });
          ordered.push(key);
        } catch (error) {
          failures.push(`order: ${String(error)}`);
        }
        await setTimeout(ORDER_PAUSE_MS);
      }
    };
    const clients = [...Array.from({ length: READERS }, reader), ...Array.from({ length: BUYERS }, shopper)];
    /** Waits until further reads and orders of the clients have succeeded. */
    const goesOn = async (): Promise<void> => {
      const before = { reads, orders: ordered.length };
      await vi.waitFor(
        () => {
          expect(failures.join("\n")).toBe("");
          expect(reads).toBeGreaterThan(before.reads + 100);
          expect(ordered.length).toBeGreaterThan(before.orders + 10);
        },
        { timeout: 60_000 },
      );
    };
    await goesOn();
    await kill(0);
    await goesOn();
    await startNode(0);
    const [, stopping] = nodes;
    if (stopping) await stopShop(stopping);
    await goesOn();
    await startNode(1);
    const [, , frozen] = nodes;
    frozen?.child.kill("SIGSTOP");
    await goesOn();
    frozen?.child.kill("SIGCONT");
    await goesOn();
    stopped.abort();
    await Promise.all(clients);

    expect(failures.join("\n")).toBe("");
    const stored = await queryPostgres<{ attempt: string }>(database, "select attempt from orders");
    expect(new Set(stored.map(({ attempt }) => attempt))).toEqual(new Set(ordered));
    expect(stored.length).toBe(ordered.length);
  },
  300_000,
);
