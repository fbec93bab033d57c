import type { Locale } from "@shop/domain/locale/locale.ts";

import { common as commonAr, figures } from "./ar/common.ts";
import { dashAdmins as dashAdminsAr } from "./ar/dash/admins.ts";
import { dashAttributes as dashAttributesAr } from "./ar/dash/attributes.ts";
import { dashAuditLog as dashAuditLogAr } from "./ar/dash/audit-log.ts";
import { dashBackups as dashBackupsAr } from "./ar/dash/backups.ts";
import { dashBooks as dashBooksAr } from "./ar/dash/books.ts";
import { dashBrands as dashBrandsAr } from "./ar/dash/brands.ts";
import { dashBulkChanges as dashBulkChangesAr } from "./ar/dash/bulk-changes.ts";
import { dashCashUp as dashCashUpAr } from "./ar/dash/cash-up.ts";
import { dashCategories as dashCategoriesAr } from "./ar/dash/categories.ts";
import { dashCounter as dashCounterAr } from "./ar/dash/counter.ts";
import { dashDemonstration as dashDemonstrationAr } from "./ar/dash/demonstration.ts";
import { dashFigures as dashFiguresAr } from "./ar/dash/figures.ts";
import { dashFirstSteps as dashFirstStepsAr } from "./ar/dash/first-steps.ts";
import { dashImports as dashImportsAr } from "./ar/dash/imports.ts";
import { dashLabels as dashLabelsAr } from "./ar/dash/labels.ts";
import { dashMails as dashMailsAr } from "./ar/dash/mails.ts";
import { dashOrders as dashOrdersAr } from "./ar/dash/orders.ts";
import { dashOverview as dashOverviewAr } from "./ar/dash/overview.ts";
import { dashProducts as dashProductsAr } from "./ar/dash/products.ts";
import { dashPurchases as dashPurchasesAr } from "./ar/dash/purchases.ts";
import { dashQuarantine as dashQuarantineAr } from "./ar/dash/quarantine.ts";
import { dashSearchMisses as dashSearchMissesAr } from "./ar/dash/search-misses.ts";
import { dashSearchSynonyms as dashSearchSynonymsAr } from "./ar/dash/search-synonyms.ts";
import { dashSecurity as dashSecurityAr } from "./ar/dash/security.ts";
import { dashSettings as dashSettingsAr } from "./ar/dash/settings.ts";
import { dashSettlement as dashSettlementAr } from "./ar/dash/settlements.ts";
import { dashShell as dashShellAr } from "./ar/dash/shell.ts";
import { dashSlides as dashSlidesAr } from "./ar/dash/slides.ts";
import { dashStockCounts as dashStockCountsAr } from "./ar/dash/stock-counts.ts";
import { dashSuppliers as dashSuppliersAr } from "./ar/dash/suppliers.ts";
import { dashTaxDocuments as dashTaxDocumentsAr } from "./ar/dash/tax-documents.ts";
import { errors as errorsAr } from "./ar/errors.ts";
import { mails as mailsAr } from "./ar/mails.ts";
import { notices as noticesAr } from "./ar/notices.ts";
import { orderContact as orderContactAr } from "./ar/order-contact.ts";
import { orderPapers as orderPapersAr } from "./ar/order-papers.ts";
import { orderSheet as orderSheetAr } from "./ar/order-sheet.ts";
import { about as aboutAr } from "./ar/shop/about.ts";
import { account as accountAr } from "./ar/shop/account.ts";
import { accounts as accountsAr } from "./ar/shop/accounts.ts";
import { carts as cartsAr } from "./ar/shop/carts.ts";
import { checkout as checkoutAr } from "./ar/shop/checkout.ts";
import { company as companyAr } from "./ar/shop/company.ts";
import { compare as compareAr } from "./ar/shop/compare.ts";
import { delivery as deliveryAr } from "./ar/shop/delivery.ts";
import { home as homeAr } from "./ar/shop/home.ts";
import { lists as listsAr } from "./ar/shop/lists.ts";
import { orders as ordersAr } from "./ar/shop/orders.ts";
import { partsList as partsListAr } from "./ar/shop/parts-list.ts";
import { passwords as passwordsAr } from "./ar/shop/passwords.ts";
import { payment as paymentAr } from "./ar/shop/payment.ts";
import { productPage as productPageAr } from "./ar/shop/product-page.ts";
import { products as productsAr } from "./ar/shop/products.ts";
import { quotation as quotationAr } from "./ar/shop/quotation.ts";
import { restock as restockAr } from "./ar/shop/restock.ts";
import { search as searchAr } from "./ar/shop/search.ts";
import { vat as vatAr } from "./ar/shop/vat.ts";
import { common as commonEn } from "./en/common.ts";
import { dashAdmins as dashAdminsEn } from "./en/dash/admins.ts";
import { dashAttributes as dashAttributesEn } from "./en/dash/attributes.ts";
import { dashAuditLog as dashAuditLogEn } from "./en/dash/audit-log.ts";
import { dashBackups as dashBackupsEn } from "./en/dash/backups.ts";
import { dashBooks as dashBooksEn } from "./en/dash/books.ts";
import { dashBrands as dashBrandsEn } from "./en/dash/brands.ts";
import { dashBulkChanges as dashBulkChangesEn } from "./en/dash/bulk-changes.ts";
import { dashCashUp as dashCashUpEn } from "./en/dash/cash-up.ts";
import { dashCategories as dashCategoriesEn } from "./en/dash/categories.ts";
import { dashCounter as dashCounterEn } from "./en/dash/counter.ts";
import { dashDemonstration as dashDemonstrationEn } from "./en/dash/demonstration.ts";
import { dashFigures as dashFiguresEn } from "./en/dash/figures.ts";
import { dashFirstSteps as dashFirstStepsEn } from "./en/dash/first-steps.ts";
import { dashImports as dashImportsEn } from "./en/dash/imports.ts";
import { dashLabels as dashLabelsEn } from "./en/dash/labels.ts";
import { dashMails as dashMailsEn } from "./en/dash/mails.ts";
import { dashOrders as dashOrdersEn } from "./en/dash/orders.ts";
import { dashOverview as dashOverviewEn } from "./en/dash/overview.ts";
import { dashProducts as dashProductsEn } from "./en/dash/products.ts";
import { dashPurchases as dashPurchasesEn } from "./en/dash/purchases.ts";
import { dashQuarantine as dashQuarantineEn } from "./en/dash/quarantine.ts";
import { dashSearchMisses as dashSearchMissesEn } from "./en/dash/search-misses.ts";
import { dashSearchSynonyms as dashSearchSynonymsEn } from "./en/dash/search-synonyms.ts";
import { dashSecurity as dashSecurityEn } from "./en/dash/security.ts";
import { dashSettings as dashSettingsEn } from "./en/dash/settings.ts";
import { dashSettlement as dashSettlementEn } from "./en/dash/settlements.ts";
import { dashShell as dashShellEn } from "./en/dash/shell.ts";
import { dashSlides as dashSlidesEn } from "./en/dash/slides.ts";
import { dashStockCounts as dashStockCountsEn } from "./en/dash/stock-counts.ts";
import { dashSuppliers as dashSuppliersEn } from "./en/dash/suppliers.ts";
import { dashTaxDocuments as dashTaxDocumentsEn } from "./en/dash/tax-documents.ts";
import { errors as errorsEn } from "./en/errors.ts";
import { mails as mailsEn } from "./en/mails.ts";
import { notices as noticesEn } from "./en/notices.ts";
import { orderContact as orderContactEn } from "./en/order-contact.ts";
import { orderPapers as orderPapersEn } from "./en/order-papers.ts";
import { orderSheet as orderSheetEn } from "./en/order-sheet.ts";
import { about as aboutEn } from "./en/shop/about.ts";
import { account as accountEn } from "./en/shop/account.ts";
import { accounts as accountsEn } from "./en/shop/accounts.ts";
import { carts as cartsEn } from "./en/shop/carts.ts";
import { checkout as checkoutEn } from "./en/shop/checkout.ts";
import { company as companyEn } from "./en/shop/company.ts";
import { compare as compareEn } from "./en/shop/compare.ts";
import { delivery as deliveryEn } from "./en/shop/delivery.ts";
import { home as homeEn } from "./en/shop/home.ts";
import { lists as listsEn } from "./en/shop/lists.ts";
import { orders as ordersEn } from "./en/shop/orders.ts";
import { partsList as partsListEn } from "./en/shop/parts-list.ts";
import { passwords as passwordsEn } from "./en/shop/passwords.ts";
import { payment as paymentEn } from "./en/shop/payment.ts";
import { productPage as productPageEn } from "./en/shop/product-page.ts";
import { products as productsEn } from "./en/shop/products.ts";
import { quotation as quotationEn } from "./en/shop/quotation.ts";
import { restock as restockEn } from "./en/shop/restock.ts";
import { search as searchEn } from "./en/shop/search.ts";
import { vat as vatEn } from "./en/shop/vat.ts";
import type { LanguageTools, Messages } from "./messages.ts";

/** All areas of both languages, for the server, Storybook and tests; too large for the browser. */
export const allMessages: Readonly<Record<Locale, Messages & LanguageTools>> = {
  en: {
    common: commonEn,
    home: homeEn,
    products: productsEn,
    lists: listsEn,
    productPage: productPageEn,
    search: searchEn,
    compare: compareEn,
    partsList: partsListEn,
    about: aboutEn,
    carts: cartsEn,
    checkout: checkoutEn,
    company: companyEn,
    delivery: deliveryEn,
    account: accountEn,
    payment: paymentEn,
    accounts: accountsEn,
    passwords: passwordsEn,
    quotation: quotationEn,
    restock: restockEn,
    orders: ordersEn,
    vat: vatEn,
    notices: noticesEn,
    dashSearchSynonyms: dashSearchSynonymsEn,
    dashSettlement: dashSettlementEn,
    dashCashUp: dashCashUpEn,
    dashCounter: dashCounterEn,
    dashSuppliers: dashSuppliersEn,
    dashPurchases: dashPurchasesEn,
    dashTaxDocuments: dashTaxDocumentsEn,
    dashBooks: dashBooksEn,
    dashFigures: dashFiguresEn,
    dashBackups: dashBackupsEn,
    dashLabels: dashLabelsEn,
    dashQuarantine: dashQuarantineEn,
    dashStockCounts: dashStockCountsEn,
    dashDemonstration: dashDemonstrationEn,
    dashFirstSteps: dashFirstStepsEn,
    dashAuditLog: dashAuditLogEn,
    errors: errorsEn,
    dashShell: dashShellEn,
    dashOverview: dashOverviewEn,
    dashProducts: dashProductsEn,
    dashBrands: dashBrandsEn,
    dashBulkChanges: dashBulkChangesEn,
    dashAttributes: dashAttributesEn,
    dashCategories: dashCategoriesEn,
    dashSlides: dashSlidesEn,
    dashOrders: dashOrdersEn,
    dashSettings: dashSettingsEn,
    dashAdmins: dashAdminsEn,
    dashSecurity: dashSecurityEn,
    dashMails: dashMailsEn,
    dashSearchMisses: dashSearchMissesEn,
    dashImports: dashImportsEn,
    orderContact: orderContactEn,
    orderPapers: orderPapersEn,
    orderSheet: orderSheetEn,
    mails: mailsEn,
  },
  ar: {
    common: commonAr,
    home: homeAr,
    products: productsAr,
    lists: listsAr,
    productPage: productPageAr,
    search: searchAr,
    compare: compareAr,
    partsList: partsListAr,
    about: aboutAr,
    carts: cartsAr,
    checkout: checkoutAr,
    company: companyAr,
    delivery: deliveryAr,
    account: accountAr,
    payment: paymentAr,
    accounts: accountsAr,
    passwords: passwordsAr,
    quotation: quotationAr,
    restock: restockAr,
    orders: ordersAr,
    vat: vatAr,
    notices: noticesAr,
    dashSearchSynonyms: dashSearchSynonymsAr,
    dashSettlement: dashSettlementAr,
    dashCashUp: dashCashUpAr,
    dashCounter: dashCounterAr,
    dashSuppliers: dashSuppliersAr,
    dashPurchases: dashPurchasesAr,
    dashTaxDocuments: dashTaxDocumentsAr,
    dashBooks: dashBooksAr,
    dashFigures: dashFiguresAr,
    dashBackups: dashBackupsAr,
    dashLabels: dashLabelsAr,
    dashQuarantine: dashQuarantineAr,
    dashStockCounts: dashStockCountsAr,
    dashDemonstration: dashDemonstrationAr,
    dashFirstSteps: dashFirstStepsAr,
    dashAuditLog: dashAuditLogAr,
    errors: errorsAr,
    dashShell: dashShellAr,
    dashOverview: dashOverviewAr,
    dashProducts: dashProductsAr,
    dashBrands: dashBrandsAr,
    dashBulkChanges: dashBulkChangesAr,
    dashAttributes: dashAttributesAr,
    dashCategories: dashCategoriesAr,
    dashSlides: dashSlidesAr,
    dashOrders: dashOrdersAr,
    dashSettings: dashSettingsAr,
    dashAdmins: dashAdminsAr,
    dashSecurity: dashSecurityAr,
    dashMails: dashMailsAr,
    dashSearchMisses: dashSearchMissesAr,
    dashImports: dashImportsAr,
    orderContact: orderContactAr,
    orderPapers: orderPapersAr,
    orderSheet: orderSheetAr,
    mails: mailsAr,
    figures,
  },
};
