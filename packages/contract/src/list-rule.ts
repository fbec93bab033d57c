import * as v from "valibot";

import type { IssueCode } from "./codes.ts";

/** Length limits of a list. */
export interface ListBounds {
  readonly min: number;
  readonly max: number;
  /** The list's name in the documentation of the API. */
  readonly ref: string;
  /** Error code of a list that is longer than `max`. */
  readonly tooLong?: IssueCode;
}

/**
 * A list whose length is validated before its items, so that rejecting one that is too long is cheap and gives a single issue.
 * `v.pipe(v.array(item), v.maxLength(max))` would validate every item first.
 */
export function listOf<S extends v.GenericSchema>(
  item: S,
  { min, max, ref, tooLong = "too_long" }: ListBounds,
) {
  const list = v.pipe(
    v.array(item, "required"),
    v.minLength(min, "required"),
    v.maxLength(max, tooLong),
    v.metadata({ ref }),
  );
  const lengthOnly: v.GenericSchema<v.InferInput<typeof list>, v.InferOutput<typeof list>> = v.pipe(
    v.custom<v.InferInput<typeof list>>(Array.isArray),
    v.maxLength(max, tooLong),
    v.transform(() => []),
  );
  return v.lazy((input) => (Array.isArray(input) && input.length > max ? lengthOnly : list));
}
