/**
 * `npm run bench` prints weights, scores and start times beside their budgets. It judges nothing: machines differ.
 * `npm run bench -- api` measures the API at 100,000 products instead.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ensureChromium } from "../browser.ts";
import { run } from "../run.ts";
import { measurePages } from "./lighthouse.ts";
import { weighPages } from "./page-weight.ts";
import { startShop } from "./shop.ts";

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

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
        ["/", "/products", "/category/1", "/product/1", "/ar"],
        chromium,
      );
      console.info(
        "\nWeights, gzip, phone at 2x (budget of home: scripts 105 kB, one font of 25 kB per script, 300 kB in all)",
      );
      console.table(
        weights.map(({ page, script, font, image, document, total }) => ({
          page,
          scripts: kB(script),
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

      console.info("\nLighthouse, mobile (budget: performance 98, the others 100, CLS 0)");
      const scores = await measurePages(
        shop.base,
        ["/", "/products", "/category/1", "/product/190", "/ar"],
        chromium,
      );
      console.table(scores);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv.includes("api")) process.exitCode = await run(process.execPath, ["apps/api/bench/main.ts"]);
else await benchShop();
