import { packInName } from "./pack-in-name.ts";
import { type SoldUnit, unitText } from "./selling-unit.ts";

/** What decides whether it has to be asked how a product is sold. */
export interface NamedPack extends SoldUnit {
  readonly name: string;
  readonly name_ar: string | null;
  /** The pack of its names that an administrator has denied, as a text of `unitText`; null without one. */
  readonly denied_pack: string | null;
}

/**
 * The pack that the names of a product tell though nothing states its unit, which has to be asked; null where nothing has to be: a unit is stated,
 * also a piece, the names tell none for certain, or this one was denied.
 */
export function askedPack(product: NamedPack): Required<SoldUnit> | null {
  if (product.unit != null) return null;
  const found = packInName(product);
  return typeof found === "string" || unitText(found) === product.denied_pack ? null : found;
}
