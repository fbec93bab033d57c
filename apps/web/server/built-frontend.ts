import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { Fetcher } from "@shop/data/call.ts";

import { createAssets } from "./assets.ts";
import type { Frontend } from "./frontend.ts";
import { brands } from "./own-files.ts";
import { createStaticFiles } from "./static-files.ts";

type Renderer = typeof import("../src/entry-server.tsx");

/** The frontend as it was built into `dist`; `fetch` reaches the API in process. */
export async function builtFrontend(dist: string, fetch: Fetcher): Promise<Frontend> {
  const client = join(dist, "client");
  const { createApi, inlineScripts, renderPage }: Renderer = await import(
    pathToFileURL(join(dist, "server/entry-server.js")).href
  );
  const services = { api: createApi({ fetch }), assetsOf: createAssets(client) };
  return {
    render: (page) => renderPage(page, services),
    inlineScripts,
    files: createStaticFiles([
      { folder: join(client, "assets"), prefix: "/assets/", maxAge: Infinity },
      // What came from public/ keeps its name when it changes.
      { folder: client, prefix: "/", maxAge: 86_400 },
      brands,
    ]),
  };
}
