import {
  type AlternativeRule,
  isNumber,
  type NumberSpecification,
  type Specification,
  type Specifications,
} from "../specifications/attribute.ts";

/** What is kept of a product. */
export interface ColumnProduct {
  readonly id: number;
  readonly version: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly brand: string | null;
  /** What it costs now, in pounds; 0 while it is being updated. */
  readonly price: number;
  readonly onOffer: boolean;
  readonly amount: number;
  readonly nameSort: string;
  readonly values: Specifications;
}

/** The products that are looked at. */
export interface Scope {
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  /** Only products of a brand, in one of these spellings. */
  readonly brands?: ReadonlySet<string> | undefined;
  /** Only these products. */
  readonly among?: ReadonlySet<number> | undefined;
}

/** What a condition is about: an attribute by its id, or one of the other columns. */
export type ColumnName = number | "brand" | "price" | "stock" | "offer";

/** A condition of one column. */
export type Condition =
  /**
   * The value, or a part of its range, is within bounds. With `match` `equal` it has exactly these bounds, with `contain` it is a range with
   * two ends that contains them.
   */
  | {
      readonly column: ColumnName;
      readonly min: number;
      readonly max: number;
      readonly match?: "equal" | "contain";
    }
  /** The value is one of these: ids of choices, or names of brands. */
  | { readonly column: ColumnName; readonly values: ReadonlySet<number | string> };

/**
 * The order of a page: by a column or the name, by whether a product is offered (it has a price and is in stock, and then whether it is one of `first`;
 * from 0 to 3), or by the id alone; ties by the id. What has no value comes last.
 */
export interface ColumnOrder {
  readonly by: "id" | "name" | "price" | "offered" | number;
  readonly descending: boolean;
  /** With `offered`: products that come before others that are offered alike. */
  readonly first?: ReadonlySet<number>;
}

/** The place of a product in an order. */
export interface Place {
  readonly key: number | string;
  readonly id: number;
}

/** How many products have which values, of those that all conditions of other columns let through. */
export interface ColumnCount {
  /** Products with any value. */
  count: number;
  /** The bounds of numbers. */
  min: number;
  max: number;
  /** Products by choice or brand. */
  readonly values: Map<number | string, number>;
}

/** How an attribute is compared in the search for alternatives. */
export interface ComparedColumn {
  readonly column: number;
  readonly rule: AlternativeRule;
  /** True for an attribute of the kind `yes_no`, whose yes is the higher value. */
  readonly isYesNo: boolean;
}

/** The result of {@link ProductColumns.find}. */
export interface FoundProducts {
  readonly total: number;
  /** The page, and the place of its last product where more follow. */
  readonly ids: readonly number[];
  readonly next: Place | null;
  readonly counts: ReadonlyMap<ColumnName, ColumnCount>;
}

/** What is looked for. */
export interface Lookup {
  readonly scope: Scope;
  readonly conditions: readonly Condition[];
  readonly order: ColumnOrder;
  readonly after: Place | undefined;
  /** Products of the page; 0 counts only. */
  readonly limit: number;
  /** The columns that are counted. */
  readonly counted: readonly ColumnName[];
}

/** Lists of values that occur, each once, by their index; a column has the index. 0 is the empty list. */
class ValueLists {
  readonly lists: (readonly (number | string)[])[] = [[]];
  readonly #indexes = new Map<string, number>([["", 0]]);

  indexOf(values: readonly (number | string)[]): number {
    const key = values.join("\u001F");
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.lists.push(values) - 1;
      this.#indexes.set(key, index);
    }
    return index;
  }
}

/** A column of numbers; a row without a value has NaN. */
interface NumberColumn {
  readonly min: number[];
  readonly max: number[];
}

/** The products of a sub category, a row each, in columns. */
class Group {
  categoryId = 0;
  readonly ids: number[] = [];
  readonly versions: number[] = [];
  readonly names: string[] = [];
  readonly numbers = new Map<ColumnName, NumberColumn>();
  /** Indexes into {@link ValueLists}. */
  readonly lists = new Map<ColumnName, number[]>();

  /** Removes a row: the last one takes its place, whose product is returned. */
  remove(row: number): number | undefined {
    const lists: unknown[][] = [this.ids, this.versions, this.names, ...this.lists.values()];
    for (const { min, max } of this.numbers.values()) lists.push(min, max);
    for (const list of lists) {
      const last = list.pop();
      if (row < list.length) list[row] = last;
    }
    return this.ids[row];
  }
}

/** The choices of a value as a list; those of other kinds count as one that says that there is one. */
const listOf = (value: Specification): readonly number[] => {
  if ("choices" in value) return value.choices;
  return "yes" in value ? [value.yes ? 1 : 0] : [-1];
};

/** The bounds that a number is filtered and sorted by: of '±5 %' its size. */
const boundsOf = ({ min, max }: NumberSpecification): readonly [number, number] =>
  min !== null && min < 0 && max === -min ? [max, max] : [min ?? -Infinity, max ?? Infinity];

/** A test of one row of a group; undefined where the group has no such column, so that no row passes. */
type RowTest = (row: number) => boolean;

/** Keeps the places that come first in an order, as many as fit on a page and one more. */
class FirstPlaces {
  readonly places: Place[] = [];
  readonly #compare: (a: Place, b: Place) => number;
  readonly #size: number;
  readonly #after: Place | undefined;

  constructor(compare: (a: Place, b: Place) => number, size: number, after: Place | undefined) {
    this.#compare = compare;
    this.#size = size;
    this.#after = after;
  }

  add(key: Place["key"], id: number): void {
    const place = { key, id };
    const { places } = this;
    const last = places.at(-1);
    if (this.#after && this.#compare(place, this.#after) <= 0) return;
    if (places.length === this.#size && last && this.#compare(place, last) >= 0) return;
    let [from, to] = [0, places.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = places[middle];
      if (other && this.#compare(other, place) < 0) from = middle + 1;
      else to = middle;
    }
    places.splice(from, 0, place);
    if (places.length > this.#size) places.pop();
  }
}

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

const compareKeys = (a: Place["key"], b: Place["key"]): number => (a < b ? -1 : a > b ? 1 : 0);

/** The products on sale by columns in memory, for filters with exact counts at the speed of a scan. */
export class ProductColumns {
  readonly #groups = new Map<number, Group>();
  readonly #places = new Map<number, { readonly group: Group; row: number }>();
  readonly #lists = new ValueLists();

  /** Number of products. */
  get size(): number {
    return this.#places.size;
  }

  /** The ids of all products. */
  ids(): Iterable<number> {
    return this.#places.keys();
  }

  /** True where a product is kept in this state. */
  isCurrent(id: number, version: number, subCategoryId: number): boolean {
    const place = this.#places.get(id);
    return place?.group.versions[place.row] === version && this.#groups.get(subCategoryId) === place.group;
  }

  /** Sets the category of a sub category, which moves with its products. */
  moveGroup(subCategoryId: number, categoryId: number): void {
    const group = this.#groups.get(subCategoryId);
    if (group) group.categoryId = categoryId;
  }

  /** Removes a product, if it is kept. */
  remove(id: number): void {
    const place = this.#places.get(id);
    if (!place) return;
    this.#places.delete(id);
    const moved = place.group.remove(place.row);
    const movedPlace = moved === undefined ? undefined : this.#places.get(moved);
    if (movedPlace) movedPlace.row = place.row;
  }

  /** Adds a product, or replaces it. */
  set(product: ColumnProduct): void {
    this.remove(product.id);
    let group = this.#groups.get(product.subCategoryId);
    if (!group) {
      group = new Group();
      this.#groups.set(product.subCategoryId, group);
    }
    group.categoryId = product.categoryId;
    const row = group.ids.length;
    this.#places.set(product.id, { group, row });
    group.ids.push(product.id);
    group.versions.push(product.version);
    group.names.push(product.nameSort);
    const numbers = new Map<ColumnName, readonly [number, number]>([
      ["stock", [product.amount, product.amount]],
      ...(product.price > 0 ? [["price", [product.price, product.price]] as const] : []),
    ]);
    const lists = new Map<ColumnName, readonly (number | string)[]>(
      product.brand === null ? [] : [["brand", [product.brand]]],
    );
    if (product.onOffer) lists.set("offer", [1]);
    for (const [key, value] of Object.entries(product.values)) {
      if (isNumber(value)) numbers.set(Number(key), boundsOf(value));
      else lists.set(Number(key), listOf(value));
    }
    for (const name of numbers.keys()) {
      if (!group.numbers.has(name)) {
        group.numbers.set(name, { min: Array<number>(row).fill(NaN), max: Array<number>(row).fill(NaN) });
      }
    }
    for (const [name, column] of group.numbers) {
      const [min, max] = numbers.get(name) ?? [NaN, NaN];
      column.min.push(min);
      column.max.push(max);
    }
    for (const name of lists.keys()) {
      if (!group.lists.has(name)) group.lists.set(name, Array<number>(row).fill(0));
    }
    for (const [name, column] of group.lists) column.push(this.#lists.indexOf(lists.get(name) ?? []));
  }

  #testOf(group: Group, condition: Condition): RowTest | undefined {
    if ("values" in condition) {
      const column = group.lists.get(condition.column);
      if (!column) return undefined;
      const passes = this.#lists.lists.map((list) => list.some((one) => condition.values.has(one)));
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

  #keysOf(group: Group, { by, descending, first }: ColumnOrder): (row: number) => Place["key"] {
    if (by === "id") return () => 0;
    if (by === "name") return (row) => group.names[row] ?? "";
    if (by === "offered") {
      const [price, stock] = [group.numbers.get("price"), group.numbers.get("stock")];
      return (row) => {
        const isOffered = (price?.min[row] ?? 0) > 0 && (stock?.min[row] ?? 0) > 0;
        const isLater = first !== undefined && !first.has(group.ids[row] ?? 0);
        return 2 * Number(!isOffered) + Number(isLater);
      };
    }
    const column = group.numbers.get(by);
    const missing = descending ? -Infinity : Infinity;
    return (row) => {
      const value = (descending ? column?.max : column?.min)?.[row];
      return value === undefined || Number.isNaN(value) ? missing : value;
    };
  }

  /** One page of the products that meet all conditions, with their number and the counts of columns. */
  find({ scope, conditions, order, after, limit, counted }: Lookup): FoundProducts {
    const sign = order.descending ? -1 : 1;
    const first = new FirstPlaces(
      (a, b) => sign * (compareKeys(a.key, b.key) || a.id - b.id),
      limit + 1,
      after,
    );
    const counts = new Map<ColumnName, ColumnCount>(
      counted.map((name) => [name, { count: 0, min: Infinity, max: -Infinity, values: new Map() }]),
    );
    let total = 0;
    for (const group of this.#groupsOf(scope)) {
      const keyOf = this.#keysOf(group, order);
      const onMatch = limit > 0 ? (row: number, id: number) => first.add(keyOf(row), id) : null;
      total += this.#scan(group, { scope, conditions, onMatch, counts });
    }
    const page = first.places.slice(0, limit);
    return {
      total,
      ids: page.map(({ id }) => id),
      next: first.places.length > limit ? (page.at(-1) ?? null) : null,
      counts,
    };
  }

  /** The brands of all products, with their numbers of products. */
  brands(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const group of this.#groups.values()) {
      for (const index of group.lists.get("brand") ?? []) {
        const [brand] = this.#lists.lists[index] ?? [];
        if (brand !== undefined) found.set(String(brand), (found.get(String(brand)) ?? 0) + 1);
      }
    }
    return found;
  }

  /** The ids of all products that meet all conditions, in no order. */
  matching({ scope, conditions }: Pick<Lookup, "scope" | "conditions">): number[] {
    const ids: number[] = [];
    const onMatch = (_row: number, id: number) => void ids.push(id);
    for (const group of this.#groupsOf(scope)) {
      this.#scan(group, { scope, conditions, onMatch, counts: new Map() });
    }
    return ids;
  }

  /** How many products each category has, and their lowest price; null where none is known. */
  categories(): { readonly id: number; readonly count: number; readonly lowestPrice: number | null }[] {
    const found = new Map<number, { count: number; lowest: number }>();
    for (const { categoryId, ids, numbers } of this.#groups.values()) {
      if (ids.length === 0) continue;
      const category = found.get(categoryId) ?? { count: 0, lowest: Infinity };
      category.count += ids.length;
      // A row without a price has NaN, which is not lower.
      for (const price of numbers.get("price")?.min ?? []) {
        if (price < category.lowest) category.lowest = price;
      }
      found.set(categoryId, category);
    }
    return Array.from(found, ([id, { count, lowest }]) => ({
      id,
      count,
      lowestPrice: lowest === Infinity ? null : lowest,
    }));
  }

  /** Those of some products that have a value of one of the attributes. */
  stating(ids: Iterable<number>, attributes: readonly number[]): Set<number> {
    const found = new Set<number>();
    for (const id of ids) {
      const place = this.#places.get(id);
      if (!place) continue;
      const { group, row } = place;
      const states = attributes.some(
        (one) =>
          !Number.isNaN(group.numbers.get(one)?.min[row] ?? NaN) || (group.lists.get(one)?.[row] ?? 0) > 0,
      );
      if (states) found.add(id);
    }
    return found;
  }

  /**
   * The products in stock that may stand in for one: those of its sub category that meet the rules of all columns in which it has a value,
   * the cheapest first and those without a price last. None where it has no value in any of them.
   */
  alternativesTo(id: number, compared: readonly ComparedColumn[], limit: number): number[] {
    const place = this.#places.get(id);
    if (!place) return [];
    const { group, row: own } = place;
    const tests = compared.flatMap((one) => this.#comparisonOf(group, own, one) ?? []);
    const stock = group.numbers.get("stock");
    if (tests.length === 0 || !stock) return [];
    const keyOf = this.#keysOf(group, { by: "price", descending: false });
    const first = new FirstPlaces((a, b) => compareKeys(a.key, b.key) || a.id - b.id, limit, undefined);
    for (let row = 0; row < group.ids.length; row += 1) {
      if (row === own || !((stock.min[row] ?? NaN) > 0) || !tests.every((test) => test(row))) continue;
      first.add(keyOf(row), group.ids[row] ?? 0);
    }
    return first.places.map((one) => one.id);
  }

  /** Compares the rows of a group with one of them; undefined where that has no value. */
  #comparisonOf(
    group: Group,
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
    const valuesOf = (row: number) => this.#lists.lists[column?.[row] ?? 0] ?? [];
    const values = valuesOf(own);
    if (values.length === 0) return undefined;
    if (isYesNo) return (row) => compareNumbers(rule, Number(values[0]), Number(valuesOf(row)[0] ?? NaN));
    if (rule !== "at_most") return (row) => values.every((one) => valuesOf(row).includes(one));
    return (row) => {
      const others = valuesOf(row);
      return others.length > 0 && others.every((one) => values.includes(one));
    };
  }

  #groupsOf({ categoryId, subCategoryId }: Scope): Group[] {
    return [...this.#groups].flatMap(([id, group]) =>
      (subCategoryId ?? id) === id && (categoryId ?? group.categoryId) === group.categoryId ? [group] : [],
    );
  }

  /** Scans the rows of a group; returns how many meet all conditions. A row that fails one condition alone counts for that column. */
  #scan(
    group: Group,
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
    const isOfBrand = brands && this.#testOf(group, { column: "brand", values: brands });
    if (brands && !isOfBrand) return 0;
    const tests = conditions.map((condition) => ({
      column: condition.column,
      test: this.#testOf(group, condition),
    }));
    // Without the column no row passes; where nothing is counted, none has to be looked at.
    if (counts.size === 0 && tests.some(({ test }) => !test)) return 0;
    const counters = new Map(
      [...counts].flatMap(([name, total]) => {
        const counter = this.#counterOf(group, name, total);
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

  /** Counts the rows of a group by the values of a column; undefined where the group lacks it. */
  #counterOf(
    group: Group,
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
          for (const value of this.#lists.lists[index] ?? []) {
            total.values.set(value, (total.values.get(value) ?? 0) + count);
          }
        });
      },
    };
  }
}
