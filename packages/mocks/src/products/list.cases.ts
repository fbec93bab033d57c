import { addresses } from "@shop/contract/addresses.ts";
import type { ProductPageAnswer } from "@shop/contract/products/endpoints.ts";
import type { ProductCard } from "@shop/contract/products/product.ts";
import { piecesOfUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { toMinorUnits } from "@shop/domain/money/money.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";

import { answers, type ConformanceCase, refuses } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

type Listed = Answer<"listProducts">;

const call = "listProducts";
const all = { limit: 100 };

const itemsOf = (list: Listed): readonly ProductCard[] => (Array.isArray(list) ? list : list.data);
const idsOf = (list: Listed): number[] => itemsOf(list).map(({ id }) => id);
const pageOf = (list: Listed): ProductPageAnswer | null => (Array.isArray(list) ? null : list);
const cursorOf = (list: Listed): string => pageOf(list)?.next_cursor ?? "";

const isSorted = (values: readonly (number | bigint)[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));
const withoutPrice = (prices: readonly bigint[]): number => prices.filter((price) => price === 0n).length;
/** True where the cheapest come first and the products without a price last. */
const isSortedByPrice = (prices: readonly bigint[]): boolean =>
  isSorted(prices.slice(0, prices.length - withoutPrice(prices))) &&
  withoutPrice(prices.slice(-withoutPrice(prices))) === withoutPrice(prices);
const pricesOf = (list: Listed): bigint[] => itemsOf(list).map(({ price }) => toMinorUnits(price) ?? -1n);

const [product] = catalogue.products;
const { category_id = 0, sub_category_id = 0, id = 0 } = product ?? {};
const lastId = catalogue.products.at(-1)?.id ?? 0;
const sameCategory = catalogue.products.filter((one) => one.category_id === category_id);
const otherCategory = catalogue.categories.find((one) => one.id !== category_id)?.id ?? 0;

const unpriced = catalogue.products.find(({ price }) => toMinorUnits(price) === 0n);

/** Lists of products; read-only cases. */
export const listCases: readonly ConformanceCase[] = [
  {
    name: "API-1 without a limit all products are answered in full",
    step: answers(
      call,
      {},
      { holds: (list) => Array.isArray(list) && list.length === catalogue.products.length },
    ),
  },
  {
    name: "API-1 D-17 with a limit one page is answered, with the exact total and the next cursor",
    step: answers(
      call,
      { query: { limit: 5 } },
      {
        holds: (list) =>
          itemsOf(list).length === 5 &&
          cursorOf(list) !== "" &&
          pageOf(list)?.total === catalogue.products.length &&
          pageOf(list)?.total_exact === true,
      },
    ),
  },
  {
    name: "API-1 D-17 the next page continues after the first",
    step: answers(
      call,
      { query: { limit: 7 } },
      {
        next: (first) =>
          answers(
            call,
            { query: { limit: 7, cursor: cursorOf(first) } },
            {
              next: (second) =>
                answers(
                  call,
                  { query: { limit: 14 } },
                  {
                    holds: (both) => String(idsOf(both)) === String([...idsOf(first), ...idsOf(second)]),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "API-1 D-17 the last page has no next cursor",
    step: answers(
      call,
      { query: { category_id, limit: sameCategory.length } },
      {
        holds: (list) => idsOf(list).length === sameCategory.length && pageOf(list)?.next_cursor === null,
      },
    ),
  },
  {
    name: "API-1 D-17 products are listed by their ids, in that order, each once; unknown ids are left out",
    step: answers(
      call,
      { query: { ...all, ids: `${lastId},2147483647,${id},${lastId}`, view: "card" } },
      {
        holds: (list) =>
          String(idsOf(list)) === String([lastId, id]) &&
          pageOf(list)?.total === 2 &&
          pageOf(list)?.next_cursor === null,
      },
    ),
  },
  {
    name: "API-1 D-17 products listed by their ids come in pages as well",
    step: answers(
      call,
      { query: { limit: 1, ids: `${lastId},${id}` } },
      {
        next: (first) =>
          answers(
            call,
            { query: { limit: 1, ids: `${lastId},${id}`, cursor: cursorOf(first) } },
            { holds: (second) => String(idsOf(second)) === String([id]) && cursorOf(second) === "" },
          ),
      },
    ),
  },
  {
    name: "API-1 D-17 a malformed list of ids is refused",
    step: refuses(call, { query: { ids: "1,x" } }, 400, "bad_query"),
  },
  {
    name: "API-1 D-17 the newest products come first",
    step: answers(call, { query: all }, { holds: (list) => isSorted(idsOf(list).toReversed()) }),
  },
  {
    name: "API-1 D-17 D-21 by price, the cheapest first and products without a price last",
    step: answers(
      call,
      { query: { ...all, sort: "price", category_id: unpriced?.category_id ?? 0 } },
      { holds: (list) => withoutPrice(pricesOf(list)) > 0 && isSortedByPrice(pricesOf(list)) },
    ),
  },
  {
    name: "API-1 D-17 by price descending, in pages",
    step: answers(
      call,
      { query: { limit: 20, sort: "-price" } },
      {
        next: (first) =>
          answers(
            call,
            { query: { limit: 20, sort: "-price", cursor: cursorOf(first) } },
            {
              holds: (second) => isSorted([...pricesOf(first), ...pricesOf(second)].toReversed()),
            },
          ),
      },
    ),
  },
  {
    name: "API-1 D-17 by name descending is the reverse of by name",
    step: answers(
      call,
      { query: { category_id, ...all, sort: "name" } },
      {
        next: (forth) =>
          answers(
            call,
            { query: { category_id, ...all, sort: "-name" } },
            {
              holds: (back) => String(idsOf(back).toReversed()) === String(idsOf(forth)),
            },
          ),
      },
    ),
  },
  {
    name: "API-1 D-17 by Arabic name, page by page, those without one by the English",
    step: answers(
      call,
      { query: { category_id, limit: 7, sort: "name_ar" } },
      {
        next: (first) =>
          answers(
            call,
            { query: { category_id, limit: 7, sort: "name_ar", cursor: cursorOf(first) } },
            {
              holds: (second) => {
                const names = [...itemsOf(first), ...itemsOf(second)].map((one) =>
                  foldText(one.name_ar ?? one.name),
                );
                return (
                  names.length === 14 && names.every((name, at) => at === 0 || (names[at - 1] ?? "") <= name)
                );
              },
            },
          ),
      },
    ),
  },
  {
    name: "D-120 by the price of a piece, which of a pack is a part of its price; those without a price last",
    step: answers(
      call,
      { query: { limit: 50, sort: "piece_price" } },
      {
        next: (first) =>
          answers(
            call,
            { query: { limit: 50, sort: "piece_price", cursor: cursorOf(first) } },
            {
              holds: (second) => {
                const prices = [...itemsOf(first), ...itemsOf(second)].map(
                  (one) => Number(one.price) / piecesOfUnit(one) || Infinity,
                );
                return (
                  itemsOf(first).some((one) => piecesOfUnit(one) > 1) &&
                  prices.every((price, at) => at === 0 || (prices[at - 1] ?? 0) <= price)
                );
              },
            },
          ),
      },
    ),
  },
  {
    name: "API-1 D-17 one category's products only",
    step: answers(
      call,
      { query: { category_id, ...all } },
      {
        holds: (list) =>
          pageOf(list)?.total === sameCategory.length &&
          itemsOf(list).every((one) => one.category_id === category_id),
      },
    ),
  },
  {
    name: "API-1 D-17 one sub category's products only",
    step: answers(
      call,
      { query: { sub_category_id, ...all } },
      {
        holds: (list) => itemsOf(list).every((one) => one.sub_category_id === sub_category_id),
      },
    ),
  },
  {
    name: "API-1 D-17 a sub category of another category has no products",
    step: answers(
      call,
      { query: { category_id: otherCategory, sub_category_id, limit: 5 } },
      {
        holds: (list) => itemsOf(list).length === 0 && pageOf(list)?.total === 0,
      },
    ),
  },
  {
    name: "API-1 D-17 an empty query filters nothing",
    step: answers(
      call,
      { path: `${addresses[call].path}?limit=5&query=` },
      {
        holds: (list) => pageOf(list)?.total === catalogue.products.length,
      },
    ),
  },
  {
    name: "API-1 cards have no description",
    step: answers(
      call,
      { query: { limit: 5, view: "card" } },
      {
        holds: (list) => itemsOf(list).every((one) => !("description" in one)),
      },
    ),
  },
  {
    name: "API-1 full products of a page have their description",
    step: answers(
      call,
      { query: { limit: 5 } },
      {
        holds: (list) => itemsOf(list).every((one) => "description" in one),
      },
    ),
  },
  {
    name: "DETAIL-3 related products: the same sub category first, then the category, never the product itself",
    step: answers(
      call,
      { query: { related_to: id, ...all } },
      {
        holds: (list) => {
          const near = itemsOf(list).map((one) => (one.sub_category_id === sub_category_id ? 0 : 1));
          return (
            isSorted(near) &&
            !idsOf(list).includes(id) &&
            itemsOf(list).every((one) => one.category_id === category_id)
          );
        },
      },
    ),
  },
  {
    name: "DETAIL-3 an unknown product has no related products",
    step: answers(
      call,
      { query: { related_to: 2_000_000_000, limit: 5 } },
      {
        holds: (list) => itemsOf(list).length === 0,
      },
    ),
  },
  ...["0", "101", "-1", "two", "1.5"].map((limit): ConformanceCase => ({
    name: `API-1 D-17 a limit of '${limit}' is refused`,
    step: refuses(call, { query: { limit } }, 400, "bad_query", { errors: { limit: "bad_query" } }),
  })),
  {
    name: "API-1 D-17 an unknown order is refused",
    step: refuses(call, { query: { limit: 5, sort: "weight" } }, 400, "bad_query", {
      errors: { sort: "bad_query" },
    }),
  },
  {
    name: "API-1 D-17 a malformed cursor is refused",
    step: refuses(call, { query: { limit: 5, cursor: "nonsense" } }, 400, "bad_query"),
  },
  {
    name: "API-1 D-17 a cursor of another order is refused",
    step: answers(
      call,
      { query: { limit: 5, sort: "price" } },
      {
        next: (list) =>
          refuses(call, { query: { limit: 5, sort: "name", cursor: cursorOf(list) } }, 400, "bad_query"),
      },
    ),
  },
  {
    name: "API-1 D-17 a malformed category id is refused",
    step: refuses(call, { query: { limit: 5, category_id: "x" } }, 400, "bad_query"),
  },
];
