import { type CostAdjustment, costAdjustmentSchema } from "@shop/contract/purchases/cost-adjustment.ts";
import { type CostJump, costJumpSchema } from "@shop/contract/purchases/cost-jump.ts";
import { array, object, safeParse } from "valibot";

import { RequestError } from "../../request-error.ts";

const bodySchema = object({ costs: array(costJumpSchema) });

/** The products whose cost a refused booking asks to confirm; none for another error. */
export function costJumpsOf(error: unknown): readonly CostJump[] {
  if (!(error instanceof RequestError) || error.code !== "cost_jumped") return [];
  const result = safeParse(bodySchema, error.body);
  return result.success ? result.output.costs : [];
}

const adjustmentsSchema = object({ adjustments: array(costAdjustmentSchema) });

/** What a refused change of costs asks to confirm of what is booked; none for another error. */
export function adjustmentsOf(error: unknown): readonly CostAdjustment[] {
  if (!(error instanceof RequestError) || error.code !== "costs_adjust") return [];
  const result = safeParse(adjustmentsSchema, error.body);
  return result.success ? result.output.adjustments : [];
}
