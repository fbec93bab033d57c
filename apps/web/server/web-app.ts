import { ApiError } from "@shop/contract/api-error.ts";
import { OFFLINE_PAGE } from "@shop/domain/site/pages.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { caching } from "@shop/serving/caching.ts";
import { withoutTokens } from "@shop/serving/logging/without-tokens.ts";
import type { Context, Hono, MiddlewareHandler } from "hono";
import type { Logger } from "pino";

import type { RenderRequest } from "../src/renderer.ts";
import type { PageFault } from "./error-page.ts";
import { languageRedirect } from "./language-redirect.ts";
import { parsePageUrl } from "./page-url.ts";

/** Options of {@link serveWeb}. */
export interface WebAppOptions {
  /** The API's Hono app, to which the routes of files, feeds and pages are added. */
  readonly app: Hono<ApiEnvironment>;
  /** The configured origin of the shop; by default that of the request. */
  readonly publicUrl: string | undefined;
  /** Runs before all other handlers; development only. */
  readonly middleware: MiddlewareHandler | undefined;
  /** Serves static files; undefined for other addresses. */
  readonly files: (pathname: string, request: Headers) => Promise<Response> | undefined;
  /** Serves robots.txt, sitemap, product feeds and web manifest; undefined for other addresses. */
  readonly feeds: (
    pathname: string,
    origin: string,
    request: Headers,
  ) => Promise<Response | undefined> | Response | undefined;
  /** Responds with rendered pages. */
  readonly pages: (page: RenderRequest, request: Headers, sender: string | null) => Promise<Response>;
  /** The client's address; null for requests in process. */
  readonly senderOf: (context: Context) => string | null;
  /** Responds where rendering threw, or too many pages are being rendered. */
  readonly errorPage: (pathname: string, fault: PageFault) => Response;
  /** Sets the security headers of pages, redirects and refusals; undefined in development. */
  readonly security: MiddlewareHandler | undefined;
  readonly logger: Pick<Logger, "info" | "error">;
}

const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:]{2,45}\](?::\d{1,5})?$/i;

/** Checks that URL and Host header agree: a request in absolute form could name another host, which pages would use as their origin. */
const matchesHost = (url: URL, host: string | undefined): boolean =>
  host === undefined || (HOST.test(host) && URL.parse(`${url.protocol}//${host}`)?.host === url.host);

/** The address of a request; null where its host is malformed or another than that of its Host header. */
function urlOf({ req }: Context): URL | null {
  const url = URL.parse(req.url);
  return url && matchesHost(url, req.header("host")) ? url : null;
}

const redirect = (to: string, status: 301 | 302): Response =>
  new Response(null, {
    status,
    headers: {
      location: to,
      "cache-control": status === 301 ? caching.hour : caching.never,
      vary: "cookie",
    },
  });

const originOf = ({ publicUrl }: WebAppOptions, url: URL): string => publicUrl ?? url.origin;

async function handlePage(
  options: WebAppOptions,
  context: Context<ApiEnvironment>,
  url: URL,
): Promise<Response> {
  const address = parsePageUrl(url);
  if (address.kind === "redirect") return redirect(address.to, 301);
  if (address.pathname === OFFLINE_PAGE) return options.errorPage(url.pathname, "offline");
  if (address.locale === "en") {
    const arabicAddress = languageRedirect(context.req.raw, url);
    if (arabicAddress) return redirect(arabicAddress, 302);
  }
  const { locale, pathname, search } = address;
  const path = withoutTokens(url.pathname);
  const start = performance.now();
  let page: Response;
  try {
    page = await options.pages(
      { locale, pathname, search, origin: originOf(options, url) },
      context.req.raw.headers,
      options.senderOf(context),
    );
  } catch (error) {
    const fault = error instanceof ApiError && error.code === "unavailable" ? "busy" : "failed";
    if (fault === "failed") options.logger.error({ err: error, path }, "page failed");
    page = options.errorPage(url.pathname, fault);
  }
  const ms = Math.round((performance.now() - start) * 10) / 10;
  options.logger.info({ method: context.req.method, path, status: page.status, ms }, "page");
  return page;
}

/** Adds files, feeds and pages to the API's app, so that one server serves the whole shop. */
export function serveWeb(options: WebAppOptions): void {
  const { app, middleware, files, feeds, security } = options;
  if (middleware) app.use("*", middleware);
  app.get("*", async (context, next) => {
    const { headers } = context.req.raw;
    const url = urlOf(context);
    const response =
      url && (files(url.pathname, headers) ?? (await feeds(url.pathname, originOf(options, url), headers)));
    return response ?? next();
  });
  // Below files and feeds, which are no documents: a page's headers would only make them larger.
  if (security) app.use("*", security);
  app.get("*", async (context) => {
    const url = urlOf(context);
    return url ? handlePage(options, context, url) : new Response("Bad host", { status: 400 });
  });
  app.all("*", () => new Response(null, { status: 405, headers: { allow: "GET, HEAD" } }));
}
