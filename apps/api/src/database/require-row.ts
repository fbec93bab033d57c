import { ApiError } from "@shop/contract/api-error.ts";

/** The row that a statement has found; throws not_found without one. */
export function requireFound<R>(row: R | undefined): R {
  if (row === undefined) throw new ApiError("not_found");
  return row;
}

/** The row that a statement has found and that is not deleted; throws not_found otherwise. */
export function requireShown<R extends { readonly deletedAt: Date | null }>(row: R | undefined): R {
  const found = requireFound(row);
  if (found.deletedAt) throw new ApiError("not_found");
  return found;
}
