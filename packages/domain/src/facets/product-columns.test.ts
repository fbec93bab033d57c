import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  type AlternativeRule,
  isNumber,
  type Specification,
  type Specifications,
} from "../specifications/attribute.ts";
import type { ColumnName, ColumnProduct, ComparedColumn, Condition, Lookup } from "./column-lookup.ts";
import { ProductColumns } from "./product-columns.ts";

const bound = fc.constantFrom(null, 0, 1, 2.5, 4700, 1e6);
const aNumber = fc
  .tuple(bound, bound)
  .filter(([min, max]) => min !== null || max !== null)
  .map(([one, other]) => {
    const [min, max] = one !== null && other !== null && one > other ? [other, one] : [one, other];
    return { text: "", min, typical: null, max, remark: null };
  });
const someChoices = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 })
  .map((choices) => ({ choices }));

/** Attribute 1 has numbers, 2 choices, 3 yes or no. */
const someValues: fc.Arbitrary<Specifications> = fc.record(
  { 1: aNumber, 2: someChoices, 3: fc.record({ yes: fc.boolean() }) },
  { requiredKeys: [] },
);

const aProduct: fc.Arbitrary<ColumnProduct> = fc
  .record({
    id: fc.integer({ min: 1, max: 40 }),
    version: fc.constant(1),
    subCategoryId: fc.integer({ min: 1, max: 3 }),
    brand: fc.constantFrom(null, "Kelvra", "Metrivo"),
    price: fc.constantFrom(0, 1, 2.5, 9),
    pieces: fc.constantFrom(1, 2, 10),
    onOffer: fc.boolean(),
    amount: fc.integer({ min: -1, max: 2 }),
    nameSort: fc.constantFrom("a", "b", "c"),
    nameArSort: fc.constantFrom("a", "b", "c"),
    values: someValues,
  })
  .map((product) => Object.assign(product, { categoryId: product.subCategoryId === 3 ? 2 : 1 }));

const aRange = (column: ColumnName) =>
  fc
    .tuple(fc.constantFrom(-Infinity, 0, 1, 3, 5000), fc.constantFrom(0, 2, 4700, Infinity))
    .map(([min, max]): Condition => ({ column, min, max }));
const oneOf = (column: ColumnName, ...values: readonly (number | string)[]) =>
  fc.subarray([...values], { minLength: 1 }).map((some): Condition => ({ column, values: new Set(some) }));

const someConditions = fc
  .tuple(
    fc.option(aRange(1)),
    fc.option(oneOf(2, 1, 2, 3)),
    fc.option(oneOf(3, 0, 1)),
    fc.option(oneOf("brand", "Kelvra", "Metrivo")),
    fc.option(aRange("price")),
    fc.option(fc.constant<Condition>({ column: "stock", min: 1, max: Infinity })),
  )
  .map((list) => list.filter((one) => one !== null));

const aScope = fc.record(
  {
    categoryId: fc.constantFrom(1, 2),
    subCategoryId: fc.constantFrom(1, 2, 3),
    among: fc.uniqueArray(fc.integer({ min: 1, max: 40 })).map((ids) => new Set(ids)),
  },
  { requiredKeys: [] },
);

const anOrder = fc.record({
  by: fc.constantFrom<"id" | "name" | "price" | "piece_price" | 1>("id", "name", "price", "piece_price", 1),
  descending: fc.boolean(),
});

/** The values of a product in a column, as a plain reading of the product gives them. */
function plainValues(product: ColumnProduct, column: ColumnName): (number | string)[] {
  if (column === "brand") return product.brand === null ? [] : [product.brand];
  if (column === "price" || column === "pieces" || column === "stock") return [];
  const value = product.values[column];
  if (!value) return [];
  if ("choices" in value) return [...value.choices];
  return "yes" in value ? [Number(value.yes)] : [];
}

function plainRange(product: ColumnProduct, column: ColumnName): readonly [number, number] | null {
  if (column === "price") return product.price > 0 ? [product.price, product.price] : null;
  if (column === "stock") return [product.amount, product.amount];
  if (column === "pieces") return product.pieces > 1 ? [product.pieces, product.pieces] : null;
  const value = typeof column === "number" ? product.values[column] : undefined;
  return value && isNumber(value) ? [value.min ?? -Infinity, value.max ?? Infinity] : null;
}

function passes(product: ColumnProduct, condition: Condition): boolean {
  if ("values" in condition) {
    return plainValues(product, condition.column).some((one) => condition.values.has(one));
  }
  const range = plainRange(product, condition.column);
  return range !== null && range[1] >= condition.min && range[0] <= condition.max;
}

const inScope = (product: ColumnProduct, { categoryId, subCategoryId, among }: Lookup["scope"]): boolean =>
  (categoryId ?? product.categoryId) === product.categoryId &&
  (subCategoryId ?? product.subCategoryId) === product.subCategoryId &&
  (among?.has(product.id) ?? true);

const columnsOf = (products: readonly ColumnProduct[]): [ProductColumns, ColumnProduct[]] => {
  const columns = new ProductColumns();
  for (const product of products) columns.set(product);
  return [columns, [...new Map(products.map((product) => [product.id, product])).values()]];
};

const counted: readonly ColumnName[] = [1, 2, 3, "brand", "price", "pieces", "stock"];
const byId = { by: "id", descending: false } as const;

describe("D-91 columns of products", () => {
  test("count exactly what a plain reading counts, each column without its own conditions", () => {
    fc.assert(
      fc.property(
        fc.array(aProduct, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 10 }),
        aScope,
        someConditions,
        (given, removed, scope, conditions) => {
          const [columns, all] = columnsOf(given);
          for (const id of removed) columns.remove(id);
          const products = all.filter(({ id }) => !removed.includes(id)).filter((one) => inScope(one, scope));
          const found = columns.find({
            scope,
            conditions,
            order: byId,
            after: undefined,
            limit: 100,
            counted,
          });
          const matching = products.filter((one) => conditions.every((condition) => passes(one, condition)));
          expect(found.total).toBe(matching.length);
          expect(found.ids).toEqual(matching.map(({ id }) => id).toSorted((a, b) => a - b));
          for (const column of counted) {
            const others = conditions.filter((one) => one.column !== column);
            const left = products.filter((one) => others.every((condition) => passes(one, condition)));
            const count = found.counts.get(column);
            const inStock = left.filter(({ amount }) => amount > 0).map(() => 1);
            const values =
              column === "stock" ? inStock : left.flatMap((one) => [...new Set(plainValues(one, column))]);
            const expected = Object.entries(Object.groupBy(values, String));
            expect(Object.fromEntries(count?.values ?? [])).toEqual(
              Object.fromEntries(expected.map(([value, list]) => [value, list?.length])),
            );
            const isList = column === 2 || column === 3 || column === "brand";
            const having = left.filter((one) =>
              isList ? plainValues(one, column).length > 0 : plainRange(one, column) !== null,
            );
            expect(count?.count).toBe(having.length);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test("are paged in any order: each product once, what has no value last", () => {
    fc.assert(
      fc.property(
        fc.array(aProduct, { maxLength: 60 }),
        anOrder,
        fc.integer({ min: 1, max: 7 }),
        (given, order, limit) => {
          const [columns, products] = columnsOf(given);
          const seen: number[] = [];
          let after: Lookup["after"];
          for (;;) {
            const page = columns.find({ scope: {}, conditions: [], order, after, limit, counted: [] });
            seen.push(...page.ids);
            expect(page.ids.length).toBeLessThanOrEqual(limit);
            if (!page.next) break;
            after = page.next;
          }
          expect(seen.toSorted((a, b) => a - b)).toEqual(
            products.map(({ id }) => id).toSorted((a, b) => a - b),
          );
          if (order.by !== "price" && (order.by !== "piece_price" || order.descending)) return;
          const prices = seen.map((id) => {
            const found = products.find((one) => one.id === id);
            return (found?.price ?? 0) / (order.by === "price" ? 1 : (found?.pieces ?? 1));
          });
          const priced = prices.filter((price) => price > 0);
          expect(prices.slice(0, priced.length)).toEqual(priced);
          expect(priced).toEqual(priced.toSorted((a, b) => (order.descending ? b - a : a - b)));
        },
      ),
    );
  });

  test("hold a tolerance by its size: '±1 %' is at most 1 %, '±5 %' is not", () => {
    const columns = new ProductColumns();
    for (const [id, size] of [
      [1, 1],
      [2, 5],
    ] as const) {
      const values = { 1: { text: "", min: -size, typical: null, max: size, remark: null } };
      columns.set({
        id,
        version: 1,
        categoryId: 1,
        subCategoryId: 1,
        brand: null,
        price: 1,
        pieces: 1,
        onOffer: false,
        amount: 1,
        nameSort: "",
        nameArSort: "",
        values,
      });
    }
    expect(columns.matching({ scope: {}, conditions: [{ column: 1, min: -Infinity, max: 1 }] })).toEqual([1]);
    expect(columns.matching({ scope: {}, conditions: [{ column: 1, min: 2, max: Infinity }] })).toEqual([2]);
  });

  test("of a moved sub category belong to its new category", () => {
    const columns = new ProductColumns();
    columns.set({
      id: 1,
      version: 1,
      categoryId: 1,
      subCategoryId: 2,
      brand: null,
      price: 1,
      pieces: 1,
      onOffer: false,
      amount: 1,
      nameSort: "",
      nameArSort: "",
      values: {},
    });
    columns.moveGroup(2, 7);
    const found = columns.find({
      scope: { categoryId: 7 },
      conditions: [],
      order: byId,
      after: undefined,
      limit: 5,
      counted: [],
    });
    expect(found.ids).toEqual([1]);
  });
});

const aRule = fc.constantFrom("same", "at_least", "at_most");
const someRules = fc
  .tuple(fc.option(aRule), fc.option(aRule), fc.option(aRule))
  .map((rules) =>
    rules.flatMap((rule, at): ComparedColumn[] =>
      rule === null ? [] : [{ column: at + 1, rule, isYesNo: at === 2 }],
    ),
  );

const rating = (value: Specification): number => {
  if ("yes" in value) return Number(value.yes);
  return isNumber(value) ? (value.max ?? value.min ?? NaN) : NaN;
};

/** Whether a value may stand in for another, as a plain reading gives it. */
function standsIn(own: Specification, other: Specification | undefined, rule: AlternativeRule): boolean {
  if (!other) return false;
  if ("choices" in own && "choices" in other) {
    const [inner, outer] = rule === "at_most" ? [other, own] : [own, other];
    return inner.choices.every((one) => outer.choices.includes(one));
  }
  if (rule === "at_least") return rating(other) >= rating(own);
  if (rule === "at_most") return rating(other) <= rating(own);
  return isNumber(own) && isNumber(other)
    ? own.min === other.min && own.max === other.max
    : rating(own) === rating(other);
}

describe("D-93 alternatives by columns", () => {
  test("are those that a plain reading of all products finds, the cheapest first", () => {
    fc.assert(
      fc.property(fc.array(aProduct, { maxLength: 60 }), someRules, (given, rules) => {
        const [columns, all] = columnsOf(given);
        for (const own of all) {
          const compared = rules.filter(({ column }) => own.values[column]);
          const expected = all
            .filter(
              (other) =>
                other !== own &&
                other.subCategoryId === own.subCategoryId &&
                other.amount > 0 &&
                compared.length > 0 &&
                compared.every(({ column, rule }) => {
                  const value = own.values[column];
                  return value !== undefined && standsIn(value, other.values[column], rule);
                }),
            )
            .toSorted((a, b) => (a.price || Infinity) - (b.price || Infinity) || a.id - b.id)
            .map(({ id }) => id);
          expect(columns.alternativesTo(own.id, rules, 3)).toEqual(expected.slice(0, 3));
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("an unknown product has none", () => {
    expect(new ProductColumns().alternativesTo(1, [{ column: 1, rule: "same", isYesNo: false }], 6)).toEqual(
      [],
    );
  });
});
