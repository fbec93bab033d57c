import type { Page } from "playwright";

const MOST_STOPS = 60;

/** What the element that has the focus is called, near enough: its label, its field's label, or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
  });

/** Presses Tab until something that is called so has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press("Tab");
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`Nothing like ${wanted} can be reached with the Tab key.`);
}
