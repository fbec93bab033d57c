import { secureHeaders } from "hono/secure-headers";

/** Headers of Hono's that no answer of the shop has: browsers do not read them any more, or their defaults are as strict. */
export const unusedHeaders = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

/** Sets restrictive security headers on every answer of the API, except those that a route has set itself. */
export const apiSecurityHeaders = secureHeaders({
  ...unusedHeaders,
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  xFrameOptions: "DENY",
  crossOriginOpenerPolicy: false,
  strictTransportSecurity: false,
  overwrite: false,
});
