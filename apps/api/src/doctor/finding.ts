import * as v from "valibot";

/** What a check has found. */
export const findingSchema = v.object({
  level: v.picklist(["ok", "warning", "failed"]),
  /** What was checked: 'database'. */
  what: v.string(),
  text: v.string(),
  /** What to do about it. */
  advice: v.optional(v.string()),
});

/** What a check has found, and what to do about it. */
export type Finding = v.InferOutput<typeof findingSchema>;
