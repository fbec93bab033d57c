import type { Condition, Scope } from "./column-lookup.ts";
import { nearValue } from "./near-values.ts";
import type { ProductColumns } from "./product-columns.ts";
import type { ValueMeaning, ValueWords } from "./value-words.ts";

/** How products have a value. */
export const valueMatches = ["exact", "range", "near"] as const;

/** How products have a value. */
type ValueMatch = (typeof valueMatches)[number];

/** Words of a search that were read as a value of products. */
export interface AppliedValue {
  words: string;
  /** The attribute and its value: 'Resistance: 10 kΩ'; the words where they may be of more than two attributes. */
  name: string;
  name_ar: string;
  /** The search without these words. */
  without: string;
  /** Whether products have the value itself, only a range that contains it, or only the nearest value, which `name` then is. */
  match: ValueMatch;
}

/** Products that have the values of a search. */
export interface NarrowedProducts {
  readonly ids: ReadonlySet<number>;
  /** Those of them that have all values in attributes that cards show: what such a product is looked for by. */
  readonly main: ReadonlySet<number>;
  readonly values: readonly AppliedValue[];
  /** Words of values that no product has together with the rest of the search, and that were left out. */
  readonly unmatched: readonly string[];
}

/** Attributes that a chip names. */
const MAX_NAMED = 2;

type Language = "en" | "ar";

function labelOf(words: string, meanings: readonly ValueMeaning[], language: Language): string {
  const isArabic = language === "ar";
  const parts = meanings.map(({ attribute, text, text_ar }) => ({
    name: (isArabic && attribute.name_ar) || attribute.name,
    text: isArabic ? text_ar : text,
  }));
  const names = [...new Set(parts.map(({ name }) => name))];
  const texts = [...new Set(parts.map(({ text }) => text))];
  return names.length > MAX_NAMED || texts.length > 1 ? words : `${names.join(" / ")}: ${texts.join("")}`;
}

const nearLabel = (meanings: readonly ValueMeaning[], language: Language): string =>
  meanings
    .map(({ attribute: { name, name_ar: nameAr }, text, text_ar: textAr }) =>
      language === "ar" ? `${nameAr ?? name}: ${textAr}` : `${name}: ${text}`,
    )
    .join(" / ");

/** A value with the products that have it, by each of its meanings. */
interface FoundValue {
  readonly value: ValueWords;
  readonly byMeaning: readonly (readonly number[])[];
  readonly ids: ReadonlySet<number>;
}

const commonIds = (found: readonly FoundValue[]): Set<number> => {
  const [first, ...others] = found.toSorted((a, b) => a.ids.size - b.ids.size);
  return new Set([...(first?.ids ?? [])].filter((id) => others.every(({ ids }) => ids.has(id))));
};

/** What is searched beside the values. */
interface ValueScope {
  /** The products that the other words find. */
  readonly scope: Scope;
  /** The products that all words find. */
  readonly written: readonly number[];
}

/** The products that have all of some values; null where there are none. */
function narrowByAll(
  columns: ProductColumns,
  values: readonly ValueWords[],
  { scope, written }: ValueScope,
): Omit<NarrowedProducts, "unmatched"> | null {
  const idsOf = (condition: Condition | null): number[] =>
    condition ? columns.matching({ scope, conditions: [condition] }) : [];
  const foundBy = (idsOfMeaning: (meaning: ValueMeaning) => number[]): FoundValue[] =>
    values.map((value) => {
      const byMeaning = value.meanings.map(idsOfMeaning);
      return { value, byMeaning, ids: new Set(byMeaning.flat()) };
    });
  const exact = foundBy(({ condition }) => idsOf(condition));
  let found = exact;
  let common = commonIds(found);
  // A value alone is in too many ranges to be searched by them.
  if (common.size === 0 && (scope.among || values.length > 1)) {
    found = foundBy(({ condition, contained }) => [...idsOf(condition), ...idsOf(contained)]);
    common = commonIds(found);
    // '470uF 25V' is no multimeter that can measure both: without other words one of the values has to be stated.
    if (!scope.among) common = new Set([...common].filter((id) => exact.some(({ ids }) => ids.has(id))));
  }
  if (common.size === 0) return null;
  const exactly = new Set(
    exact.flatMap(({ value, ids }) => ([...common].some((id) => ids.has(id)) ? [value] : [])),
  );
  const applied = found.map(({ value, byMeaning, ids }) => ({
    value,
    ids,
    main: new Set(
      value.meanings.flatMap(({ attribute }, at) => (attribute.on_cards ? (byMeaning[at] ?? []) : [])),
    ),
    meanings: value.meanings.filter((_, at) => byMeaning[at]?.some((id) => common.has(id))),
  }));
  const ids = new Set(common);
  const others = applied.map((one) => ({
    ids: one.ids,
    stated: columns.stating(
      written,
      one.meanings.map(({ attribute }) => attribute.id),
    ),
  }));
  for (const id of written) {
    if (others.every((one) => one.ids.has(id) || !one.stated.has(id))) ids.add(id);
  }
  return {
    ids,
    main: new Set([...common].filter((id) => applied.every((one) => one.main.has(id)))),
    values: applied.map(({ value, meanings }) => ({
      words: value.words,
      name: labelOf(value.words, meanings, "en"),
      name_ar: labelOf(value.words, meanings, "ar"),
      without: value.without,
      match: exactly.has(value) ? "exact" : "range",
    })),
  };
}

/** The products that have some of the values, and the nearest to those that none of them has; null where no value is near. */
function narrowToNear(
  columns: ProductColumns,
  values: readonly ValueWords[],
  scope: Scope,
): NarrowedProducts | null {
  let among = scope.among ?? null;
  const applied = new Map<ValueWords, AppliedValue>();
  for (const value of values) {
    const meant = value.meanings.map((meaning) => ({
      meaning,
      ids: columns.matching({
        scope: { ...scope, among: among ?? undefined },
        conditions: [meaning.condition],
      }),
    }));
    const ids = new Set(meant.flatMap((one) => one.ids));
    if (ids.size === 0) continue;
    among = ids;
    const meanings = meant.filter((one) => one.ids.length > 0).map(({ meaning }) => meaning);
    const { words, without } = value;
    const names = { name: labelOf(words, meanings, "en"), name_ar: labelOf(words, meanings, "ar") };
    applied.set(value, { words, without, match: "exact", ...names });
  }
  // A value alone is near too many.
  if (!among) return null;
  let isNear = false;
  for (const value of values.filter((one) => !applied.has(one))) {
    const near = nearValue(columns, value, among);
    if (!near) continue;
    isNear = true;
    among = near.ids;
    const { words, without } = value;
    const names = { name: nearLabel(near.meanings, "en"), name_ar: nearLabel(near.meanings, "ar") };
    applied.set(value, { words, without, match: "near", ...names });
  }
  if (!isNear) return null;
  return {
    ids: among,
    main: new Set(),
    values: values.flatMap((value) => applied.get(value) ?? []),
    unmatched: values.flatMap((value) => (applied.has(value) ? [] : [value.words])),
  };
}

/**
 * The products that have all values of a search, each as any of its meanings, and those that the search finds by its words and that state no
 * other value: a shop need not have entered every one. Ranges that contain a value count where no product has it exactly. Where nothing has all
 * values, by its words neither, the nearest stand in for those that are missing; where none is near, one is left out, the last first, or beside
 * other words all of them. Null where no product is left, so that the words are only words.
 */
export function narrowByValues(
  columns: ProductColumns,
  { values, ...scope }: ValueScope & { readonly values: readonly ValueWords[] },
): NarrowedProducts | null {
  const all = narrowByAll(columns, values, scope);
  if (all) return { ...all, unmatched: [] };
  if (scope.written.length > 0) return null;
  const near = narrowToNear(columns, values, scope.scope);
  if (near) return near;
  for (const left of values.length > 1 ? values.toReversed() : []) {
    const others = narrowByAll(
      columns,
      values.filter((one) => one !== left),
      scope,
    );
    if (others) return { ...others, unmatched: [left.words] };
  }
  const { among } = scope.scope;
  if (!among || among.size === 0) return null;
  return { ids: among, main: new Set(), values: [], unmatched: values.map(({ words }) => words) };
}
