import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locale } from "@shop/domain/locale/locale.ts";
import * as v from "valibot";

import type { AssetsOf, DocumentAssets } from "../src/renderer.ts";

/** The part of Vite's manifest that pages need. */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string())),
    imports: v.optional(v.array(v.string())),
    assets: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

const ENTRY = "src/entry-client.tsx";

/** The manifest key of the styles that public pages inline. */
const STYLES = "../../packages/ui/src/styles.css";

/** The manifest key of an area's texts, relative to apps/web. */
const areaKey = (area: string, locale: Locale) =>
  `../../packages/i18n/src/${locale}/${area.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;

/** Collects a built file and its static imports, recursively. */
function withImports(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** Looks up the files of pages in the manifest of the browser build; results are cached. */
export function createAssets(folder: string): AssetsOf {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")),
  );
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ""}`;
  const entryFiles = [...withImports(manifest, ENTRY, new Set())];
  const styles = readFileSync(join(folder, addressOf(STYLES)), "utf8");
  // The font of Greek letters is not preloaded: few pages have one.
  const fonts = (manifest[STYLES]?.assets ?? []).filter((file) => /cairo.*\.woff2$/.test(file));
  const cache = new Map<string, DocumentAssets>();

  return (modules, areas, locale) => {
    const name = [locale, ...modules].join(" ");
    const cached = cache.get(name);
    if (cached) return cached;
    const keys = new Set(entryFiles);
    for (const start of [...modules, ...areas.map((area) => areaKey(area, locale))])
      withImports(manifest, start, keys);
    keys.delete(ENTRY);
    const ownStyles = [...keys]
      .filter((key) => !entryFiles.includes(key))
      .flatMap((key) => manifest[key]?.css ?? []);
    const assets: DocumentAssets = {
      styles,
      styleSheets: [...new Set(ownStyles)].map((file) => `/${file}`),
      scripts: [addressOf(ENTRY)],
      modules: [...keys].map(addressOf),
      // Arabic pages need the Latin font too, for digits and part numbers.
      fonts: fonts.filter((file) => locale === "ar" || !/arabic/i.test(file)).map((file) => `/${file}`),
    };
    cache.set(name, assets);
    return assets;
  };
}
