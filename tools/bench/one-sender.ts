import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { quantile } from "../../apps/api/bench/quantile.ts";
import { startFlood } from "./flood.ts";
import { startShop } from "./shop.ts";

/** Response times of a page, in milliseconds. */
interface PageTimes {
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
}

/** What one sender at full speed does to others. */
export interface SenderEffect {
  readonly idle: PageTimes;
  readonly loaded: PageTimes;
  /** Number of answers to the sender by status, as text. */
  readonly statuses: string;
}

/** Requests that the sender has under way. */
const CONNECTIONS = 64;
const SENDER = "203.0.113.7";
/** Pages and lists that are rendered or searched afresh. */
const ADDRESSES = [
  "/results?query=resistor%20{turn}",
  "/ar/results?query=multimeter%20{turn}",
  "/products?turn={turn}",
  "/backend/public/api/products/products/search?query=capacitor%20{turn}",
];
/** Milliseconds between two requests of others. */
const STEP = 50;
const WARM_UP_SECONDS = 2;

const rounded = (value: number | undefined): number => Math.round((value ?? 0) * 10) / 10;

/** Asks for the home page in steps, each time from another address. */
async function measureHome(base: string, seconds: number): Promise<PageTimes> {
  const waiting: Promise<number>[] = [];
  for (let turn = 0; turn < (seconds * 1000) / STEP; turn += 1) {
    waiting.push(timeOf(base, `198.51.${(turn >> 8) % 256}.${turn % 256}`));
    await delay(STEP);
  }
  const sorted = (await Promise.all(waiting)).toSorted((a, b) => a - b);
  return {
    requests: sorted.length,
    p50: rounded(quantile(sorted, 0.5)),
    p99: rounded(quantile(sorted, 0.99)),
  };
}

async function timeOf(base: string, address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(base, { headers: { "x-forwarded-for": address } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The home page answered ${response.status}.`);
  return performance.now() - start;
}

/** Measures the home page of an idle shop, and while one address sends at full speed. */
export async function measureOneSender(seconds: number): Promise<SenderEffect> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-sender-"));
  const shop = await startShop(dataDir, { TRUSTED_PROXIES: "1" });
  try {
    // The first requests compile what later ones only run.
    await measureHome(shop.base, WARM_UP_SECONDS);
    const idle = await measureHome(shop.base, Math.min(seconds, 20));
    const flood = startFlood(shop.base, {
      addresses: ADDRESSES,
      connections: CONNECTIONS,
      senders: [SENDER],
    });
    const loaded = await measureHome(shop.base, seconds);
    return { idle, loaded, statuses: JSON.stringify(await flood.end()) };
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
