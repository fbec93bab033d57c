import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

import { chromiumFlags, findChromium } from "./tools/chromium.ts";

const executablePath = findChromium();
const baselines = process.env["VISUAL_BASELINES"] ?? ".storybook/baselines/unnamed";

export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook", tags: { exclude: ["journey"] } })],
  test: {
    name: "visual",
    setupFiles: [".storybook/visual.setup.ts"],
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath ? { executablePath } : {}),
          args: [...chromiumFlags, "--font-render-hinting=none", "--disable-lcd-text"],
        },
      }),
      instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
      expect: {
        toMatchScreenshot: {
          comparatorName: "pixelmatch",
          comparatorOptions: { threshold: 0, allowedMismatchedPixelRatio: 0.0001 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/${baselines}/${arg}${ext}`,
        },
      },
    },
  },
});
