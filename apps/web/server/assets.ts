import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locale } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import type { AssetsOf, DocumentAssets, Site } from "../src/renderer.ts";

/** The part of Vite's manifest that is read: https://vite.dev/guide/backend-integration */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string())),
    imports: v.optional(v.array(v.string())),
    dynamicImports: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads the manifest of a site's build. */
export const readManifest = (folder: string): Manifest =>
  v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")));

/** The manifest keys of each entry, and of the styles that its pages inline. */
const entries: Readonly<Record<Site, { readonly script: string; readonly styles?: string }>> = {
  shop: { script: "src/shop/entry.tsx", styles: "../../packages/ui/src/styles.css" },
  dash: { script: "src/dash/entry.tsx" },
};

/** The manifest keys at which an area's texts may stand, relative to apps/web. */
function areaKeys(area: string, locale: Locale): string[] {
  const name = area.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return [name, `shop/${name}`, name.replace(/^dash-/, "dash/")].map(
    (path) => `../../packages/i18n/src/${locale}/${path}.ts`,
  );
}

/** Collects a built file and its static imports, recursively. */
function withImports(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** Looks up the files of pages in the manifest of a site's build; results are cached. */
export function createAssets(folder: string, site: Site): AssetsOf {
  const manifest = readManifest(folder);
  const { script, styles: inlined } = entries[site];
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ""}`;
  const entryFiles = [...withImports(manifest, script, new Set())];
  const styles = inlined ? readFileSync(join(folder, addressOf(inlined)), "utf8") : "";
  const cache = new Map<string, DocumentAssets>();

  return (modules, areas, locale) => {
    const name = [locale, ...modules].join(" ");
    const cached = cache.get(name);
    if (cached) return cached;
    const keys = new Set(entryFiles);
    for (const start of [...modules, ...areas.flatMap((area) => areaKeys(area, locale))])
      withImports(manifest, start, keys);
    const styleSheets = [...keys].flatMap((key) => manifest[key]?.css ?? []);
    keys.delete(script);
    const assets: DocumentAssets = {
      styles,
      styleSheets: [...new Set(styleSheets)].map((file) => `/${file}`),
      scripts: [addressOf(script)],
      modules: [...keys].map(addressOf),
    };
    cache.set(name, assets);
    return assets;
  };
}
