import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Fetcher } from "@shop/data/call.ts";
import { createMiddleware } from "hono/factory";
import { createServer } from "vite";

import type { DocumentAssets } from "../src/head/document-head.tsx";
import type { Frontend } from "./frontend.ts";
import { brands } from "./own-files.ts";
import { createStaticFiles } from "./static-files.ts";

type Renderer = typeof import("../src/entry-server.tsx");

const isRenderer = (module: unknown): module is Renderer =>
  typeof module === "object" && module !== null && "renderPage" in module;

const web = fileURLToPath(new URL("..", import.meta.url));

const assets: DocumentAssets = {
  styles: "",
  styleSheets: [`/@fs${join(web, "../../packages/ui/src/styles.css")}?direct`],
  modules: [],
  fonts: [],
  // Fast refresh wants to be there before any component is.
  preamble: `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`,
  scripts: ["/@vite/client", "/src/entry-client.ts"],
};

/** The frontend compiled from its sources as they are asked for; a change shows in the browser at once. */
export async function devFrontend(fetch: Fetcher): Promise<Frontend> {
  const vite = await createServer({
    configFile: join(web, "vite.config.ts"),
    server: { middlewareMode: true },
    appType: "custom",
  });
  const load = async () => {
    const renderer: unknown = await vite.ssrLoadModule("/src/entry-server.tsx");
    if (!isRenderer(renderer)) throw new Error("src/entry-server.tsx exports no renderPage.");
    return renderer;
  };
  return {
    render: async (page) => {
      const { createApi, renderPage } = await load();
      try {
        return await renderPage(page, { api: createApi({ fetch }), assetsOf: () => assets });
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    inlineScripts: undefined,
    files: createStaticFiles([brands]),
    // Vite speaks Node's requests and answers: what it takes, it answers itself.
    before: createMiddleware<{ Bindings: HttpBindings }>(async ({ env: { incoming, outgoing } }, next) => {
      const taken = await new Promise<boolean>((resolve) => {
        outgoing.once("close", () => resolve(true));
        vite.middlewares(incoming, outgoing, () => resolve(false));
      });
      if (taken) return RESPONSE_ALREADY_SENT;
      await next();
      return undefined;
    }),
    close: () => vite.close(),
  };
}
