import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import lighthouse from "lighthouse";

import { chromiumFlags } from "../chromium.ts";

/** Scores of one page, 0 to 100, and what they come from. */
export interface PageScores {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** First and largest contentful paint, in milliseconds, on the simulated phone. */
  readonly fcp: number;
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Ids of audits that failed outright in the categories other than performance. */
  readonly failing: string;
}

/** A port that nobody listens on right now. */
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

/** Lighthouse's mobile scores of pages of a running shop. */
export async function measurePages(
  base: string,
  pages: readonly string[],
  chromium: string,
): Promise<PageScores[]> {
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
    const scores: PageScores[] = [];
    for (const page of pages) {
      const result = await lighthouse(base + page, { port, output: "json", logLevel: "error" });
      if (!result) throw new Error(`Lighthouse gave no answer for ${page}.`);
      const { categories, audits } = result.lhr;
      const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
      const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
      const failing = ["accessibility", "best-practices", "seo"].flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .filter((ref) => ref.weight > 0 && audits[ref.id]?.score === 0)
          .map((ref) => ref.id),
      );
      scores.push({
        page,
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        seo: score("seo"),
        fcp: Math.round(value("first-contentful-paint")),
        lcp: Math.round(value("largest-contentful-paint")),
        cls: value("cumulative-layout-shift"),
        failing: failing.join(" "),
      });
    }
    return scores;
  } finally {
    const ended = new Promise((resolve) => browser.once("exit", resolve));
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
