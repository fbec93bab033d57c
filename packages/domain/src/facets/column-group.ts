import { isNumber, type NumberSpecification, type Specification } from "../specifications/attribute.ts";
import type { ColumnName, ColumnProduct } from "./column-lookup.ts";

/** Lists of values that occur, each once, by their index; a column has the index. 0 is the empty list. */
export class ValueLists {
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
export interface NumberColumn {
  readonly min: number[];
  readonly max: number[];
}

/** The choices of a value as a list; those of other kinds count as one that says that there is one. */
const listOf = (value: Specification): readonly number[] => {
  if ("choices" in value) return value.choices;
  return "yes" in value ? [value.yes ? 1 : 0] : [-1];
};

/** The bounds that a number is filtered and sorted by: of '±5 %' its size. */
const boundsOf = ({ min, max }: NumberSpecification): readonly [number, number] =>
  min !== null && min < 0 && max === -min ? [max, max] : [min ?? -Infinity, max ?? Infinity];

/** The products of a sub category, a row each, in columns. */
export class Group {
  categoryId = 0;
  readonly ids: number[] = [];
  readonly versions: number[] = [];
  readonly names: string[] = [];
  readonly namesAr: string[] = [];
  readonly numbers = new Map<ColumnName, NumberColumn>();
  /** Indexes into {@link ValueLists}. */
  readonly lists = new Map<ColumnName, number[]>();

  /** Removes a row: the last one takes its place, whose product is returned. */
  remove(row: number): number | undefined {
    const lists: unknown[][] = [this.ids, this.versions, this.names, this.namesAr, ...this.lists.values()];
    for (const { min, max } of this.numbers.values()) lists.push(min, max);
    for (const list of lists) {
      const last = list.pop();
      if (row < list.length) list[row] = last;
    }
    return this.ids[row];
  }

  /** Adds a product as the last row, which is returned. */
  add(product: ColumnProduct, valueLists: ValueLists): number {
    this.categoryId = product.categoryId;
    const row = this.ids.length;
    this.ids.push(product.id);
    this.versions.push(product.version);
    this.names.push(product.nameSort);
    this.namesAr.push(product.nameArSort);
    const numbers = new Map<ColumnName, readonly [number, number]>([
      ["stock", [product.amount, product.amount]],
      // Most are sold by the piece.
      ...(product.pieces > 1 ? [["pieces", [product.pieces, product.pieces]] as const] : []),
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
      if (!this.numbers.has(name)) {
        this.numbers.set(name, { min: Array<number>(row).fill(NaN), max: Array<number>(row).fill(NaN) });
      }
    }
    for (const [name, column] of this.numbers) {
      const [min, max] = numbers.get(name) ?? [NaN, NaN];
      column.min.push(min);
      column.max.push(max);
    }
    for (const name of lists.keys()) {
      if (!this.lists.has(name)) this.lists.set(name, Array<number>(row).fill(0));
    }
    for (const [name, column] of this.lists) column.push(valueLists.indexOf(lists.get(name) ?? []));
    return row;
  }
}

/** A test of one row of a group; undefined where the group has no such column, so that no row passes. */
export type RowTest = (row: number) => boolean;
