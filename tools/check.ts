/** `npm run check`: runs all checks, also after one has failed, and reports them together. */
import runAll from "npm-run-all2";
import * as v from "valibot";

const resultsSchema = v.array(v.object({ name: v.string(), code: v.optional(v.number()) }));

async function runChecks(): Promise<unknown> {
  const options = { continueOnError: true, printLabel: true, silent: true };
  try {
    return await runAll(["format:check", "lint", "typecheck", "check:*"], {
      ...options,
      stdout: process.stdout,
      stderr: process.stderr,
    });
  } catch (error) {
    if (error instanceof Error && "results" in error) return error.results;
    throw error;
  }
}

const results = v.parse(resultsSchema, await runChecks());
console.info("");
for (const { name, code } of results) console.info(`${code === 0 ? "✓" : "✗"} ${name}`);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
