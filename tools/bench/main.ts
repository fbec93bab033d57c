/**
 * `npm run bench` prints page weights, Lighthouse scores and start times and long tasks of the dashboard with their budgets; it never
 * fails, because machines differ. `npm run bench -- api` measures the API at 100,000 products instead, `npm run bench -- import` imports of
 * 20,000 lines, `npm run bench -- memory` the memory of the shop's process, `npm run bench -- peers [FILE]` pages and searches at 16
 * connections, beside other shops; `npm run bench -- scale [SIZES]` what no cache answers with 10,000, 100,000 and 1,000,000 products on
 * PostgreSQL; `npm run bench -- neighbours [LOAD]` the times of others beside each load of one sender, on both
 * databases; `npm run bench -- sender` only what one sender at full speed does to others, with `--quick` for ten seconds in place of a
 * minute.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ensureChromium } from "../browser.ts";
import { run } from "../run.ts";
import { measureBlockingTimes } from "./blocking-time.ts";
import { measureDashAccessibility } from "./dash-accessibility.ts";
import { measureDashTasks } from "./dash-tasks.ts";
import { measureFirstTaps } from "./first-tap.ts";
import { measurePages } from "./lighthouse.ts";
import { DISTINCT_PAGES, measureMemory } from "./memory.ts";
import { measureNeighbours } from "./neighbours.ts";
import { measureOneSender } from "./one-sender.ts";
import { weighPages } from "./page-weight.ts";
import { measurePeers } from "./peers.ts";
import { measureScale } from "./scale.ts";
import { startShop } from "./shop.ts";

const DASH_PRODUCTS = 5000;

const arabic = (page: string): string => (page === "/" ? "/ar" : `/ar${page}`);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Seconds for which one sender sends at full speed. */
const FULL_SPEED_SECONDS = process.argv.includes("--quick") ? 10 : 60;

async function benchSender(): Promise<void> {
  console.info(
    `\nHome page for others, ms, while one address sends at full speed for ${FULL_SPEED_SECONDS} s (budget: p99 at most ten times that of an idle shop)`,
  );
  const { idle, loaded, statuses } = await measureOneSender(FULL_SPEED_SECONDS);
  console.table({ "idle shop": idle, "full speed": loaded });
  console.info(
    `p99 is ${(loaded.p99 / idle.p99).toFixed(1)} times that of the idle shop. Answers to the sender: ${statuses}`,
  );
}

async function benchNeighbours(): Promise<void> {
  const only = process.argv[process.argv.indexOf("neighbours") + 1];
  for await (const [database, rows] of measureNeighbours(10, only)) {
    console.info(
      `\n${database}: p95 of others in ms beside one sender (budget: four times that of a quiet shop, or 100 ms), and percent of 503 to the sender`,
    );
    console.table(rows);
  }
}

async function benchShop(): Promise<void> {
  const chromium = await ensureChromium();
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const first = await startShop(dataDir);
    await first.stop();
    const shop = await startShop(dataDir);
    console.info(
      `\nStart: first ${first.firstAnswerMs} ms, second ${shop.firstAnswerMs} ms (budget 2,000 ms)`,
    );
    try {
      if (!chromium) {
        console.info("There is no Chromium here, so pages are neither weighed nor scored.");
        return;
      }
      const weights = await weighPages(
        shop.base,
        ["/", "/products", "/category/1", "/product/1", "/ar", "/blogs", "/cart", "/checkout", "/login"],
        chromium,
      );
      console.info(
        "\nWeights, gzip, phone at 2x (budget: scripts that hydration needs: home and blogs 140 kB, pages with forms 165 kB; one font of 25 kB per script)",
      );
      console.table(
        weights.map(({ page, script, lateScript, font, image, document, total }) => ({
          page,
          scripts: kB(script),
          "later scripts": kB(lateScript),
          fonts: kB(font),
          pictures: kB(image),
          document: kB(document),
          total: kB(total),
        })),
      );
      const heavy = weights.flatMap(({ page, scripts }) =>
        scripts
          .filter((name) => /dialog|cmdk|combobox|data-table|dash/.test(name))
          .map((name) => `${page}: ${name}`),
      );
      console.info(
        heavy.length > 0
          ? `Heavy parts on public pages: ${heavy.join(", ")}`
          : "No dialog, cmdk, table or dashboard code on these pages.",
      );

      console.info("\nLighthouse, mobile (median of three; budget: performance 97, the others 100, CLS 0)");
      const pages = ["/", "/products", "/category/1", "/product/190"].flatMap((page) => [page, arabic(page)]);
      console.table(await measurePages(shop.base, pages, chromium));
      console.info("\nThe same pages with their script files blocked: what this machine allows");
      const bare = await measurePages(shop.base, pages, chromium, ["*/assets/*.js"]);
      console.table(
        bare.map(({ page, performance, fcp, lcp, tbt }) => ({ page, performance, fcp, lcp, tbt })),
      );

      console.info(
        "\nFirst tap on 'add to cart' at 400 kbit/s, 400 ms, a quarter of this CPU (ms since the page was asked for)",
      );
      console.table(await measureFirstTaps(shop.base, ["/product/1", "/products"], chromium));

      console.info("\nTotal blocking time on a phone with a quarter of this CPU (ms; median of five)");
      console.table(await measureBlockingTimes(shop.base, ["/", "/products", "/product/1"], chromium));

      console.info("\nLighthouse, accessibility of the dashboard's screens (budget: 100)");
      console.table(await measureDashAccessibility(chromium));

      console.info("\nLongest tasks of the dashboard with 5,000 products (ms; budget 200)");
      console.table(await measureDashTasks(DASH_PRODUCTS, chromium));
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv.includes("api")) process.exitCode = await run(process.execPath, ["apps/api/bench/main.ts"]);
else if (process.argv.includes("import")) {
  process.exitCode = await run(process.execPath, ["tools/bench/import/main.ts"]);
} else if (process.argv.includes("peers")) {
  await measurePeers(process.argv[process.argv.indexOf("peers") + 1]);
} else if (process.argv.includes("scale")) {
  const sizes = process.argv[process.argv.indexOf("scale") + 1] ?? "10000,100000,1000000";
  console.info(`\nWhat no cache answers, PostgreSQL, 16 connections, p50, by the number of products`);
  console.table(await measureScale(sizes.split(",").map(Number)));
} else if (process.argv.includes("neighbours")) {
  await benchNeighbours();
} else if (process.argv.includes("memory")) {
  console.info(
    `\nMemory of the serving process in MB (budget: 350, with PostgreSQL 170; under load 600; after ${DISTINCT_PAGES} pages that are each asked for once 450, with PostgreSQL 250)`,
  );
  console.table(await measureMemory());
} else {
  if (!process.argv.includes("sender")) await benchShop();
  await benchSender();
}
