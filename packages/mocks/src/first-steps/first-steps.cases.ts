import { answers, type ConformanceCase, type ConformanceStep } from "../conformance/case.ts";
import type { Answer } from "../shop/call.ts";

type FirstSteps = Answer<"readFirstSteps">;

const isDone = ({ steps }: FirstSteps, name: FirstSteps["steps"][number]["step"]): boolean | undefined =>
  steps.find(({ step }) => step === name)?.done;

const reads = (holds: (steps: FirstSteps) => boolean, next?: () => ConformanceStep): ConformanceStep =>
  answers("readFirstSteps", {}, { holds, ...(next && { next }) });

/** Cases of the steps by which an owner sets up the shop. */
export const firstStepCases: readonly ConformanceCase[] = [
  {
    name: "D-131 the demonstration leaves every step of the shop's own content to do",
    asAdmin: true,
    step: reads(
      (answer) =>
        !answer.dismissed &&
        (["shop", "branches", "delivery", "payments", "demonstration", "category", "product"] as const).every(
          (step) => isDone(answer, step) === false,
        ),
    ),
  },
  {
    name: "D-131 a category of the shop's own and the removal of the demonstration are steps that are done",
    asAdmin: true,
    step: answers(
      "createCategory",
      { body: { name: "Zweisteins" } },
      {
        next: () =>
          answers(
            "readDemonstration",
            {},
            {
              next: ({ fingerprint }) =>
                answers(
                  "removeDemonstration",
                  { body: { fingerprint } },
                  {
                    next: () =>
                      reads(
                        (answer) =>
                          isDone(answer, "category") === true &&
                          isDone(answer, "demonstration") === true &&
                          isDone(answer, "slides") === false &&
                          isDone(answer, "product") === false,
                      ),
                  },
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-131 settings that are right as they are are confirmed by saving them",
    asAdmin: true,
    step: answers(
      "readSettings",
      {},
      {
        next: ({ settings: { payments, branches }, version }) =>
          answers(
            "changeSettings",
            { body: { version, payments, branches } },
            {
              holds: ({ status, stored }) => !status && stored.version === version,
              next: () =>
                reads(
                  (answer) =>
                    isDone(answer, "payments") === true &&
                    isDone(answer, "branches") === true &&
                    isDone(answer, "delivery") === false,
                ),
            },
          ),
      },
    ),
  },
  {
    name: "D-131 the steps are dismissed and brought back",
    asAdmin: true,
    step: answers(
      "dismissFirstSteps",
      { body: { dismissed: true } },
      {
        next: () =>
          reads(
            ({ dismissed }) => dismissed,
            () =>
              answers(
                "dismissFirstSteps",
                { body: { dismissed: false } },
                { next: () => reads(({ dismissed }) => !dismissed) },
              ),
          ),
      },
    ),
  },
];
