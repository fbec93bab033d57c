import { API_PREFIX } from "@shop/contract/endpoint.ts";
import type { Context, Hono } from "hono";
import type { Logger } from "pino";

import { errorCode } from "../error-code.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { ApiError } from "./api-error.ts";

/** Something that is served, by method and path below the API's prefix. */
export interface ServedAddress {
  readonly method: string;
  readonly path: string;
}

const patternOf = (path: string): RegExp => new RegExp(`^${API_PREFIX}${path.replaceAll(/:\w+/g, "[^/]+")}$`);

/** Answers what no route has answered below the API's prefix: OPTIONS, a wrong method (405 with Allow) or an unknown path (404). */
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

/** SQLSTATE classes and system errors that say that the database is out of reach, not that a request was wrong. */
const OUT_OF_REACH = /^(?:08|57P|53)|^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$/;

/** Answers an error that a handler threw; what is no {@link ApiError} is logged, and told as no more than 'Internal Server Error'. */
export const answerError =
  (logger: Logger) =>
  (error: Error, context: Context<ApiEnvironment>): Response => {
    if (error instanceof ApiError) return error.toResponse();
    logger.error({ err: error, requestId: context.var.requestId }, "request failed");
    return new ApiError(OUT_OF_REACH.test(errorCode(error) ?? "") ? "unavailable" : "internal").toResponse();
  };
