import { createMiddleware } from "hono/factory";

const headers = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Sets restrictive security headers on every answer of the API, except those that a route has set itself. */
export const apiSecurityHeaders = createMiddleware(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
});
