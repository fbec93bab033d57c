import { randomUUID } from "node:crypto";

import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { withoutTokens } from "@shop/serving/logging/without-tokens.ts";
import { isOverNetwork } from "@shop/serving/over-network.ts";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

const WELL_FORMED = /^[\w.:-]{8,100}$/;

/** Requests that take this long are logged as refused and failed ones are. */
const SLOW_MS = 1000;

/**
 * Gives every request an id, the one in its x-request-id header where that is well-formed, and returns it in the same header.
 * Logs refused, failed and slow requests; all others, and those in process by server rendering, at level debug.
 */
export const requestLog = (logger: Logger) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    const given = context.req.header("x-request-id");
    const requestId = given && WELL_FORMED.test(given) ? given : randomUUID();
    const own = logger.child({ requestId });
    context.set("requestId", requestId);
    context.set("logger", own);
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const { status } = context.res;
    const ms = performance.now() - start;
    const isNotable = isOverNetwork(context) && (status >= 400 || ms >= SLOW_MS);
    const { method, path } = context.req;
    own[isNotable ? "info" : "debug"](
      { method, path: withoutTokens(path), status, ms: Math.round(ms * 10) / 10 },
      "request",
    );
  });
