import { writeFileSync } from "node:fs";

import type { Reporter, TestCase, TestModule } from "vitest/node";

import type { Report } from "./report.ts";

/** Words of a shell that stand for themselves. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A pattern that matches the name of one test, as `-t` reads it. */
const exactly = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The command that runs tests alone. */
function commandOf({ project, relativeModuleId }: TestModule, test?: TestCase): string {
  const database = process.env["TEST_DATABASE"] ? `TEST_DATABASE=${process.env["TEST_DATABASE"]} ` : "";
  const named = test ? ` -t ${quoted(exactly(test.fullName.replaceAll(" > ", " ")))}` : "";
  return `${database}npx vitest run --project=${project.name} ${relativeModuleId}${named}`;
}

const textOf = (
  errors: readonly { readonly message: string; readonly stack?: string | undefined }[],
): string => errors.map(({ message, stack }) => stack ?? message).join("\n");

function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests("failed")].map((test) =>
    [
      `${module.relativeModuleId} · ${test.fullName}`,
      commandOf(module, test),
      textOf(test.result().errors ?? []),
    ].join("\n"),
  );
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites];
  if (errors.length > 0) tests.push([module.relativeModuleId, commandOf(module), textOf(errors)].join("\n"));
  return tests;
}

/** Writes the {@link Report} of a run to the file that TEST_REPORT names. */
export class ReportWriter implements Reporter {
  #firstTestAt: number | undefined;

  onTestCaseReady(): void {
    this.#firstTestAt ??= Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const file = process.env["TEST_REPORT"];
    if (!file) return;
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ module, test })),
    );
    const report: Report = {
      passed: tests.filter(({ test }) => test.result().state === "passed").length,
      skipped: tests.filter(({ test }) => test.result().state === "skipped").length,
      failures: [...modules.flatMap(failuresOf), ...(unhandled.length > 0 ? [textOf(unhandled)] : [])],
      secondTries: tests
        .filter(({ test }) => test.diagnostic()?.flaky)
        .map(({ module, test }) => `${module.relativeModuleId} · ${test.fullName}`),
      ...(this.#firstTestAt !== undefined && { firstTestAt: this.#firstTestAt }),
      files: modules.map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration })),
    };
    writeFileSync(file, JSON.stringify(report));
  }
}
