import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";

import * as v from "valibot";

import { binOf } from "../run.ts";
import { type ProcessorUse, watchProcessor } from "./processor.ts";
import { type Report, reportSchema } from "./report.ts";

/** Folder of what the legs write: their reports, the output of those that run beside others, and the table. */
export const REPORTS = ".cache/test-reports";

/** How a leg ended. */
export interface LegResult extends Report, ProcessorUse {
  /** What selects it: `npm test -- unit`. */
  readonly leg: string;
  readonly wallSeconds: number;
  /** Seconds before its first test: installing, building, booting databases, starting shops; undefined without tests. */
  readonly secondsBefore: number | undefined;
}

/** A process that a leg starts: a script of the project or the binary of a package. */
export interface Command {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Whether it runs tests, and writes their {@link Report} to the file that TEST_REPORT names. */
  readonly hasTests?: boolean;
}

/** A command that runs Vitest's tests of a project; `rest` selects some of them. */
export const vitest = (
  project: string,
  rest: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Command => ({
  args: [binOf("vitest"), "run", `--project=${project}`, ...rest],
  env,
  hasTests: true,
});

const fileOf = (leg: string): string => `${REPORTS}/${leg}.json`;

function readReport(leg: string): Report | undefined {
  try {
    return v.parse(reportSchema, JSON.parse(readFileSync(fileOf(leg), "utf8")));
  } catch {
    return undefined;
  }
}

/** A report without tests. */
const nothing: Report = { passed: 0, skipped: 0, failures: [], secondTries: [], files: [] };

/** Runs the processes of a leg in turn, all of them; output goes to the terminal, or to a file where the leg runs beside another. */
export async function runLeg(
  leg: string,
  commands: readonly Command[],
  { isBeside = false }: { readonly isBeside?: boolean } = {},
): Promise<LegResult> {
  const start = Date.now();
  const output = isBeside ? openSync(`${REPORTS}/${leg}.log`, "w") : "inherit";
  const uses: ProcessorUse[] = [];
  const codes: number[] = [];
  for (const { args, env, hasTests } of commands) {
    const child = spawn(process.execPath, args, {
      stdio: ["inherit", output, output],
      env: { ...process.env, ...env, ...(hasTests && { TEST_REPORT: fileOf(leg) }) },
    });
    const endWatch = watchProcessor(child.pid);
    codes.push(
      await new Promise((resolve) => {
        child.once("error", () => resolve(1));
        child.once("exit", (code) => resolve(code ?? 1));
      }),
    );
    uses.push(endWatch());
  }
  if (typeof output === "number") {
    closeSync(output);
    console.info(readFileSync(`${REPORTS}/${leg}.log`, "utf8"));
  }
  const read = readReport(leg);
  const report = read ?? nothing;
  const isWhole =
    codes.every((code) => code === 0) && (read !== undefined || !commands.some(({ hasTests }) => hasTests));
  const ended = `ended with exit code ${codes.join(", ")}${read ? "" : " and without a report"}\nnpm test -- ${leg}`;
  return {
    ...report,
    failures: isWhole || report.failures.length > 0 ? report.failures : [ended],
    leg,
    wallSeconds: (Date.now() - start) / 1000,
    secondsBefore: report.firstTestAt === undefined ? undefined : (report.firstTestAt - start) / 1000,
    seconds: uses.every(({ seconds }) => seconds === undefined)
      ? undefined
      : uses.reduce((sum, { seconds = 0 }) => sum + seconds, 0),
    busyShare: uses.reduce((sum, { busyShare }) => sum + busyShare, 0) / Math.max(1, uses.length),
  };
}
