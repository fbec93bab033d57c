import type { ApiEnvironment } from "@shop/api/http/api-environment.ts";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Logger } from "pino";

import type { RenderRequest } from "../src/entry-server.tsx";
import { rememberedLanguageAddress } from "./language-choice.ts";
import { readPageAddress } from "./page-address.ts";

/** What the web server puts around the API. */
export interface WebParts {
  /** The API's app, onto which files, feeds and pages are put. */
  readonly app: Hono<ApiEnvironment>;
  /** The configured address of the shop; by default pages name the one that they were asked at. */
  readonly publicUrl: string | undefined;
  /** Answers requests first, while developing. */
  readonly before: MiddlewareHandler | undefined;
  /** Files by their addresses. */
  readonly files: (pathname: string, request: Headers) => Promise<Response> | undefined;
  /** Robots, sitemap, manifest: what programs read, by its address. */
  readonly feeds: (pathname: string, origin: string) => Promise<Response | undefined> | Response | undefined;
  /** Rendered pages. */
  readonly pages: (page: RenderRequest, request: Headers) => Promise<Response>;
  /** What is sent where a page could not be made. */
  readonly fault: (pathname: string) => Response;
  readonly logger: Pick<Logger, "info" | "error">;
}

const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:]{2,45}\](?::\d{1,5})?$/i;

const redirect = (to: string, status: 301 | 302): Response =>
  new Response(null, {
    status,
    headers: {
      location: to,
      "cache-control": status === 301 ? "public, max-age=3600" : "no-store",
      vary: "cookie",
    },
  });

async function answerPage(parts: WebParts, context: Context<ApiEnvironment>): Promise<Response> {
  const url = new URL(context.req.url);
  const { headers } = context.req.raw;
  const origin = parts.publicUrl ?? url.origin;
  const known = parts.files(url.pathname, headers) ?? (await parts.feeds(url.pathname, origin));
  if (known) return known;

  const address = readPageAddress(url);
  if (address.kind === "moved") return redirect(address.to, 301);
  if (address.locale === "en") {
    const remembered = rememberedLanguageAddress(context.req.raw, url);
    if (remembered) return redirect(remembered, 302);
  }
  const { locale, pathname, search } = address;
  const start = performance.now();
  let answer: Response;
  try {
    answer = await parts.pages({ locale, pathname, search, origin }, headers);
  } catch (error) {
    parts.logger.error({ err: error, path: url.pathname }, "page failed");
    answer = parts.fault(url.pathname);
  }
  const ms = Math.round((performance.now() - start) * 10) / 10;
  parts.logger.info({ method: context.req.method, path: url.pathname, status: answer.status, ms }, "page");
  return answer;
}

/** Puts files, feeds and pages onto the API's app: everything of the shop at one address. */
export function serveWeb(parts: WebParts): void {
  if (parts.before) parts.app.use("*", parts.before);
  parts.app.get("*", async (context) => {
    const host = context.req.header("host");
    if (host !== undefined && !HOST.test(host)) return new Response("Bad host", { status: 400 });
    return answerPage(parts, context);
  });
  parts.app.all("*", () => new Response(null, { status: 405, headers: { allow: "GET, HEAD" } }));
}
