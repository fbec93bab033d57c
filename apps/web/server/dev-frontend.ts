import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createMiddleware } from "hono/factory";
import { createServer } from "vite";

import type { AssetsOf, DocumentAssets } from "../src/renderer.ts";
import type { Frontend, RenderSources } from "./frontend.ts";
import { loadRenderer } from "./load-renderer.ts";

const web = fileURLToPath(new URL("..", import.meta.url));

const assetsOf = (entry: string, styles: string): AssetsOf => {
  const assets: DocumentAssets = {
    styles: "",
    styleSheets: [`/@fs${join(web, "../../packages/ui/src", styles)}?direct`],
    modules: [],
    // React Fast Refresh must be installed before any component module runs.
    preamble: `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`,
    scripts: ["/@vite/client", entry],
  };
  return () => assets;
};

const sites = {
  shop: assetsOf("/src/shop/entry.tsx", "styles.css"),
  dash: assetsOf("/src/dash/entry.tsx", "dash.css"),
};

/** Creates the frontend on a Vite dev server, with hot reload; see {@link RenderSources}. */
export async function devFrontend({ fetch, knownShop }: RenderSources): Promise<Frontend> {
  const vite = await createServer({
    configFile: join(web, "vite.config.ts"),
    server: { middlewareMode: true },
    appType: "custom",
  });
  const load = () => loadRenderer(() => vite.ssrLoadModule("/src/entry-server.tsx"));
  return {
    render: async (page) => {
      const { createApi, renderPage } = await load();
      try {
        return await renderPage(page, {
          api: createApi({ fetch }),
          assetsOf: sites,
          knownShop,
        });
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    inlineScripts: undefined,
    files: () => undefined,
    // Vite speaks Node's requests and answers: what it takes, it answers itself.
    middleware: createMiddleware<{ Bindings: HttpBindings }>(
      async ({ env: { incoming, outgoing } }, next) => {
        const taken = await new Promise<boolean>((resolve) => {
          outgoing.once("close", () => resolve(true));
          vite.middlewares(incoming, outgoing, () => resolve(false));
        });
        if (taken) return RESPONSE_ALREADY_SENT;
        await next();
        return undefined;
      },
    ),
    close: () => vite.close(),
  };
}
