import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { SHARE_PREFIX } from "@shop/domain/site/share-pictures.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { Hono } from "hono";
import { every } from "hono/combine";

import type { ApiDependencies } from "./api-dependencies.ts";
import { apiModules } from "./api-modules.ts";
import { BODY_WITHIN_MS } from "./http/bounded-body.ts";
import { keptAnswers } from "./http/catalogue-answers.ts";
import { type EndpointRoutes, endpointRoutes } from "./http/endpoint-routes.ts";
import { handleError, serveFallbacks, type ServedAddress } from "./http/fallback-answers.ts";
import { type OwnCalls, ownCalls } from "./http/own-calls.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { apiSecurityHeaders } from "./http/security-headers.ts";
import { serveHealth } from "./http/serve-health.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { requireUser } from "./modules/accounts/require-user.ts";
import { requireAdmin } from "./modules/admins/require-admin.ts";
import { serveAgents, UCP_PROFILE } from "./modules/agents/agents.routes.ts";
import { serveMedia } from "./modules/media/media.routes.ts";
import { serveOpenApi } from "./modules/openapi/openapi.routes.ts";
import { serveSharePictures } from "./modules/share-pictures/share-pictures.routes.ts";
import { type SharedServices, sharedServices } from "./shared-services.ts";

/** What every module of the API finds. */
type Needs = ApiDependencies & SharedServices;

/** Adds what holds for all that is served after it: answers to errors, traces, measures, the log and security headers. */
function addMiddleware(app: Hono<ApiEnvironment>, { logger, tracing, metrics }: ApiDependencies): void {
  app.onError(handleError(logger));
  if (tracing) app.use("*", tracing);
  if (metrics) app.use("*", requestMetrics(metrics));
  for (const path of [
    `${API_PREFIX}/*`,
    `${MEDIA_PREFIX}*`,
    `${SHARE_PREFIX}*`,
    UCP_PROFILE,
    "/health",
    "/ready",
  ]) {
    app.use(path, requestLog(logger), apiSecurityHeaders);
  }
}

/** The routes of endpoints on an app, each behind the guard of its access. */
function guardedRoutes(app: Hono<ApiEnvironment>, needs: Needs): EndpointRoutes {
  const { accounts, admins, answerCacheBytes, catalogue, publicUrl, bodyWithinMs } = needs;
  const isOwnOrigin = sameOrigin(publicUrl);
  for (const login of [endpoints.loginAdmin, endpoints.startPasskeyLogin, endpoints.loginByPasskey]) {
    app.use(API_PREFIX + login.path, isOwnOrigin);
  }
  return endpointRoutes(app, keptAnswers(answerCacheBytes, catalogue, needs), {
    uploads: needs.uploads,
    guardOf: (endpoint) =>
      endpoint.access === "admin"
        ? every(requireAdmin(admins, endpoint), isOwnOrigin)
        : requireUser(accounts),
    senderOf: needs.senderOf,
    database: needs.database,
    ...(bodyWithinMs !== undefined && { bodyWithinMs }),
  });
}

/** Serves the catalogue to programs and agents; returns the addresses, of which the contract says nothing. */
function servePrograms(
  app: Hono<ApiEnvironment>,
  call: OwnCalls,
  { partsLists, senderOf, publicUrl, logger, bodyWithinMs = BODY_WITHIN_MS }: Needs,
): ServedAddress[] {
  return serveAgents(app, { call, partsLists, senderOf, publicUrl, logger, bodyWithinMs });
}

/** Creates the Hono app of the API: {@link API_PREFIX}, {@link MEDIA_PREFIX}, /health and /ready; the caller handles every other path. */
export function createApp(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  addMiddleware(app, dependencies);
  const needs: Needs = { ...dependencies, ...sharedServices(dependencies) };
  const routes = guardedRoutes(app, needs);
  for (const open of apiModules) open(routes, needs);
  const call = ownCalls(app);
  const forPrograms = servePrograms(app, call, needs);
  serveFallbacks(app, [...routes.served, ...serveOpenApi(app, routes.served), ...forPrograms]);
  serveMedia(app, needs);
  serveSharePictures(app, { ...needs, call });
  serveHealth(app, needs);
  return app;
}
