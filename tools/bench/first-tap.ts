import { chromium } from "playwright";

import { chromiumFlags } from "../chromium.ts";

/** When a page of a product can be used over a network of 400 kbit/s and 400 ms, in milliseconds since it was asked for. */
export interface FirstTap {
  readonly page: string;
  /** The first paint of content. */
  readonly painted: number;
  /** A tap on 'add to cart' is acknowledged. */
  readonly acknowledged: number;
  /** The tap has taken effect: the scripts have hydrated the page. */
  readonly effective: number;
}

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Taps 'add to cart' on each page as soon as it is shown, on a phone with an empty cache. */
export async function measureFirstTaps(
  base: string,
  pages: readonly string[],
  executablePath: string,
): Promise<FirstTap[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const taps: FirstTap[] = [];
  for (const address of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const start = Date.now();
    await page.goto(base + address, { waitUntil: "commit" });
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Add to cart/ })
      .and(page.locator(":enabled"))
      .first();
    await add.click({ noWaitAfter: true });
    const acknowledged = Date.now() - start;
    await page.waitForFunction(() => localStorage.getItem("shopping-cart") !== null);
    const effective = Date.now() - start;
    const painted = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    );
    taps.push({ page: address, painted: Math.round(painted), acknowledged, effective });
    await context.close();
  }
  await browser.close();
  return taps;
}
