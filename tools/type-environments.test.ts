import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
const compile = (folder: string, ...args: string[]): string =>
  spawnSync(process.execPath, [tsc, ...args], { cwd: folder, encoding: "utf8" }).stdout;

/** One file of each environment with the globals that it may use. */
const environments = [
  { file: "packages/domain/src/probe", fetch: false, document: false, process: false },
  { file: "packages/i18n/src/probe", fetch: false, document: false, process: false },
  { file: "packages/fixtures/src/probe", fetch: false, document: false, process: false },
  { file: "packages/contract/src/probe", fetch: true, document: false, process: false },
  { file: "packages/mocks/src/probe", fetch: true, document: false, process: false },
  { file: "packages/ui/src/probe", fetch: true, document: true, process: false },
  { file: "packages/data/src/probe", fetch: true, document: true, process: false },
  { file: "packages/screens/src/probe", fetch: true, document: true, process: false },
  { file: "apps/web/src/probe", fetch: true, document: true, process: false },
  { file: "packages/serving/src/probe", fetch: true, document: false, process: true },
  { file: "apps/web/server/probe", fetch: true, document: false, process: true },
  { file: "apps/web/bundle/probe", fetch: true, document: false, process: true },
  { file: "apps/web/probe", fetch: true, document: false, process: true },
  { file: "apps/api/src/probe", fetch: true, document: false, process: true },
  { file: "apps/api/tests/probe", fetch: true, document: false, process: true },
  { file: "apps/web/tests/probe", fetch: true, document: true, process: true },
  { file: "tools/probe", fetch: true, document: true, process: true },
];
const globals = ["fetch", "document", "process"] as const;

describe("npm run typecheck", () => {
  let folder = "";
  let output = "";

  beforeAll(() => {
    // Inside the project, so that the compiler finds node_modules.
    mkdirSync(".cache", { recursive: true });
    folder = mkdtempSync(join(process.cwd(), ".cache/type-environments-"));
    for (const config of globSync("tsconfig*.json")) copyFileSync(config, join(folder, config));
    for (const name of globals) {
      for (const { file } of environments) {
        const path = join(folder, `${file}-${name}.ts`);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, `export const probe = typeof ${name};\n`);
      }
    }
    // A project without input files is an error, so the stories get one.
    writeFileSync(join(folder, "packages/ui/src/probe.stories.tsx"), "export {};\n");
    output = compile(folder, "--build", "--pretty", "false");
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(environments)(
    "$file: fetch $fetch, document $document, process $process",
    ({ file, ...allowed }) => {
      const found = globals.map((name) => [name, !output.includes(`${file}-${name}.ts(1,`)]);
      expect(Object.fromEntries(found)).toEqual(allowed);
    },
  );
});

test("every TypeScript file belongs to a project that typecheck compiles", () => {
  const configSchema = v.object({ files: v.array(v.string()) });
  const rootSchema = v.object({ references: v.array(v.object({ path: v.string() })) });
  const { references } = v.parse(rootSchema, JSON.parse(readFileSync("tsconfig.json", "utf8")));
  const compiled = references.flatMap(
    ({ path }) => v.parse(configSchema, JSON.parse(compile(".", "--project", path, "--showConfig"))).files,
  );
  const present = globSync(["*.ts", "{apps,packages,tools,.storybook}/**/*.{ts,tsx}"], {
    exclude: (path) => /node_modules|dist|\.cache/.test(path),
  });
  expect(present.length).toBeGreaterThan(500);
  const files = new Set(compiled.map((path) => relative(".", path)));
  expect(present.filter((path) => !files.has(path))).toEqual([]);
}, 30_000);
