import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { isDashPath, publicPaths, splitLocale } from "@shop/domain/site/pages.ts";
import { pathPattern } from "@shop/domain/site/path-pattern.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { isOverNetwork } from "@shop/serving/over-network.ts";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";

import type { Metrics } from "./metrics.ts";

const patterns = Object.values(publicPaths).map((path) => ({
  path,
  pattern: pathPattern(path),
}));

/** The pattern of a request's address: one of few, whatever is asked for. */
export function routeOf(context: Context): string {
  const { path } = context.req;
  if (path.startsWith(`${API_PREFIX}/`)) {
    const endpoint = matchedRoutes(context).find((route) => !route.path.endsWith("*"));
    return endpoint?.path ?? "other";
  }
  if (path.startsWith(MEDIA_PREFIX)) return `${MEDIA_PREFIX}*`;
  if (path.startsWith("/assets/")) return "/assets/*";
  if (path === "/health" || path === "/ready") return path;
  const { address } = splitLocale(path);
  if (isDashPath(address)) return "/dash/*";
  return patterns.find(({ pattern }) => pattern.test(address))?.path ?? "other";
}

/** Measures each request from outside; those of server rendering are part of their page's. */
export const requestMetrics = (metrics: Metrics) =>
  createMiddleware<ApiEnvironment>(async (context, next) => {
    const start = performance.now();
    await next();
    if (!isOverNetwork(context)) return;
    metrics.answered({
      route: routeOf(context),
      method: context.req.method,
      status: context.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  });
