import { pages } from "@shop/domain/site/pages.ts";
import { describe, expect, test } from "vitest";

import { setupBrowser, SLOW_NETWORK, waitForHydration } from "./support/browser.ts";

const browser = setupBrowser();

/** Most of a view that may move: layout shift scores (CLS) of 0.1 and less are good; the header's parts take 0.004. */
const LAYOUT_SHIFT = 0.01;

describe("pages on a slow network", () => {
  test.each([
    pages.home,
    pages.products,
    pages.category(1),
    pages.brand(1),
    pages.product(1),
    `/ar${pages.category(1)}`,
  ])("what %s shows stays where it is while the page arrives in pieces", async (address) => {
    const page = await browser.open(pages.about, { phone: true, expected: /ERR_FAILED/ });
    // Which typeface stands in for the web font depends on the machine.
    await page.route("**/*.woff2", (route) => route.abort());
    const session = await page.context().newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry) shifts.push(entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await waitForHydration(page);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(LAYOUT_SHIFT);
  });
});
