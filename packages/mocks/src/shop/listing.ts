import type { Product } from "@shop/contract/products/product.ts";
import type { AdminProductSort } from "@shop/domain/catalogue/sorting.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";

const lacksPrice = ({ price }: Product): number => Number(isZeroPrice(price));
const byPrice = (a: Product, b: Product): number => Number(a.price) - Number(b.price) || a.id - b.id;

/** Sorts products by their prices, those without a price last, or the newest first. */
export function sortProducts<P extends Product>(products: readonly P[], sort: AdminProductSort): P[] {
  if (sort === "-price") return products.toSorted((a, b) => byPrice(b, a));
  if (sort !== "price") return products.toSorted((a, b) => b.id - a.id);
  return products.toSorted((a, b) => lacksPrice(a) - lacksPrice(b) || byPrice(a, b));
}

/** One page of a list, with the cursor of the next one. */
export function pageAfter<T>(
  all: readonly T[],
  { limit, cursor = "0" }: { readonly limit: number; readonly cursor: string | undefined },
) {
  const end = Number(cursor) + limit;
  return {
    items: all.slice(Number(cursor), end),
    next_cursor: end < all.length ? String(end) : null,
  };
}
