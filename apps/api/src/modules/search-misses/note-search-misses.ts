import type { MiddlewareHandler } from "hono";

import type { ApiEnvironment } from "../../http/api-environment.ts";
import type { MissedSearches } from "./missed-searches.ts";
import type { SearchMissLog } from "./search-miss-log.ts";

/** Counts what the first pages of searches did not find: the whole text, or the words that were left out. */
export const noteSearchMisses =
  (
    { note }: Pick<SearchMissLog, "note">,
    searches: Pick<MissedSearches, "missed">,
  ): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    await next();
    const text = context.req.query("query");
    if (context.req.method !== "GET" || !text || context.req.query("cursor") !== undefined) return;
    const etag = context.res.headers.get("etag");
    const missed = etag === null ? null : searches.missed(text, etag);
    if (missed !== null) note(missed);
  };
