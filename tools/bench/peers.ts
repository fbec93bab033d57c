import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";

import * as v from "valibot";

import { type MeasuredPages, measurePage } from "./pages.ts";
import { startShop } from "./shop.ts";

const PRODUCTS = Number(process.env["COUNT"] ?? 30_000);
const SECONDS = Number(process.env["SECONDS"] ?? 8);

/** Other shops, with the addresses of their pages as {@link measurePage} reads them. */
const peerSchema = v.object({
  name: v.string(),
  base: v.pipe(v.string(), v.url()),
  pages: v.record(v.string(), v.string()),
});

const ownPages = {
  home: "/",
  list: "/products",
  product: "/product/{id}",
  "search page": "/results?query={words}",
  "filtered list": "/category/{category}?price_min={price}",
  "list API": "/backend/public/api/products?limit=12&view=card&sort=price",
  "search API": "/backend/public/api/products/products/search?limit=12&query={words}",
  suggestions: "/backend/public/api/products/products/search?limit=6&query={begun}",
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Measures one kind of page of a shop. */
async function measure({ name, base }: MeasuredPages, page: string, pattern: string) {
  const { perSecond, p50, p99, sent, unpacked, failed } = await measurePage(base, pattern, PRODUCTS, SECONDS);
  return {
    shop: name,
    page,
    "requests a second": Math.round(perSecond),
    "p50 ms": p50,
    "p99 ms": p99,
    "kB sent each": tenths(sent / 1000),
    "kB unpacked": tenths(unpacked / 1000),
    failed,
  };
}

/** Memory of a process in megabytes. */
const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

/**
 * Measures this shop with 30,000 products (COUNT), and other shops that run with as many, by one load generator in one run. A file names the
 * others: `[{ "name": …, "base": "http://127.0.0.1:3005", "pages": { "home": "/", "search page": "/search?q={words}" } }]`.
 */
export async function measurePeers(file: string | undefined): Promise<void> {
  const peers =
    file === undefined ? [] : v.parse(v.array(peerSchema), JSON.parse(readFileSync(file, "utf8")));
  console.info(
    `\n${PRODUCTS} products, 16 connections, ${SECONDS} s for each page; ${cpus().length} × ${cpus()[0]?.model ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "bench-peers-"));
  try {
    execFileSync(process.execPath, ["apps/api/bench/seed.ts", dataDir, String(PRODUCTS)], {
      stdio: "inherit",
    });
    const shop = await startShop(dataDir, { SEED: "none" });
    try {
      const rows = [];
      const own: MeasuredPages = { name: "this shop", base: shop.base, pages: ownPages };
      for (const peer of [own, ...peers]) {
        for (const [page, pattern] of Object.entries(peer.pages))
          rows.push(await measure(peer, page, pattern));
      }
      console.table(rows);
      console.info(
        `This shop answered ${shop.firstAnswerMs} ms after its start, and has ${shop.pid ? residentMb(shop.pid) : "?"} MB of memory after all that.`,
      );
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
