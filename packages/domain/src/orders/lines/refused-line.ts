import type { NearQuantities } from "../../cart/order-quantity.ts";
import { toMinorUnits } from "../../money/money.ts";

/** A line of a cart or an order that is refused, because its product has changed. */
export interface RefusedLine {
  /** Its place among the lines that were sent, from 0. */
  readonly place: number;
  /** Current price as decimal text; null if unchanged. */
  readonly price: string | null;
  /** Remaining stock if below the line's quantity; else null. */
  readonly left: number | null;
  /** True where `left` is the least that is there, because the owner hides the number. */
  readonly at_least?: true | undefined;
  /** The valid quantities next to a quantity that the shop does not sell; missing where it does. */
  readonly quantity?: NearQuantities | undefined;
  /** Whether the shop sells the product. */
  readonly sold: boolean;
}

const isCount = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

const isCountOrNull = (value: unknown): boolean => value === null || isCount(value);

const isNear = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "below" in value &&
  isCountOrNull(value.below) &&
  "above" in value &&
  isCountOrNull(value.above);

/** Checks whether a value from outside is a refused line. */
export const isRefusedLine = (value: unknown): value is RefusedLine =>
  typeof value === "object" &&
  value !== null &&
  "place" in value &&
  isCount(value.place) &&
  "price" in value &&
  (value.price === null || (typeof value.price === "string" && toMinorUnits(value.price) !== null)) &&
  "left" in value &&
  isCountOrNull(value.left) &&
  (!("at_least" in value) || value.at_least === true) &&
  (!("quantity" in value) || isNear(value.quantity)) &&
  "sold" in value &&
  typeof value.sold === "boolean";
