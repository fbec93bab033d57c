import type { Page } from "playwright";

import { sharedDefs } from "./draw.ts";
import { SIDE } from "./settings.ts";

/** Renders the content of a 1000 × 1000 SVG. */
export async function showDrawing(page: Page, inside: string): Promise<void> {
  await page.evaluate(
    ({ svg, side }) => {
      document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${side}" height="${side}" style="display:block">${svg}</svg>`;
    },
    { svg: sharedDefs + inside, side: SIDE },
  );
}
