import * as v from "valibot";

import { errorCodes } from "./codes.ts";

/** The body of every error answer: a message to show, a code to act on, and error codes by field. */
export const apiErrorSchema = v.pipe(
  v.object({
    status: v.literal(false),
    message: v.string(),
    code: v.picklist(errorCodes),
    errors: v.optional(v.record(v.string(), v.string())),
    /** With `edit_conflict`: the stored entity, in the format of its read endpoint. */
    current: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.metadata({ ref: "ApiError" }),
);

/** The body of every error answer. */
export type ApiErrorBody = v.InferOutput<typeof apiErrorSchema>;
