import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { addresses } from "@shop/contract/addresses.ts";
import { createCall } from "@shop/data/call.ts";

import { quantile } from "../../apps/api/bench/quantile.ts";
import { postgresBinaries } from "../../apps/api/tests/support/postgres-binaries.ts";
import { startPostgres } from "../../apps/api/tests/support/postgres-cluster.ts";
import { buyer } from "../../apps/web/tests/support/buying.ts";
import { run } from "../run.ts";
import { ADMIN } from "./dash-login.ts";
import { startFlood } from "./flood.ts";
import type { Flood } from "./full-speed.ts";
import { startShop } from "./shop.ts";

const API = "/backend/public/api";
const PRODUCTS = 3000;
/** Milliseconds between two requests of a neighbour. */
const STEP_MS = 100;
const SENDER = "203.0.113.7";
/** Orders of one shopper, of 100 lines each. */
const OWN_ORDERS = 40;

/** What one sender does beside others: requests by a process of its own, or work in this one until it is aborted. */
type Load = Flood | ((signal: AbortSignal) => Promise<void>);

type Statuses = Record<string, number>;

/** Milliseconds within which 95 of 100 requests of others were answered, and the refused share of the sender's. */
export interface NeighbourTimes {
  readonly home: number;
  readonly product: number;
  readonly order: number;
  /** Share of 503 among the answers to the sender, in percent; null for work that is not counted. */
  readonly refused: number | null;
}

/** Calls a shop from a network address, with headers. */
const callsTo = (baseUrl: string, from: string, headers: Readonly<Record<string, string>> = {}) =>
  createCall({
    baseUrl,
    addresses,
    fetch: (url, init) => {
      const sent = new Headers(init.headers);
      for (const [name, value] of Object.entries({ ...headers, "x-forwarded-for": from }))
        sent.set(name, value);
      return fetch(url, { ...init, headers: sent });
    },
  });

const lineOf = ({
  id,
  name,
  price,
}: {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}) => ({
  id,
  name,
  price,
  image: "",
  qty: 1,
});

const info = (note: string) => ({ ...buyer, name: "Mona Adel", address1: "", address2: "", note });

/** The loads by their names, on a shop with a synthetic catalogue. */
async function loadsOn(base: string): Promise<Readonly<Record<string, Load>>> {
  const visitor = callsTo(base, SENDER);
  const login = await fetch(`${base}${API}/UserAdmin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const headers = { cookie: login.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const admin = callsTo(base, SENDER, { ...headers, origin: base });
  const page = await visitor("listProducts", { query: { limit: 100, view: "card" } });
  const products = "data" in page ? page.data : page;
  const cart = products.map(lineOf);
  const { token: shared } = await visitor("createSharedCart", { body: { lines: cart.slice(0, 50) } });
  const { token = "" } = await visitor("registerUser", {
    body: { name: "Mona", email: "neighbour@example.com", password: "a long secret" },
  });
  for (let order = 0; order < OWN_ORDERS; order += 1) {
    await callsTo(base, `198.18.0.${order}`)("placeOrder", {
      body: { cart, info: info(String(order)) },
      token,
      idempotencyKey: crypto.randomUUID(),
    });
  }
  const list = Array.from({ length: 100 }, (_, line) =>
    `${line}{turn} ${"precision resistor metal film quarter watt ".repeat(5)}`.slice(0, 195),
  ).join("\n");
  const senders = [SENDER];
  const choices = Array.from({ length: 50_000 }, (_, index) => `Choice ${index}`).join("|");
  return {
    "parts lists": {
      addresses: [`${API}/parts-lists`],
      connections: 5,
      senders: Array.from({ length: 250 }, (_, index) => `203.0.113.${index}`),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ list }),
    },
    searches: {
      addresses: [`${API}/products/products/search?query=resistor%20{turn}`],
      connections: 64,
      senders,
    },
    results: { addresses: ["/results?query=resistor%20{turn}"], connections: 32, senders },
    "own orders": {
      addresses: [`${API}/User/orders`],
      connections: 16,
      senders,
      headers: { authorization: `Bearer ${token}` },
    },
    "shared carts": { addresses: [`${API}/carts/${shared}`], connections: 64, senders },
    exports: { addresses: [`${API}/admin/product-sheet?format=csv`], connections: 2, senders, headers },
    "bulk changes": async (signal) => {
      for (let turn = 0; !signal.aborted; turn += 1) {
        const value = turn % 2 === 0 ? 1 : -1;
        const rule = { field: "amount", change: "amount", value } as const;
        const body = { selection: { filter: {} }, rule };
        const { fingerprint, latest } = await admin("previewBulkChange", { body });
        await admin("applyBulkChange", {
          body: { ...body, fingerprint, latest },
          idempotencyKey: crypto.randomUUID(),
        });
      }
    },
    "definitions of 50,000 choices": async (signal) => {
      while (!signal.aborted) {
        const file = new File([`Name,Kind,Choices\nColour,choice,"${choices}"\n`], "definitions.csv");
        await admin("previewAttributes", { body: { file } });
      }
    },
  };
}

const p95 = (times: readonly number[]): number =>
  Math.round(
    quantile(
      times.toSorted((a, b) => a - b),
      0.95,
    ) ?? 0,
  );

/** Times home, a product and an order, each time from another address, for some seconds. */
async function timeNeighbours(base: string, seconds: number): Promise<Omit<NeighbourTimes, "refused">> {
  const times = { home: [] as number[], product: [] as number[], order: [] as number[] };
  const waiting: Promise<void>[] = [];
  const ordered = lineOf(await callsTo(base, SENDER)("readProduct", { params: { id: 1 } }));
  const ask = async (kind: keyof typeof times, turn: number): Promise<void> => {
    const from = `198.51.${(turn >> 8) % 256}.${turn % 256}`;
    const start = performance.now();
    if (kind === "order") {
      await callsTo(base, from)("placeOrder", {
        body: { cart: [ordered], info: info("") },
        idempotencyKey: crypto.randomUUID(),
      });
    } else {
      const page = kind === "home" ? "/" : `/product/${ordered.id}`;
      const response = await fetch(base + page, { headers: { "x-forwarded-for": from } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The page ${page} was answered ${response.status}.`);
    }
    times[kind].push(performance.now() - start);
  };
  for (let turn = 0; turn < (seconds * 1000) / STEP_MS; turn += 1) {
    waiting.push(ask("home", turn), ask("product", turn));
    if (turn % 5 === 0) waiting.push(ask("order", turn));
    await delay(STEP_MS);
  }
  await Promise.all(waiting);
  return { home: p95(times.home), product: p95(times.product), order: p95(times.order) };
}

async function timeBeside(base: string, load: Load, seconds: number): Promise<NeighbourTimes> {
  if (typeof load === "function") {
    const ending = new AbortController();
    const working = load(ending.signal);
    const times = await timeNeighbours(base, seconds);
    ending.abort();
    await working;
    return { ...times, refused: null };
  }
  const flood = startFlood(base, load);
  const times = await timeNeighbours(base, seconds);
  const statuses: Statuses = await flood.end();
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return { ...times, refused: Math.round((100 * (statuses["503"] ?? 0)) / total) };
}

async function measureOn(
  settings: Readonly<Record<string, string>>,
  seconds: number,
  only: string | undefined,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-neighbours-"));
  try {
    await run(process.execPath, ["apps/api/bench/seed.ts", dataDir, String(PRODUCTS)], settings);
    const shop = await startShop(dataDir, {
      TRUSTED_PROXIES: "1",
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    });
    try {
      const loads = await loadsOn(shop.base);
      // The first requests compile what later ones only run.
      await timeNeighbours(shop.base, 2);
      const rows: Record<string, NeighbourTimes> = {
        quiet: { ...(await timeNeighbours(shop.base, seconds)), refused: null },
      };
      for (const [name, load] of Object.entries(loads))
        if (only === undefined || name.includes(only))
          rows[name] = await timeBeside(shop.base, load, seconds);
      return rows;
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures, on both databases, what each load of one sender does to others; `only` selects loads by a part of their name. */
export async function* measureNeighbours(
  seconds: number,
  only: string | undefined,
): AsyncGenerator<readonly [database: string, rows: Readonly<Record<string, NeighbourTimes>>]> {
  yield ["Embedded database", await measureOn({}, seconds, only)];
  const binaries = postgresBinaries();
  if (!binaries) return;
  const cluster = await startPostgres(binaries);
  try {
    yield ["PostgreSQL", await measureOn({ DATABASE_URL: cluster.url("postgres") }, seconds, only)];
  } finally {
    await cluster.stop();
  }
}
