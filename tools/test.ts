/**
 * The whole proof, leg by leg: unit tests, the API on the embedded database and on PostgreSQL, every story, the
 * journeys in a browser. What a machine lacks is installed where possible, and said plainly where not.
 */
import { mkdirSync, readFileSync, rmSync } from "node:fs";

import * as v from "valibot";

import { postgresBinaries } from "../apps/api/tests/support/postgres-binaries.ts";
import { ensureChromium, installPackages } from "./browser.ts";
import { run, runBin } from "./run.ts";

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const reports = ".cache/test-reports";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
const notices: string[] = [];

async function leg(name: string, project: string, env?: NodeJS.ProcessEnv): Promise<void> {
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
    if (code !== 0 && report.numFailedTests === 0) totals.failed += 1;
  } catch {
    totals.failed += 1;
  }
}

async function step(name: string, work: () => Promise<number>): Promise<void> {
  console.info(`\n── ${name}`);
  if ((await work()) !== 0) totals.failed += 1;
}

await step("requirement ids", () => run(process.execPath, ["tools/requirement-ids.ts"]));
await leg("unit", "unit");
await leg("API on PGlite", "api");

if (
  postgresBinaries() ||
  (process.env["CI"] && (await installPackages("postgresql")) && postgresBinaries())
) {
  await leg("API on PostgreSQL", "api", { TEST_DATABASE: "postgres" });
} else {
  notices.push("The API was not tried on PostgreSQL: no server binaries here (initdb, postgres).");
}

if (await ensureChromium()) {
  await leg("stories in Chromium", "storybook");
  await leg("journeys in Chromium", "journeys");
} else {
  notices.push(
    "No Chromium here: the stories ran in happy-dom, the journeys and the accessibility checks did not run.",
  );
  await leg("stories in happy-dom", "stories-dom");
}

console.info("");
for (const notice of notices) console.info(`Note: ${notice}`);
console.info(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;
