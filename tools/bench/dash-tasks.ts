import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type Page } from "playwright";

import { chromiumFlags } from "../chromium.ts";
import { run } from "../run.ts";
import { ADMIN, logIn } from "./dash-login.ts";
import { startShop } from "./shop.ts";

/** The longest task of the browser's main thread while a list of the dashboard is used. */
export interface DashTask {
  readonly action: string;
  /** Milliseconds; 0 where no task took 50 ms. */
  readonly longest: number;
}

const PAGES = 30;

/** Waits until the table is neither loading nor refreshing, and has been painted. */
async function settle(page: Page): Promise<void> {
  await page.locator("table[aria-busy=false]").waitFor();
  await page.waitForTimeout(400);
}

async function measure(
  page: Page,
  actions: Readonly<Record<string, () => Promise<void>>>,
): Promise<DashTask[]> {
  const tasks: DashTask[] = [];
  for (const [action, act] of Object.entries(actions)) {
    const since = await page.evaluate(() => performance.now());
    await act();
    await settle(page);
    const longest = await page.evaluate(async (start) => {
      const found: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) if (startTime >= start) found.push(duration);
      });
      observer.observe({ type: "longtask", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return Math.max(0, ...found);
    }, since);
    tasks.push({ action, longest: Math.round(longest) });
  }
  return tasks;
}

/** Searches, sorts and pages the lists of a shop with many products. */
export async function measureDashTasks(products: number, executablePath: string): Promise<DashTask[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-dash-"));
  try {
    await run(process.execPath, ["apps/api/bench/seed.ts", dataDir, String(products)]);
    const shop = await startShop(dataDir, { ADMIN_PASSWORD: ADMIN.password });
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    try {
      const page = await browser.newPage({ baseURL: shop.base, viewport: { width: 1280, height: 800 } });
      await logIn(page, shop.base);
      await settle(page);
      const search = page.getByRole("searchbox");
      const more = page.getByRole("button", { name: "Load more" });
      const sort = (name: string) => page.getByRole("columnheader", { name }).getByRole("button").click();
      const loadMore = async () => {
        for (let turn = 0; turn < PAGES && (await more.isVisible()); turn += 1) {
          const rows = await page.getByRole("rowheader").count();
          await more.click();
          await page.waitForFunction((count) => document.querySelectorAll("tbody tr").length > count, rows);
        }
      };
      return await measure(page, {
        [`products: ${PAGES} times 'load more'`]: loadMore,
        "products: scroll to the end and back": async () => {
          for (const by of [4000, 4000, -8000]) {
            await page.mouse.move(700, 500);
            await page.mouse.wheel(0, by);
            await page.waitForTimeout(200);
          }
        },
        "products: search": () => search.pressSequentially("oscilloscope", { delay: 60 }),
        "products: clear the search": () => search.fill(""),
        "products: sort by price": () => sort("price"),
        "products: sort by name": () => sort("name"),
        "category: open": async () => {
          await page.goto("/dash/category/1");
        },
        "category: all by 'load more'": loadMore,
        "category: sort by price": () => sort("price"),
        "sub categories: open with 40 rows": async () => {
          await page.goto("/dash/subcategories?rows=40");
        },
        "sub categories: next page": () => page.getByRole("button", { name: "Next page" }).click(),
      });
    } finally {
      await browser.close();
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
