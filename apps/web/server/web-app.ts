import type { ApiEnvironment } from "@shop/api/http/api-environment.ts";
import { ApiError } from "@shop/contract/api-error.ts";
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
  /** Serves robots.txt, sitemap and web manifest; undefined for other addresses. */
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
  /** Security headers of redirects and refusals; files, feeds and pages have their own. */
  readonly headers: Readonly<Record<string, string>>;
  readonly logger: Pick<Logger, "info" | "error">;
}

const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:]{2,45}\](?::\d{1,5})?$/i;

/** Checks that URL and Host header agree: a request in absolute form could name another host, which pages would use as their origin. */
const matchesHost = (url: URL, host: string | undefined): boolean =>
  host === undefined || (HOST.test(host) && URL.parse(`${url.protocol}//${host}`)?.host === url.host);

const redirect = (to: string, status: 301 | 302, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status,
    headers: {
      ...headers,
      location: to,
      "cache-control": status === 301 ? "public, max-age=3600" : "no-store",
      vary: "cookie",
    },
  });

async function handlePage(
  options: WebAppOptions,
  context: Context<ApiEnvironment>,
  url: URL,
): Promise<Response> {
  const { headers } = context.req.raw;
  const origin = options.publicUrl ?? url.origin;
  const response =
    options.files(url.pathname, headers) ?? (await options.feeds(url.pathname, origin, headers));
  if (response) return response;

  const address = parsePageUrl(url);
  if (address.kind === "redirect") return redirect(address.to, 301, options.headers);
  if (address.locale === "en") {
    const arabicAddress = languageRedirect(context.req.raw, url);
    if (arabicAddress) return redirect(arabicAddress, 302, options.headers);
  }
  const { locale, pathname, search } = address;
  const start = performance.now();
  let page: Response;
  try {
    page = await options.pages({ locale, pathname, search, origin }, headers, options.senderOf(context));
  } catch (error) {
    const fault = error instanceof ApiError && error.code === "unavailable" ? "busy" : "failed";
    if (fault === "failed") options.logger.error({ err: error, path: url.pathname }, "page failed");
    page = options.errorPage(url.pathname, fault);
  }
  const ms = Math.round((performance.now() - start) * 10) / 10;
  options.logger.info({ method: context.req.method, path: url.pathname, status: page.status, ms }, "page");
  return page;
}

/** Adds files, feeds and pages to the API's app, so that one server serves the whole shop. */
export function serveWeb(options: WebAppOptions): void {
  if (options.middleware) options.app.use("*", options.middleware);
  options.app.get("*", async (context) => {
    const url = URL.parse(context.req.url);
    if (!url || !matchesHost(url, context.req.header("host")))
      return new Response("Bad host", { status: 400, headers: options.headers });
    return handlePage(options, context, url);
  });
  options.app.all(
    "*",
    () => new Response(null, { status: 405, headers: { ...options.headers, allow: "GET, HEAD" } }),
  );
}
