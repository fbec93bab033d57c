import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { postgresBinaries } from "../../apps/api/tests/support/postgres-binaries.ts";
import { startPostgres } from "../../apps/api/tests/support/postgres-cluster.ts";
import { measurePage } from "./pages.ts";
import { startShop } from "./shop.ts";

const SECONDS = Number(process.env["SECONDS"] ?? 8);
const HEAP_MB = 16_000;

const LIST = "/backend/public/api/products?view=card&limit=12";
const SEARCH = "/backend/public/api/products/products/search";

/** Pages and calls that no cache answers. */
const pages = {
  "list after a product": `${LIST}&cursor={after}`,
  "category after a product": `${LIST}&category_id={category}&cursor={after}`,
  "filtered category page": "/category/{category}?price_min={price}",
  "counts of filters, all products": "/backend/public/api/product-facets?filters=price_min%3D{price}",
  "product page": "/product/{id}",
  "search, one word and a number": `${SEARCH}?limit=12&query={word}+{id}`,
  "search, three words": `${SEARCH}?limit=12&query={words}`,
  "search, a word that nothing has": `${SEARCH}?limit=12&query={word}+xq{id}zw`,
  "search page, three words": "/results?query={words}",
  suggestions: `${SEARCH}?limit=6&query={begun}`,
};

async function measureSize(count: number): Promise<Record<string, number>> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error("There are no programs of a PostgreSQL server here.");
  const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
  const cluster = await startPostgres(binaries);
  try {
    const settings = { DATABASE_URL: cluster.url("postgres") };
    // A million products are generated in memory.
    const seed = [`--max-old-space-size=${HEAP_MB}`, "apps/api/bench/seed.ts", folder, String(count)];
    execFileSync(process.execPath, seed, { stdio: "inherit", env: { ...process.env, ...settings } });
    const shop = await startShop(folder, { ...settings, SEED: "none" });
    try {
      const figures: Record<string, number> = { "start, ms": shop.firstAnswerMs };
      for (const [name, pattern] of Object.entries(pages)) {
        const { p50, failed } = await measurePage(shop.base, pattern, count, SECONDS);
        figures[name] = failed > 0 ? NaN : Math.max(1, p50);
      }
      return figures;
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures pages and searches on PostgreSQL with each number of products; each figure but the first of a row is a multiple of that. */
export async function measureScale(
  sizes: readonly number[],
): Promise<Record<string, Record<string, string>>> {
  const rows: Record<string, Record<string, string>> = {};
  const first: Record<string, number> = {};
  for (const size of sizes) {
    for (const [name, value] of Object.entries(await measureSize(size))) {
      const base = (first[name] ??= value);
      rows[name] = {
        ...rows[name],
        [size.toLocaleString("en")]: base === value ? `${value} ms` : `${(value / base).toFixed(1)} ×`,
      };
    }
  }
  return rows;
}
