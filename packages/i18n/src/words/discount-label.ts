import type { OrderDiscount } from "@shop/domain/orders/lines/order-discount.ts";

import { fill } from "../fill.ts";
import type { Messages } from "../messages.ts";

/** What a discount is called: with its percentage where it was given so. */
export const discountLabel = ({ percent }: OrderDiscount, texts: Messages["orders"]): string =>
  percent === null ? texts.discount : fill(texts.discountPercent, { percent: String(Number(percent)) });
