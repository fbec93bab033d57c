import { unusedHeaders } from "@shop/serving/unused-headers.ts";
import { secureHeaders } from "hono/secure-headers";

/** Sets restrictive security headers on every answer of the API, except those that a route has set itself. */
export const apiSecurityHeaders = secureHeaders({
  ...unusedHeaders,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: "DENY",
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
  overwrite: false,
});
