/** `npm run bench -- import` measures imports of products on both databases; LINES sets the lines of a sheet (20,000). */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";

import { postgresBinaries } from "../../../apps/api/tests/support/postgres-binaries.ts";
import { startPostgres } from "../../../apps/api/tests/support/postgres-cluster.ts";
import { ADMIN } from "../dash-login.ts";
import { startShop } from "../shop.ts";
import { openImportDesk } from "./desk.ts";
import { type Load, loadOf, underLoad } from "./load.ts";
import { underOrders } from "./orders.ts";
import { benchSheets } from "./sheets.ts";

const LINES = Number(process.env["LINES"] ?? 20_000);
const QUIET_MS = 10_000;

const ms = (value: number): string => value.toFixed(1);

async function measureOn(kind: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-import-"));
  const shop = await startShop(dataDir, { ADMIN_PASSWORD: ADMIN.password, ...settings });
  try {
    const desk = await openImportDesk(shop.base);
    await underLoad(shop.base, () => delay(QUIET_MS / 5));
    const { p99: quiet } = await underLoad(shop.base, () => delay(QUIET_MS));
    // No two are the same, so that each reads the database.
    let searches = 0;
    const search = (): string =>
      shop.base + addressOf(endpoints.searchProducts, {}, { query: String((searches += 1)), limit: 5 });
    const columnsOf = ({ p99, longest }: Load) => ({
      "home page, p99 ms": ms(p99),
      "of that without": (p99 / quiet).toFixed(1),
      "home page, longest ms": ms(longest),
    });
    const rows: Record<string, string | number>[] = [];
    for (const [sheet, content] of Object.entries(benchSheets(LINES))) {
      let seconds = 0;
      const times: number[] = [];
      const measure = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
        const start = performance.now();
        const ordering = underOrders(shop.base, work);
        const reading = underLoad(search, () => ordering);
        const page = await underLoad(shop.base, () => reading);
        const took = (performance.now() - start) / 1000;
        seconds += took;
        times.push(...page.times);
        rows.push({
          sheet,
          step,
          seconds: took.toFixed(1),
          "lines a second": Math.round(LINES / took),
          ...columnsOf(page),
          "a search, longest ms": ms(page.result.longest),
          "an order, longest ms": ms(page.result.result.longest),
        });
        return page.result.result.result;
      };
      const read = await measure("read", () => desk.read(content));
      const checked = await measure("check", () => desk.check(read));
      const applied = await measure("apply", () => desk.apply(checked));
      rows.push({ sheet, step: "all", seconds: seconds.toFixed(1), ...columnsOf(loadOf(times)) });
      if (sheet !== "new products") await measure("undo", () => desk.undo(applied));
    }
    console.info(
      `\n${kind}: imports of ${LINES} lines (budget: 60 s; home page at most twice its p99 of ${ms(quiet)} ms)`,
    );
    console.table(rows);
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await measureOn("Embedded database", {});
const binaries = postgresBinaries();
if (binaries) {
  const cluster = await startPostgres(binaries);
  try {
    await measureOn("PostgreSQL", { DATABASE_URL: cluster.url("postgres") });
  } finally {
    await cluster.stop();
  }
} else {
  console.info("\nThere are no programs of a PostgreSQL server here, so it is not measured.");
}
