import type { MiddlewareHandler } from "hono";

import type { Render } from "./page-answers.ts";
import type { WebParts } from "./web-app.ts";

/** The rendering side of the shop: built, or compiled while developing. */
export interface Frontend {
  readonly render: Render;
  /** Inline scripts of the pages, for the security policy; undefined while developing, where there is none. */
  readonly inlineScripts: readonly string[] | undefined;
  readonly files: WebParts["files"];
  /** Answers requests before the shop's files do, while developing. */
  readonly before?: MiddlewareHandler;
  readonly close?: () => Promise<void>;
}
