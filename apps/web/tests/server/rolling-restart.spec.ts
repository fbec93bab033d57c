import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { freePort } from "@shop/api/testing/free-port.ts";
import { postgresBinaries } from "@shop/api/testing/postgres-binaries.ts";
import { startPostgres } from "@shop/api/testing/postgres-cluster.ts";
import { createApi } from "@shop/data/api.ts";
import { RequestError } from "@shop/data/request-error.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { buyer } from "../support/buying.ts";
import { startKeepAliveProxy } from "../support/keep-alive-proxy.ts";
import { nginxBinary, startNginx } from "../support/nginx.ts";
import { type ShopProcess, startShop, stopShop } from "../support/shop-process.ts";

/** Restarts of a node; RESTARTS=20 for a longer proof. */
const RESTARTS = Number(process.env["RESTARTS"] ?? 4);
const CLIENTS = 8;
/** Milliseconds from an answer to a client's next order: connections are idle in between, as those of buyers are. */
const PAUSE_MS = 20;

const binaries = postgresBinaries();
const folder = mkdtempSync(join(tmpdir(), "shop-rolling-"));
const nodes: ShopProcess[] = [];
const stops: (() => Promise<void>)[] = [];
let ports: number[];
let startNode: (which: number) => Promise<ShopProcess>;

beforeAll(async () => {
  if (!binaries) return;
  const cluster = await startPostgres(binaries);
  stops.push(cluster.stop);
  ports = [await freePort(), await freePort()];
  startNode = async (which) => {
    const shop = startShop({
      DATA_DIR: folder,
      DATABASE_URL: cluster.url("postgres"),
      PORT: String(ports[which]),
      TRUSTED_PROXIES: "1",
      DRAIN_SECONDS: "2",
    });
    await shop.listening;
    return shop;
  };
  nodes.push(await startNode(0), await startNode(1));
});
afterAll(async () => {
  await Promise.all(nodes.map(stopShop));
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const proxies = [
  { proxy: "a proxy that keeps connections", start: startKeepAliveProxy },
  ...(nginxBinary ? [{ proxy: "nginx", start: startNginx }] : []),
];

test.runIf(binaries).each(proxies)(
  "two nodes behind $proxy restart in turn under orders, and no order fails",
  async ({ start }) => {
    const proxy = await start(ports);
    const api = createApi({ fetch, baseUrl: proxy.address });
    const { data } = await api.productCards({}, { limit: 100 });
    const product = data.find(({ amount, price }) => amount >= CLIENTS && price !== "0.00");
    const { id = 0, name = "", price = "" } = product ?? {};
    const body = { cart: [{ id, name, price, image: "", qty: 1 }], info: buyer };

    const stopped = new AbortController();
    let answered = 0;
    const failures: string[] = [];
    const client = async (_: unknown, which: number): Promise<void> => {
      while (!stopped.signal.aborted) {
        try {
          // The same attempt each time, so that it is one order.
          await api.call("placeOrder", { body, idempotencyKey: `${start.name}-of-client-${which}` });
          answered += 1;
          await setTimeout(PAUSE_MS);
        } catch (error) {
          failures.push(error instanceof RequestError ? `${error.status} ${error.message}` : String(error));
        }
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const which = restart % 2;
      const [node] = nodes.slice(which);
      if (node) await stopShop(node);
      nodes[which] = await startNode(which);
      const before = answered;
      await vi.waitUntil(() => answered >= before + CLIENTS || failures.length > 0, 30_000);
    }
    stopped.abort();
    await Promise.all(clients);
    await proxy.close();
    expect({ failures, inProxy: proxy.failures }).toEqual({ failures: [], inProxy: [] });
    expect(answered).toBeGreaterThan(RESTARTS * CLIENTS);
  },
  120_000 + RESTARTS * 10_000,
);
