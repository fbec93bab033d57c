/** Builds the browser's files and the server renderer into apps/web/dist, and notes what they were made of. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "vite";

import { fingerprintOf } from "./fingerprint.ts";
import { precompress } from "./precompress.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const web = join(root, "apps/web");
const dist = join(web, "dist");
// Another start may be building or serving: everything is made aside and then moved into place.
const aside = join(dist, `making-${process.pid}`);

const fingerprint = fingerprintOf(root);
mkdirSync(aside, { recursive: true });
try {
  const configFile = join(web, "vite.config.ts");
  await build({ configFile, logLevel: "warn", build: { outDir: join(aside, "client") } });
  await build({ configFile, logLevel: "warn", build: { outDir: join(aside, "server"), ssr: true } });
  precompress(join(aside, "client"));
  writeFileSync(join(aside, "fingerprint"), fingerprint);
  for (const name of ["fingerprint", "client", "server"])
    rmSync(join(dist, name), { recursive: true, force: true });
  for (const name of ["client", "server", "fingerprint"]) renameSync(join(aside, name), join(dist, name));
} finally {
  rmSync(aside, { recursive: true, force: true });
}
