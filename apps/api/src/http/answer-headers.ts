import { createMiddleware } from "hono/factory";

const headers = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Headers that allow an answer of the API nothing but to be read; a route that needs more has set its own before. */
export const answerHeaders = createMiddleware(async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
});
