import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminReturn } from "@shop/contract/orders/order-returns.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { QuarantineMoveEntry } from "@shop/contract/quarantine/quarantine.ts";

import type { MockOrder, ShopState } from "../shop/state.ts";

/** A product of the mock shop. */
export const anyProduct = ({ products }: ShopState, id: number): Product | undefined =>
  products.find((one) => one.id === id);

/** The units of a product that are not for sale. */
export const mockHeld = ({ quarantine }: ShopState, productId: number): number =>
  quarantine.reduce((sum, move) => sum + (move.product_id === productId ? move.qty : 0), 0);

/** Adds a move of units that are not for sale, and returns it. */
export function addQuarantineMove(
  shop: ShopState,
  move: Pick<QuarantineMoveEntry, "product_id" | "kind" | "qty"> & Partial<QuarantineMoveEntry>,
): void {
  const { name, name_ar, part_number } = anyProduct(shop, move.product_id) ?? {
    name: "",
    name_ar: null,
    part_number: null,
  };
  const entry: QuarantineMoveEntry = {
    name,
    name_ar: name_ar ?? null,
    part_number: part_number ?? null,
    reason: null,
    order: null,
    note: "",
    at: new Date().toISOString(),
    by: shop.adminEmail,
    ...move,
    id: shop.nextId(),
  };
  shop.quarantine = [entry, ...shop.quarantine];
}

/** Sets aside what a return of an order has brought, or takes it away again as the return is voided; throws quarantine_short. */
export function moveReturned(
  shop: ShopState,
  { id, number }: Pick<MockOrder, "id" | "number">,
  { lines, reason }: Pick<AdminReturn, "lines" | "reason">,
  kind: "returned" | "voided",
): void {
  const aside = lines.filter(({ goal }) => goal === "quarantine");
  const sign = kind === "returned" ? 1 : -1;
  const units = new Map<number, number>();
  for (const { product_id, qty } of aside) units.set(product_id, (units.get(product_id) ?? 0) + sign * qty);
  for (const [productId, qty] of units)
    if (mockHeld(shop, productId) + qty < 0) throw new ApiError("quarantine_short");
  for (const [productId, qty] of units)
    addQuarantineMove(shop, { product_id: productId, kind, qty, reason, order: { id, number } });
}
