import { readProductVat, readVatRate } from "@shop/domain/orders/lines/vat-rate.ts";
import * as v from "valibot";

import { shortText } from "./rules.ts";

/** A rate of value added tax in percent, 0 or from 1 to 100, with at most two decimals; the output has two. */
export const vatRateRule = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))], "required"),
  v.trim(),
  v.minLength(1, "required"),
  v.check((text) => readVatRate(text) !== null, "bad_vat_rate"),
  v.transform((text) => readVatRate(text) ?? ""),
);

/** The rate of a product; null where it is missing or empty, which is the standard rate. */
export const nullableVatRate = v.optional(
  v.nullable(
    v.pipe(
      shortText(80),
      v.check((text) => readProductVat(text) !== undefined, "bad_vat_rate"),
      v.transform((text) => readProductVat(text) ?? null),
    ),
  ),
  null,
);
