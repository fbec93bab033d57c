import { ApiError } from "@shop/contract/api-error.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { MiddlewareHandler } from "hono";

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Rejects cross-origin requests: the Origin header must match the shop's public address or the request's host; without it,
 * Sec-Fetch-Site must not be cross-site. Clients other than browsers send neither header. Hono's `csrf` checks neither reads nor JSON.
 */
export const sameOrigin =
  (publicUrl: string | undefined): MiddlewareHandler<ApiEnvironment> =>
  async ({ req }, next) => {
    const origin = req.header("origin");
    const isOwn =
      origin === undefined
        ? ["same-origin", "none"].includes(req.header("sec-fetch-site") ?? "none")
        : (publicUrl !== undefined && origin === new URL(publicUrl).origin) ||
          hostOf(origin) === new URL(req.url).host;
    if (!isOwn) throw new ApiError("forbidden");
    await next();
  };
