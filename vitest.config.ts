import { fileURLToPath } from "node:url";

import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { chromiumFlags, findChromium } from "./tools/chromium.ts";

const executablePath = findChromium();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "apps/web/{src,server,bundle}/**/*.test.{ts,tsx}",
            "tools/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          include: ["apps/api/{src,tests}/**/*.test.ts"],
          globalSetup: ["apps/api/tests/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["apps/web/tests/**/*.spec.ts"],
          globalSetup: ["apps/web/tests/support/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // The same stories without a browser: only `npm test` on a machine that has none runs this project.
        resolve: {
          alias: { "msw/browser": fileURLToPath(new URL(".storybook/dom/msw-browser.ts", import.meta.url)) },
        },
        test: {
          name: "stories-dom",
          environment: "happy-dom",
          // A journey walks through many pages.
          testTimeout: 20_000,
          environmentOptions: { happyDOM: { url: "http://localhost:3000/" } },
          include: [".storybook/dom/*.test.tsx"],
          css: false,
          server: { deps: { inline: ["msw-storybook-addon"] } },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: ".storybook" })],
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});
