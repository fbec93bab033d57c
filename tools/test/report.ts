import * as v from "valibot";

/** What a leg of `npm test` writes when its tests have run; times are in milliseconds since 1970, durations in milliseconds. */
export const reportSchema = v.object({
  passed: v.number(),
  skipped: v.number(),
  /** A text for each failed test: what failed, the command that runs it alone, messages. */
  failures: v.array(v.string()),
  /** Names of tests that failed, and passed when they were tried again. */
  secondTries: v.array(v.string()),
  /** When the first test began: all before was installing, building and starting. */
  firstTestAt: v.optional(v.number()),
  /** Files of tests, or what else a leg runs together, such as the stories of a component. */
  files: v.array(v.object({ file: v.string(), ms: v.number() })),
});

/** The outcome of a leg of `npm test`. */
export type Report = v.InferOutput<typeof reportSchema>;
