import type { Page } from "playwright";
import { expect } from "vitest";

/** Waits until so many scripts whose names begin with a word have arrived, and then until nothing more has for a second. */
export async function scripts(page: Page, start: string, count: number): Promise<void> {
  const arrived = (word: string) =>
    page.evaluate(
      (part) =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes(`/assets/${part}`))
          .length,
      word,
    );
  await expect.poll(() => arrived(start)).toBeGreaterThanOrEqual(count);
  let before = -1;
  const isQuiet = async (): Promise<boolean> => {
    const now = await arrived("");
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isQuiet, { interval: 1000, timeout: 15_000 }).toBe(true);
}
