import { type Browser, chromium, type Request } from "playwright";

import { chromiumFlags } from "../chromium.ts";

/** Transferred bytes of a page without interaction, by type. */
export interface PageWeight {
  readonly page: string;
  /** Scripts that the document names, which hydration needs. */
  readonly script: number;
  /** Scripts that are loaded after hydration without interaction. */
  readonly lateScript: number;
  readonly font: number;
  readonly image: number;
  readonly document: number;
  readonly other: number;
  readonly total: number;
  /** URLs of the scripts. */
  readonly scripts: readonly string[];
}

async function weigh(browser: Browser, address: string, page: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    extraHTTPHeaders: { "accept-encoding": "gzip" },
  });
  const tab = await context.newPage();
  const requests: Request[] = [];
  tab.on("requestfinished", (request) => requests.push(request));
  await tab.goto(address, { waitUntil: "networkidle" });

  const html = await (await context.request.get(address)).text();
  const kindOf = (request: Request) => {
    const type = request.resourceType();
    if (type === "script") return html.includes(new URL(request.url()).pathname) ? "script" : "lateScript";
    return type === "font" || type === "image" || type === "document" ? type : "other";
  };
  const sums = { script: 0, lateScript: 0, font: 0, image: 0, document: 0, other: 0 };
  for (const request of requests) sums[kindOf(request)] += (await request.sizes()).responseBodySize;
  const scripts = requests
    .filter((request) => request.resourceType() === "script")
    .map((request) => new URL(request.url()).pathname);
  await context.close();
  return { page, ...sums, total: Object.values(sums).reduce((sum, bytes) => sum + bytes, 0), scripts };
}

/** Opens each page in a phone-sized window with gzip and sums the transferred bytes until the network is idle. */
export async function weighPages(
  base: string,
  pages: readonly string[],
  executablePath: string,
): Promise<PageWeight[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const weights: PageWeight[] = [];
    for (const page of pages) weights.push(await weigh(browser, base + page, page));
    return weights;
  } finally {
    await browser.close();
  }
}
