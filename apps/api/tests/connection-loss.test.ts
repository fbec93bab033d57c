import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { Client } from "pg";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type Child, runChild } from "./children/run-child.ts";
import { send } from "./support/calls.ts";
import { attempt, orderOf } from "./support/ordering.ts";
import { postgresBinaries } from "./support/postgres-binaries.ts";
import { type PostgresCluster, startPostgres } from "./support/postgres-cluster.ts";
import { onPostgres } from "./support/test-database.ts";

// Two starts of a whole shop, and two of a server.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const BUYERS = 16;
/** Orders that succeed between two faults. */
const BETWEEN_FAULTS = 40;
const DATABASE = "shop_faults";
const product = catalogue.products.find(({ amount }) => amount > 0) ?? { id: 0, price: "" };
const nodes: Child[] = [];
let folder: string;
let cluster: PostgresCluster;
let stopCluster = (): Promise<void> => Promise.resolve();

/** Runs one statement on a new connection. */
async function run(database: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    const { rows }: { rows: unknown[] } = await client.query(statement);
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  const binaries = postgresBinaries();
  if (!onPostgres() || !binaries) return;
  folder = mkdtempSync(join(tmpdir(), "shop-faults-"));
  cluster = await startPostgres(binaries);
  stopCluster = cluster.stop;
  await run("postgres", `create database ${DATABASE}`);
  for (const name of ["one", "other"]) {
    const settings = {
      DATA_DIR: join(folder, name),
      DATABASE_URL: cluster.url(DATABASE),
      TRUSTED_PROXIES: "1",
      ADMIN_PASSWORD: "not needed here",
    };
    const node = runChild("shop.ts", JSON.stringify(settings));
    nodes.push(node);
    await node.printed(1);
  }
  await run(DATABASE, `update products set amount = 1000000 where id = ${product.id}`);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.kill()));
  await stopCluster();
  rmSync(folder, { recursive: true, force: true });
});

/** The outcome of an order; status 0 where there was no answer. */
interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly number: string | undefined;
}

const noAnswer: Outcome = { status: 0, retryAfter: null, number: undefined };

/** Sends one order to the buyer's node; each from a different address, so that no rate limit is reached. */
async function order(buyer: number, turn: number): Promise<Outcome> {
  const node = nodes[buyer % nodes.length];
  const request = (address: string, init?: RequestInit): Promise<Response> =>
    fetch((node?.lines[0] ?? "") + address, init);
  const response = await send({ request }, endpoints.sendMail, {
    body: orderOf([[product, 1]]),
    headers: {
      ...attempt(`order-${buyer}-${turn}`),
      "x-forwarded-for": `10.${buyer}.${turn >> 8}.${turn & 255}`,
    },
  });
  const body = v.parse(v.object({ order_number: v.optional(v.string()) }), await response.json());
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    number: body.order_number,
  };
}

test.runIf(onPostgres())(
  "D-20 two nodes survive every way of losing the database with 16 buyers ordering: no acknowledged order is missing",
  async () => {
    const outcomes: Outcome[] = [];
    const over = new AbortController();
    const buyers = Array.from({ length: BUYERS }, async (_, buyer) => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const outcome = await order(buyer, turn).catch(() => noAnswer);
        outcomes.push(outcome);
        if (outcome.status !== 200) await delay(20);
      }
    });
    const placed = (): string[] => outcomes.flatMap(({ number }) => number ?? []);
    /** Waits until more orders have succeeded on both nodes, or a node ends. */
    const goOn = async (): Promise<void> => {
      const enough = placed().length + BETWEEN_FAULTS;
      await vi.waitFor(
        () => {
          expect(nodes.map((node) => node.ended())).toEqual([null, null]);
          expect(placed().length).toBeGreaterThan(enough);
        },
        { timeout: 30_000, interval: 20 },
      );
    };

    try {
      await goOn();
      for (let turn = 0; turn < 5; turn += 1) {
        await run(
          "postgres",
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${DATABASE}'`,
        );
        await goOn();
      }
      await cluster.restart("fast");
      await goOn();
      await cluster.restart("immediate");
      await goOn();
    } finally {
      over.abort();
      await Promise.all(buyers);
    }

    expect(nodes.map((node) => node.ended())).toEqual([null, null]);
    const failed = outcomes.filter(({ status }) => status !== 200);
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
    expect(failed.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    for (const node of nodes) expect((await fetch(`${node.lines[0]}/ready`)).status).toBe(200);

    const stored = new Set(
      (await run(DATABASE, "select number from orders")).map((row) => JSON.stringify(row)),
    );
    const missing = placed().filter(
      (number) => !stored.has(JSON.stringify({ number: number.replace("-", "") })),
    );
    expect(missing).toEqual([]);
    const [sold] = await run(
      DATABASE,
      `select 1000000 - amount as sold, (select count(*)::int from orders) as orders from products where id = ${product.id}`,
    );
    expect(sold).toEqual({ sold: stored.size, orders: stored.size });
  },
);
