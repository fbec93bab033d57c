import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import { chromiumFlags, findChromium } from "../../../../tools/chromium.ts";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** A reader's device. */
export interface Device extends Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "colorScheme" | "reducedMotion"
> {
  readonly phone?: boolean;
  /** Errors that the test brings about itself: they do not fail it. */
  readonly expected?: RegExp;
}

/** Opens pages for the tests of a file, and fails each test whose page has met an error. */
export interface Reader {
  /** A page of a fresh device; further pages of the same device by `page.context().newPage()`. */
  readonly open: (address: string, device?: Device) => Promise<Page>;
}

/** Keeps a browser for the tests of a file; it reads the shop that all journeys share, or another one. */
export function withBrowser(shop: () => string = () => inject("shop")): Reader {
  let browser: Browser | undefined;
  const faults: string[] = [];

  beforeAll(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    expect(faults.splice(0)).toEqual([]);
  });

  return {
    open: async (address, { phone = false, expected, ...device } = {}) => {
      const note = (fault: string) => expected?.test(fault) || faults.push(fault);
      if (!browser) throw new Error("There is no browser yet.");
      const context = await browser.newContext({
        baseURL: shop(),
        viewport: phone ? PHONE : DESKTOP,
        ...device,
      });
      context.on("weberror", (error) => note(error.error().message));
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      const page = await context.newPage();
      await page.goto(address);
      if (device.javaScriptEnabled !== false) await takenOver(page);
      return page;
    },
  };
}

/** Waits until the shop's script has taken the page over: React marks the document, and from then on misses no click. */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
