/**
 * `npm test`: runs all tests, in stages of which each begins when the one before has ended; the names of legs select some. With
 * `--changed [REF]` it runs all checks, and of each leg what the difference to a commit (by default HEAD) can break. It installs a missing
 * PostgreSQL or Chromium where possible. At its end stand a table of the legs, the slowest files, what was left out, and all failures; the same is
 * written to `.cache/test-reports/run.json`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { changedFiles, choose } from "./changed.ts";
import { type LegResult, REPORTS, runLeg } from "./leg.ts";
import { isLeg, type LegName, legs } from "./legs.ts";
import { failuresOf, secondTriesOf, slowestOf, tableOf } from "./table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: "boolean", default: false } },
});
const changed = values.changed ? changedFiles(positionals[0] ?? "HEAD") : undefined;
const named = values.changed ? [] : positionals;
const unknown = named.filter((name) => !isLeg(name));
if (unknown.length > 0 || (values.changed && positionals.length > 1)) {
  console.error(`There is no leg ${unknown.join(", ")}. Legs: ${Object.keys(legs).join(", ")}`);
  process.exit(2);
}
const choice = changed && choose(changed, positionals[0] ?? "HEAD");

/**
 * Stages in turn, what fails fast first; in a stage lanes at once, in a lane legs in turn. Faults wait for processes and time limits, which
 * leaves the processors to builds.
 */
const stages: readonly (readonly (readonly LegName[])[])[] = [
  // CI checks before it tests.
  [changed || named.includes("check") ? ["check"] : []],
  [["unit"]],
  [["api"]],
  [["postgres"]],
  [
    ["builds", "generated"],
    ["faults", "postgres-faults"],
  ],
  [["journeys"]],
  [["stories"]],
];

const start = performance.now();
const results: LegResult[] = [];
const leftOut: string[] = [];

const isSelected = (leg: LegName): boolean =>
  named.length === 0 || named.includes(leg) || (leg === "builds" && named.includes("stories"));

async function runNamed(leg: LegName, isBeside: boolean): Promise<void> {
  const chosen = choice?.(leg) ?? "all";
  if (chosen !== "all" && "leftOut" in chosen) {
    leftOut.push(`${leg}: ${chosen.leftOut}`);
    return;
  }
  const commands = await legs[leg].prepare(chosen === "all" ? {} : chosen);
  if (typeof commands === "string") {
    leftOut.push(`${leg}: ${commands}`);
    return;
  }
  if (!isBeside) console.info(`\n── ${leg}: ${legs[leg].title}`);
  results.push(await runLeg(leg, commands, { isBeside }));
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
for (const lanes of stages) {
  await Promise.all(
    lanes.map(async (lane, index) => {
      for (const leg of lane) if (isSelected(leg)) await runNamed(leg, index > 0);
    }),
  );
}

const wallSeconds = (performance.now() - start) / 1000;
const failures = failuresOf(results);
const secondTries = secondTriesOf(results);
writeFileSync(`${REPORTS}/run.json`, JSON.stringify({ wallSeconds, leftOut, results }, undefined, 2));
console.info(`\n${tableOf(results, wallSeconds)}\n\n${slowestOf(results)}\n`);
for (const failure of failures) console.info(`FAILED ${failure}\n`);
for (const test of secondTries) console.info(`Passed on a second try: ${test}`);
for (const reason of leftOut) console.info(`Left out: ${reason}`);
const [passed, skipped] = [
  results.reduce((sum, result) => sum + result.passed, 0),
  results.reduce((sum, result) => sum + result.skipped, 0),
];
console.info(`${passed} passed, ${failures.length} failed, ${skipped} skipped`);
process.exitCode = failures.length > 0 ? 1 : 0;
