import { randomUUID } from "node:crypto";

import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { isOverNetwork } from "@shop/serving/over-network.ts";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

const WELL_FORMED = /^[\w.:-]{8,100}$/;

/**
 * Gives every request an id, the one in its x-request-id header where that is well-formed, and returns it in the same header.
 * Logs one line per request, at level debug for requests in process by server rendering.
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
    const line = {
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    };
    own[isOverNetwork(context) ? "info" : "debug"](line, "request");
  });
