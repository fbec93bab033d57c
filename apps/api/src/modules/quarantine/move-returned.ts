import { ApiError } from "@shop/contract/api-error.ts";

import type { Queries } from "../../database/database.ts";
import { heldOf, insertMoves } from "./quarantine.repository.ts";

/** Units of a line of a return that are not for sale. */
interface ReturnedUnits {
  readonly productId: number;
  readonly qty: number;
}

/** A return whose units are moved. */
interface MovedReturn {
  readonly returnId: number;
  /** Mail address of the administrator. */
  readonly by: string;
}

function unitsByProduct(lines: readonly ReturnedUnits[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { productId, qty } of lines) units.set(productId, (units.get(productId) ?? 0) + qty);
  return units;
}

/** Sets units of locked products aside that a return has brought. */
export async function setAside(
  transaction: Queries,
  lines: readonly ReturnedUnits[],
  { returnId, by }: MovedReturn,
): Promise<void> {
  const units = [...unitsByProduct(lines)];
  const kind = "returned";
  await insertMoves(
    transaction,
    units.map(([productId, qty]) => ({ productId, kind, qty, returnId, by })),
  );
}

/** Takes units of locked products away again, as their return is taken back; throws quarantine_short where it was decided about them. */
export async function takeAway(
  transaction: Queries,
  lines: readonly ReturnedUnits[],
  { returnId, by }: MovedReturn,
): Promise<void> {
  const units = [...unitsByProduct(lines)];
  for (const [productId, qty] of units)
    if ((await heldOf(transaction, productId)) < qty) throw new ApiError("quarantine_short");
  const kind = "voided";
  await insertMoves(
    transaction,
    units.map(([productId, qty]) => ({ productId, kind, qty: -qty, returnId, by })),
  );
}
