import { pages } from "@shop/domain/site/pages.ts";
import { describe, expect, test } from "vitest";

import { setupBrowser, SLOW_NETWORK, waitForHydration } from "../support/browser.ts";

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
    await page.goto(address);
    await waitForHydration(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
            // Asked for last, paints are reported with or after all shifts.
            if (list.getEntriesByType("paint").length > 0) resolve(sum);
          });
          observer.observe({ type: "layout-shift", buffered: true });
          observer.observe({ type: "paint", buffered: true });
        }),
    );
    expect(shift).toBeLessThan(LAYOUT_SHIFT);
  });
});
