import { storedPrice } from "@shop/domain/money/typed-price.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { formVersion } from "../lists/version.ts";
import { nullableRead } from "../rules.ts";
import { MAX_ORDER_LINES } from "./order.ts";

/** What one of a line cost the shop, as it is entered; null or '' where that is not known. */
const lineCost = nullableRead(storedPrice, "bad_price").wrapped;

/** The body of corrected costs: that of each line, in their order. */
export const orderCostsChangeSchema = v.pipe(
  v.object({
    version: formVersion,
    costs: listOf(lineCost, { min: 1, max: MAX_ORDER_LINES, ref: "OrderCosts" }),
  }),
  v.metadata({ ref: "OrderCostsChange" }),
);

/** The form of corrected costs. */
export const orderCostsFormSchema = v.object({ costs: v.array(v.object({ cost: lineCost })) });

/** Validated body of corrected costs. */
export type OrderCostsChange = v.InferOutput<typeof orderCostsChangeSchema>;
