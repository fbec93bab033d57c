/**
 * Runs all tests in turn: unit tests, the API on the embedded database and on PostgreSQL, the API under faults on both, every story in the
 * built Storybook, the journeys in a browser, what `npm run generate` writes; arguments select legs. Installs a missing PostgreSQL or
 * Chromium where possible, and reports what was skipped.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";

import * as v from "valibot";

import { postgresBinaries } from "../apps/api/tests/support/postgres-binaries.ts";
import { ensureChromium, installPackages } from "./browser.ts";
import { findChromium } from "./chromium.ts";
import { run, runBin } from "./run.ts";
import { buildStorybook, STORYBOOK_BUILD } from "./storybook/build.ts";
import { storiesReportSchema } from "./storybook/report.ts";

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ""),
      status: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
      ),
    }),
  ),
});
type Report = v.InferOutput<typeof reportSchema>;

const reports = ".cache/test-reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
const notices: string[] = [];
/** How long each file of tests took, in milliseconds. */
const durations: { readonly file: string; readonly ms: number }[] = [];
/** Failed tests of all legs, repeated at the end: the output of one leg is thousands of lines long. */
const failures: string[] = [];

function failuresOf(leg: string, { testResults }: Report): string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${leg} · ${file}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${leg} · ${file} · ${fullName}\n${failureMessages.join("\n")}`,
    );
  });
}

async function runProject(name: string, project: string, env?: NodeJS.ProcessEnv): Promise<void> {
  console.info(`\n── ${name}`);
  const file = `${reports}/${name.replaceAll(/\W+/g, "-")}.json`;
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const code = await runBin("vitest", args, env);
  try {
    const report = v.parse(reportSchema, JSON.parse(readFileSync(file, "utf8")));
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests;
    failures.push(...failuresOf(name, report));
    durations.push(
      ...report.testResults.map((one) => ({
        file: `${name} · ${relative(process.cwd(), one.name)}`,
        ms: one.endTime - one.startTime,
      })),
    );
    if (code !== 0 && report.numFailedTests === 0) {
      totals.failed += 1;
      failures.push(`${name} · ended with exit code ${code}`);
    }
  } catch {
    totals.failed += 1;
    failures.push(`${name} · wrote no report`);
  }
}

async function runStep(name: string, args: readonly string[]): Promise<void> {
  console.info(`\n── ${name}`);
  if ((await run(process.execPath, args)) === 0) return;
  totals.failed += 1;
  failures.push(name);
}

/** Exit code of the build of Storybook, where one was started before the stories' turn. */
let storybookBuild: Promise<number> | undefined;

async function runBuiltStories(): Promise<void> {
  const name = "stories in the built Storybook";
  console.info(`\n── ${name}`);
  const file = `${reports}/stories.json`;
  // A failed build is tried again, and reported there.
  const built = (await storybookBuild) === 0 ? ["--no-build"] : [];
  const code = await run(process.execPath, ["tools/storybook/check-built.ts", ...built, `--report=${file}`]);
  try {
    const report = v.parse(storiesReportSchema, JSON.parse(readFileSync(file, "utf8")));
    totals.passed += report.passed;
    totals.failed += report.failures.length;
    failures.push(...report.failures.map((failure) => `${name} · ${failure}`));
  } catch {
    totals.failed += 1;
    failures.push(`${name} · ended with exit code ${code} and without a report`);
  }
}

/** Runs a project on a PostgreSQL server, where there is one. */
async function runOnPostgres(name: string, project: string): Promise<void> {
  if (
    postgresBinaries() ||
    (process.env["CI"] && (await installPackages("postgresql")) && postgresBinaries())
  ) {
    await runProject(`${name} on PostgreSQL`, project, { TEST_DATABASE: "postgres" });
  } else {
    notices.push(`${name} did not run on PostgreSQL: no server binaries found (initdb, postgres).`);
  }
}

/** Runs what needs a browser, or what replaces it where there is none. */
async function inChromium(work: () => Promise<void>, without?: () => Promise<void>): Promise<void> {
  if (await ensureChromium()) return work();
  notices.push(
    "No Chromium found: the stories ran in happy-dom; the journeys and the accessibility checks did not run.",
  );
  await without?.();
}

const selected = process.argv.slice(2);
const isSelected = (leg: string): boolean => selected.length === 0 || selected.includes(leg);

/** Legs in the order in which they run, by the name that selects them: `npm test -- unit`. */
const legs: Readonly<Record<string, () => Promise<void>>> = {
  ids: () => runStep("requirement ids", ["tools/requirement-ids/main.ts"]),
  unit: () => runProject("unit", "unit"),
  api: () => runProject("API on PGlite", "api"),
  postgres: () => runOnPostgres("API", "api"),
  faults: async () => {
    await runProject("faults on PGlite", "faults");
    // The next ones wait for processes and time limits, which leaves the processor to the build.
    if (isSelected("stories") && findChromium())
      storybookBuild = buildStorybook(STORYBOOK_BUILD, ["--quiet", "--loglevel", "error"]);
    await runOnPostgres("faults", "faults");
  },
  stories: () => inChromium(runBuiltStories, () => runProject("stories in happy-dom", "stories-dom")),
  journeys: () => inChromium(() => runProject("journeys in Chromium", "journeys")),
  generated: async () => {
    if (existsSync(".git")) await runStep("generated code", ["tools/generate/check-generated.ts"]);
    else notices.push("What `npm run generate` writes was not checked: that needs a git repository.");
  },
};

const unknown = selected.filter((name) => !(name in legs));
if (unknown.length > 0) {
  console.error(`There is no leg ${unknown.join(", ")}. Legs: ${Object.keys(legs).join(", ")}`);
  process.exit(2);
}
for (const [name, runLeg] of Object.entries(legs)) {
  if (isSelected(name)) await runLeg();
}

console.info("\nThe slowest files:");
for (const { file, ms } of durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10))
  console.info(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
console.info("");
for (const failure of failures) console.info(`FAILED ${failure}\n`);
for (const notice of new Set(notices)) console.info(`Note: ${notice}`);
console.info(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
