import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { ApiError } from "@shop/contract/api-error.ts";
import { MEDIA_PREFIX, storedFile } from "@shop/domain/pictures/pictures.ts";
import type { Hono } from "hono";

import type { ApiEnvironment } from "../../http/api-environment.ts";
import { caching } from "../../http/caching.ts";

/** Names of stored pictures: lower case, no folders. */
const STORED_NAME = /^[a-z0-9-]+\.(?:avif|webp|svg|png|jpg)$/;

/** The pictures of the demonstration catalogue, which are served from where they stand. */
export const demoMedia = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@shop/fixtures/catalogue.ts")), "../media");

/** Serves stored pictures, for ever the same under their names: from the shop's own folder, then from the demonstration's. */
export function serveMedia(app: Hono<ApiEnvironment>, folder: string): void {
  const path = `${MEDIA_PREFIX}:name`;
  app.use(path, async (context, next) => {
    if (!STORED_NAME.test(context.req.param("name"))) throw new ApiError("not_found");
    await next();
    if (!context.res.ok) return;
    context.header("cache-control", caching.forever);
    context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });
  for (const root of [folder, demoMedia()]) {
    app.get(path, serveStatic({ root, rewriteRequestPath: storedFile }));
  }
  app.all(`${MEDIA_PREFIX}*`, () => {
    throw new ApiError("not_found");
  });
}
