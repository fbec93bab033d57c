import { openShopApi, type ShopApi } from "@shop/api/open-shop-api.ts";
import type { Fetcher } from "@shop/data/call.ts";
import { shop as defaultShop } from "@shop/domain/site/shop.ts";
import { clientAddress } from "@shop/serving/client-address.ts";
import { errorMessage } from "@shop/serving/error-code.ts";
import { createLogger } from "@shop/serving/logging/create-logger.ts";
import { readSettings, type Settings } from "@shop/serving/settings.ts";
import { StartError } from "@shop/serving/start-error.ts";
import type { Logger } from "pino";

import { errorPage } from "./error-page.ts";
import { createFeeds } from "./feeds/feeds.ts";
import type { Frontend, RenderSources } from "./frontend.ts";
import { type Fetch, listen } from "./listen.ts";
import { createPageResponses } from "./page-responses.ts";
import { pageSecurity } from "./security-headers.ts";
import { serveWeb } from "./web-app.ts";

/** Size of the page cache, in bytes. */
const PAGE_CACHE_BYTES = 24 * 1024 * 1024;

/** Opens the frontend; `signal` aborts where the start fails. */
export type OpenFrontend = (sources: RenderSources & { readonly signal: AbortSignal }) => Promise<Frontend>;

/** Names of this machine, under which its pages are cached without PUBLIC_URL. */
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** The origins whose pages are cached: the configured one, else those under which this machine reaches the server. */
function keptOrigins({ PUBLIC_URL }: Settings, address: string): ReadonlySet<string> {
  if (PUBLIC_URL !== undefined) return new Set([PUBLIC_URL]);
  const { port, origin } = new URL(address);
  return new Set([origin, ...LOCAL_HOSTS.map((host) => new URL(`http://${host}:${port}`).origin)]);
}

interface Serving {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The URL of the server on this machine. */
  readonly address: string;
}

function serve(api: ShopApi, frontend: Frontend, { settings, logger, address }: Serving): Fetch {
  const kept = keptOrigins(settings, address);
  const built = frontend.inlineScripts;
  serveWeb({
    app: api.app,
    publicUrl: settings.PUBLIC_URL,
    middleware: frontend.middleware,
    files: frontend.files,
    feeds: createFeeds(api),
    pages: createPageResponses({
      render: frontend.render,
      maxBytes: built ? PAGE_CACHE_BYTES : 0,
      track: api.track,
      keeps: (origin) => kept.has(origin),
      surrogateHeaders: api.surrogateHeaders,
      metrics: api.metrics,
    }),
    security: built && pageSecurity(built, settings.PUBLIC_URL),
    senderOf: (context) => clientAddress(context, settings.TRUSTED_PROXIES),
    errorPage: (pathname, fault) => errorPage(pathname, api.knownShop(), fault),
    logger,
  });
  return api.app.fetch;
}

const printAdmin = ({ email, password }: NonNullable<ShopApi["firstAdmin"]>): void =>
  console.info(`First administrator: ${email}, password ${password}`);

/** A shop that accepts requests. */
export interface OpenShop {
  /** Its public URL. */
  readonly address: string;
  /** Resolves with the reason once the database has failed for the rest of this process. */
  readonly failure: Promise<string>;
  /** Makes /ready answer 503, and closes the server after the open requests; what else is open stays so. */
  readonly closeServer: (drainMs: number) => Promise<void>;
  /** Closes the server after `DRAIN_SECONDS` and the open requests, then everything else. */
  readonly close: () => Promise<void>;
}

/** Opens API, files and pages as they are set; `signal` aborts where that fails. */
export async function openShop(
  openFrontend: OpenFrontend,
  settings: Settings,
  { logger, signal }: { readonly logger: Logger; readonly signal: AbortSignal },
): Promise<OpenShop> {
  // Listens first: a port in use fails at once, and early requests wait instead of being refused.
  const ready = Promise.withResolvers<Fetch>();
  const server = await listen(async (request, env) => (await ready.promise)(request, env), settings);
  const opened = Promise.withResolvers<ShopApi>();
  const fetch: Fetcher = async (address, init) => (await opened.promise).app.request(address, init);
  let running: ShopApi | undefined;
  const [api, frontend] = await Promise.all([
    openShopApi(settings, logger, printAdmin),
    openFrontend({ fetch, knownShop: () => running?.knownShop() ?? defaultShop, signal }),
  ]);
  running = api;
  opened.resolve(api);
  ready.resolve(serve(api, frontend, { settings, logger, address: server.address }));
  const closeServer = async (drainMs: number): Promise<void> => {
    api.startDraining();
    await server.close(drainMs);
  };
  return {
    address: settings.PUBLIC_URL ?? server.address,
    failure: api.failure,
    closeServer,
    close: async () => {
      await closeServer(settings.DRAIN_SECONDS * 1000);
      await frontend.close?.();
      await api.close();
    },
  };
}

async function open(openFrontend: OpenFrontend, signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const shop = await openShop(openFrontend, settings, { logger, signal });
  console.info(`The shop is open: ${shop.address}`);
  endOnSignal(shop, logger);
  void shop.failure.then((reason) => endOnFailure(shop, reason));
}

function endOnSignal(shop: OpenShop, logger: Logger): void {
  const end = async () => {
    await shop.close();
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

/**
 * Ends the process, after the open requests, where its database has failed: only a new process can open it again. Nothing else is closed,
 * because closing would query the database.
 */
async function endOnFailure({ closeServer }: OpenShop, reason: string): Promise<void> {
  console.error(
    `The embedded database has failed (${reason}), so the shop ends; the next start recovers all that was saved.`,
  );
  await closeServer(0);
  process.exit(1);
}

/** Starts API, files and pages in this process; a failure is printed in one line and exits with code 1. */
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
