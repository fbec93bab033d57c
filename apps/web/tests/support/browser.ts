import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright";
import { afterEach, beforeAll, expect, inject } from "vitest";

import { findChromium, shortLivedFlags } from "../../../../tools/chromium.ts";
import { recordNotices } from "./notices.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

export const SLOW_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};

/** Milliseconds for which a page is waited for: 30,000 by default, which a journey of several browsers on a busy machine may need. */
const WAIT_MS = 90_000;

/** Options of the browser context in which a page opens. */
export interface Device extends Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "colorScheme" | "reducedMotion"
> {
  /** Uses a phone's viewport. */
  readonly phone?: boolean;
  /** Throttles the network to 400 kbit/s and 400 ms, and returns before hydration. */
  readonly slow?: boolean;
  /** Items of the page's local storage, set again by each navigation before any script runs. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Slows the page's processor down by this factor. */
  readonly cpuSlowdown?: number;
  /** Lets the page register its service worker, whose requests no route of a test intercepts; false by default. */
  readonly worker?: boolean;
  /** Is awaited with the new browser context, before its page opens. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Matches errors that the test causes on purpose; other errors of the page fail the test. */
  readonly expected?: RegExp;
}

/** Opens pages for the tests of a file; a test fails where its page logs an error. */
export interface TestBrowser {
  /** Opens a page in a new browser context and waits for hydration; `page.context().newPage()` opens another tab, whose notices are not recorded. */
  readonly open: (address: string, device?: Device) => Promise<Page>;
}

/** One for all test files of a worker, which ends it by its own end: their modules are loaded once. */
let launched: Browser | undefined;

async function launchedBrowser(): Promise<Browser> {
  if (launched?.isConnected()) return launched;
  const executablePath = findChromium();
  launched = await chromium.launch({ ...(executablePath && { executablePath }), args: shortLivedFlags });
  return launched;
}

/** Opens pages for the tests of a file in the worker's browser; `shop` is the base URL, by default that of the shared shop. */
export function setupBrowser(shop: () => string = () => inject("shop")): TestBrowser {
  let browser: Browser | undefined;
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await launchedBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    // As one text: a report shows it whole, an array only by its length.
    expect(errors.splice(0).join("\n")).toBe("");
  });

  return {
    open: async (
      address,
      { phone = false, slow = false, worker = false, cpuSlowdown, expected, stored, prepare, ...device } = {},
    ) => {
      const report = (message: string) => expected?.test(message) || errors.push(message);
      if (!browser) throw new Error("The browser is not launched yet.");
      const context = await browser.newContext({
        baseURL: shop(),
        viewport: phone ? PHONE : DESKTOP,
        serviceWorkers: worker ? "allow" : "block",
        ...device,
      });
      context.setDefaultTimeout(WAIT_MS);
      context.on("weberror", (error) => report(error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error") report(`${message.text()} (${message.location().url})`);
      });
      await prepare?.(context);
      const page = await context.newPage();
      await recordNotices(page);
      if (stored) {
        // The blank page, which has no storage, is open already.
        await page.addInitScript((items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        }, stored);
      }
      if (cpuSlowdown !== undefined) {
        const session = await context.newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
      }
      if (slow) {
        const session = await context.newCDPSession(page);
        await session.send("Network.emulateNetworkConditions", SLOW_NETWORK);
        await page.goto(address, { waitUntil: "commit" });
        return page;
      }
      await page.goto(address);
      if (device.javaScriptEnabled !== false) await waitForHydration(page);
      return page;
    },
  };
}

/**
 * Waits for React, which marks the document that it hydrates, and the element into which it renders the dashboard: from then on it handles
 * or replays every event.
 */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [document, document.querySelector("#dash > *") && document.querySelector("#dash")].some(
      (root) => root && Object.keys(root).some((key) => key.startsWith("__reactContainer")),
    ),
  );
