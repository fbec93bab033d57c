import type { AlternativeRule } from "../specifications/attribute.ts";
import type { Group, NumberColumn, RowTest, ValueLists } from "./column-group.ts";
import type { ComparedColumn } from "./column-lookup.ts";

/** The number by which ratings are compared: the upper bound of a range, or its only one; NaN without a value. */
function ratingOf({ min, max }: NumberColumn, row: number): number {
  const [low = NaN, high = NaN] = [min[row], max[row]];
  return Number.isFinite(high) ? high : low;
}

/** True for numbers that differ by less than what is written of them; an open bound is the same as an open one only. */
const isSame = (one: number, other: number): boolean =>
  one === other ||
  (Number.isFinite(one) &&
    Number.isFinite(other) &&
    Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other)));

const compareNumbers = (rule: AlternativeRule, own: number, other: number): boolean => {
  if (isSame(own, other)) return true;
  if (rule === "same") return false;
  return rule === "at_least" ? other > own : other < own;
};

/** Compares the rows of a group with one of them; undefined where that has no value. */
export function comparisonOf(
  group: Group,
  { lists }: ValueLists,
  own: number,
  { column: name, rule, isYesNo }: ComparedColumn,
): RowTest | undefined {
  const numbers = group.numbers.get(name);
  if (numbers) {
    const rating = ratingOf(numbers, own);
    if (!Number.isNaN(rating)) {
      return rule === "same"
        ? (row) =>
            isSame(numbers.min[own] ?? NaN, numbers.min[row] ?? NaN) &&
            isSame(numbers.max[own] ?? NaN, numbers.max[row] ?? NaN)
        : (row) => compareNumbers(rule, rating, ratingOf(numbers, row));
    }
  }
  const column = group.lists.get(name);
  const valuesOf = (row: number) => lists[column?.[row] ?? 0] ?? [];
  const values = valuesOf(own);
  if (values.length === 0) return undefined;
  if (isYesNo) return (row) => compareNumbers(rule, Number(values[0]), Number(valuesOf(row)[0] ?? NaN));
  if (rule !== "at_most") return (row) => values.every((one) => valuesOf(row).includes(one));
  return (row) => {
    const others = valuesOf(row);
    return others.length > 0 && others.every((one) => values.includes(one));
  };
}
