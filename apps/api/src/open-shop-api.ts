import { join } from "node:path";

import { existingInfoPages, type InfoPage } from "@shop/domain/site/info-pages.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import type { Shop } from "@shop/domain/site/shop.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Track } from "@shop/serving/change-log.ts";
import type { Settings } from "@shop/serving/settings.ts";
import { surrogateHeaders, type SurrogateHeaders } from "@shop/serving/surrogate-headers.ts";
import type { Hono } from "hono";
import type { Logger } from "pino";

import { openControl } from "./admin-socket/socket-server.ts";
import { createApp } from "./app.ts";
import { startBackupJob } from "./backup/backup-job.ts";
import { backupMaker } from "./backup/backup-maker.ts";
import { runBackup } from "./backup/backup-process.ts";
import { startCleanupJob } from "./cleanup-job.ts";
import { openDatabase } from "./database/database.ts";
import { startPurges } from "./http/purges.ts";
import type { FigureSources } from "./metrics/figures.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { openPasswordLinks } from "./modules/accounts/password-links.ts";
import { createFirstAdmin, type FirstAdmin } from "./modules/admins/first-admin.ts";
import { watchSessionEnds } from "./modules/admins/session-ends.ts";
import { findBrands } from "./modules/brands/brands.repository.ts";
import { watchCatalogue } from "./modules/catalogue/catalogue.service.ts";
import { openSearchEngine } from "./modules/find/engine/search-engine.ts";
import { type SearchIndex, searchIndex as followCatalogue } from "./modules/find/engine/search-index.ts";
import { openSearchMissLog } from "./modules/find/search-misses/search-miss-log.ts";
import { importService } from "./modules/imports/imports.service.ts";
import { openShopOutbox } from "./modules/mails/shop-outbox.ts";
import { openPictures } from "./modules/media/open-pictures.ts";
import { INCOMING } from "./modules/media/picture-files.ts";
import { openPictureStore } from "./modules/media/picture-store.ts";
import { watchOrders } from "./modules/orders/list/order-feed.ts";
import { paperPrinter } from "./modules/papers/paper-printer.ts";
import { startLinkChecks } from "./modules/product-files/link-checks.ts";
import { findListedCategories, findListedSubCategories } from "./modules/products/grouped-products.ts";
import { type ListedOffer, listedOffers } from "./modules/products/listed-offers.ts";
import { startOffers } from "./modules/products/offers-job.ts";
import { type ProductDate, productDates } from "./modules/products/product-dates.ts";
import { openRestockMails } from "./modules/restock-requests/restock-requests.ts";
import { followShop } from "./modules/settings/known-shop.ts";
import { currentSettings } from "./modules/settings/shop-settings.repository.ts";
import { prepareNewDatabase } from "./prepare/prepare-new-database.ts";
import { prepareShop } from "./prepare/prepare-shop.ts";
import { protectDataDirectory } from "./protect-data.ts";
import { openUploadFolder } from "./uploads/upload-folder.ts";

const MEGABYTE = 1024 * 1024;

/** The content that the sitemap and the product feed list; products are read page by page. */
export interface ListedContent {
  readonly categories: () => Promise<readonly { readonly id: number }[]>;
  readonly subCategories: () => Promise<readonly { readonly id: number; readonly categoryId: number }[]>;
  readonly infoPages: () => Promise<readonly InfoPage[]>;
  readonly brands: () => Promise<readonly { readonly id: number }[]>;
  readonly products: () => AsyncIterable<ProductDate>;
  readonly offers: () => AsyncIterable<readonly ListedOffer[]>;
  readonly settings: () => Promise<ShopSettings>;
}

/** The running API. */
export interface ShopApi {
  readonly app: Hono<ApiEnvironment>;
  /** The version of the catalogue; every change gives a new one. */
  readonly catalogueVersion: () => string;
  /** Runs work that calls the API; the result knows when it is outdated. */
  readonly track: Track;
  /** Headers of kept pages for a shared cache in front of the shop; undefined without one. */
  readonly surrogateHeaders: SurrogateHeaders | undefined;
  /** Measures requests and caches; undefined without METRICS_PORT. */
  readonly metrics: Metrics | undefined;
  /** Content of the sitemap and of the product feed. */
  readonly listed: ListedContent;
  /** Finds products by their words. */
  readonly searchIndex: Pick<SearchIndex, "followed">;
  /** The shop's names and contacts as they were last read; needs no database. */
  readonly knownShop: () => Shop;
  /** The administrator that this start created; its password is printed once. */
  readonly firstAdmin?: FirstAdmin;
  /** Makes /ready answer 503 from now on. */
  readonly startDraining: () => void;
  /** Resolves with the reason once the database has failed for the rest of this process. */
  readonly failure: Promise<string>;
  /** Closes everything that was opened; call it after the last request has ended. */
  readonly close: () => Promise<void>;
}

/** Loaded on demand: most shops are not measured. */
async function startMetrics(port: number, host: string, sources: FigureSources): Promise<Metrics> {
  const { figureReader } = await import("./metrics/figures.ts");
  const { openMetrics } = await import("./metrics/metrics.ts");
  return openMetrics({ host, port, read: figureReader(sources) });
}

/**
 * Opens the database, migrates and seeds it, and creates the API; `announceAdmin` shows the password of the administrator that this start
 * creates. Throws a StartError with one line to print.
 */
export async function openShopApi(
  settings: Settings,
  logger: Logger,
  announceAdmin?: (admin: FirstAdmin) => void,
): Promise<ShopApi> {
  const warning = protectDataDirectory(settings.DATA_DIR);
  if (warning !== null) logger.warn(warning);
  await prepareNewDatabase(settings, logger);
  const database = await openDatabase(settings, (line) => logger.info(line));
  const catalogue = await watchCatalogue(database, logger);
  await prepareShop(database, catalogue, settings, logger);
  const stopOffers = await startOffers(database.queries, catalogue, logger);
  const firstAdmin = await createFirstAdmin(database, settings, announceAdmin);
  const knownShop = await followShop(database.queries, catalogue);
  const { files, folder: mediaFolder, cache } = await openPictures(settings);
  const pictures = openPictureStore(files, join(mediaFolder, INCOMING));
  const outbox = openShopOutbox(database.queries, settings, logger);
  const mailbox = {
    address: settings.SHOP_MAIL,
    locale: settings.SHOP_LOCALE,
    publicUrl: settings.PUBLIC_URL,
  };
  const passwordLinks = openPasswordLinks({ queries: database.queries, outbox, mailbox, logger });
  const restockMails = openRestockMails({ queries: database.queries, catalogue, outbox, mailbox, logger });
  const searchIndex = followCatalogue({
    queries: database.queries,
    catalogue,
    engine: openSearchEngine(join(settings.DATA_DIR, "search"), logger),
    logger,
  });
  const searchMisses = openSearchMissLog(database.queries, logger);
  const uploads = openUploadFolder(join(settings.DATA_DIR, "uploads"));
  const imports = importService({ database, catalogue, pictures, uploads, searchIndex, logger });
  const stopLinkChecks = startLinkChecks(database, catalogue, logger);
  const stopCleanupJob = startCleanupJob(database.queries, { pictures, uploads, logger });
  // Only the process that owns the embedded database can change it, so it carries out the commands of other processes.
  const control = settings.DATABASE_URL ? null : await openControl(database, settings.DATA_DIR);
  // After the control server, by which a backup reads the embedded database.
  const { BACKUP_FOLDER: backupFolder = join(settings.DATA_DIR, "backups") } = settings;
  const backups = backupMaker({
    tryLock: database.tryLock,
    folder: backupFolder,
    kept: settings.BACKUP_KEEP,
    write: (file, signal) => runBackup(settings, file, signal),
    logger,
  });
  const stopBackupJob = settings.BACKUP_FOLDER === undefined ? undefined : startBackupJob(backups);
  const orderFeed = await watchOrders(database);
  const sessionEnds = await watchSessionEnds(database);
  const printer = paperPrinter(pictures);
  const { PURGE_URL: purgeUrl, PURGE_TOKEN: token, DATABASE_URL } = settings;
  const surrogates = purgeUrl === undefined ? undefined : surrogateHeaders;
  const stopPurges =
    purgeUrl === undefined
      ? undefined
      : startPurges(
          database,
          catalogue,
          { url: purgeUrl, token, hasOtherNodes: DATABASE_URL !== undefined },
          logger,
        );
  const { METRICS_PORT: metricsPort, METRICS_HOST: host } = settings;
  const metrics =
    metricsPort === undefined
      ? undefined
      : await startMetrics(metricsPort, host, {
          execute: (query) => database.queries.execute(query),
          pool: database.pool,
          unindexed: searchIndex.left,
          backupFolder: settings.BACKUP_FOLDER,
        });
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = settings;
  // Loaded on demand, as metrics are.
  const traces =
    collector === undefined ? undefined : (await import("./metrics/traces.ts")).openTraces(collector);
  let draining = false;
  const app = createApp({
    isDraining: () => draining,
    database,
    catalogue,
    logger,
    mediaFolder,
    bringPicture: cache?.bring,
    pictures,
    orderFeed,
    sessionEnds,
    printer,
    imports,
    uploads,
    answerCacheBytes: settings.ANSWER_CACHE_MB * MEGABYTE,
    outbox,
    searchIndex,
    searchMisses,
    passwordLinks,
    restockMails,
    mailbox,
    trustedProxies: settings.TRUSTED_PROXIES,
    publicUrl: settings.PUBLIC_URL,
    surrogateHeaders: surrogates,
    metrics,
    tracing: traces?.middleware,
    backups,
    hasDailyBackups: stopBackupJob !== undefined,
    adminSessions: {
      total: settings.ADMIN_SESSION_HOURS * 60 * 60,
      idle: settings.ADMIN_IDLE_MINUTES * 60,
    },
  });
  // Sends mails that an earlier process left in the outbox, and completes what else a crash has left.
  outbox.wake();
  await searchIndex.start();
  void imports.resume().catch((error: unknown) => logger.error({ err: error }, "imports were not completed"));
  return {
    app,
    ...(firstAdmin && { firstAdmin }),
    catalogueVersion: catalogue.version,
    track: catalogue.track,
    surrogateHeaders: surrogates,
    metrics,
    searchIndex,
    knownShop,
    failure: database.failure,
    startDraining: () => {
      draining = true;
      // Requests that would not end by themselves.
      orderFeed.end();
    },
    listed: {
      categories: () => findListedCategories(database.queries),
      subCategories: () => findListedSubCategories(database.queries),
      infoPages: async () => existingInfoPages(await currentSettings(database.queries)),
      brands: () => findBrands(database.queries),
      products: () => productDates(database.queries),
      offers: () => listedOffers(database.queries),
      settings: () => currentSettings(database.queries),
    },
    close: async () => {
      await traces?.close();
      await metrics?.close();
      stopBackupJob?.();
      await backups.close();
      await stopPurges?.();
      await control?.close();
      await imports.close();
      await passwordLinks.close();
      await restockMails.close();
      await outbox.close();
      await searchIndex.close();
      await searchMisses.close();
      await stopOffers();
      await stopLinkChecks();
      await stopCleanupJob();
      pictures.close();
      uploads.close();
      printer.close();
      await orderFeed.close();
      await sessionEnds.close();
      await catalogue.close();
      await database.close();
    },
  };
}
