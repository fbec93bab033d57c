import { chromium } from "playwright";

import { chromiumFlags } from "../chromium.ts";

/** How long the main thread of a phone is kept from inputs by a page. */
export interface BlockingTime {
  readonly page: string;
  /** Sum of what each task takes beyond 50 ms, in milliseconds; the median of the visits. */
  readonly blocked: number;
  /** The longest task; the median of the visits. */
  readonly longest: number;
}

const VISITS = 5;
const TASK_MS = 50;
/** Time after the load event in which a page hydrates. */
const SETTLE_MS = 3500;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Opens each page several times on a phone with a quarter of this CPU and an empty cache. */
export async function measureBlockingTimes(
  base: string,
  pages: readonly string[],
  executablePath: string,
): Promise<BlockingTime[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const visit = async (address: string): Promise<number[]> => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    const tasks = await page.evaluate(async () => {
      const found: number[] = [];
      const observer = new PerformanceObserver((list) =>
        found.push(...list.getEntries().map(({ duration }) => duration)),
      );
      observer.observe({ type: "longtask", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return found;
    });
    await context.close();
    return tasks;
  };
  const times: BlockingTime[] = [];
  for (const page of pages) {
    const visits: number[][] = [];
    while (visits.length < VISITS) visits.push(await visit(base + page));
    times.push({
      page,
      blocked: medianOf(visits.map((tasks) => tasks.reduce((sum, task) => sum + task - TASK_MS, 0))),
      longest: medianOf(visits.map((tasks) => Math.max(0, ...tasks))),
    });
  }
  await browser.close();
  return times;
}
