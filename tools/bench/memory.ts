import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { postgresBinaries } from "../../apps/api/tests/support/postgres-binaries.ts";
import { startPostgres } from "../../apps/api/tests/support/postgres-cluster.ts";
import { placeOrder } from "../../apps/web/tests/support/place-order.ts";
import { startShop } from "./shop.ts";

/** Memory of a process, in megabytes. */
export interface MemoryUse {
  readonly when: string;
  readonly resident: number;
  /** Resident memory with shared pages divided by the number of processes that share them. */
  readonly proportional: number;
  /** The highest resident memory so far. */
  readonly peak: number;
}

const CLIENTS = 16;
const ORDER_EVERY = 10;
const LOAD_MS = Number(process.env["LOAD_SECONDS"] ?? 30) * 1000;
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

function memoryOf(pid: number, when: string): MemoryUse {
  const read = (file: string, name: string): number =>
    Math.round(
      Number(
        new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/${file}`, "utf8"))?.[1],
      ) / KB,
    );
  return {
    when,
    resident: read("status", "VmRSS"),
    proportional: read("smaps_rollup", "Pss"),
    peak: read("status", "VmHWM"),
  };
}

/** Asks from several clients at once, with an order in every tenth turn; returns the number of answers. */
async function load(base: string): Promise<number> {
  const end = Date.now() + LOAD_MS;
  let turn = 0;
  const client = async (): Promise<void> => {
    while (Date.now() < end) {
      turn += 1;
      if (turn % ORDER_EVERY === 0) await placeOrder(base, { qty: 1 }).catch(() => null);
      else await (await fetch(base + addressAt(turn))).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return turn;
}

async function measureShop(kind: string, settings: Readonly<Record<string, string>>): Promise<MemoryUse[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-memory-"));
  try {
    const uses: MemoryUse[] = [];
    for (const start of ["first start", "second start"]) {
      const shop = await startShop(folder, settings);
      if (shop.pid !== undefined) {
        uses.push(memoryOf(shop.pid, `${kind}, ${start}`));
        if (start === "second start") {
          const answers = await load(shop.base);
          uses.push(memoryOf(shop.pid, `${kind}, after ${answers} requests`));
        }
      }
      await shop.stop();
    }
    return uses;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the serving process after its first and second start and after a mixed load, on both databases; Linux only. */
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
