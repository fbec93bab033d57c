import * as v from "valibot";

/** What `check-built.ts --report=FILE` writes: the number of stories that passed, and a text for each that failed. */
export const storiesReportSchema = v.object({ passed: v.number(), failures: v.array(v.string()) });

/** The outcome of the stories in the built Storybook. */
export type StoriesReport = v.InferOutput<typeof storiesReportSchema>;
