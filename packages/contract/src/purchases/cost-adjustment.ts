import * as v from "valibot";

const count = v.pipe(v.number(), v.integer());

/** What a change of costs does with pieces of a product that are booked. */
export const costAdjustmentSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    name: v.string(),
    name_ar: v.nullable(v.string()),
    /** Booked pieces that are still in stock, and those that are not. */
    left: count,
    sold: count,
    /** What the stock is worth more, and what was sold costs more today; below zero for less. */
    stock: v.string(),
    cost: v.string(),
    /** True where nothing is adjusted: what they stand at, or what the stock cost, is not known. */
    unknown: v.boolean(),
  }),
  v.metadata({ ref: "CostAdjustment" }),
);

/** What a change of costs does with pieces of a product that are booked. */
export type CostAdjustment = v.InferOutput<typeof costAdjustmentSchema>;

const signedAmount = v.pipe(v.string("required"), v.regex(/^-?\d{1,22}\.\d{2}$/, "bad_price"));

/** The sums of the adjustments that are confirmed, as they were answered; others are asked about again. */
export const confirmedAdjustmentRule = v.optional(
  v.nullable(
    v.pipe(v.object({ stock: signedAmount, cost: signedAmount }), v.metadata({ ref: "ConfirmedAdjustment" })),
  ),
  null,
);
