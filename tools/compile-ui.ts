/** Compiles the primitives into ES modules with their types (packages/ui/dist), for projects that take no TypeScript source; run by `npm pack`. */
import { execFileSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const PACKAGE = join(import.meta.dirname, "../packages/ui");
const COMPILED = join(PACKAGE, "dist");

/** What needs a browser: hooks, contexts, handlers of events, and libraries that use them and do not say so themselves. */
const CLIENT = [
  /\bimport [^;]*\b(?:use[A-Z]\w*|createContext|use|Component)\b[^;]* from "react"/,
  /\bimport [^;]* from "(?:@dnd-kit|@tanstack|cmdk|react-dropzone|yet-another-react-lightbox)\b/,
  /\bon[A-Z]\w+: (?:\([^)]*\)|\w+) =>/,
];

const SHEET = /^import "([^"]+\.css)";\n/gm;

/** Imports of compiled files name compiled files. */
const renamed = (code: string): string =>
  code.replaceAll(/((?:\bfrom |\bimport\()"\.{1,2}\/[^"]+)\.tsx?"/g, '$1.js"');

/**
 * A module without its imports of style sheets, which Node does not read; they stand in a style sheet of the folder. Server components
 * import what has the directive from the client.
 */
function compiledModule(file: string): string {
  const code = readFileSync(file, "utf8");
  const sheets = Array.from(code.matchAll(SHEET), ([, sheet = ""]) => sheet);
  if (sheets.length > 0)
    writeFileSync(join(dirname(file), "all.css"), sheets.map((sheet) => `@import "${sheet}";\n`).join(""));
  const plain = code.replaceAll(SHEET, "");
  return CLIENT.some((sign) => sign.test(plain)) ? `"use client";\n${plain}` : plain;
}

rmSync(COMPILED, { recursive: true, force: true });
const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
execFileSync(process.execPath, [tsc, "--project", join(PACKAGE, "tsconfig.build.json")], {
  stdio: "inherit",
});
for (const file of globSync(join(COMPILED, "**/*.js"))) writeFileSync(file, compiledModule(file));
for (const file of globSync(join(COMPILED, "**/*.d.ts")))
  writeFileSync(file, renamed(readFileSync(file, "utf8")));
// Neither style sheets beside primitives nor declarations are an output of the compiler.
for (const file of globSync("{*.d.ts,*/*.css}", { cwd: join(PACKAGE, "src") })) {
  const target = join(COMPILED, file);
  if (/^(?:foundations|stories)\//.test(file)) continue;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(PACKAGE, "src", file), target);
}
