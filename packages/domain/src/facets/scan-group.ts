import type { Group, RowTest, ValueLists } from "./column-group.ts";
import type { ColumnCount, ColumnName, ColumnOrder, Condition, Lookup, Place } from "./column-lookup.ts";

/** Whether a row meets a condition; undefined where the group has no such column, so that no row does. */
function testOf(group: Group, { lists }: ValueLists, condition: Condition): RowTest | undefined {
  if ("values" in condition) {
    const column = group.lists.get(condition.column);
    if (!column) return undefined;
    const passes = lists.map((list) => list.some((one) => condition.values.has(one)));
    return (row) => passes[column[row] ?? 0] ?? false;
  }
  const column = group.numbers.get(condition.column);
  if (!column) return undefined;
  const { min, max, match } = condition;
  // A row without a value has NaN, which no comparison holds for.
  const low = (row: number): number => column.min[row] ?? NaN;
  const high = (row: number): number => column.max[row] ?? NaN;
  if (match === "equal") return (row) => low(row) === min && high(row) === max;
  if (match === "contain") {
    return (row) => low(row) > -Infinity && high(row) < Infinity && low(row) <= min && high(row) >= max;
  }
  return (row) => high(row) >= min && low(row) <= max;
}

/** The key of a row in an order. */
export function keysOf(group: Group, { by, descending, first }: ColumnOrder): (row: number) => Place["key"] {
  if (by === "id") return () => 0;
  if (by === "name") return (row) => group.names[row] ?? "";
  if (by === "name_ar") return (row) => group.namesAr[row] ?? "";
  if (by === "offered") {
    const [price, stock] = [group.numbers.get("price"), group.numbers.get("stock")];
    return (row) => {
      const isOffered = (price?.min[row] ?? 0) > 0 && (stock?.min[row] ?? 0) > 0;
      const isLater = first !== undefined && !first.has(group.ids[row] ?? 0);
      return 2 * Number(!isOffered) + Number(isLater);
    };
  }
  if (by === "piece_price") {
    const [price, pieces] = [group.numbers.get("price"), group.numbers.get("pieces")];
    return (row) => (price?.min[row] ?? NaN) / (pieces?.min[row] || 1) || Infinity;
  }
  const column = group.numbers.get(by);
  const missing = descending ? -Infinity : Infinity;
  return (row) => {
    const value = (descending ? column?.max : column?.min)?.[row];
    return value === undefined || Number.isNaN(value) ? missing : value;
  };
}

/** Counts the rows of a group by the values of a column; undefined where the group lacks it. */
function counterOf(
  group: Group,
  { lists }: ValueLists,
  name: ColumnName,
  total: ColumnCount,
): { readonly add: (row: number) => void; readonly end: () => void } | undefined {
  const numbers = group.numbers.get(name);
  if (numbers) {
    return {
      add: (row) => {
        const [min = NaN, max = NaN] = [numbers.min[row], numbers.max[row]];
        if (Number.isNaN(min)) return;
        total.count += 1;
        const [low, high] = [Number.isFinite(min) ? min : max, Number.isFinite(max) ? max : min];
        if (low < total.min) total.min = low;
        if (high > total.max) total.max = high;
        // What is in stock.
        if (name === "stock" && min > 0) total.values.set(1, (total.values.get(1) ?? 0) + 1);
      },
      end: () => undefined,
    };
  }
  const column = group.lists.get(name);
  if (!column) return undefined;
  const byList: number[] = [];
  return {
    add: (row) => {
      const list = column[row] ?? 0;
      byList[list] = (byList[list] ?? 0) + 1;
    },
    end: () => {
      byList.forEach((count, index) => {
        if (index === 0) return;
        total.count += count;
        for (const value of lists[index] ?? []) {
          total.values.set(value, (total.values.get(value) ?? 0) + count);
        }
      });
    },
  };
}

/** Scans the rows of a group; returns how many meet all conditions. A row that fails one condition alone counts for that column. */
export function scanGroup(
  group: Group,
  lists: ValueLists,
  {
    scope,
    conditions,
    onMatch,
    counts,
  }: Pick<Lookup, "scope" | "conditions"> & {
    readonly onMatch: ((row: number, id: number) => void) | null;
    readonly counts: ReadonlyMap<ColumnName, ColumnCount>;
  },
): number {
  const { among, brands } = scope;
  const isOfBrand = brands && testOf(group, lists, { column: "brand", values: brands });
  if (brands && !isOfBrand) return 0;
  const tests = conditions.map((condition) => ({
    column: condition.column,
    test: testOf(group, lists, condition),
  }));
  // Without the column no row passes; where nothing is counted, none has to be looked at.
  if (counts.size === 0 && tests.some(({ test }) => !test)) return 0;
  const counters = new Map(
    [...counts].flatMap(([name, total]) => {
      const counter = counterOf(group, lists, name, total);
      return counter ? [[name, counter] as const] : [];
    }),
  );
  const all = [...counters.values()];
  let matched = 0;
  for (let row = 0; row < group.ids.length; row += 1) {
    const id = group.ids[row] ?? 0;
    if (among && !among.has(id)) continue;
    if (isOfBrand && !isOfBrand(row)) continue;
    let failed: ColumnName | undefined;
    let isOut = false;
    for (const { column, test } of tests) {
      if (test?.(row)) continue;
      if (failed !== undefined && failed !== column) {
        isOut = true;
        break;
      }
      failed = column;
    }
    if (isOut) continue;
    if (failed !== undefined) {
      counters.get(failed)?.add(row);
      continue;
    }
    matched += 1;
    onMatch?.(row, id);
    for (const counter of all) counter.add(row);
  }
  for (const counter of all) counter.end();
  return matched;
}
