import { errorMessage } from "@shop/api/error-code.ts";
import { openShopApi, type ShopApi } from "@shop/api/open-shop-api.ts";
import { readSettings, type Settings } from "@shop/api/settings.ts";
import { StartError } from "@shop/api/start-error.ts";
import type { Fetcher } from "@shop/data/call.ts";
import { type Logger, pino } from "pino";

import { faultPage } from "./fault-page.ts";
import { createFeeds } from "./feeds/feeds.ts";
import type { Frontend } from "./frontend.ts";
import { type Fetch, listen, type Listening } from "./listen.ts";
import { createPageAnswers } from "./page-answers.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveWeb } from "./web-app.ts";

/** Bytes of ready pages that are kept in memory. */
const PAGE_CACHE_BYTES = 48 * 1024 * 1024;

/** Makes the rendering side of the shop; `fetch` reaches the API in process, `signal` ends it when the start fails. */
export type OpenFrontend = (tools: {
  readonly fetch: Fetcher;
  readonly signal: AbortSignal;
}) => Promise<Frontend>;

function serve(api: ShopApi, frontend: Frontend, fetch: Fetcher, settings: Settings, logger: Logger): Fetch {
  const built = frontend.inlineScripts;
  const headers = built ? securityHeaders(built, settings.PUBLIC_URL) : {};
  serveWeb({
    app: api.app,
    publicUrl: settings.PUBLIC_URL,
    before: frontend.before,
    files: frontend.files,
    feeds: createFeeds(fetch, api.catalogueVersion),
    pages: createPageAnswers({
      render: frontend.render,
      maxBytes: built ? PAGE_CACHE_BYTES : 0,
      version: api.catalogueVersion,
      headers,
    }),
    fault: (pathname) => faultPage(pathname, headers),
    logger,
  });
  return api.app.fetch;
}

async function open(openFrontend: OpenFrontend, signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  const logger = pino({ level: settings.LOG_LEVEL });
  // The port comes first: a second start fails at once, and early requests wait instead of being refused.
  const ready = Promise.withResolvers<Fetch>();
  const server = await listen(async (request, env) => (await ready.promise)(request, env), settings);
  const opened = Promise.withResolvers<ShopApi>();
  const fetch: Fetcher = async (address, init) => (await opened.promise).app.request(address, init);
  const [api, frontend] = await Promise.all([openShopApi(settings, logger), openFrontend({ fetch, signal })]);
  opened.resolve(api);
  ready.resolve(serve(api, frontend, fetch, settings, logger));

  if (api.firstAdmin)
    console.info(`First administrator: ${api.firstAdmin.email}, password ${api.firstAdmin.password}`);
  console.info(`The shop is open: ${settings.PUBLIC_URL ?? server.address}`);
  endOnSignal(server, api, frontend, logger);
}

function endOnSignal(server: Listening, api: ShopApi, frontend: Frontend, logger: Logger): void {
  const end = async () => {
    await frontend.close?.();
    await server.close();
    await api.close();
    process.exit(0);
  };
  let ending: Promise<void> | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      ending ??= end().catch((error: unknown) => {
        logger.fatal({ err: error }, "The shop could not end cleanly.");
        process.exit(1);
      });
    });
}

/** Starts the shop: API, files and pages in this process. What keeps it from starting is told in one line, with exit code 1. */
export async function startShop(openFrontend: OpenFrontend): Promise<void> {
  const ending = new AbortController();
  try {
    await open(openFrontend, ending.signal);
  } catch (error) {
    ending.abort();
    const [reason] = errorMessage(error).split("\n", 1);
    console.error(error instanceof StartError ? reason : `The shop could not start: ${reason}`);
    process.exit(1);
  }
}
