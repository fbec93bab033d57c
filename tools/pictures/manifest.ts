import { readFileSync, writeFileSync } from "node:fs";

import * as v from "valibot";

const file = new URL("manifest.json", import.meta.url);

const manifestSchema = v.record(v.string(), v.object({ source: v.string(), key: v.string() }));

/** By slug: what a picture was rendered from, and the key under which it is stored. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The pictures as they were stored last. */
export const readManifest = (): Manifest => v.parse(manifestSchema, JSON.parse(readFileSync(file, "utf8")));

/** Keeps what pictures were rendered from. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The key of a picture: the one that it has, as long as it is rendered from the same source. */
export function keyOf(manifest: Manifest, slug: string, source: string): string {
  const known = manifest[slug];
  return known?.source === source ? known.key : `${slug}-${source.slice(0, 8)}`;
}
