/** Builds the browser's files and the server renderer into a folder named after what they are made of. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { build } from "vite";

import { builtFolder, distFolder, webFolder } from "./built-folder.ts";
import { precompress } from "./precompress.ts";

/** Builds that stay: the new one, and the one that another process may still be serving. */
const KEPT = 2;

const target = builtFolder();
// Made aside and then moved, so that a folder with the right name is always whole.
const aside = join(distFolder, `making-${process.pid}`);

function removeOldBuilds(): void {
  const builds = readdirSync(distFolder)
    .filter((name) => !name.startsWith("making-"))
    .map((name) => ({ path: join(distFolder, name), made: statSync(join(distFolder, name)).mtimeMs }));
  for (const { path } of builds.toSorted((a, b) => b.made - a.made).slice(KEPT))
    rmSync(path, { recursive: true, force: true });
}

mkdirSync(aside, { recursive: true });
try {
  const configFile = join(webFolder, "vite.config.ts");
  await build({ configFile, logLevel: "warn", build: { outDir: join(aside, "client") } });
  await build({ configFile, logLevel: "warn", build: { outDir: join(aside, "server"), ssr: true } });
  precompress(join(aside, "client"));
  rmSync(target, { recursive: true, force: true });
  renameSync(aside, target);
  removeOldBuilds();
} finally {
  rmSync(aside, { recursive: true, force: true });
}
