import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { postgresBinaries } from "../../apps/api/tests/support/postgres-binaries.ts";
import { startPostgres } from "../../apps/api/tests/support/postgres-cluster.ts";
import { placeOrder } from "../../apps/web/tests/support/place-order.ts";
import { freePort } from "./lighthouse.ts";
import { startShop } from "./shop.ts";

/** Memory of a process, in megabytes. */
export interface MemoryUse {
  readonly when: string;
  readonly resident: number;
  /** Resident memory with shared pages divided by the number of processes that share them. */
  readonly proportional: number;
  /** The highest resident memory so far. */
  readonly peak: number;
  /** What V8's heap holds of it. */
  readonly heap: number;
}

const CLIENTS = 16;
const ORDER_EVERY = 10;
const LOAD_MS = Number(process.env["LOAD_SECONDS"] ?? 30) * 1000;
/** Pages that are each asked for once. */
export const DISTINCT_PAGES = Number(process.env["PAGES"] ?? 20_000);
const PRODUCTS = 150;
const KB = 1024;

const words = ["multimeter", "resistor 4k7", "sensor", "ساعة", "7805", "clamp meter", "oscilosope", "cable"];

/** The address of a request of the mixed load: pages in both languages, lists, products and searches. */
function addressAt(turn: number): string {
  const id = 1 + ((turn * 7) % PRODUCTS);
  const word = encodeURIComponent(`${words[turn % words.length] ?? ""} ${turn % 50}`.trim());
  const addresses = [
    "/",
    `/product/${id}`,
    `/ar/product/${id}`,
    `/category/${1 + (turn % 8)}`,
    `/results?query=${word}`,
    `/ar/products?sort=price&from=${turn % 300}`,
    `/api/search?query=${word}`,
    `/api/products?limit=50&view=card&sort=price`,
    `/api/products/${id}`,
  ];
  return addresses[turn % addresses.length] ?? "/";
}

/** The address of a page that no cache holds. */
function distinctAddressAt(turn: number): string {
  const pages = [
    `/product/${1 + (turn % PRODUCTS)}?turn=${turn}`,
    `/ar/product/${1 + (turn % PRODUCTS)}?turn=${turn}`,
    `/results?query=${encodeURIComponent(words[turn % words.length] ?? "")}+${turn}`,
    `/category/${1 + (turn % 8)}?price_max=${turn}`,
  ];
  return pages[turn % pages.length] ?? "/";
}

async function memoryOf(pid: number, metricsPort: number, when: string): Promise<MemoryUse> {
  const read = (file: string, name: string): number =>
    Math.round(
      Number(
        new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1],
      ) / KB,
    );
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, heap] = /^nodejs_heap_size_used_bytes (\d+)/m.exec(metrics) ?? [];
  return {
    when,
    resident: read("status", "VmRSS"),
    proportional: read("smaps_rollup", "Pss"),
    peak: read("status", "VmHWM"),
    heap: Math.round(Number(heap) / KB ** 2),
  };
}

/** Asks from several clients at once until `isOver`; returns the number of answers. */
async function ask(
  isOver: (turn: number) => boolean,
  one: (turn: number) => Promise<unknown>,
): Promise<number> {
  let turn = 0;
  const client = async (): Promise<void> => {
    while (!isOver(turn)) await one((turn += 1));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return turn;
}

const read = async (address: string): Promise<unknown> => (await fetch(address)).arrayBuffer();

/** A mixed load, with an order in every tenth turn. */
function load(base: string): Promise<number> {
  const end = Date.now() + LOAD_MS;
  return ask(
    () => Date.now() >= end,
    (turn) =>
      turn % ORDER_EVERY === 0
        ? placeOrder(base, { qty: 1 }).catch(() => null)
        : read(base + addressAt(turn)),
  );
}

async function measureShop(kind: string, settings: Readonly<Record<string, string>>): Promise<MemoryUse[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  try {
    const uses: MemoryUse[] = [];
    for (const start of ["first start", "second start"]) {
      const metricsPort = await freePort();
      const shop = await startShop(folder, { ...settings, METRICS_PORT: String(metricsPort) });
      const { base, pid } = shop;
      if (pid !== undefined) {
        const note = async (when: string) => uses.push(await memoryOf(pid, metricsPort, `${kind}, ${when}`));
        await note(start);
        if (start === "second start") {
          await note(`after ${await load(base)} requests`);
          await ask(
            (turn) => turn >= DISTINCT_PAGES,
            (turn) => read(base + distinctAddressAt(turn)),
          );
          await note(`after ${DISTINCT_PAGES} distinct pages`);
        }
      }
      await shop.stop();
    }
    return uses;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the serving process after its first and second start, after a mixed load and after many pages that are each asked for once, on both databases; Linux only. */
export async function measureMemory(): Promise<MemoryUse[]> {
  if (!existsSync("/proc/self/smaps_rollup")) return [];
  const uses = await measureShop("embedded", {});
  const binaries = postgresBinaries();
  if (!binaries) return uses;
  const cluster = await startPostgres(binaries);
  try {
    return [...uses, ...(await measureShop("PostgreSQL", { DATABASE_URL: cluster.url("postgres") }))];
  } finally {
    await cluster.stop();
  }
}
