import { createRequire } from "node:module";
import { dirname } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Hono } from "hono";

import type { ServedAddress } from "../../http/fallback-answers.ts";

const require = createRequire(import.meta.url);

/** The files of swagger-ui-dist that are served. */
const SWAGGER_FILES = ["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"] as const;

/** The page loads everything from this server and runs no inline script. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API</title>
    <link rel="icon" href="${API_PREFIX}/docs/favicon-32x32.png">
    <link rel="stylesheet" href="${API_PREFIX}/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reader"></main>
    <script src="${API_PREFIX}/docs/swagger-ui-bundle.js"></script>
    <script src="${API_PREFIX}/docs/init.js"></script>
  </body>
</html>
`;

const INIT = `SwaggerUIBundle({ url: "${API_PREFIX}/openapi.json", dom_id: "#reader", deepLinking: true, validatorUrl: null });
`;

/** Serves the OpenAPI document and Swagger UI. The document is created at its first request, when every endpoint is registered. */
export function serveOpenApi(app: Hono<ApiEnvironment>, served: readonly Endpoint[]): ServedAddress[] {
  let document: Promise<string> | undefined;
  const write = async (): Promise<string> => {
    const { openApiDocument } = await import("./openapi.ts");
    return JSON.stringify(openApiDocument(served));
  };
  app.get(`${API_PREFIX}/openapi.json`, async (context) => {
    document ??= write();
    context.header("content-type", "application/json; charset=utf-8");
    context.header("cache-control", caching.revalidated);
    return context.body(await document);
  });

  app.get(`${API_PREFIX}/docs`, (context) => {
    context.header("content-security-policy", PAGE_POLICY);
    context.header("cache-control", caching.revalidated);
    return context.html(PAGE);
  });
  app.get(`${API_PREFIX}/docs/init.js`, (context) => {
    context.header("content-type", "text/javascript; charset=utf-8");
    context.header("cache-control", caching.revalidated);
    return context.body(INIT);
  });
  const root = dirname(require.resolve("swagger-ui-dist/package.json"));
  for (const path of SWAGGER_FILES) {
    app.get(`${API_PREFIX}/docs/${path}`, serveStatic({ root, path }));
  }
  const files = ["init.js", ...SWAGGER_FILES].map((file) => `/docs/${file}`);
  return ["/openapi.json", "/docs", ...files].map((path) => ({ method: "GET", path }));
}
