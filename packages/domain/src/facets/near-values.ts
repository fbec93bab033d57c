import { printNumber } from "../specifications/print-value.ts";
import type { ColumnName, Condition } from "./column-lookup.ts";
import type { ProductColumns } from "./product-columns.ts";
import type { ValueMeaning, ValueWords } from "./value-words.ts";

/** Values of products that stand in for one that none has. */
export interface NearValue {
  readonly value: ValueWords;
  readonly ids: ReadonlySet<number>;
  /** The meanings that they have, printed: '16 V' for 10 V. */
  readonly meanings: readonly ValueMeaning[];
}

/** How far a value without a direction may be away: 4.7 kΩ is near 4.8 kΩ, and a relay of 24 V is no one of 5 V. */
const NEAR_FACTOR = 2;

/** Where values above or below one are looked for; null where its rule or its kind allows none. */
const boundsOf = (meaning: ValueMeaning, above: boolean): Condition | null => {
  const { condition, attribute } = meaning;
  if (!("min" in condition) || condition.match !== "equal" || condition.min <= 0) return null;
  const { min, max } = condition;
  switch (attribute.alternative) {
    case "at_least":
      return above ? { column: attribute.id, min: max, max: Infinity } : null;
    case "at_most":
      return above ? null : { column: attribute.id, min: -Infinity, max: min };
    case "same":
    case null:
      return above
        ? { column: attribute.id, min: max, max: max * NEAR_FACTOR }
        : { column: attribute.id, min: min / NEAR_FACTOR, max: min };
    default:
      return attribute.alternative satisfies never;
  }
};

/** The products among some whose value is the nearest one above or below; null where none is. */
function nearest(
  columns: ProductColumns,
  meaning: ValueMeaning,
  { among, above }: { readonly among: ReadonlySet<number>; readonly above: boolean },
): { readonly number: number; readonly ids: readonly number[] } | null {
  const column: ColumnName = meaning.attribute.id;
  const bounds = boundsOf(meaning, above);
  if (!bounds || !("min" in bounds)) return null;
  const within = columns.matching({ scope: { among }, conditions: [bounds] });
  const scope = { among: new Set(within) };
  const order = { by: "id", descending: false } as const;
  const { counts } = columns.find({
    scope,
    conditions: [],
    order,
    after: undefined,
    limit: 0,
    counted: [column],
  });
  const counted = counts.get(column);
  const number = above ? counted?.min : counted?.max;
  if (number === undefined || !(number >= bounds.min && number <= bounds.max)) return null;
  const ids = columns.matching({ scope, conditions: [{ column, min: number, max: number, match: "equal" }] });
  return ids.length > 0 ? { number, ids } : null;
}

/**
 * The values nearest to one that no product has, as the rule for alternatives of its attribute says: what is to be at least as high is above it
 * and never below, and the other way round; without a rule, the nearest on both sides. Null where nothing is near.
 */
export function nearValue(
  columns: ProductColumns,
  value: ValueWords,
  among: ReadonlySet<number>,
): NearValue | null {
  const found = value.meanings.flatMap((meaning) =>
    [false, true].flatMap((above) => {
      const near = nearest(columns, meaning, { among, above });
      if (!near) return [];
      const { attribute } = meaning;
      const [text, text_ar] = (["en", "ar"] as const).map((locale) =>
        printNumber(near.number, attribute.unit, locale),
      );
      return [{ ids: near.ids, meaning: { ...meaning, text: text ?? "", text_ar: text_ar ?? "" } }];
    }),
  );
  if (found.length === 0) return null;
  return {
    value,
    ids: new Set(found.flatMap(({ ids }) => ids)),
    meanings: found.map(({ meaning }) => meaning),
  };
}
