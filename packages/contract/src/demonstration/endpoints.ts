import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { demonstrationSchema } from "./demonstration.ts";

/** What a removal of the demonstration would delete and keep. */
export const readDemonstration = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "What a removal of the demonstration would delete, and what it would keep: what an administrator has changed, and what the shop's own products need.",
  answer: demonstrationSchema,
});

/** Removes the demonstration. */
export const removeDemonstration = defineEndpoint({
  access: "admin",
  right: "owner",
  summary:
    "Deletes what is left of the demonstration in one transaction; all but slides can be restored for 30 days, and orders keep their lines. Where it would delete anything else than the fingerprint says, nothing is deleted and the answer is edit_conflict with a new preview in current; status false where nothing is left to delete.",
  body: v.pipe(
    v.object({ fingerprint: v.pipe(v.string("required"), v.maxLength(100, "too_long")) }),
    v.metadata({ ref: "DemonstrationRemoval" }),
  ),
  answer: v.object({ status: v.boolean(), removed: demonstrationSchema }),
  failures: ["edit_conflict"],
});
