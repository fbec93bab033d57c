import { readFileSync } from "node:fs";

import * as v from "valibot";

const statsSchema = v.object({
  modules: v.array(v.object({ id: v.string(), reasons: v.array(v.object({ moduleName: v.string() })) })),
});
const indexSchema = v.object({
  entries: v.record(v.string(), v.object({ type: v.string(), importPath: v.string() })),
});

/** Lists of all handlers, texts and endpoints: who imports one depends on one member of it, which the members' own folders tell. */
const LISTS =
  /^\.\/(?:\.storybook\/|packages\/(?:contract\/src\/endpoints|mocks\/src\/[\w-]+|data\/src\/[\w-]+|i18n\/src\/(?:en|ar)\/[\w-]+|domain\/src\/[\w-]+)\.ts)/;

/** A path as the statistics of a build name modules. */
const moduleOf = (path: string): string => (path.startsWith("./") ? path : `./${path}`);

/** Finds files of stories that import one of the changed files, over any number of modules. */
export function storyFilesOf(
  changed: readonly string[],
  stats: v.InferOutput<typeof statsSchema>,
): ReadonlySet<string> {
  const importers = new Map(
    stats.modules.map(({ id, reasons }) => [
      moduleOf(id.split("?")[0] ?? id),
      reasons.map(({ moduleName }) => moduleOf(moduleName)),
    ]),
  );
  const found = new Set<string>();
  const queue = changed.map(moduleOf);
  for (const seen = new Set(queue); queue.length > 0;) {
    const module = queue.shift() ?? "";
    if (/\.(?:stories\.tsx|mdx)$/.test(module)) found.add(module);
    for (const importer of importers.get(module) ?? []) {
      if (seen.has(importer) || LISTS.test(importer)) continue;
      seen.add(importer);
      queue.push(importer);
    }
  }
  return found;
}

/**
 * The ids of the stories of a built Storybook that the changed files can break: those that import one, and for a file that only a list of everything
 * imports, such as texts or the handlers of a mock, those in the folders that `foldersOf` names.
 */
export function storyIdsOf(
  changed: readonly string[],
  build: string,
  foldersOf: (file: string) => readonly string[],
): string[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${build}/${file}`, "utf8"));
  const stats = v.parse(statsSchema, read("preview-stats.json"));
  const found = changed.map((file) => ({ file, stories: storyFilesOf([file], stats) }));
  const files = new Set(found.flatMap(({ stories }) => [...stories]));
  const folders = found.flatMap(({ file, stories }) => (stories.size > 0 ? [] : foldersOf(file)));
  const { entries } = v.parse(indexSchema, read("index.json"));
  return Object.entries(entries)
    .filter(
      ([, { type, importPath }]) =>
        type === "story" &&
        (files.has(importPath) || folders.some((folder) => importPath.includes(`/${folder}/`))),
    )
    .map(([id]) => id);
}
