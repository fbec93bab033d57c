/** Products that stand one after another on the same ground; null where none is stated. */
export interface GroundGroup<P, G> {
  readonly ground: G | null;
  readonly products: readonly P[];
}

/** Products in their order, those of the same ground beside one another together. */
export function byGround<P extends { readonly id: number }, G extends string>(
  products: readonly P[],
  grounds: readonly { readonly ground: G; readonly product_ids: readonly number[] }[],
): GroundGroup<P, G>[] {
  const groundOf = (id: number): G | null =>
    grounds.find(({ product_ids: ids }) => ids.includes(id))?.ground ?? null;
  const groups: { ground: G | null; products: P[] }[] = [];
  for (const product of products) {
    const ground = groundOf(product.id);
    const last = groups.at(-1);
    if (last?.ground === ground) last.products.push(product);
    else groups.push({ ground, products: [product] });
  }
  return groups;
}
