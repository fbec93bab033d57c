import * as v from "valibot";

import { errorCodes } from "./codes.ts";

/** The body of every answer that is an error: a message to show, a code to act on, and reasons by field. */
export const apiErrorSchema = v.pipe(
  v.object({
    status: v.literal(false),
    message: v.string(),
    code: v.picklist(errorCodes),
    errors: v.optional(v.record(v.string(), v.string())),
  }),
  v.metadata({ ref: "ApiError" }),
);

/** The body of every answer that is an error. */
export type ApiErrorBody = v.InferOutput<typeof apiErrorSchema>;
