import { answerTextFor } from "@shop/contract/admins/without-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";

import { isConnectionError } from "../database/connection-errors.ts";
import { isLockConflict } from "../database/lock-conflicts.ts";

/** A served route, by method and path below the API's prefix. */
export interface ServedAddress {
  readonly method: string;
  readonly path: string;
}

const patternOf = (path: string): RegExp => new RegExp(`^${API_PREFIX}${path.replaceAll(/:\w+/g, "[^/]+")}$`);

/** Answers requests below the API's prefix that match no route: OPTIONS, a wrong method (405 with Allow) or an unknown path (404). */
export function serveFallbacks(app: Hono<ApiEnvironment>, served: readonly ServedAddress[]): void {
  const addresses = served.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  app.all(`${API_PREFIX}/*`, (context) => {
    const methods = addresses.flatMap(({ method, pattern }) =>
      pattern.test(context.req.path) ? [method] : [],
    );
    if (methods.length === 0) throw new ApiError("not_found");
    const allow = [
      ...new Set(methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]))),
      "OPTIONS",
    ];
    const headers = { allow: allow.join(", ") };
    if (context.req.method === "OPTIONS") return new Response(null, { status: 204, headers });
    throw new ApiError("method_not_allowed", { headers });
  });
}

/**
 * Answers an error that a handler threw; any other than an {@link ApiError} is logged and answered as 'Internal Server Error' only; of an
 * {@link ApiError} its cause is logged.
 */
export const handleError =
  (logger: Logger) =>
  (error: Error, context: Context<ApiEnvironment>): Response => {
    const { requestId, admin } = context.var;
    if (error instanceof ApiError) {
      if (error.cause !== undefined) logger.warn({ err: error.cause, requestId }, "request refused");
      return error.toResponse((body) => answerTextFor(admin, body));
    }
    logger.error({ err: error, requestId }, "request failed");
    const isPassing = isConnectionError(error) || isLockConflict(error);
    return new ApiError(isPassing ? "unavailable" : "internal").toResponse();
  };
