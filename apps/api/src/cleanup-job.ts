import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import type { Logger } from "pino";

import type { Queries } from "./database/database.ts";
import { deleteExpiredSessions } from "./modules/accounts/accounts.repository.ts";
import { deleteExpiredLinks } from "./modules/accounts/password-links.repository.ts";
import { deleteExpiredAdminSessions } from "./modules/admins/admin-sessions.repository.ts";
import { purgeAttributes } from "./modules/attributes/attributes.repository.ts";
import { deleteOldDefinitionImports } from "./modules/attributes/definition-imports.repository.ts";
import { purgeBrands } from "./modules/brands/brands.repository.ts";
import { deleteOldChanges } from "./modules/catalogue/catalogue.repository.ts";
import { purgeCategories } from "./modules/categories/category-edits.repository.ts";
import { purgeSubCategories } from "./modules/categories/sub-categories/sub-category-edits.repository.ts";
import { deleteOldMisses } from "./modules/find/search-misses/search-misses.repository.ts";
import { synonymRows } from "./modules/find/search-synonyms/search-synonyms.repository.ts";
import { deleteOldLines } from "./modules/imports/imports.repository.ts";
import { deleteExpiredCounts } from "./modules/limits/rate-limits.repository.ts";
import { deleteOldMails } from "./modules/mails/mails.repository.ts";
import type { PictureStore } from "./modules/media/picture-store.ts";
import { deleteExpiredChatRequests, deleteExpiredQuotations } from "./modules/orders/orders.repository.ts";
import { deleteOldProofPictures } from "./modules/orders/payments/payment-proofs.repository.ts";
import { forgetSenders } from "./modules/orders/placing/reservations.repository.ts";
import { holdsProducts } from "./modules/products/grouped-products.ts";
import { purgeProducts } from "./modules/products/product-edits.repository.ts";
import { deleteOldRequests } from "./modules/restock-requests/restock-requests.repository.ts";
import { deleteExpiredSharedLinks } from "./modules/shared-links/shared-links.ts";
import { supplierRows } from "./modules/suppliers/suppliers.repository.ts";
import type { UploadFolder } from "./uploads/upload-folder.ts";
import { usedPictures } from "./used-pictures.ts";

const INTERVAL_MS = 60 * 60 * 1000;
const MAIL_DAYS = 30;

/**
 * Deletes expired sessions and links to new passwords, shared carts, unconfirmed chat requests, old quotations, old pictures of proofs of payment and rate limits, old entries of the catalogue's log, mails sent or kept
 * a month ago, old counts of searches, old requests for mails of products that are back, senders of cancelled orders, lines of old imports, old imports of definitions,
 * and entities whose time for a restore has passed.
 */
export async function deleteExpired(queries: Queries): Promise<void> {
  await deleteExpiredSessions(queries);
  await deleteExpiredLinks(queries);
  await deleteExpiredAdminSessions(queries);
  await deleteExpiredSharedLinks(queries);
  await deleteExpiredChatRequests(queries);
  await deleteExpiredQuotations(queries);
  await forgetSenders(queries);
  await deleteOldProofPictures(queries);
  await deleteExpiredCounts(queries);
  await deleteOldChanges(queries);
  await deleteOldMails(queries, MAIL_DAYS);
  await deleteOldMisses(queries);
  await deleteOldRequests(queries);
  await deleteOldLines(queries, RESTORE_DAYS);
  await deleteOldDefinitionImports(queries, RESTORE_DAYS);
  await purgeProducts(queries, RESTORE_DAYS);
  await purgeAttributes(queries, RESTORE_DAYS);
  await purgeSubCategories(queries, RESTORE_DAYS, holdsProducts);
  await purgeCategories(queries, RESTORE_DAYS);
  await purgeBrands(queries, RESTORE_DAYS);
  await synonymRows.purge(queries, RESTORE_DAYS);
  await supplierRows.purge(queries, RESTORE_DAYS);
}

/** Deletes the files of unreferenced pictures; returns how many pictures were deleted. */
export async function deleteUnusedPictures(queries: Queries, pictures: PictureStore): Promise<number> {
  const used = await usedPictures(queries);
  return pictures.removeUnused((key) => used.has(key));
}

/** What {@link startCleanupJob} cleans up beside the database. */
export interface CleanupJob {
  readonly pictures: PictureStore;
  readonly uploads: UploadFolder;
  readonly logger: Logger;
}

/**
 * Runs {@link deleteExpired}, the deletion of abandoned uploads and {@link deleteUnusedPictures} every hour; returns a function that stops
 * it and waits for a run in progress.
 */
export function startCleanupJob(
  queries: Queries,
  { pictures, uploads, logger }: CleanupJob,
): () => Promise<void> {
  const runAll = async (): Promise<void> => {
    await deleteExpired(queries);
    uploads.removeAbandoned();
    // Last: a bucket may be unavailable.
    await deleteUnusedPictures(queries, pictures);
  };
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = runAll().catch((error: unknown) => logger.warn({ err: error }, "the cleanup job failed"));
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
