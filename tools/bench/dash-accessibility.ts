import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright";

import { ADMIN, logIn } from "./dash-login.ts";
import { lighthouseReport, withChromium } from "./lighthouse.ts";
import { startShop } from "./shop.ts";

/** Lighthouse's accessibility score of one screen of the dashboard. */
export interface ScreenAccessibility {
  readonly screen: string;
  /** 0 to 100. */
  readonly accessibility: number;
  /** Ids of failed audits. */
  readonly failing: string;
}

const SCREENS = [
  "/dash",
  "/dash/products",
  "/dash/products?new",
  "/dash/products?edit=5",
  "/dash/products?history=5",
  "/dash/category/1",
  "/dash/subcategories/1",
  "/dash/categories",
  "/dash/categories?edit=1",
  "/dash/subcategories",
  "/dash/subcategories?edit=1",
  "/dash/orders",
  "/dash/settings",
  "/dash/settings?history",
  "/dash/settings/shop",
  "/dash/settings/branches",
  "/dash/settings/delivery",
  "/dash/settings/payments",
  "/dash/settings/mails",
  "/dash/settings/orders",
  "/dash/settings/home",
  "/dash/settings/about",
  "/dash/settings/info",
  "/dash/administrators",
  "/dash/slider",
  "/dash/slider?edit=1",
];

/** Scores the login and each screen of the dashboard, in English and Arabic, with a session of an administrator. */
export async function measureDashAccessibility(executablePath: string): Promise<ScreenAccessibility[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-dash-"));
  try {
    const shop = await startShop(dataDir, { ADMIN_PASSWORD: ADMIN.password });
    try {
      return await withChromium(executablePath, async (port) => {
        const score = async (screen: string): Promise<ScreenAccessibility> => {
          const report = await lighthouseReport(shop.base + screen, port, {
            onlyCategories: ["accessibility"],
            disableStorageReset: true,
          });
          const { categories, audits } = report;
          if (report.finalDisplayedUrl !== shop.base + screen)
            throw new Error(`${screen} leads to ${report.finalDisplayedUrl}.`);
          const failing = (categories["accessibility"]?.auditRefs ?? []).filter(
            ({ id, weight }) => weight > 0 && audits[id]?.score === 0,
          );
          return {
            screen,
            accessibility: Math.round((categories["accessibility"]?.score ?? 0) * 100),
            failing: failing.map(({ id }) => id).join(" "),
          };
        };

        const scores = [await score("/admin-login"), await score("/ar/admin-login")];
        // The session's cookie belongs to the browser's default context, in which Lighthouse opens its pages, until this connection closes.
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        const page = await browser.contexts()[0]?.newPage();
        if (!page) throw new Error("Chromium has no default context.");
        await logIn(page, shop.base);
        for (const screen of SCREENS) scores.push(await score(screen), await score(`/ar${screen}`));
        await browser.close();
        return scores;
      });
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
