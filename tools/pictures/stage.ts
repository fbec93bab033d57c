import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { type Browser, chromium } from "playwright";

import { chromiumFlags, findChromium } from "../chromium.ts";
import type { PartPicture } from "./parts.ts";
import { GROUND, LETTER_FLAGS, SIDE } from "./settings.ts";
import { showDrawing } from "./show-drawing.ts";
import { paintScreen, showPart } from "./show-part.ts";

const require = createRequire(import.meta.url);

/** The font of all lettering. */
export const fontFile: string =
  require.resolve("@fontsource-variable/cairo/files/cairo-latin-wght-normal.woff2");

/** The bundle of @wokwi/elements. */
export const partsFile: string = require.resolve("@wokwi/elements/dist/wokwi-elements.bundle.js");

/** Browser page that renders pictures. */
export interface Stage {
  /** Renders parts of @wokwi/elements as PNG. */
  part(picture: PartPicture): Promise<Buffer>;
  /** Renders the inside of a 1000 × 1000 SVG as PNG. */
  drawing(inside: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens the browser page that renders pictures. */
export async function openStage(): Promise<Stage> {
  const executablePath = findChromium();
  const browser: Browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, ...LETTER_FLAGS],
  });
  const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
  const font = readFileSync(fontFile);
  const face = `@font-face{font-family:Label;font-weight:200 1000;src:url(data:font/woff2;base64,${font.toString("base64")})}`;
  await page.setContent(
    `<style>${face}</style><body style="margin:0;overflow:hidden;background:${GROUND}"></body>`,
  );
  await page.evaluate(() =>
    Promise.all(["400", "600", "700", "800"].map((weight) => document.fonts.load(`${weight} 20px Label`))),
  );
  await page.addScriptTag({ path: partsFile });
  await page.addScriptTag({ content: `globalThis.paintScreen = ${paintScreen.toString()}` });
  return {
    part: async (picture) => {
      await showPart(page, picture);
      return page.screenshot({ type: "png" });
    },
    drawing: async (inside) => {
      await showDrawing(page, inside);
      return page.screenshot({ type: "png" });
    },
    close: () => browser.close(),
  };
}
