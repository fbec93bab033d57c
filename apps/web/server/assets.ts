import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Locale } from "@shop/contract/locale.ts";

import type { AssetsOf } from "../src/entry-server.tsx";
import type { DocumentAssets } from "../src/head/document-head.tsx";

interface BuiltFile {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltFile>>;

const ENTRY = "src/entry-client.ts";
/** What the entry loads once the page is drawn. */
const START = "src/start.tsx";

/** The text of an area, as the manifest names it from apps/web. */
const areaKey = (area: string, locale: Locale) => `../../packages/i18n/src/${locale}/${area}.ts`;

/** Collects a built file and all that it imports at once. */
function withImports(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  if (found.has(key) || !manifest[key]) return found;
  found.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, found);
  return found;
}

/** What a page needs beyond its markup, looked up in the build of the browser's files; each answer is made once. */
export function createAssets(folder: string): AssetsOf {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
  const addressOf = (key: string) => `/${manifest[key]?.file ?? ""}`;
  const always = [...withImports(manifest, START, withImports(manifest, ENTRY, new Set()))];
  const all = (kind: "css" | "assets") => always.flatMap((key) => manifest[key]?.[kind] ?? []);
  const styles = all("css")
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("");
  const fonts = all("assets").filter((file) => file.endsWith(".woff2"));
  const made = new Map<string, DocumentAssets>();

  return (page, areas, locale) => {
    const name = `${locale} ${page}`;
    const before = made.get(name);
    if (before) return before;
    const keys = new Set(always);
    for (const start of [page, ...areas.map((area) => areaKey(area, locale))])
      withImports(manifest, start, keys);
    keys.delete(ENTRY);
    const assets: DocumentAssets = {
      styles,
      styleSheets: [],
      scripts: [addressOf(ENTRY)],
      modules: [...keys].map(addressOf),
      // Figures and part numbers are Latin in both languages.
      fonts: fonts.filter((file) => locale === "ar" || !/arabic/i.test(file)).map((file) => `/${file}`),
    };
    made.set(name, assets);
    return assets;
  };
}
