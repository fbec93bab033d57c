import { firstStepNames } from "@shop/contract/first-steps/first-steps.ts";

import type { Answers } from "../shop/state.ts";

/** Answers to the endpoint of the steps by which an owner sets up the shop; the shop is only opened. */
export const firstStepAnswers = () =>
  ({
    readFirstSteps: () => ({
      dismissed: false,
      steps: firstStepNames.map((step) => ({ step, done: step === "live" })),
    }),
  }) satisfies Partial<Answers>;
