import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

const { resolve } = createRequire(import.meta.url);
const tsc = join(dirname(resolve("typescript/package.json")), "bin/tsc");

/** Whether the exports map of the package has a file. */
function isExported(file: string): boolean {
  try {
    return resolve(`@shop/ui/${file}`) !== "";
  } catch {
    return false;
  }
}

const head =
  "# Public interface of @shop/ui\n\nThe compiler's declarations of what the package exports. `npm run interface` writes this file; a test compares it.\n";

/** What callers do not see of declarations: where types come from, values of texts, and props once more as parameters. */
const hidden: readonly (readonly [RegExp, string])[] = [
  [/^import .*;\n/gm, ""],
  [/^(export declare const \w+) = ".*";$/gm, "$1: string;"],
  [/\(\{[^{}]*\}: /g, "(props: "],
];

const codeOf = (file: string): string => {
  const declarations = readFileSync(file, "utf8");
  const seen = hidden.reduce((code, [pattern, text]) => code.replaceAll(pattern, text), declarations);
  return "```ts\n" + seen + "```\n";
};

/** The compiler's declarations of all exported files, by path. */
function readDeclarations(): string {
  // Inside the project, so that the compiler finds node_modules.
  mkdirSync(".cache", { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), ".cache/public-interface-"));
  const files = globSync("**/*.{ts,tsx}", { cwd: "packages/ui/src" }).filter(
    (file) => !file.endsWith(".d.ts") && isExported(file),
  );
  const tsconfig = {
    extends: "../../tsconfig.browser.json",
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      incremental: false,
      rootDir: "../../packages/ui/src",
      outDir: ".",
    },
    include: ["../../packages/ui/src/*.d.ts"],
    files: files.map((file) => `../../packages/ui/src/${file}`),
  };
  try {
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
    execFileSync(process.execPath, [tsc, "--project", folder], { encoding: "utf8" });
    const sections = files
      .toSorted()
      .map((file) => `## ${file}\n\n${codeOf(join(folder, file.replace(/\.tsx?$/, ".d.ts")))}`);
    return [head, ...sections].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test(
  "the exports and props of packages/ui are those of its record; `npm run interface` writes it",
  // A compiler runs, for seconds on a busy machine.
  { timeout: 60_000 },
  async () => {
    await expect(readDeclarations()).toMatchFileSnapshot("../packages/ui/public-interface.md");
  },
);
