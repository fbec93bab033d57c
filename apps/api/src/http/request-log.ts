import { randomUUID } from "node:crypto";

import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

import type { ApiEnvironment } from "./api-environment.ts";

const WELL_FORMED = /^[\w.:-]{8,100}$/;

/**
 * Gives every request an id (the one that it brings in x-request-id where that is well-formed), answers it back, and
 * logs one line for each: requests made in process, by server rendering, at level debug.
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
    // Node's server hands its own request in; a request made in process has none.
    const overNetwork = Object.hasOwn(Object(context.env), "incoming");
    own[overNetwork ? "info" : "debug"](line, "request");
  });
