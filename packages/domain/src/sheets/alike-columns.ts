import { headingKey } from "./guess-columns.ts";
import type { ColumnField } from "./sheet-fields.ts";

/** The columns of a sheet that was read before. */
export interface ReadColumns {
  readonly headers: readonly string[];
  readonly fields: readonly (ColumnField | null)[];
}

/** The share of headings that two lists of a supplier have in common, and the read columns among them, at least. */
const SHARE = 0.6;
const MIN_READ = 2;

/** The headings of a sheet with their places; those that it has twice name no column. */
function headingsOf(headers: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [index, header] of headers.entries()) {
    const key = headingKey(header);
    if (places.has(key)) twice.add(key);
    else if (key) places.set(key, index);
  }
  for (const key of twice) places.delete(key);
  return places;
}

/** The headings that two sheets have in common: their places in the first with the fields of the second. */
function commonFields(
  headings: ReadonlyMap<string, number>,
  earlier: ReadColumns,
): ReadonlyMap<number, ColumnField | null> | null {
  const before = headingsOf(earlier.headers);
  const common = new Map<number, ColumnField | null>();
  for (const [key, place] of headings) {
    const there = before.get(key);
    if (there !== undefined) common.set(place, earlier.fields[there] ?? null);
  }
  const read = [...common.values()].filter((field) => field !== null);
  const isAlike = common.size >= SHARE * Math.max(headings.size, before.size);
  return isAlike && read.length >= MIN_READ ? common : null;
}

/**
 * The fields of columns by those of an earlier sheet with nearly the same headings, in any order; the others are as guessed. `earlier` begins with
 * the latest; of equally alike ones it is taken. Null where none is alike.
 */
export function fieldsAsBefore<T extends ReadColumns>(
  headers: readonly string[],
  guessed: readonly (ColumnField | null)[],
  earlier: readonly T[],
): { readonly fields: (ColumnField | null)[]; readonly from: T } | null {
  const headings = headingsOf(headers);
  let best: { readonly common: ReadonlyMap<number, ColumnField | null>; readonly from: T } | null = null;
  for (const from of earlier) {
    const common = commonFields(headings, from);
    if (common && common.size > (best?.common.size ?? 0)) best = { common, from };
  }
  if (!best) return null;
  const { common, from } = best;
  const taken = new Set(common.values());
  const fields = guessed.map((field, index) => {
    if (common.has(index)) return common.get(index) ?? null;
    return taken.has(field) ? null : field;
  });
  return { fields, from };
}
