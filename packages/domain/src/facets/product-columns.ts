import { Group, ValueLists } from "./column-group.ts";
import type {
  ColumnCount,
  ColumnName,
  ColumnProduct,
  ComparedColumn,
  FoundProducts,
  Lookup,
  Scope,
} from "./column-lookup.ts";
import { comparisonOf } from "./compare-rows.ts";
import { compareKeys, FirstPlaces } from "./first-places.ts";
import { keysOf, scanGroup } from "./scan-group.ts";

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
    this.#places.set(product.id, { group, row: group.add(product, this.#lists) });
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
      const keyOf = keysOf(group, order);
      const onMatch = limit > 0 ? (row: number, id: number) => first.add(keyOf(row), id) : null;
      total += scanGroup(group, this.#lists, { scope, conditions, onMatch, counts });
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
      scanGroup(group, this.#lists, { scope, conditions, onMatch, counts: new Map() });
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

  /** The sub categories that have products, each with its category. */
  groups(): { readonly categoryId: number; readonly subCategoryId: number }[] {
    return Array.from(this.#groups).flatMap(([subCategoryId, { categoryId, ids }]) =>
      ids.length > 0 ? [{ categoryId, subCategoryId }] : [],
    );
  }

  /** How many products a category has beside one, which may not be among them. */
  countBeside(id: number, categoryId: number): number {
    let count = this.#places.get(id)?.group.categoryId === categoryId ? -1 : 0;
    for (const group of this.#groupsOf({ categoryId })) count += group.ids.length;
    return count;
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
    const tests = compared.flatMap((one) => comparisonOf(group, this.#lists, own, one) ?? []);
    const stock = group.numbers.get("stock");
    if (tests.length === 0 || !stock) return [];
    const keyOf = keysOf(group, { by: "price", descending: false });
    const first = new FirstPlaces((a, b) => compareKeys(a.key, b.key) || a.id - b.id, limit, undefined);
    for (let row = 0; row < group.ids.length; row += 1) {
      if (row === own || !((stock.min[row] ?? NaN) > 0) || !tests.every((test) => test(row))) continue;
      first.add(keyOf(row), group.ids[row] ?? 0);
    }
    return first.places.map((one) => one.id);
  }

  #groupsOf({ categoryId, subCategoryId }: Scope): Group[] {
    return [...this.#groups].flatMap(([id, group]) =>
      (subCategoryId ?? id) === id && (categoryId ?? group.categoryId) === group.categoryId ? [group] : [],
    );
  }
}
