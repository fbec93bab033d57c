import type { FieldErrors } from "@shop/data/view.ts";
import { type GenericSchema, getDotPath, safeParse } from "valibot";

/** The result of {@link validate}. */
export type Validated<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Validates values outside a form's submit; each invalid field has its first error. */
export function validate<Input, Output>(
  schema: GenericSchema<Input, Output>,
  values: Input,
): Validated<Output> {
  const result = safeParse(schema, values, { abortPipeEarly: true });
  if (result.success) return { ok: true, output: result.output };
  return {
    ok: false,
    errors: Object.fromEntries(result.issues.map((issue) => [getDotPath(issue) ?? "", issue.message])),
  };
}
