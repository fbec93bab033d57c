import { readFileSync, writeFileSync } from "node:fs";

import * as v from "valibot";

const file = new URL("manifest.json", import.meta.url);

const manifestSchema = v.record(v.string(), v.object({ source: v.string(), key: v.string() }));

/** Source hash and storage key of every picture by slug. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads the manifest of the stored pictures. */
export const readManifest = (): Manifest => v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));

/** Writes the manifest. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Returns the picture's existing key if its source is unchanged, else a new one. */
export function keyOf(manifest: Manifest, slug: string, source: string): string {
  const known = manifest[slug];
  return known?.source === source ? known.key : `${slug}-${source.slice(0, 8)}`;
}
