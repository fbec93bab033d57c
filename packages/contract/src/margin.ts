import * as v from "valibot";

/** What sales earn above the cost of their goods, for administrators who see costs. */
export const marginSchema = v.pipe(
  v.object({
    /** What the sales with a known cost earn; below zero for a loss. */
    amount: v.string(),
    /** The sales with a known cost. */
    sales: v.string(),
    /** Number of lines that were kept and whose cost is not known. */
    unknown: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  v.metadata({ ref: "Margin" }),
);
