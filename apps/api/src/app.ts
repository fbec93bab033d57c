import { ApiError } from "@shop/contract/api-error.ts";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { MEDIA_PREFIX } from "@shop/domain/pictures/pictures.ts";
import { SHARE_PREFIX } from "@shop/domain/site/share-pictures.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { clientAddress } from "@shop/serving/client-address.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { type Context, Hono } from "hono";
import { every } from "hono/combine";

import type { ApiDependencies } from "./api-dependencies.ts";
import { watchReadiness } from "./database/readiness.ts";
import { BODY_WITHIN_MS } from "./http/bounded-body.ts";
import { keptAnswers } from "./http/catalogue-answers.ts";
import { endpointRoutes, type GuardOf, jsonResponse } from "./http/endpoint-routes.ts";
import { handleError, serveFallbacks } from "./http/fallback-answers.ts";
import { ownCalls } from "./http/own-calls.ts";
import { requestLog } from "./http/request-log.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { apiSecurityHeaders } from "./http/security-headers.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { serveAccounts } from "./modules/accounts/accounts.routes.ts";
import { accountService } from "./modules/accounts/accounts.service.ts";
import { serveAddresses } from "./modules/accounts/addresses.routes.ts";
import { addressService } from "./modules/accounts/addresses.service.ts";
import { requireUser } from "./modules/accounts/require-user.ts";
import { adminAccountService } from "./modules/admins/admin-accounts.service.ts";
import { adminSessionService } from "./modules/admins/admin-sessions.service.ts";
import {
  serveAdminAccounts,
  serveAdmins,
  serveAdminSessions,
  servePasskeys,
  serveTwoFactor,
} from "./modules/admins/admins.routes.ts";
import { adminService } from "./modules/admins/admins.service.ts";
import { sessionOpener } from "./modules/admins/open-session.ts";
import { passkeyService } from "./modules/admins/passkeys.service.ts";
import { requireAdmin } from "./modules/admins/require-admin.ts";
import { twoFactorService } from "./modules/admins/two-factor.service.ts";
import { serveAgents, UCP_PROFILE } from "./modules/agents/agents.routes.ts";
import { attributeEdits } from "./modules/attributes/attribute-edits.service.ts";
import { attributeSheets } from "./modules/attributes/attribute-sheets.service.ts";
import { readAttributes, shareAttributes } from "./modules/attributes/attributes.repository.ts";
import { serveAttributes } from "./modules/attributes/attributes.routes.ts";
import { definitionImports } from "./modules/attributes/definition-imports.service.ts";
import { followAttributes } from "./modules/attributes/follow-attributes.ts";
import { serveAuditLog } from "./modules/audit-log/audit-log.routes.ts";
import { auditLogService } from "./modules/audit-log/audit-log.service.ts";
import { serveBackups } from "./modules/backups/backups.routes.ts";
import { brandEdits } from "./modules/brands/brand-edits.service.ts";
import { findBrands } from "./modules/brands/brands.repository.ts";
import { serveAdminBrands, serveBrands } from "./modules/brands/brands.routes.ts";
import { brandService } from "./modules/brands/brands.service.ts";
import { serveBulkChanges } from "./modules/bulk-changes/bulk-changes.routes.ts";
import { bulkChangeService } from "./modules/bulk-changes/bulk-changes.service.ts";
import { serveCarts } from "./modules/carts/carts.routes.ts";
import { cartService } from "./modules/carts/carts.service.ts";
import { follow } from "./modules/catalogue/follow.ts";
import { serveAdminCategories } from "./modules/categories/admin-categories.routes.ts";
import { findCategories } from "./modules/categories/categories.repository.ts";
import { serveCategories } from "./modules/categories/categories.routes.ts";
import { categoryService } from "./modules/categories/categories.service.ts";
import { categoryEdits } from "./modules/categories/category-edits.service.ts";
import { listedGroups } from "./modules/categories/listed-groups.ts";
import { serveAdminSubCategories } from "./modules/categories/sub-categories/admin-sub-categories.routes.ts";
import { findSubCategories } from "./modules/categories/sub-categories/sub-categories.repository.ts";
import { serveSubCategories } from "./modules/categories/sub-categories/sub-categories.routes.ts";
import { subCategoryService } from "./modules/categories/sub-categories/sub-categories.service.ts";
import { subCategoryEdits } from "./modules/categories/sub-categories/sub-category-edits.service.ts";
import { serveCollected } from "./modules/collected/collected.routes.ts";
import { collectedService } from "./modules/collected/collected.service.ts";
import { serveDemonstration } from "./modules/demonstration/demonstration.routes.ts";
import { demonstrationService } from "./modules/demonstration/removal.service.ts";
import { serveDocs } from "./modules/docs/docs.routes.ts";
import { serveFigures } from "./modules/figures/figures.routes.ts";
import { figureService } from "./modules/figures/figures.service.ts";
import { serveFacets } from "./modules/find/facets/facets.routes.ts";
import { facetService } from "./modules/find/facets/facets.service.ts";
import { serveProductLists } from "./modules/find/listings/product-lists.routes.ts";
import { productListService } from "./modules/find/listings/product-lists.service.ts";
import { serveSearchMisses } from "./modules/find/search-misses/search-misses.routes.ts";
import { serveSearchSynonyms } from "./modules/find/search-synonyms/search-synonyms.routes.ts";
import { serveSearch } from "./modules/find/search/search.routes.ts";
import { searchService } from "./modules/find/search/search.service.ts";
import { valueSearch } from "./modules/find/value-search/value-search.service.ts";
import { serveFirstSteps } from "./modules/first-steps/first-steps.routes.ts";
import { firstStepsService } from "./modules/first-steps/first-steps.service.ts";
import { serveHistory } from "./modules/history/history.routes.ts";
import { noteAccount } from "./modules/history/note-account.ts";
import { serveHome } from "./modules/home/home.routes.ts";
import { homeService } from "./modules/home/home.service.ts";
import { importWorker } from "./modules/imports/import-worker.ts";
import { serveImports } from "./modules/imports/imports.routes.ts";
import { serveKept } from "./modules/kept/kept.routes.ts";
import { keptService } from "./modules/kept/kept.service.ts";
import { serveLabels } from "./modules/labels/labels.routes.ts";
import { labelService } from "./modules/labels/labels.service.ts";
import { serveAdminMails } from "./modules/mails/admin-mails.routes.ts";
import { adminMailService } from "./modules/mails/admin-mails.service.ts";
import { testMails } from "./modules/mails/test-mail.ts";
import { demoMedia, serveMedia } from "./modules/media/media.routes.ts";
import { serveOrderSheets } from "./modules/order-sheets/order-sheets.routes.ts";
import { serveAdminOrders } from "./modules/orders/admin-orders.routes.ts";
import { adminOrderService } from "./modules/orders/admin-orders.service.ts";
import { serveOrderCosts } from "./modules/orders/lines/order-costs.routes.ts";
import { serveOrders } from "./modules/orders/orders.routes.ts";
import { orderService } from "./modules/orders/orders.service.ts";
import { serveOrderParcels } from "./modules/orders/parcels/order-parcels.routes.ts";
import { servePaymentProofs } from "./modules/orders/payments/payment-proofs.routes.ts";
import { paymentProofService } from "./modules/orders/payments/payment-proofs.service.ts";
import { findReturnSources } from "./modules/orders/returns/order-returns.repository.ts";
import { serveOrderReturns } from "./modules/orders/returns/order-returns.routes.ts";
import { serveOverview } from "./modules/overview/overview.routes.ts";
import { overviewService } from "./modules/overview/overview.service.ts";
import { servePartsLists } from "./modules/parts-lists/parts-lists.routes.ts";
import { partsListService } from "./modules/parts-lists/parts-lists.service.ts";
import { servePaymentDay } from "./modules/payment-day/payment-day.routes.ts";
import { paymentDayService } from "./modules/payment-day/payment-day.service.ts";
import { serveProductFiles } from "./modules/product-files/product-files.routes.ts";
import { productFileEdits } from "./modules/product-files/product-files.service.ts";
import { serveProductSheets } from "./modules/product-sheets/product-sheets.routes.ts";
import { countSupplied } from "./modules/product-suppliers/product-suppliers.repository.ts";
import { serveAdminProducts } from "./modules/products/admin-products.routes.ts";
import { groupedProducts } from "./modules/products/grouped-products.ts";
import { productEdits } from "./modules/products/product-edits.service.ts";
import { serveProductImages } from "./modules/products/product-images.routes.ts";
import { productImageEdits } from "./modules/products/product-images.service.ts";
import { productIndex } from "./modules/products/product-index.ts";
import { productLinkService } from "./modules/products/product-links.service.ts";
import { serveProducts } from "./modules/products/products.routes.ts";
import { productService } from "./modules/products/products.service.ts";
import { servePurchases } from "./modules/purchases/purchases.routes.ts";
import { purchaseService } from "./modules/purchases/purchases.service.ts";
import { receivingService } from "./modules/purchases/receiving.service.ts";
import { serveQuarantine } from "./modules/quarantine/quarantine.routes.ts";
import { quarantineService } from "./modules/quarantine/quarantine.service.ts";
import { serveQuotations } from "./modules/quotations/quotations.routes.ts";
import { quotationService } from "./modules/quotations/quotations.service.ts";
import { countWaiting } from "./modules/restock-requests/restock-requests.repository.ts";
import { serveRestockRequests } from "./modules/restock-requests/restock-requests.routes.ts";
import { serveSavedFilters } from "./modules/saved-filters/saved-filters.routes.ts";
import { currentSettings } from "./modules/settings/shop-settings.repository.ts";
import { shopSettingsService } from "./modules/settings/shop-settings.service.ts";
import { serveSettings, serveShop } from "./modules/settings/shop.routes.ts";
import { serveSharePictures } from "./modules/share-pictures/share-pictures.routes.ts";
import { sharePictures } from "./modules/share-pictures/share-pictures.service.ts";
import { slideEdits } from "./modules/slides/slide-edits.service.ts";
import { serveAdminSlides, serveSlides } from "./modules/slides/slides.routes.ts";
import { serveStockCounts } from "./modules/stock-counts/stock-counts.routes.ts";
import { stockCountService } from "./modules/stock-counts/stock-counts.service.ts";
import { serveSuppliedProducts } from "./modules/supplied-products/supplied-products.routes.ts";
import { suppliedProducts } from "./modules/supplied-products/supplied-products.service.ts";
import { serveSuppliers } from "./modules/suppliers/suppliers.routes.ts";
import { serveTaxDocuments } from "./modules/tax-documents/tax-documents.routes.ts";
import { taxDocumentService } from "./modules/tax-documents/tax-documents.service.ts";
import { taxPapers } from "./modules/tax-documents/tax-papers.ts";

/** Sheets of definitions that may wait to be read. */
const WAITING_SHEETS = 4;

/** Creates the Hono app of the API: {@link API_PREFIX}, {@link MEDIA_PREFIX}, /health and /ready; the caller handles every other path. */
export function createApp(dependencies: ApiDependencies): Hono<ApiEnvironment> {
  const { database, catalogue, logger, mediaFolder, answerCacheBytes, trustedProxies, publicUrl } =
    dependencies;
  const isSecure = publicUrl?.startsWith("https:") ?? false;
  const app = new Hono<ApiEnvironment>();
  app.onError(handleError(logger));
  if (dependencies.tracing) app.use("*", dependencies.tracing);
  if (dependencies.metrics) app.use("*", requestMetrics(dependencies.metrics));
  for (const path of [
    `${API_PREFIX}/*`,
    `${MEDIA_PREFIX}*`,
    `${SHARE_PREFIX}*`,
    UCP_PROFILE,
    "/health",
    "/ready",
  ]) {
    app.use(path, requestLog(logger), apiSecurityHeaders);
  }

  const { queries } = database;
  const { searchMisses } = dependencies;
  const attributesOf = followAttributes(queries, catalogue);
  const index = productIndex(queries, catalogue);
  const search = valueSearch(searchService(queries, catalogue), { queries, index, attributesOf });
  const settingsOf = follow(catalogue, () => currentSettings(queries));
  const categoriesOf = follow(catalogue, () => findCategories(queries));
  const subCategoriesOf = follow(catalogue, () => findSubCategories(queries));
  const brandsOf = follow(catalogue, async () => {
    const rows = await findBrands(queries);
    return new Map(rows.map((row) => [row.nameKey, row]));
  });
  const brands = brandService(queries, index, brandsOf);
  const facets = facetService({ queries, index, search, brands, attributesOf, subCategoriesOf });
  const products = productService({
    queries,
    track: catalogue.track,
    attributesOf,
    settingsOf,
    brandNamed: brands.named,
    countWaiting,
  });
  const lists = productListService({ queries, index, search, facets, products });
  const subCategories = subCategoryService(subCategoriesOf, categoriesOf);
  const categories = categoryService({
    categoriesOf,
    subCategoriesOf,
    listedOf: async () => {
      noteReads(["products"]);
      return listedGroups((await index.columns()).groups());
    },
  });

  const accounts = accountService(database);
  const twoFactor = twoFactorService(database, {
    readIssuer: async () => (await currentSettings(queries)).shop.name.en,
    note: noteAccount,
  });
  const openSession = sessionOpener(database, dependencies.adminSessions);
  const admins = adminService(database, dependencies.adminSessions, {
    twoFactor,
    note: noteAccount,
    openSession,
  });
  const passkeys = passkeyService(database, {
    readName: async () => (await currentSettings(queries)).shop.name.en,
    note: noteAccount,
    openSession,
  });
  const orders = orderService(dependencies, taxPapers(queries));
  const carts = cartService(database, products);

  const senderOf = (context: Context): string | null => clientAddress(context, trustedProxies);
  const isOwnOrigin = sameOrigin(publicUrl);
  const guardOf: GuardOf = (endpoint) =>
    endpoint.access === "admin" ? every(requireAdmin(admins, endpoint), isOwnOrigin) : requireUser(accounts);
  for (const login of [endpoints.loginAdmin, endpoints.startPasskeyLogin, endpoints.loginByPasskey])
    app.use(API_PREFIX + login.path, isOwnOrigin);
  const routes = endpointRoutes(app, keptAnswers(answerCacheBytes, catalogue, dependencies), {
    uploads: dependencies.uploads,
    guardOf,
    senderOf,
    database,
    ...(dependencies.bodyWithinMs !== undefined && { bodyWithinMs: dependencies.bodyWithinMs }),
  });
  const sheetLines = importWorker({ maxWaiting: WAITING_SHEETS }).all;
  serveSearch(routes, search, products, searchMisses);
  serveProducts(routes, products, productLinkService({ queries, index, products, attributesOf }));
  serveFacets(routes, facets);
  serveProductLists(routes, queries, lists);
  serveAdminProducts(
    routes,
    productEdits({ queries, catalogue, readAttributes, shareAttributes, countWaiting }),
  );
  serveBulkChanges(routes, bulkChangeService({ database, catalogue, search }));
  serveProductSheets(routes, queries, lists);
  serveStockCounts(routes, stockCountService({ database, catalogue, readLines: sheetLines }));
  serveQuarantine(routes, quarantineService({ queries, catalogue, returnsOf: findReturnSources }));
  serveSuppliers(routes, { queries, catalogue }, countSupplied);
  serveSuppliedProducts(routes, suppliedProducts(queries, catalogue, sheetLines));
  servePurchases(routes, {
    purchases: purchaseService(queries),
    receiving: receivingService(database, catalogue, sheetLines),
    printer: dependencies.printer,
    settingsOf,
  });
  serveLabels(routes, labelService(queries, publicUrl), dependencies.printer);
  serveImports(routes, dependencies.imports);
  serveProductFiles(routes, productFileEdits(queries, catalogue, dependencies.pictures));
  serveProductImages(routes, productImageEdits(queries, catalogue, dependencies.pictures));
  serveAdminCategories(
    routes,
    categoryEdits({ queries, catalogue, pictures: dependencies.pictures, products: groupedProducts }),
  );
  serveAttributes(
    routes,
    attributeEdits(queries, catalogue),
    attributeSheets(queries, catalogue, sheetLines),
    definitionImports(queries, catalogue),
  );
  serveAdminSubCategories(routes, subCategoryEdits(queries, catalogue, groupedProducts));
  serveAdminBrands(
    routes,
    brands,
    brandEdits({ queries, catalogue, pictures: dependencies.pictures, service: brands }),
  );
  serveAdminSlides(routes, slideEdits({ queries, catalogue, pictures: dependencies.pictures, publicUrl }));
  serveDemonstration(routes, demonstrationService(database, catalogue));
  serveHistory(routes, queries);
  serveCategories(routes, categories);
  serveSubCategories(routes, subCategories);
  serveBrands(routes, brands);
  serveSlides(routes, queries);
  serveRestockRequests(routes, dependencies.restockMails, senderOf);
  serveShop(routes, settingsOf, { sendsLinks: dependencies.passwordLinks.sendsLinks, brandsOf: brands.list });
  serveHome(routes, homeService({ queries, index, products, lists, brands, settingsOf }));
  serveSettings(routes, shopSettingsService(queries, catalogue, dependencies.pictures));
  serveAddresses(routes, addressService(queries));
  serveAccounts(routes, accounts, dependencies.passwordLinks, senderOf);
  serveAdmins(routes, admins, { senderOf, isSecure });
  servePasskeys(routes, passkeys, { senderOf, isSecure, publicUrl });
  const adminAccounts = adminAccountService(database, noteAccount);
  serveAdminAccounts(routes, adminAccounts);
  serveTwoFactor(routes, twoFactor, adminAccounts);
  serveAdminSessions(routes, adminSessionService(database, dependencies.adminSessions, noteAccount));
  serveOrders(routes, orders, accounts, { senderOf, printer: dependencies.printer });
  serveQuotations(routes, quotationService(dependencies, orders), accounts, {
    senderOf,
    printer: dependencies.printer,
  });
  servePaymentProofs(routes, paymentProofService({ ...dependencies, follow: orders.follow }), senderOf);
  serveOrderSheets(routes, queries);
  servePaymentDay(routes, paymentDayService(queries));
  serveFigures(routes, figureService(queries));
  serveCollected(routes, collectedService(dependencies, sheetLines));
  serveTaxDocuments(routes, taxDocumentService(dependencies), dependencies.printer);
  serveOrderReturns(routes, dependencies);
  serveOrderCosts(routes, dependencies);
  serveOrderParcels(routes, { ...dependencies, queries });
  serveAdminOrders(routes, {
    orders: adminOrderService(dependencies),
    admins,
    feed: dependencies.orderFeed,
    sessionEnds: dependencies.sessionEnds,
    printer: dependencies.printer,
    beatMs: dependencies.eventBeatMs,
  });
  serveAdminMails(
    routes,
    adminMailService(queries, dependencies.outbox),
    testMails(queries, dependencies.outbox, dependencies.mailbox),
  );
  serveSavedFilters(routes, queries);
  serveSearchMisses(routes, queries, searchMisses);
  serveOverview(
    routes,
    overviewService(
      queries,
      searchMisses,
      { hasServer: dependencies.outbox.hasServer, mailbox: dependencies.mailbox },
      dependencies.hasDailyBackups ? dependencies.backups.folder : undefined,
    ),
  );
  serveFirstSteps(
    routes,
    firstStepsService({
      queries,
      outbox: dependencies.outbox,
      mailbox: dependencies.mailbox,
      publicUrl,
    }),
  );
  serveCarts(routes, carts, senderOf);
  serveKept(routes, keptService(queries));
  const partsLists = partsListService({ queries, search, products, misses: searchMisses });
  servePartsLists(routes, { lists: partsLists, senderOf, publicUrl });
  serveSearchSynonyms(routes, { queries, catalogue });
  serveBackups(routes, dependencies);
  const ownCall = ownCalls(app);
  const forPrograms = serveAgents(app, {
    call: ownCall,
    partsLists,
    senderOf,
    publicUrl,
    logger,
    bodyWithinMs: dependencies.bodyWithinMs ?? BODY_WITHIN_MS,
  });
  serveAuditLog(routes, auditLogService(queries));
  serveFallbacks(app, [...routes.served, ...serveDocs(app, routes.served), ...forPrograms]);

  serveMedia(app, mediaFolder, dependencies.bringPicture);
  const sharedPictures = sharePictures({
    track: catalogue.track,
    folders: [demoMedia(), mediaFolder],
    bring: dependencies.bringPicture,
  });
  serveSharePictures(app, { pictures: sharedPictures, call: ownCall, senderOf });

  app.get("/health", (context) => jsonResponse(context, { status: true }));
  const isReady = watchReadiness(database);
  app.get("/ready", async (context) => {
    if (dependencies.isDraining?.() || !(await isReady())) throw new ApiError("unavailable");
    return jsonResponse(context, { status: true });
  });
  return app;
}
