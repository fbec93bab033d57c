import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { caching } from "@shop/serving/caching.ts";

import { createAssets } from "./assets.ts";
import type { Frontend, RenderSources } from "./frontend.ts";
import { loadRenderer } from "./load-renderer.ts";
import { createStaticFiles } from "./static-files.ts";

/** Loads the frontend that was built into `dist`; see {@link RenderSources}. */
export async function builtFrontend(dist: string, { fetch, knownShop }: RenderSources): Promise<Frontend> {
  const [shop, dash] = [join(dist, "shop"), join(dist, "dash")];
  const { createApi, inlineScripts, renderPage } = await loadRenderer(
    () => import(pathToFileURL(join(dist, "server/entry-server.js")).href),
  );
  const services = {
    api: createApi({ fetch }),
    assetsOf: { shop: createAssets(shop, "shop"), dash: createAssets(dash, "dash") },
    knownShop,
  };
  return {
    render: (page) => renderPage(page, services),
    inlineScripts,
    files: createStaticFiles([
      { folder: join(shop, "assets"), prefix: "/assets/", cache: caching.forever },
      { folder: join(dash, "assets"), prefix: "/assets/", cache: caching.forever },
      { folder: join(dist, "worker"), prefix: "/", cache: caching.sharedRevalidated },
      // Files from public/ have no hash in their names, so they may be cached for a day only.
      { folder: shop, prefix: "/", cache: caching.day },
    ]),
  };
}
