/**
 * `npm run visual` renders the stories of the working tree and of a base commit with the same browser and writes a page with
 * the differences, on which a reviewer accepts or rejects them. `npm run visual -- checkout` selects stories by part of their id or title;
 * `--base REV` selects the commit, `--accept FILE` takes what was accepted. `npm run visual -- --journeys` writes a page with the frames of
 * each journey side by side instead.
 */
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type Browser, chromium } from "playwright";

import { ensureChromium } from "../browser.ts";
import { chromiumFlags } from "../chromium.ts";
import { buildStorybook } from "../storybook/build.ts";
import { type Acceptances, readAcceptances } from "./acceptances.ts";
import { baseCommit, buildBase } from "./base.ts";
import { compareBuilds } from "./compare-builds.ts";
import { pictureJourneys, writeJourneys } from "./journeys.ts";
import { writeReport } from "./report.ts";
import { outcomeOf, summaryOf } from "./summary.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: "string", multiple: true, default: [] },
    base: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
    journeys: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    summary: { type: "string" },
  },
});

const help = `npm run visual [-- PART… OPTION…]

Pictures the stories of the working tree and of a base commit in the same browser, and writes a page with what differs, on
which you accept or reject each difference: .cache/visual/report/index.html.

PART            stories whose id or title contains it; all without one
--base REV      the commit to compare with; HEAD while there is uncommitted work, else the merge base with main
--accept FILE   accepts the differences that the file names, as the page writes them for the text of a pull request: a line
                'accept HASH STORY · MODE' for each picture. HASH stands for its pixels, so that a later change of the story
                differs again. May be given several times
--summary FILE  appends what differs to the file, as Markdown
--no-build      uses the last build of the working tree
--journeys      writes a page with the frames of each journey instead
-h, --help      writes this

Exit code: 0 where nothing differs or all differences are accepted, 1 where something differs or a story fails, 2 where the
pictures could not be compared.`;

const cache = ".cache/visual";
const report = join(cache, "report");
const current = join(process.cwd(), cache, "builds/working-tree");

/** Compares the working tree with a base commit; returns whether all pictures are equal or accepted. */
async function compareWithBase(browser: Browser, acceptances: Acceptances): Promise<boolean> {
  const commit = baseCommit(values.base);
  const title = `Working tree against ${commit.slice(0, 10)}`;
  console.info(title);
  const base = await buildBase(commit, cache);
  const result = await compareBuilds(browser, {
    base,
    current,
    parts: positionals,
    acceptances,
    folder: report,
  });
  for (const { name, verdict, isAccepted } of result.findings) {
    console.info(isAccepted ? `✓ ${name}: ${verdict}, accepted` : `✗ ${name}: ${verdict}`);
  }
  if (values.summary) appendFileSync(values.summary, summaryOf(title, result));
  console.info(`${outcomeOf(result)} Report: ${writeReport(report, title, result.findings)}`);
  return result.findings.every(({ isAccepted }) => isAccepted);
}

/** Pictures journeys; returns whether all of them were played to their end. */
async function showJourneys(browser: Browser): Promise<boolean> {
  const journeys = await pictureJourneys(browser, current, positionals, report);
  const failed = journeys.filter(({ failures }) => failures.length > 0);
  for (const { name, verdict } of failed) console.info(`✗ ${name}: ${verdict}`);
  console.info(`${journeys.length} journeys. Page: ${writeJourneys(report, journeys)}`);
  return failed.length === 0;
}

/** Returns whether there is nothing to look at. */
async function main(): Promise<boolean> {
  const acceptances = readAcceptances(values.accept.map((file) => readFileSync(file, "utf8")).join("\n"));
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error("No Chromium found on this machine.");
  if (!values["no-build"] && (await buildStorybook(current, ["--quiet", "--loglevel", "error"])) !== 0) {
    throw new Error("The Storybook of the working tree could not be built.");
  }
  rmSync(report, { recursive: true, force: true });
  const browser = await chromium.launch({
    executablePath,
    // Where Chromium paints a part of a tile again, edges of shapes differ by a level or two from run to run.
    args: [...chromiumFlags, "--font-render-hinting=none", "--disable-lcd-text", "--disable-partial-raster"],
  });
  try {
    return await (values.journeys ? showJourneys(browser) : compareWithBase(browser, acceptances));
  } finally {
    await browser.close();
  }
}

if (values.help) {
  console.info(help);
} else {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    // As diff does, a difference and trouble are told apart.
    console.error(error);
    process.exitCode = 2;
  }
}
