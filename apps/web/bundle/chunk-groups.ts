import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface ModuleLookup {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const start = path("../src/start.tsx");
const home = path("../src/pages/home.tsx");
const page = (name: string) => path(`../src/pages/${name}`);
const pages = readdirSync(path("../src/pages"), { encoding: "utf8" }).map(page);
const lists = ["products.tsx", "results.tsx", "category.tsx", "product.tsx"].map(page);

const LIBRARIES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//;
/** What the bundler adds of its own. */
const RUNTIME = /rolldown.runtime|vite.preload-helper/;
/** Parts of the libraries that the home page does without; their libraries' own lists of everything reach them all the same. */
const NOT_OF_HOME = /@tanstack\/.*(?:infiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries)\.js/;

/** Everything that a module imports at once, itself included. */
function closureOf(from: string, lookup: ModuleLookup): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of lookup.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(from);
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
 * is what every page needs and what the home page shares with others; 'catalogue' what pages of products share with others, 'forms'
 * what the rest shares. Left alone the bundler makes thirty files for the home page, which compress worse and ask more.
 */
export function chunkGroups(): ChunkGroup[] {
  const closures = new Map<string, ReadonlySet<string>>();
  const reaches = (from: string, id: string, lookup: ModuleLookup) => {
    const closure = closures.get(from) ?? closureOf(from, lookup);
    closures.set(from, closure);
    return closure.has(id);
  };
  const isShared = (id: string, lookup: ModuleLookup) =>
    !pages.includes(id) && pages.filter((from) => reaches(from, id, lookup)).length > 1;
  const isOfLists = (id: string, lookup: ModuleLookup) => lists.some((from) => reaches(from, id, lookup));
  const isOfShop = (id: string, lookup: ModuleLookup) =>
    // It waits for the first page, which waits for this file.
    id !== start &&
    !NOT_OF_HOME.test(id) &&
    (reaches(start, id, lookup) || (reaches(home, id, lookup) && isShared(id, lookup)));
  const groups: readonly (readonly [string, (id: string, lookup: ModuleLookup) => boolean])[] = [
    ["runtime", (id) => RUNTIME.test(id)],
    ["libraries", (id) => LIBRARIES.test(id) && !NOT_OF_HOME.test(id)],
    ["shop", isOfShop],
    ["catalogue", (id, lookup) => isShared(id, lookup) && isOfLists(id, lookup)],
    ["forms", isShared],
  ];
  return groups.map(([name, holds], at) => ({
    name: (id, lookup) => (holds(id, lookup) ? name : null),
    debugName: name,
    priority: groups.length - at,
  }));
}
