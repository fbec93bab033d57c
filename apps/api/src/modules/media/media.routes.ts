import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { serveStatic } from "@hono/node-server/serve-static";
import { ApiError } from "@shop/contract/api-error.ts";
import { MEDIA_PREFIX, storedFile } from "@shop/domain/pictures/pictures.ts";
import { pdfFile, pdfKey, pdfName } from "@shop/domain/product-files/product-files.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import type { Hono } from "hono";

/** Names of stored files: lower case, no folders. */
const STORED_NAME = /^[a-z0-9-]+\.(?:avif|webp|svg|png|jpg|pdf)$/;

/** The pictures of the demonstration catalogue, which are served from where they stand. */
export const demoMedia = (): string =>
  join(dirname(createRequire(import.meta.url).resolve("@shop/fixtures/catalogue.ts")), "../media");

/** The file that answers an address of the store. */
function fileOf(address: string): string {
  const key = pdfKey(address);
  return key === null ? storedFile(address) : pdfFile(key);
}

const served = (root: string) => serveStatic({ root, rewriteRequestPath: fileOf });

/** What {@link serveMedia} needs. */
interface MediaNeeds {
  /** Folder of the stored pictures. */
  readonly mediaFolder: string;
  /** Brings a picture that is stored elsewhere into that folder. */
  readonly bringPicture?: ((name: string) => Promise<void>) | undefined;
}

/** Serves stored pictures and PDFs, for ever the same under their names: from the demonstration's folder, then from the shop's own. */
export function serveMedia(app: Hono<ApiEnvironment>, { mediaFolder, bringPicture }: MediaNeeds): void {
  const path = `${MEDIA_PREFIX}:name`;
  app.use(path, async (context, next) => {
    if (!STORED_NAME.test(context.req.param("name"))) throw new ApiError("not_found");
    await next();
    if (!context.res.ok) return;
    context.header("cache-control", caching.forever);
    const name = pdfName(context.req.path);
    if (name === null) {
      context.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return;
    }
    // Browsers show no PDF in a sandbox, and run nothing of it in the shop's origin.
    context.header(
      "content-security-policy",
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
    );
    context.header("content-type", "application/pdf");
    context.header("content-disposition", `inline; filename="${name}"`);
  });
  // First, so that a store that cannot be reached hides none of them.
  app.get(path, served(demoMedia()));
  if (bringPicture) {
    app.get(path, async (context, next) => {
      await bringPicture(fileOf(context.req.path));
      await next();
    });
  }
  app.get(path, served(mediaFolder));
  app.all(`${MEDIA_PREFIX}*`, () => {
    throw new ApiError("not_found");
  });
}
