import { nearGrounds, partKinds } from "@shop/domain/parts/known-parts/known-part.ts";
import { passiveKinds } from "@shop/domain/parts/order-codes/passive-code.ts";
import * as v from "valibot";

/** A standard part, or a passive one by its order code, that is asked for and that the shop does not have: what it is, and what may stand for it. */
export const missingPartSchema = v.pipe(
  v.object({
    /** The type number without letters of a maker: '7812'; an order code as it is asked for. */
    code: v.string(),
    kind: v.picklist([...partKinds, ...passiveKinds]),
    /** Polarity or function, values and packages, as datasheets state them: 'positive', '12V', 'TO-220'. */
    facts: v.array(v.string()),
    /** Products that may stand for it, by the ground, the best one first; at most 12 of each. */
    in_place: v.array(
      v.object({ ground: v.picklist(nearGrounds), product_ids: v.array(v.pipe(v.number(), v.integer())) }),
    ),
  }),
  v.metadata({ ref: "MissingPart" }),
);

/** A part that is asked for and that the shop does not have. */
export type MissingPart = v.InferOutput<typeof missingPartSchema>;
