/**
 * `npm run check:sizes` prints what each primitive alone adds to a page's scripts, with all that it imports but React (minified, gzip), and fails
 * where one is larger than its limit.
 */
import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build, type Rolldown } from "vite";

const source = fileURLToPath(new URL("../packages/ui/src/", import.meta.url));

/** Limit of a primitive that is not in {@link limits}, in bytes. */
const USUAL_LIMIT = 4500;

/** Limits of primitives that stand on a library or on much code of their own, in bytes. */
const limits: Readonly<Record<string, number>> = {
  "combobox/combobox": 36_500,
  "command-palette/command-palette": 24_500,
  "command-palette/search-picker": 35_500,
  "data-table/data-table": 61_000,
  "dialog/confirm-dialog": 20_000,
  "dialog/dialog": 20_000,
  "dropdown-menu/dropdown-menu": 37_000,
  "file-drop/file-drop": 10_500,
  "picture-viewer/picture-viewer": 19_500,
  popover: 28_000,
  "sortable/sortable-list": 21_000,
  "toast/toast": 5500,
};

/** Primitives: files of the top folder, and files of a folder that have stories. */
const primitives = globSync("**/*.tsx", {
  cwd: source,
  exclude: (path) => /\.(?:stories|test)\.tsx$/.test(path),
})
  .filter((file) => !/^(?:stories|foundations)\//.test(file))
  .filter((file) => !file.includes("/") || existsSync(source + file.replace(/\.tsx$/, ".stories.tsx")))
  .toSorted();

const isOutput = (result: Awaited<ReturnType<typeof build>>): result is Rolldown.RolldownOutput =>
  "output" in result;

/** Size of a primitive's scripts, those that it loads later too. */
async function sizeOf(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: source + file, formats: ["es"], fileName: "primitive" },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
    },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
  return [result]
    .flat()
    .flatMap((one) => (isOutput(one) ? one.output : []))
    .reduce((sum, part) => sum + (part.type === "chunk" ? gzipSync(part.code).length : 0), 0);
}

const names = primitives.map((file) => file.replace(/\.tsx$/, ""));
const rows: { primitive: string; bytes: number; limit: number }[] = [];
for (const name of names)
  rows.push({ primitive: name, bytes: await sizeOf(`${name}.tsx`), limit: limits[name] ?? USUAL_LIMIT });
console.table(rows);

const faults = [
  ...rows
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ primitive, bytes, limit }) => `${primitive} has ${bytes} bytes, its limit is ${limit}.`),
  ...Object.keys(limits)
    .filter((name) => !names.includes(name))
    .map((name) => `${name} has a limit and no file.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
