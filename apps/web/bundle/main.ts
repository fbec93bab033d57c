/** Builds the browser's files and the server renderer into a folder that is named after the fingerprint of its inputs. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { createBuilder } from "vite";

import { builtFolder, distFolder, webFolder } from "./built-folder.ts";
import { precompress } from "./precompress.ts";

/** Number of builds to keep: the new one, and the previous one that another process may still serve. */
const KEPT = 2;

// The shop that starts the build keeps its data from other users; the pages are no secret, and another user may serve them.
process.umask(0o022);

const target = builtFolder();
// Built in a temporary folder and renamed, so that a folder with the final name is always complete.
const staging = join(distFolder, `making-${process.pid}`);

function removeOldBuilds(): void {
  const builds = readdirSync(distFolder)
    .filter((name) => !name.startsWith("making-"))
    .map((name) => ({ path: join(distFolder, name), builtAt: statSync(join(distFolder, name)).mtimeMs }));
  for (const { path } of builds.toSorted((a, b) => b.builtAt - a.builtAt).slice(KEPT))
    rmSync(path, { recursive: true, force: true });
}

mkdirSync(staging, { recursive: true });
try {
  const builder = await createBuilder({
    configFile: join(webFolder, "vite.config.ts"),
    logLevel: "warn",
    environments: {
      shop: { build: { outDir: join(staging, "shop") } },
      dash: { build: { outDir: join(staging, "dash") } },
      worker: { build: { outDir: join(staging, "worker") } },
      ssr: { build: { outDir: join(staging, "server") } },
    },
  });
  for (const name of ["shop", "dash", "worker", "ssr"]) {
    const environment = builder.environments[name];
    if (environment) await builder.build(environment);
  }
  for (const site of ["shop", "dash", "worker"]) precompress(join(staging, site));
  rmSync(target, { recursive: true, force: true });
  renameSync(staging, target);
  removeOldBuilds();
} finally {
  rmSync(staging, { recursive: true, force: true });
}
