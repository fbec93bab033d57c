import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readSettings } from "@shop/serving/settings.ts";
import { sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { openDatabase } from "../../src/database/database.ts";
import { type Figure, figureReader } from "../../src/metrics/figures.ts";
import { openMetrics } from "../../src/metrics/metrics.ts";
import { openShopApi, type ShopApi } from "../../src/open-shop-api.ts";
import { aCatalogue } from "../support/builders.ts";
import { freePort } from "../support/free-port.ts";
import { openTestApi } from "../support/test-api.ts";
import { createShopSettings } from "../support/test-database.ts";
import { WAIT } from "../support/wait.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-metrics-"));
const backups = join(folder, "backups");
let shop: ShopApi;
let settings: Record<string, string>;

beforeAll(async () => {
  mkdirSync(backups);
  writeFileSync(join(backups, "shop-2026-01-02T03-04-05Z.zip"), "not empty");
  settings = await createShopSettings(join(folder, "shop"), {
    METRICS_PORT: String(await freePort()),
    BACKUP_FOLDER: backups,
  });
  shop = await openShopApi(readSettings(settings), pino({ level: "silent" }));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The metrics by name and labels, as Prometheus reads them. */
async function scrape(): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`http://127.0.0.1:${settings["METRICS_PORT"]}/metrics`);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const lines = (await response.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const environment = {
  incoming: { socket: { remoteAddress: "203.0.113.9", remotePort: 5000, remoteFamily: "IPv4" } },
};
const request = (address: string) => shop.app.request(address, {}, environment);

const durationOf = (route: string, status: number): string =>
  `shop_http_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`;

test("requests are counted by the pattern of their address and their status, caches by hits and misses", async () => {
  const PRODUCT = "/backend/public/api/products/:id";
  const before = await scrape();
  for (const id of [1, 2, 2, 999_999]) await request(`/backend/public/api/products/${id}`);
  const after = await scrape();
  const more = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect([more(durationOf(PRODUCT, 200)), more(durationOf(PRODUCT, 404))]).toEqual([3, 1]);
  expect(more('shop_cache_lookups_total{cache="answers",result="hit"}')).toBe(1);
  expect(more('shop_cache_lookups_total{cache="answers",result="miss"}')).toBe(3);
});

test("unknown addresses add no labels, however many are asked for", async () => {
  await request("/backend/public/api/x");
  const before = await scrape();
  for (let turn = 0; turn < 50; turn += 1) {
    await request(`/backend/public/api/x${turn}`);
    await request(`/media/x${turn}.webp`);
  }
  const after = await scrape();
  const known = new Set([...before.keys(), ...[...after.keys()].filter((name) => name.includes("/media/*"))]);
  expect([...after.keys()].filter((name) => name.startsWith("shop_http") && !known.has(name))).toEqual([]);
  expect(after.get(durationOf("other", 404))).toBe((before.get(durationOf("other", 404)) ?? 0) + 50);
});

test("database, mails, imports, orders, searches, backups and the process are measured", async () => {
  // The index of the search is filled while the node already answers.
  const found = await vi.waitFor(async () => {
    const samples = await scrape();
    expect(samples.get("shop_search_index_left")).toBe(0);
    return samples;
  }, WAIT);
  expect(found.get("shop_database_up")).toBe(1);
  expect(found.get("shop_database_size_bytes")).toBeGreaterThan(1_000_000);
  expect(found.get("shop_database_log_bytes")).toBeGreaterThan(1_000_000);
  expect(found.get('shop_table_last_analyze_timestamp_seconds{table="products"}')).toBeGreaterThan(1.7e9);
  expect(found.has('shop_database_connections{state="idle"}')).toBe(true);
  expect(found.get("shop_backup_last_size_bytes")).toBeGreaterThan(0);
  expect(found.get("shop_backup_last_timestamp_seconds")).toBeGreaterThan(1.7e9);
  for (const name of [
    "shop_mails_waiting",
    "shop_mails_retrying",
    "shop_mails_given_up",
    "shop_mails_oldest_age_seconds",
    "shop_imports_running",
    "shop_imports_waiting",
    "shop_orders_placed",
    "shop_orders_to_confirm",
    "shop_searches_without_results",
  ]) {
    expect([name, found.get(name)]).toEqual([name, 0]);
  }
  expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(found.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
});

test("the figures of mails, imports and searches move with their causes", async () => {
  const api = await openTestApi(aCatalogue({}));
  const { queries } = api.database;
  await queries.execute(sql`insert into mails (message_id, recipient, reply_to, subject, text, html, attempts, given_up_at) values
    ('a', '', '', '', '', '', 0, null), ('b', '', '', '', '', '', 2, null), ('c', '', '', '', '', '', 9, now())`);
  await queries.execute(
    sql`insert into search_misses (day, text, count, last_at) values ('2026-01-01', 'x', 4, now()), ('2026-01-02', 'x', 3, now())`,
  );
  const figures = await figureReader({
    execute: (query) => queries.execute(query),
    backupFolder: undefined,
  })();
  const valueOf = (name: string) => figures.find((one) => one.name === name)?.value;
  expect(
    ["shop_mails_waiting", "shop_mails_retrying", "shop_mails_given_up", "shop_searches_without_results"].map(
      valueOf,
    ),
  ).toEqual([1, 1, 1, 7]);
  expect(valueOf("shop_backup_last_timestamp_seconds")).toBe(undefined);
  await api.close();
});

test("a database that does not answer leaves out its figures and is down", async () => {
  const database = await openDatabase(readSettings(await createShopSettings(join(folder, "closed"))));
  await database.close();
  const figures = await figureReader({
    execute: (query) => database.queries.execute(query),
    backupFolder: backups,
  })();
  expect(figures.map(({ name, value }) => [name, value])).toContainEqual(["shop_database_up", 0]);
  expect(figures.map(({ name }) => name)).toContain("shop_backup_last_timestamp_seconds");
  expect(figures.map(({ name }) => name)).not.toContain("shop_database_size_bytes");

  const start = performance.now();
  const [up] = (
    await figureReader({ execute: () => new Promise(() => {}), backupFolder: undefined })()
  ).slice(-1);
  expect(up).toMatchObject({ name: "shop_database_up", value: 0 });
  expect(performance.now() - start).toBeLessThan(5000);
});

test("figures that can no longer be read are missing, and not 0", async () => {
  let figures: readonly Figure[] = [{ name: "shop_mails_given_up", help: "Mails given up.", value: 1 }];
  const port = await freePort();
  const metrics = await openMetrics({ host: "127.0.0.1", port, read: () => Promise.resolve(figures) });
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await read()).toContain("\nshop_mails_given_up 1\n");
  figures = [];
  expect(await read()).not.toContain("shop_mails_given_up");
  await metrics.close();
});

const deployed = (name: string): string =>
  fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));

test("alerts and dashboard name metrics that exist", async () => {
  await request("/backend/public/api/products/1");
  const known = new Set([...(await scrape()).keys()].map((name) => name.replace(/\{.*/, "")));
  const named = ["alerts.yml", "grafana-dashboard.json"].flatMap((file) =>
    [...readFileSync(deployed(file), "utf8").matchAll(/\b(?:shop|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

const PROMTOOL = "/usr/bin/promtool";

test.runIf(existsSync(PROMTOOL))(
  "Prometheus accepts the configuration, its rules and the metrics",
  async () => {
    expect(
      execFileSync(PROMTOOL, ["check", "config", deployed("prometheus.yml")], { encoding: "utf8" }),
    ).toContain("SUCCESS");
    const response = await fetch(`http://127.0.0.1:${settings["METRICS_PORT"]}/metrics`);
    const input = await response.text();
    // It exits with an error for faults; for advice about names, such as those of Node's own metrics, with 3.
    const own = input
      .split("\n")
      .filter((line) => /^(?:# \w+ )?shop_/.test(line))
      .join("\n");
    expect(() => execFileSync(PROMTOOL, ["check", "metrics"], { input: `${own}\n` })).not.toThrow();
  },
);
