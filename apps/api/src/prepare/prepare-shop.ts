import { unenteredSettings } from "@shop/domain/site/unentered-settings.ts";
import type { Settings } from "@shop/serving/settings.ts";

import type { Database } from "../database/database.ts";
import type { Catalogue } from "../modules/catalogue/catalogue.service.ts";
import { hadDemonstration } from "../modules/demonstration/demonstration.repository.ts";
import { completeBooks } from "../modules/orders/books/complete-books.ts";
import { completeKeys } from "../modules/products/product-keys/complete-keys.ts";
import { markEarlierSeed } from "../seed/mark-earlier.ts";
import { seedCatalogue } from "../seed/seed-catalogue.ts";
import { seedSettings } from "../seed/seed-settings.ts";
import { seedSlides } from "../seed/seed-slides.ts";

/** Takes lines for the log. */
export interface Notices {
  readonly info: (notice: string) => void;
}

/** Fills an open database with the demonstration catalogue where the shop is empty, and marks that of an earlier version; a shop without one states nothing that its owner has not entered. */
export async function prepareShop(
  database: Database,
  catalogue: Catalogue,
  { SEED, ADMIN_EMAIL }: Pick<Settings, "SEED" | "ADMIN_EMAIL">,
  logger: Notices,
): Promise<void> {
  await completeKeys(database, (line) => logger.info(line));
  await completeBooks(database, (line) => logger.info(line));
  if (SEED !== "demo") {
    if (!(await hadDemonstration(database.queries)))
      await seedSettings(catalogue, unenteredSettings(new Date().getFullYear()), ADMIN_EMAIL);
    return;
  }
  await markEarlierSeed(database, async () => ({
    ...(await import("@shop/fixtures/catalogue.ts")).catalogue,
    ...(await import("@shop/fixtures/synonyms.ts")),
    ...(await import("@shop/fixtures/slides.ts")),
  }));
  const seeded = await seedCatalogue(database, catalogue, async () => ({
    ...(await import("@shop/fixtures/catalogue.ts")).catalogue,
    ...(await import("@shop/fixtures/synonyms.ts")),
  }));
  if (seeded) {
    const { settings } = await import("@shop/fixtures/settings.ts");
    await seedSettings(catalogue, settings, ADMIN_EMAIL);
    logger.info("The empty database was filled with the demonstration catalogue.");
  }
  await seedSlides(database, catalogue, async () => (await import("@shop/fixtures/slides.ts")).slides);
}
