import { caching } from "@shop/serving/caching.ts";
import type { Context } from "hono";

/** Answers a PDF file, which browsers show under a name without an extension. */
export const pdfResponse = (context: Context, pdf: Uint8Array<ArrayBuffer>, name: string): Response =>
  context.body(pdf, 200, {
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}.pdf"`,
    "cache-control": caching.never,
    // Browsers show it in a document of their own.
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  });
