/**
 * `npm run visual` renders the stories of the working tree and of a base commit with the same browser and writes a page with
 * the differences. `npm run visual -- checkout` selects stories by part of their id or title; `--base REV` selects the commit.
 * `npm run visual -- --journeys` writes a page with the frames of each journey side by side instead.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "playwright";

import { ensureChromium } from "../browser.ts";
import { chromiumFlags } from "../chromium.ts";
import { buildStorybook } from "../storybook/build.ts";
import { baseCommit, buildBase } from "./base.ts";
import { capture, keyOf, listShots, type Shot } from "./capture.ts";
import { comparePictures } from "./compare.ts";
import { pictureJourneys } from "./journeys.ts";
import { type Finding, writeReport } from "./report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
    journeys: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
  },
});

const help = `npm run visual [-- PART… OPTION…]

Pictures the stories of the working tree and of a base commit in the same browser, and writes a page with what differs:
.cache/visual/report/index.html. Ends with exit code 1 where something differs.

PART          stories whose id or title contains it; all without one
--base REV    the commit to compare with; HEAD while there is uncommitted work, else the merge base with main
--no-build    uses the last build of the working tree
--journeys    writes a page with the frames of each journey instead
-h, --help    writes this`;

if (values.help) {
  console.info(help);
  process.exit();
}

const cache = ".cache/visual";
const report = join(cache, "report");
const current = join(process.cwd(), cache, "builds/working-tree");

const executablePath = await ensureChromium();
if (!executablePath) throw new Error("No Chromium found on this machine.");

if (!values["no-build"] && (await buildStorybook(current, ["--quiet", "--loglevel", "error"])) !== 0) {
  throw new Error("The Storybook of the working tree could not be built.");
}

rmSync(report, { recursive: true, force: true });
const browser = await chromium.launch({
  executablePath,
  args: [...chromiumFlags, "--font-render-hinting=none", "--disable-lcd-text"],
});

async function compareShots(base: string): Promise<{ findings: Finding[]; compared: number }> {
  const [older, newer] = [
    await listShots(browser, base, positionals),
    await listShots(browser, current, positionals),
  ];
  const shots = new Map<string, Shot>([...older, ...newer].map((shot) => [keyOf(shot), shot]));
  const before = await capture(browser, base, older, join(report, "before"));
  const after = await capture(browser, current, newer, join(report, "after"));
  const findings: Finding[] = [];
  for (const [name, shot] of shots) {
    const [old, fresh] = [before.files.get(name), after.files.get(name)];
    const problems = after.failures.get(name) ?? [];
    const pictures = { ...(old && { before: old }), ...(fresh && { after: fresh }) };
    if (problems.length > 0) findings.push({ name, verdict: problems.join("; "), pictures });
    else if (!old || !fresh) findings.push({ name, verdict: old ? "removed" : "new", pictures });
    else {
      const file = `${shot.storyId}--${shot.mode.replaceAll(" ", "-")}.difference.png`;
      const difference = join(report, "after", file);
      const count = await comparePictures(old, fresh, difference);
      if (count > 0) {
        findings.push({ name, verdict: `${count} pixels differ`, pictures: { ...pictures, difference } });
      }
    }
  }
  return { findings, compared: shots.size };
}

/** Compares the working tree with a base commit; returns whether all pictures are equal. */
async function compareWithBase(): Promise<boolean> {
  const commit = baseCommit(values.base);
  console.info(`Comparing the working tree with ${commit.slice(0, 10)}.`);
  const { findings, compared } = await compareShots(await buildBase(commit, cache));
  for (const { name, verdict } of findings) console.info(`✗ ${name}: ${verdict}`);
  const page = writeReport(report, `Working tree against ${commit.slice(0, 10)}`, findings);
  console.info(`${compared - findings.length} of ${compared} pictures are equal. Report: ${page}`);
  return findings.length === 0;
}

/** Pictures journeys; returns whether all of them were played to their end. */
async function showJourneys(): Promise<boolean> {
  const journeys = await pictureJourneys(browser, current, positionals, report);
  const failed = journeys.filter(({ failures }) => failures.length > 0);
  for (const { name, verdict } of failed) console.info(`✗ ${name}: ${verdict}`);
  console.info(`${journeys.length} journeys. Page: ${writeReport(report, "Journeys", journeys)}`);
  return failed.length === 0;
}

try {
  process.exitCode = (await (values.journeys ? showJourneys() : compareWithBase())) ? 0 : 1;
} finally {
  await browser.close();
}
