import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { attempt } from "../orders/endpoints.ts";
import { pagePlace, pageQuery } from "../paging.ts";
import { quarantineDecisionSchema, quarantineLineSchema, quarantineMoveSchema } from "./quarantine.ts";

const count = v.pipe(v.number(), v.integer());
const query = v.object({ page: pageQuery });

/** Products of which units are not for sale. */
export const listQuarantine = defineEndpoint({
  access: "admin",
  right: "products",
  summary: "A page of 50 products of which units came back and are not for sale, those that came last first.",
  query,
  answer: v.object({ data: v.array(quarantineLineSchema), ...pagePlace }),
});

/** What moved units that are not for sale. */
export const listQuarantineMoves = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "A page of 50 moves of units that are not for sale, the newest first: returns that brought them, returns that were taken back, and what was decided about them.",
  query,
  answer: v.object({ data: v.array(quarantineMoveSchema), ...pagePlace }),
});

/** Decides about units that are not for sale. */
export const decideQuarantine = defineEndpoint({
  access: "admin",
  right: "products",
  summary:
    "Puts units of a product that are not for sale into its stock, or writes them off; status false where a request with the same Idempotency-Key has done it. invalid with too_large at qty above what there is of it, and with unknown_product at product_id where a deleted product would get stock.",
  headers: v.object({ "idempotency-key": attempt }),
  body: quarantineDecisionSchema,
  answer: v.object({ status: v.boolean(), left: count }),
  failures: ["invalid", "idempotency_mismatch"],
});
