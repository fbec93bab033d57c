import type { Requirements } from "./requirements.ts";

/** File with the ids that names of its tests and stories start with. */
export interface Proof {
  readonly file: string;
  readonly ids: readonly string[];
}

/** Stories of screens, journeys through the whole shop, and tests in a browser against the running server. */
const PAGE =
  /^(?:packages\/screens\/src\/.*\.stories\.tsx|apps\/web\/src\/.*\.stories\.tsx|apps\/web\/tests\/)/;
const DASHBOARD = /^(?:packages\/screens\/src\/dash|apps\/web\/(?:src|tests)\/(?:.*\/)?dash)/;
const SERVER = /^apps\/api\//;
const CLIENT = /^(?:packages\/data\/|apps\/web\/)/;
const LIBRARY = /^packages\/ui\//;

/** Files that can prove a requirement, by its id or else by its section. */
const places: Readonly<Record<string, RegExp>> = {
  ROUTE: PAGE,
  HOME: PAGE,
  LIST: PAGE,
  RESULTS: PAGE,
  DETAIL: PAGE,
  CATEGORY: PAGE,
  CART: PAGE,
  CHECKOUT: PAGE,
  // The server sends the mail of an order.
  "CHECKOUT-8": SERVER,
  SINGLE: PAGE,
  LOGIN: PAGE,
  SIGNUP: PAGE,
  SESSION: PAGE,
  ABOUT: PAGE,
  BLOGS: PAGE,
  HEADER: PAGE,
  FOOTER: PAGE,
  CHAT: PAGE,
  SEARCH: PAGE,
  PRICE: PAGE,
  NOTICE: PAGE,
  ROLE: PAGE,
  ADMIN: DASHBOARD,
  APROD: DASHBOARD,
  ASUB: DASHBOARD,
  ACAT: DASHBOARD,
  AEDIT: DASHBOARD,
  TABLE: LIBRARY,
  API: SERVER,
  "API-23": CLIENT,
  "API-24": CLIENT,
  "API-26": CLIENT,
};

const sectionOf = (id: string): string => id.replace(/-\d+$/, "");

/** Reads the leading ids of a name and of its suites' titles: 'CART-1 CART-2 …', 'CART-1, CART-2: …'. */
export const idsOf = (name: string): string[] =>
  name.split(" > ").flatMap((title) => {
    const [start = ""] = /^(?:[A-Z]+-\d+[ ,:/&]*)*/.exec(title) ?? [];
    return Array.from(start.matchAll(/[A-Z]+-\d+/g), ([id]) => id);
  });

/** Moves the leading ids of a name to its end: 'adds (CART-1, CART-2)'. */
export function withIdsAtEnd(name: string): string {
  const ids = idsOf(name);
  return ids.length === 0 ? name : `${name.replace(/^(?:[A-Z]+-\d+[ ,:/&]*)+/, "")} (${ids.join(", ")})`;
}

/** The ids of a name that {@link withIdsAtEnd} has changed. */
export const movedIdsOf = (name: string): string[] =>
  /\((?<ids>(?:[A-Z]+-\d+(?:, )?)+)\)$/.exec(name)?.groups?.["ids"]?.split(", ") ?? [];

/** Checks whether a file can prove a requirement. */
export function proves(id: string, file: string): boolean {
  const place = places[id] ?? places[sectionOf(id)];
  if (!place) throw new Error(`tools/requirement-ids/proofs.ts does not say where ${id} must be proven.`);
  return place.test(file);
}

/** Lists unproven requirements and unknown ids. */
export function faultsOf(
  requirements: Requirements,
  readings: ReadonlySet<string>,
  proofs: readonly Proof[],
): string[] {
  const { all, notBuilt } = requirements;
  const faults: string[] = [];
  for (const id of all) {
    if (notBuilt.has(id)) continue;
    const named = proofs.filter(({ ids }) => ids.includes(id)).map(({ file }) => file);
    if (named.some((file) => proves(id, file))) continue;
    const instead =
      named.length > 0 ? `; named, where it proves nothing, in ${[...new Set(named)].join(", ")}` : "";
    faults.push(`${id}: no test or story of the right kind starts with it${instead}`);
  }
  for (const id of notBuilt) {
    if (!all.has(id)) faults.push(`${id}: listed as not built, but no requirement`);
  }
  for (const { file, ids } of proofs) {
    for (const id of ids) {
      if (!all.has(id) && !readings.has(id))
        faults.push(`${id}: no requirement and no reading, but named in ${file}`);
    }
  }
  return faults;
}
