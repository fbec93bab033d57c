import { MAX_QUANTITY_PRICES } from "@shop/domain/money/quantity-prices.ts";
import { exactForm } from "@shop/domain/search/folding.ts";

import { withoutEqual } from "./line-tiers.ts";
import type { LineValues, ParsedLine } from "./line-values.ts";

/** The rows of a product, each with the price from a number of pieces on. */
export interface TierGroup {
  /** The first of its lines. */
  readonly line: number;
  readonly values: LineValues;
  /** The price of each number of pieces; '' for numbers that two lines give different prices for. */
  readonly prices: Map<number, string>;
}

/** Whether two lines with the same part number may be about the same product: one of them has no name, or both have the same. */
const sameName = (first: LineValues, second: LineValues): boolean =>
  first.name === undefined || second.name === undefined || exactForm(first.name) === exactForm(second.name);

/** Joins the rows of a sheet that has a row for each quantity price; they need not stand together. */
export class TierRows {
  readonly #groups = new Map<string, TierGroup[]>();
  readonly #ofLine = new Map<number, TierGroup>();
  #last: TierGroup | undefined;

  /** Adds the next line of the sheet. */
  add(read: ParsedLine): void {
    const { line, values, rowValues } = read;
    const group = this.#groupOf(read) ?? this.#newGroup(read);
    this.#last = group;
    this.#ofLine.set(line, group);
    if (values.price === undefined) return;
    const from = Math.max(1, rowValues.tier_from ?? 1);
    const known = group.prices.get(from);
    group.prices.set(from, known === undefined || known === values.price ? values.price : "");
  }

  #groupOf({ values, rowValues, errors }: ParsedLine): TierGroup | undefined {
    const isNamed = values.id !== undefined || values.part_number !== undefined || values.name !== undefined;
    if (isNamed) {
      return this.#groups.get(this.#keyOf(values))?.find((one) => sameName(one.values, values));
    }
    // A row without a product continues the one above, unless its product cannot be read or it says nothing.
    const isUnread = Object.keys(errors).length > 0;
    return isUnread || values.price === undefined || rowValues.tier_from === undefined
      ? undefined
      : this.#last;
  }

  #newGroup({ line, values }: ParsedLine): TierGroup {
    const group: TierGroup = { line, values, prices: new Map() };
    const key = this.#keyOf(values);
    if (key) this.#groups.set(key, [...(this.#groups.get(key) ?? []), group]);
    return group;
  }

  #keyOf({ id, part_number: partNumber, name }: LineValues): string {
    if (id !== undefined) return `#${id}`;
    if (partNumber !== undefined) return `part ${exactForm(partNumber)}`;
    return name === undefined ? "" : `name ${exactForm(name)}`;
  }

  /** The first line of the product of a later one; null for a first line itself. */
  firstOf(line: number): TierGroup | null {
    const group = this.#ofLine.get(line);
    return group && group.line !== line ? group : null;
  }

  /** A first line with the prices of all lines of its product. */
  joined(read: ParsedLine): ParsedLine {
    const group = this.#ofLine.get(read.line);
    if (group?.line !== read.line || group.prices.size === 0) return read;
    const { price: _price, ...values } = read.values;
    const prices = [...group.prices].toSorted(([a], [b]) => a - b);
    if (prices.some(([, price]) => price === "")) {
      return { ...read, values, errors: { ...read.errors, price: "tier_twice" } };
    }
    const price = group.prices.get(1);
    const given = prices.filter(([from]) => from > 1).map(([from, one]) => ({ from, price: one }));
    const steps = withoutEqual(given, price);
    if (steps.length > MAX_QUANTITY_PRICES) {
      return { ...read, values, errors: { ...read.errors, quantity_prices: "too_many_tiers" } };
    }
    return {
      ...read,
      values: {
        ...values,
        ...(price !== undefined && { price }),
        ...(given.length > 0 && { quantity_prices: steps }),
      },
    };
  }
}

/** The fields of a later line of a product that say something else than the first: only that one is read for them. */
export function differingFields(read: ParsedLine, { values: first }: TierGroup): string[] {
  const { price: _price, ...values } = read.values;
  return Object.entries(values).flatMap(([field, value]) => {
    const before: unknown = Object.entries(first).find(([one]) => one === field)?.[1];
    return JSON.stringify(value) === JSON.stringify(before) ? [] : field;
  });
}
