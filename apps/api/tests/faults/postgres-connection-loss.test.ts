import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { catalogue } from "@shop/fixtures/catalogue.ts";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { sendBuyers } from "../support/buyers.ts";
import { type ChildShop, childShops } from "../support/child-shop.ts";
import { postgresBinaries } from "../support/postgres-binaries.ts";
import { type PostgresCluster, startPostgres } from "../support/postgres-cluster.ts";

const BUYERS = 16;
/** Orders that succeed between two faults. */
const BETWEEN_FAULTS = 40;
const DATABASE = "shop_faults";
const product = catalogue.products.find(({ amount }) => amount > 0) ?? { id: 0, price: "" };
const shops = childShops();
const nodes: ChildShop[] = [];
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
  if (!binaries) return;
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
    nodes.push(await shops.start(settings));
  }
  await run(DATABASE, `update products set amount = 1000000 where id = ${product.id}`);
});
afterAll(async () => {
  await shops.killAll();
  await stopCluster();
  rmSync(folder, { recursive: true, force: true });
});

test("D-20 two nodes survive every way of losing the database with 16 buyers ordering: no acknowledged order is missing", async () => {
  const buyers = sendBuyers(nodes, product, BUYERS);
  const goOn = (): Promise<void> => buyers.goOn(BETWEEN_FAULTS);
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
    await buyers.leave();
  }

  expect(nodes.map((node) => node.ended())).toEqual([null, null]);
  const failed = buyers.outcomes.filter(({ status }) => status !== 200);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
  expect(failed.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  for (const node of nodes) expect((await node.request("/ready")).status).toBe(200);

  const stored = new Set(
    (await run(DATABASE, "select number from orders")).map((row) => JSON.stringify(row)),
  );
  const missing = buyers
    .placed()
    .filter((number) => !stored.has(JSON.stringify({ number: number.replace("-", "") })));
  expect(missing).toEqual([]);
  const [sold] = await run(
    DATABASE,
    `select 1000000 - amount as sold, (select count(*)::int from orders) as orders from products where id = ${product.id}`,
  );
  expect(sold).toEqual({ sold: stored.size, orders: stored.size });
});
