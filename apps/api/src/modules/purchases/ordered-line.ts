import { type OrderedPacks, packCost, packFor } from "@shop/domain/purchases/packs.ts";

import type { findOrdered } from "./purchases.repository.ts";
import type { purchaseLines } from "./purchases.table.ts";

/** A product on sale that is ordered. */
type Ordered = Awaited<ReturnType<typeof findOrdered>> extends ReadonlyMap<number, infer P> ? P : never;

/** How many pieces of a product are ordered from a supplier: in the supplier's packs where they are whole ones, at the product's cost. */
export function orderedPacks(product: Ordered, supplierId: number | null, qty: number): OrderedPacks {
  const pack = product.supplierId === supplierId ? packFor(product.pack ?? 1, qty) : 1;
  return { qty, pack, cost: packCost(product.cost, 1, pack) };
}

/** A new line of a product, at a place of an order from a supplier. */
export const orderedLine = (
  product: Ordered,
  {
    id,
    supplierId,
    place,
  }: { readonly id: number; readonly supplierId: number | null; readonly place: number },
  packs: OrderedPacks,
): typeof purchaseLines.$inferInsert => ({
  purchaseId: id,
  productId: product.id,
  place,
  name: product.name,
  nameAr: product.nameAr,
  partNumber: product.partNumber,
  supplierPart: product.supplierId === supplierId ? (product.supplierPart ?? "") : "",
  ...packs,
});
