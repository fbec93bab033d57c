import { createHash } from "node:crypto";

import { unusedHeaders } from "@shop/serving/unused-headers.ts";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Sets the security headers of pages; `scripts` are the allowed inline scripts. Inline styles are allowed, because React renders style attributes. */
export const pageSecurity = (scripts: readonly string[], publicUrl: string | undefined): MiddlewareHandler =>
  secureHeaders({
    ...unusedHeaders,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scripts.map(hashOf)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Product pictures may be hosted elsewhere.
      imgSrc: ["'self'", "data:", "blob:", "https:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginResourcePolicy: false,
    strictTransportSecurity: publicUrl?.startsWith("https:") ? "max-age=31536000" : false,
  });
