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

/** What mends a check that has failed, where a command does. */
const remedies: Readonly<Record<string, string>> = {
  "format:check": "npm run format",
  lint: "npm run lint -- --fix, for what it can mend",
  "check:readme": "npm run readme",
};

const results = v.parse(resultsSchema, await runChecks());
console.info("");
for (const { name, code } of results) {
  const remedy = code === 0 ? undefined : remedies[name];
  console.info(`${code === 0 ? "✓" : "✗"} ${name}${remedy === undefined ? "" : ` (${remedy})`}`);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
