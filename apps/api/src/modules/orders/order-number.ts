import { randomInt } from "node:crypto";

import { ORDER_NUMBER_LENGTH, ORDER_NUMBER_SIGNS } from "@shop/domain/orders/order-number.ts";

/** Generates a random order number, in its normalised form. */
export const makeOrderNumber = (): string =>
  Array.from(
    { length: ORDER_NUMBER_LENGTH },
    () => ORDER_NUMBER_SIGNS[randomInt(ORDER_NUMBER_SIGNS.length)],
  ).join("");
