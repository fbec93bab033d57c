import { isZeroPrice } from "@shop/domain/money/money.ts";
import * as v from "valibot";

import { storedPriceRule } from "./rules.ts";

/** A price above zero as it is stored; null where it is null or empty. */
export const nullablePriceRule = v.nullable(
  v.union([
    v.pipe(
      v.string(),
      v.trim(),
      v.literal(""),
      v.transform(() => null),
    ),
    v.pipe(
      storedPriceRule,
      v.check((amount) => !isZeroPrice(amount), "too_small"),
    ),
  ]),
);
