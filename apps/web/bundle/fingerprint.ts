import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Inputs of the frontend build, relative to the project's root. */
const SOURCES = [
  "packages/contract/src",
  "packages/domain/src",
  "packages/data/src",
  "packages/i18n/src",
  "packages/screens/src",
  "packages/ui/src",
  "apps/web/src",
  "apps/web/worker",
  "apps/web/public",
  "apps/web/bundle",
  "apps/web/vite.config.ts",
  "package-lock.json",
];

const EXCLUDED = /\.(?:test|stories)\.tsx?$|\/src\/mock\/|\/\./;

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // Not a folder but a single file.
    return [path];
  }
};

/** Hashes the inputs of the frontend build; `root` is the project's root folder. */
export function fingerprintOf(root: string): string {
  const hash = createHash("sha1");
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source)).toSorted()) {
      const name = relative(root, file).replaceAll("\\", "/");
      if (EXCLUDED.test(name)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}
