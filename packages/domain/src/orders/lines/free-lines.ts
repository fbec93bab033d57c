import { isZeroPrice } from "../../money/money.ts";
import type { OrderState } from "../order-state.ts";

/** An order, as far as it decides what a price of 0 means. */
interface PricedOrder {
  readonly state: OrderState;
  readonly lines: readonly { readonly price: string }[];
}

/** Whether a line of an order is free of charge: once the order is delivered, a price of 0 is not to be agreed any more. */
export const isFree = ({ state }: Pick<PricedOrder, "state">, price: string): boolean =>
  state === "delivered" && isZeroPrice(price);

/** Whether prices of an order are still to be agreed. */
export const lacksPrices = ({ state, lines }: PricedOrder): boolean =>
  state !== "delivered" && lines.some(({ price }) => isZeroPrice(price));
