import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import lighthouse, { type Flags, type Result } from "lighthouse";

import { chromiumFlags } from "../chromium.ts";

/** Lighthouse scores of one page, 0 to 100, with key metrics. */
export interface PageScores {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** First and largest contentful paint in milliseconds, on a simulated phone. */
  readonly fcp: number;
  readonly lcp: number;
  /** Total blocking time in milliseconds, on a simulated phone. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Ids of failed audits outside the performance category. */
  readonly failing: string;
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function waitForDevTools(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      if ((await fetch(`http://127.0.0.1:${port}/json/version`)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("Chromium did not open its debugging port.");
}

function scoresOf(page: string, { categories, audits }: Result): PageScores {
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const failing = ["accessibility", "best-practices", "seo"].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && audits[ref.id]?.score === 0)
      .map((ref) => ref.id),
  );
  return {
    page,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: value("cumulative-layout-shift"),
    failing: failing.join(" "),
  };
}

/** Starts a headless Chromium with a profile of its own while `work` runs, which gets its debugging port. */
export async function withChromium<T>(chromium: string, work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = spawn(
    chromium,
    [
      "--headless=new",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      ...chromiumFlags,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  try {
    await waitForDevTools(port);
    return await work(port);
  } finally {
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs Lighthouse once on an address and returns its report. */
export async function lighthouseReport(address: string, port: number, flags: Flags = {}): Promise<Result> {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error", ...flags });
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}.`);
  return result.lhr;
}

/** Runs Lighthouse with mobile settings on pages of a running shop; requests that match `blocked` (`*.js`) fail. Returns the median of three runs. */
export async function measurePages(
  base: string,
  pages: readonly string[],
  chromium: string,
  blocked: string[] = [],
): Promise<PageScores[]> {
  return withChromium(chromium, async (port) => {
    const medians: PageScores[] = [];
    for (const page of pages) {
      const runs: PageScores[] = [];
      for (let run = 0; run < 3; run += 1) {
        runs.push(scoresOf(page, await lighthouseReport(base + page, port, { blockedUrlPatterns: blocked })));
      }
      medians.push(...runs.toSorted((a, b) => a.performance - b.performance).slice(1, 2));
    }
    return medians;
  });
}
