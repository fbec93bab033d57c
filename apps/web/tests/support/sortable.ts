import type { Page } from "playwright";

/** Moves the first item of a sortable list one place on by keyboard: focuses its handle, picks it up, moves it and puts it down. */
export async function moveFirstItem(
  page: Page,
  name: string,
  key: "ArrowDown" | "ArrowRight",
): Promise<void> {
  await page.getByRole("button", { name: `Move ${name}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await page.getByText(`${name} is at place 1 of`).waitFor({ state: "attached" });
  // The drag's key listener is added by a timer, which Chromium may run after a key that follows faster than a hand could.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press(key);
  await page.getByText(`${name} is at place 2 of`).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
}
