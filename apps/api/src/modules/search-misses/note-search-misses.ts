import type { MiddlewareHandler } from "hono";

import type { ApiEnvironment } from "../../http/api-environment.ts";
import { matchesEtag } from "../../http/etag.ts";
import type { SearchMissLog } from "./search-miss-log.ts";

/**
 * Counts the first pages of searches that found nothing. Most answers come from the cache, which does not read them: an answer without
 * results always has the same bytes, and so is recognized by its ETag.
 */
export const noteSearchMisses =
  ({ note }: Pick<SearchMissLog, "note">, emptyEtag: string): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    await next();
    const text = context.req.query("query");
    if (context.req.method !== "GET" || !text || context.req.query("cursor") !== undefined) return;
    const etag = context.res.headers.get("etag");
    if (etag !== null && matchesEtag(etag, emptyEtag)) note(text);
  };
