import type { ApiDependencies } from "./api-dependencies.ts";
import type { EndpointRoutes } from "./http/endpoint-routes.ts";
import { serveAccounts } from "./modules/accounts/accounts.routes.ts";
import { serveAddresses } from "./modules/accounts/addresses.routes.ts";
import {
  serveAdminAccounts,
  serveAdmins,
  serveAdminSessions,
  servePasskeys,
  serveTwoFactor,
} from "./modules/admins/admins.routes.ts";
import { serveAttributes } from "./modules/attributes/attributes.routes.ts";
import { serveAuditLog } from "./modules/audit-log/audit-log.routes.ts";
import { serveBackups } from "./modules/backups/backups.routes.ts";
import { serveAdminBrands, serveBrands } from "./modules/brands/brands.routes.ts";
import { serveBulkChanges } from "./modules/bulk-changes/bulk-changes.routes.ts";
import { serveCarts } from "./modules/carts/carts.routes.ts";
import { serveCashUp } from "./modules/cash-up/cash-up.routes.ts";
import { serveAdminCategories } from "./modules/categories/admin-categories.routes.ts";
import { serveCategories } from "./modules/categories/categories.routes.ts";
import { serveAdminSubCategories } from "./modules/categories/sub-categories/admin-sub-categories.routes.ts";
import { serveSubCategories } from "./modules/categories/sub-categories/sub-categories.routes.ts";
import { serveDemonstration } from "./modules/demonstration/demonstration.routes.ts";
import { serveFigures } from "./modules/figures/figures.routes.ts";
import { serveFacets } from "./modules/find/facets/facets.routes.ts";
import { serveProductLists } from "./modules/find/listings/product-lists.routes.ts";
import { serveSearchMisses } from "./modules/find/search-misses/search-misses.routes.ts";
import { serveSearchSynonyms } from "./modules/find/search-synonyms/search-synonyms.routes.ts";
import { serveSearch } from "./modules/find/search/search.routes.ts";
import { serveFirstSteps } from "./modules/first-steps/first-steps.routes.ts";
import { serveHistory } from "./modules/history/history.routes.ts";
import { serveHome } from "./modules/home/home.routes.ts";
import { serveImports } from "./modules/imports/imports.routes.ts";
import { serveJournal } from "./modules/journal/journal.routes.ts";
import { serveKept } from "./modules/kept/kept.routes.ts";
import { serveLabels } from "./modules/labels/labels.routes.ts";
import { serveAdminMails } from "./modules/mails/admin-mails.routes.ts";
import { serveOrderSheets } from "./modules/order-sheets/order-sheets.routes.ts";
import { serveAdminOrders } from "./modules/orders/admin-orders.routes.ts";
import { serveOrderCosts } from "./modules/orders/lines/order-costs.routes.ts";
import { serveOrders } from "./modules/orders/orders.routes.ts";
import { serveOrderParcels } from "./modules/orders/parcels/order-parcels.routes.ts";
import { servePaymentProofs } from "./modules/orders/payments/payment-proofs.routes.ts";
import { serveOrderReturns } from "./modules/orders/returns/order-returns.routes.ts";
import { serveOverview } from "./modules/overview/overview.routes.ts";
import { servePartsLists } from "./modules/parts-lists/parts-lists.routes.ts";
import { serveProductFiles } from "./modules/product-files/product-files.routes.ts";
import { serveProductSheets } from "./modules/product-sheets/product-sheets.routes.ts";
import { serveAdminProducts } from "./modules/products/admin-products.routes.ts";
import { serveProductImages } from "./modules/products/product-images.routes.ts";
import { serveProducts } from "./modules/products/products.routes.ts";
import { servePurchases } from "./modules/purchases/purchases.routes.ts";
import { serveQuarantine } from "./modules/quarantine/quarantine.routes.ts";
import { serveQuotations } from "./modules/quotations/quotations.routes.ts";
import { serveRestockRequests } from "./modules/restock-requests/restock-requests.routes.ts";
import { serveSavedFilters } from "./modules/saved-filters/saved-filters.routes.ts";
import { serveSettings, serveShop } from "./modules/settings/shop.routes.ts";
import { serveSettlement } from "./modules/settlements/settlements.routes.ts";
import { serveAdminSlides, serveSlides } from "./modules/slides/slides.routes.ts";
import { serveStockCounts } from "./modules/stock-counts/stock-counts.routes.ts";
import { serveSuppliedProducts } from "./modules/supplied-products/supplied-products.routes.ts";
import { serveSuppliers } from "./modules/suppliers/suppliers.routes.ts";
import { serveTaxDocuments } from "./modules/tax-documents/tax-documents.routes.ts";
import type { SharedServices } from "./shared-services.ts";

/** Opens a module: takes of what there is what it needs, makes its own services of that, and serves its endpoints. */
type ApiModule = (routes: EndpointRoutes, needs: ApiDependencies & SharedServices) => void;

/**
 * The modules of the API. Where two of their addresses fit a request, the one that comes first answers, so that a literal address stands before one
 * with an id.
 */
export const apiModules: readonly ApiModule[] = [
  serveSearch,
  serveProducts,
  serveFacets,
  serveProductLists,
  serveAdminProducts,
  serveBulkChanges,
  serveProductSheets,
  serveStockCounts,
  serveQuarantine,
  serveSuppliers,
  serveSuppliedProducts,
  servePurchases,
  serveLabels,
  serveImports,
  serveProductFiles,
  serveProductImages,
  serveAdminCategories,
  serveAttributes,
  serveAdminSubCategories,
  serveAdminBrands,
  serveAdminSlides,
  serveDemonstration,
  serveHistory,
  serveCategories,
  serveSubCategories,
  serveBrands,
  serveSlides,
  serveRestockRequests,
  serveShop,
  serveHome,
  serveSettings,
  serveAddresses,
  serveAccounts,
  serveAdmins,
  servePasskeys,
  serveAdminAccounts,
  serveTwoFactor,
  serveAdminSessions,
  serveOrders,
  serveQuotations,
  servePaymentProofs,
  serveOrderSheets,
  serveCashUp,
  serveJournal,
  serveFigures,
  serveSettlement,
  serveTaxDocuments,
  serveOrderReturns,
  serveOrderCosts,
  serveOrderParcels,
  serveAdminOrders,
  serveAdminMails,
  serveSavedFilters,
  serveSearchMisses,
  serveOverview,
  serveFirstSteps,
  serveCarts,
  serveKept,
  servePartsLists,
  serveSearchSynonyms,
  serveBackups,
  serveAuditLog,
];
