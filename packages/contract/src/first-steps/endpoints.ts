import * as v from "valibot";

import { defineEndpoint } from "../endpoint.ts";
import { firstStepsSchema } from "./first-steps.ts";

/** The steps by which an owner sets up the shop. */
export const readFirstSteps = defineEndpoint({
  access: "admin",
  right: "owner",
  background: true,
  summary:
    "The steps by which an owner sets up the shop, done once what is stored differs from the demonstration; without the step of its removal where there never was one.",
  answer: firstStepsSchema,
});

/** Dismisses the steps, or brings them back. */
export const dismissFirstSteps = defineEndpoint({
  access: "admin",
  right: "owner",
  summary: "Dismisses the list of steps for the signed-in owner, or brings it back.",
  body: v.pipe(v.object({ dismissed: v.boolean("bad_value") }), v.metadata({ ref: "FirstStepsDismissal" })),
  answer: v.object({ status: v.boolean() }),
});
