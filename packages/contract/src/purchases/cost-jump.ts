import * as v from "valibot";

/** A product whose cost of one piece would change by more than half with a booking. */
export const costJumpSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer(), v.minValue(1)),
    name: v.string(),
    name_ar: v.nullable(v.string()),
    /** What one piece costs so far, and what it would cost. */
    old_cost: v.string(),
    unit_cost: v.string(),
  }),
  v.metadata({ ref: "CostJump" }),
);

/** A product whose cost of one piece would change by more than half with a booking. */
export type CostJump = v.InferOutput<typeof costJumpSchema>;
