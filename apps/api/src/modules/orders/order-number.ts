import { randomInt } from "node:crypto";

import { ORDER_NUMBER_LENGTH, ORDER_NUMBER_SIGNS } from "@shop/contract/order-number.ts";

/** A number for an order, in its tidy form, that nobody can guess from others. */
export const makeOrderNumber = (): string =>
  Array.from(
    { length: ORDER_NUMBER_LENGTH },
    () => ORDER_NUMBER_SIGNS[randomInt(ORDER_NUMBER_SIGNS.length)],
  ).join("");
