import { COUNT_EXACT_UP_TO } from "@shop/contract/constants.ts";
import type { ProductSort } from "@shop/contract/endpoints/catalogue.ts";
import type { Product } from "@shop/contract/entities/product.ts";
import { foldText } from "@shop/contract/folding.ts";
import { toMinorUnits } from "@shop/contract/money.ts";

import { Refused } from "./refused.ts";

type Compare = (a: Product, b: Product) => number;

const byId: Compare = (a, b) => a.id - b.id;
const byPrice: Compare = (a, b) =>
  Number((toMinorUnits(a.price) ?? 0n) - (toMinorUnits(b.price) ?? 0n)) || byId(a, b);
const byName: Compare = (a, b) => {
  const [one, other] = [foldText(a.name), foldText(b.name)];
  return one === other ? byId(a, b) : one < other ? -1 : 1;
};
const turned =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);

const orders: Readonly<Record<ProductSort, Compare>> = {
  newest: turned(byId),
  price: byPrice,
  "-price": turned(byPrice),
  name: byName,
  "-name": turned(byName),
};

/** Products in one of the orders that a list can be asked for; equal prices and names are settled by the id. */
export const sortProducts = (products: readonly Product[], sort: ProductSort): Product[] =>
  products.toSorted(orders[sort]);

/** What belongs to a product: its sub category first, then the rest of its category; the newest first in each. */
export function relatedTo(products: readonly Product[], id: number): Product[] {
  const product = products.find((one) => one.id === id);
  if (!product) return [];
  const others = sortProducts(
    products.filter((one) => one.category_id === product.category_id && one.id !== id),
    "newest",
  );
  const isNear = (one: Product): boolean => one.sub_category_id === product.sub_category_id;
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))];
}

/** How much there is: exact up to a thousand. */
export const countOf = (all: readonly unknown[]): { total: number; exact: boolean } => ({
  total: Math.min(all.length, COUNT_EXACT_UP_TO),
  exact: all.length <= COUNT_EXACT_UP_TO,
});

/** One page of an ordered list, and where the next begins; `order` keeps a cursor from being used in another list. */
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
  if (id === undefined) throw new Refused("bad_query", { errors: { cursor: "bad_query" } });
  return all.findIndex((product) => product.id === id) + 1;
}
