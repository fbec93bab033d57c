import type { Fetcher } from "@shop/data/call.ts";
import type { MiddlewareHandler } from "hono";

import type { RenderServices } from "../src/renderer.ts";
import type { Render } from "./page-responses.ts";
import type { WebAppOptions } from "./web-app.ts";

/** What pages are rendered from. */
export interface RenderSources extends Pick<RenderServices, "knownShop"> {
  /** Calls the API in process. */
  readonly fetch: Fetcher;
}

/** Renders pages and serves their files: from the build, or from a Vite dev server in development. */
export interface Frontend {
  readonly render: Render;
  /** Inline scripts of the pages, for the content security policy; undefined in development, which has no policy. */
  readonly inlineScripts: readonly string[] | undefined;
  readonly files: WebAppOptions["files"];
  /** Runs before all other handlers; development only. */
  readonly middleware?: MiddlewareHandler;
  readonly close?: () => Promise<void>;
}
