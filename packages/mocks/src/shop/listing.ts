import { ApiError } from "@shop/contract/api-error.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import { COUNT_EXACT_UP_TO } from "@shop/domain/constants.ts";
import { minorOfPrice } from "@shop/domain/money/money.ts";
import { foldText } from "@shop/domain/search/folding.ts";

type Compare = (a: Product, b: Product) => number;

const byId: Compare = (a, b) => a.id - b.id;
const byPrice: Compare = (a, b) => Number(minorOfPrice(a.price) - minorOfPrice(b.price)) || byId(a, b);
const hasPrice = ({ price }: Product): boolean => minorOfPrice(price) > 0n;
/** The cheapest first, products without a price last. */
const byPricedFirst: Compare = (a, b) => Number(hasPrice(b)) - Number(hasPrice(a)) || byPrice(a, b);
const byName: Compare = (a, b) => {
  const [one, other] = [foldText(a.name), foldText(b.name)];
  return one === other ? byId(a, b) : one < other ? -1 : 1;
};
const byAmount: Compare = (a, b) => a.amount - b.amount || byId(a, b);
const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const orders: Readonly<Record<AdminProductSort, Compare>> = {
  newest: reversed(byId),
  price: byPricedFirst,
  "-price": reversed(byPrice),
  name: byName,
  "-name": reversed(byName),
  amount: byAmount,
  "-amount": reversed(byAmount),
};

/** Sorts products in one of the orders of the contract; ties are broken by the id. */
export const sortProducts = (products: readonly Product[], sort: AdminProductSort): Product[] =>
  products.toSorted(orders[sort]);

/** Products related to one: its sub category first, then the rest of its category, the newest first in each. */
export function relatedTo(products: readonly Product[], product: Product): Product[] {
  const others = sortProducts(
    products.filter((one) => one.category_id === product.category_id && one.id !== product.id),
    "newest",
  );
  const isNear = (one: Product): boolean => one.sub_category_id === product.sub_category_id;
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
}

/** The total of a list, exact up to a thousand. */
export const countOf = (all: readonly unknown[]): { total: number; exact: boolean } => ({
  total: Math.min(all.length, COUNT_EXACT_UP_TO),
  exact: all.length <= COUNT_EXACT_UP_TO,
});

/** One page of an ordered list, and the next cursor, which is valid for the same `order` only. */
export function pageOf(
  all: readonly Product[],
  { order, limit, cursor }: { order: string; limit: number; cursor: string | undefined },
): { readonly items: readonly Product[]; readonly nextCursor: string | null } {
  const start = cursor === undefined ? 0 : startAfter(all, order, cursor);
  const items = all.slice(start, start + limit);
  const last = items.at(-1);
  const isMore = start + limit < all.length;
  return { items, nextCursor: isMore && last ? btoa(`${order}:${last.id}`) : null };
}

function startAfter(all: readonly Product[], order: string, cursor: string): number {
  const id = all.find((product) => btoa(`${order}:${product.id}`) === cursor)?.id;
  if (id === undefined) throw new ApiError("bad_query", { errors: { cursor: "bad_query" } });
  return all.findIndex((product) => product.id === id) + 1;
}
