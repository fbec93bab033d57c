import type { LegResult } from "./leg.ts";

const SLOWEST = 10;

const seconds = (value: number | undefined): string => (value === undefined ? "" : value.toFixed(0));

/** The table of a run in Markdown: a line a leg, and their sum. */
export function tableOf(results: readonly LegResult[], wallSeconds: number): string {
  const sum = (of: (result: LegResult) => number | undefined): number =>
    results.reduce((all, result) => all + (of(result) ?? 0), 0);
  const rows = [
    [
      "leg",
      "seconds",
      "before the first test",
      "processor seconds",
      "processors busy",
      "passed",
      "failed",
      "skipped",
    ],
    ["---", ...Array.from({ length: 7 }, () => "---:")],
    ...results.map((result) => [
      result.leg,
      seconds(result.wallSeconds),
      seconds(result.secondsBefore),
      seconds(result.seconds),
      `${Math.round(100 * result.busyShare)} %`,
      ...[result.passed, result.failures.length, result.skipped].map(String),
    ]),
    [
      "all",
      seconds(wallSeconds),
      "",
      seconds(sum((result) => result.seconds)),
      "",
      ...[
        sum(({ passed }) => passed),
        sum(({ failures }) => failures.length),
        sum(({ skipped }) => skipped),
      ].map(String),
    ],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`)
    .join("\n");
}

/** The files that take longest in each leg. */
export function slowestOf(results: readonly LegResult[]): string {
  return results
    .filter(({ files }) => files.length > 0)
    .map(({ leg, files }) => {
      const lines = files
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST)
        .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);
      return [`Slowest of ${leg}:`, ...lines].join("\n");
    })
    .join("\n\n");
}

/** Which tests failed, and passed when they were tried again. */
export const secondTriesOf = (results: readonly LegResult[]): string[] =>
  results.flatMap(({ leg, secondTries }) => secondTries.map((test) => `${leg} · ${test}`));

/** Failures of all legs: the output of one leg is thousands of lines long. */
export const failuresOf = (results: readonly LegResult[]): string[] =>
  results.flatMap(({ leg, failures }) => failures.map((failure) => `${leg} · ${failure}`));
