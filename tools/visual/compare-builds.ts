import { rmSync } from "node:fs";
import { join } from "node:path";

import type { Browser } from "playwright";

import type { Acceptances } from "./acceptances.ts";
import { capture, keyOf, listShots } from "./capture.ts";
import { findingOf } from "./findings.ts";
import type { Finding } from "./report.ts";

interface Comparison {
  /** Folders of the builds. */
  readonly base: string;
  readonly current: string;
  /** Parts of ids and titles; all stories without one. */
  readonly parts: readonly string[];
  readonly acceptances: Acceptances;
  /** Where the pictures of what differs are kept. */
  readonly folder: string;
}

/** The stories that differ, and how many pictures were compared. */
export interface Compared {
  readonly findings: readonly Finding[];
  readonly compared: number;
}

/** Pictures the stories of two builds in the same browser, and compares them. */
export async function compareBuilds(browser: Browser, comparison: Comparison): Promise<Compared> {
  const { base, current, parts, acceptances, folder } = comparison;
  const [older, newer] = [await listShots(browser, base, parts), await listShots(browser, current, parts)];
  const names = new Set([...older, ...newer].map(keyOf));
  const old = await capture(browser, base, older, join(folder, "before"));
  const fresh = await capture(browser, current, newer, join(folder, "after"));
  const findings: Finding[] = [];
  for (const name of names) {
    const [before, after] = [old.files.get(name), fresh.files.get(name)];
    const problems = fresh.failures.get(name);
    const finding = await findingOf({ name, before, after, problems }, acceptances);
    if (finding) findings.push(finding);
    // The report is uploaded: unused pictures are deleted.
    else for (const file of [before, after]) if (file) rmSync(file);
  }
  return { findings, compared: names.size };
}
