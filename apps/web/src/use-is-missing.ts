import { ApiError } from "@shop/data/api-error.ts";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** True where the API has said that what a query asks for does not exist; for a page that already watches the query. */
export function useIsMissing(queryKey: QueryKey): boolean {
  const error = useQueryClient().getQueryState(queryKey)?.error;
  return error instanceof ApiError && error.status === 404;
}
