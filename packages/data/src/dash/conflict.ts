import { type GenericSchema, type InferOutput, safeParse } from "valibot";

import { RequestError } from "../request-error.ts";

/** The stored entity that a save conflicts with; null for another error, or none. */
export function conflictOf<S extends GenericSchema>(error: unknown, schema: S): InferOutput<S> | null {
  if (!(error instanceof RequestError) || error.code !== "edit_conflict") return null;
  const { body } = error;
  const current = typeof body === "object" && body !== null && "current" in body ? body.current : undefined;
  const result = safeParse(schema, current);
  return result.success ? result.output : null;
}

/** The number of products because of which something cannot be deleted; null for another error, or none. */
export function heldProductsOf(error: unknown): number | null {
  if (!(error instanceof RequestError) || error.code !== "in_use") return null;
  return Number(error.errors["products"] ?? 0);
}
