import * as v from "valibot";

/** The steps by which an owner sets up the shop, in the order that works: what is done where the server runs comes last. */
export const firstStepNames = [
  "shop",
  "branches",
  "delivery",
  "payments",
  "about",
  "demonstration",
  "category",
  "product",
  "brands",
  "slides",
  "mails",
  "live",
] as const;

/** The steps by which an owner sets up the shop, and which of them are done. */
export const firstStepsSchema = v.pipe(
  v.object({
    /** Whether the administrator has dismissed the list. */
    dismissed: v.boolean(),
    steps: v.array(v.object({ step: v.picklist(firstStepNames), done: v.boolean() })),
  }),
  v.metadata({ ref: "FirstSteps" }),
);

/** The name of a step. */
export type FirstStepName = (typeof firstStepNames)[number];
/** The steps by which an owner sets up the shop, and which of them are done. */
export type FirstSteps = v.InferOutput<typeof firstStepsSchema>;
