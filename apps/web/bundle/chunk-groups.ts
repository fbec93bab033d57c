import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface ModuleLookup {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const entry = path("../src/entry-client.tsx");
const home = path("../src/pages/home.tsx");
const pages = readdirSync(path("../src/pages"), { encoding: "utf8" }).map((name) =>
  path(`../src/pages/${name}`),
);

const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/|rolldown.runtime/;

/** Everything that a module imports at once, itself included. */
function closureOf(start: string, lookup: ModuleLookup): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(start);
  return found;
}

/** A group of modules that go to one file, as the bundler takes it. */
export interface ChunkGroup {
  readonly name: (id: string, lookup: ModuleLookup) => string | null;
  readonly debugName: string;
  readonly priority: number;
}

/**
 * The files that modules go to. 'libraries' changes seldom, so that a new version of the shop leaves it in readers' caches; 'shop'
 * is what every page needs and what the home page shares with others; 'catalogue' what other pages share. Left alone the
 * bundler makes thirty files for the home page, which compress worse and ask more.
 */
export function chunkGroups(): ChunkGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const reaches = (start: string, id: string, lookup: ModuleLookup) => {
    const closure = closures.get(start) ?? closureOf(start, lookup);
    closures.set(start, closure);
    return closure.has(id);
  };
  const isShared = (id: string, lookup: ModuleLookup) =>
    !pages.includes(id) && pages.filter((page) => reaches(page, id, lookup)).length > 1;
  const isOfShop = (id: string, lookup: ModuleLookup) =>
    id !== entry && (reaches(entry, id, lookup) || (reaches(home, id, lookup) && isShared(id, lookup)));
  const groups: readonly (readonly [string, (id: string, lookup: ModuleLookup) => boolean])[] = [
    ["libraries", (id) => LIBRARIES.test(id)],
    ["shop", isOfShop],
    ["catalogue", isShared],
  ];
  return groups.map(([name, holds], at) => ({
    name: (id, lookup) => (holds(id, lookup) ? name : null),
    debugName: name,
    priority: groups.length - at,
  }));
}
