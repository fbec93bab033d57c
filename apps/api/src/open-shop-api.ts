import { join } from "node:path";

import type { Hono } from "hono";
import type { Logger } from "pino";

import { createApi } from "./app.ts";
import { createFolder } from "./create-folder.ts";
import { openDatabase } from "./database/database.ts";
import { keepHouse } from "./housekeeping.ts";
import type { ApiEnvironment } from "./http/api-environment.ts";
import { createFirstAdmin, type FirstAdmin } from "./modules/admins/first-admin.ts";
import { watchCatalogue } from "./modules/catalogue/catalogue.service.ts";
import { openShopOutbox } from "./modules/mail/shop-outbox.ts";
import { seedCatalogue } from "./seed/seed-catalogue.ts";
import type { Settings } from "./settings.ts";

const MEGABYTE = 1024 * 1024;

/** The shop's server side, open for requests. */
export interface ShopApi {
  readonly app: Hono<ApiEnvironment>;
  /** Text that differs whenever the catalogue does: what is rendered from it holds as long as this. */
  readonly catalogueVersion: () => string;
  /** Calls back after each change of the catalogue; returns how to stop. */
  readonly onCatalogueChange: (listener: () => void) => () => void;
  /** The administrator that this start has made, to be told once. */
  readonly firstAdmin?: FirstAdmin;
  /** Ends everything that was opened; no request may be under way. */
  readonly close: () => Promise<void>;
}

/** Opens database and pictures, brings the schema up to date, and gives the API. Throws a StartError with one line to print. */
export async function openShopApi(settings: Settings, logger: Logger): Promise<ShopApi> {
  const database = await openDatabase(settings);
  const catalogue = await watchCatalogue(database);
  const firstAdmin = await createFirstAdmin(database, settings);
  if (settings.SEED === "demo") {
    const seeded = await seedCatalogue(
      database,
      catalogue,
      async () => (await import("@shop/fixtures/catalogue.ts")).catalogue,
    );
    if (seeded) logger.info("The empty database was filled with the demonstration catalogue.");
  }
  const mediaFolder = join(settings.DATA_DIR, "media");
  createFolder(mediaFolder);
  const outbox = openShopOutbox(database.queries, settings, logger);
  const stopHousekeeping = keepHouse(database.queries, logger);
  const app = createApi({
    database,
    catalogue,
    logger,
    mediaFolder,
    answerCacheBytes: settings.ANSWER_CACHE_MB * MEGABYTE,
    outbox,
    mailbox: { address: settings.SHOP_MAIL, locale: settings.SHOP_LOCALE, publicUrl: settings.PUBLIC_URL },
    trustedProxies: settings.TRUSTED_PROXIES,
    isSecure: settings.PUBLIC_URL?.startsWith("https:") ?? false,
  });
  // What an earlier process has left to be sent.
  outbox.wake();
  return {
    app,
    ...(firstAdmin && { firstAdmin }),
    catalogueVersion: catalogue.version,
    onCatalogueChange: catalogue.onChange,
    close: async () => {
      await outbox.close();
      await stopHousekeeping();
      await catalogue.close();
      await database.close();
    },
  };
}
