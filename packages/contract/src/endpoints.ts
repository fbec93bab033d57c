import * as accountAddresses from "./accounts/address-endpoints.ts";
import * as account from "./accounts/endpoints.ts";
import * as kept from "./accounts/kept-endpoints.ts";
import { addresses, type CallName } from "./addresses.ts";
import * as admins from "./admins/endpoints.ts";
import * as passkeys from "./admins/passkey-endpoints.ts";
import * as adminSessions from "./admins/session-endpoints.ts";
import * as twoFactor from "./admins/two-factor-endpoints.ts";
import * as attributes from "./attributes/admin-endpoints.ts";
import * as attributeSheets from "./attributes/sheet-endpoints.ts";
import * as auditLog from "./audit-log/endpoints.ts";
import * as backups from "./backups/endpoints.ts";
import * as books from "./books/endpoints.ts";
import * as adminBrands from "./brands/admin-endpoints.ts";
import * as brands from "./brands/endpoints.ts";
import * as bulk from "./bulk-changes/endpoints.ts";
import * as carts from "./carts/endpoints.ts";
import * as cashUp from "./cash-up/endpoints.ts";
import * as adminCategories from "./categories/admin-endpoints.ts";
import * as categories from "./categories/endpoints.ts";
import * as demonstration from "./demonstration/endpoints.ts";
import type { EndpointDeclaration } from "./endpoint.ts";
import * as facets from "./facets/endpoints.ts";
import * as figures from "./figures/endpoints.ts";
import * as firstSteps from "./first-steps/endpoints.ts";
import * as history from "./history/endpoints.ts";
import * as home from "./home/endpoints.ts";
import * as images from "./images/endpoints.ts";
import * as productImports from "./imports/endpoints.ts";
import * as importPictures from "./imports/picture-endpoints.ts";
import * as labels from "./labels/endpoints.ts";
import * as mails from "./mails/endpoints.ts";
import * as adminOrders from "./orders/admin-endpoints.ts";
import * as orderBatches from "./orders/batch-endpoints.ts";
import * as orderCosts from "./orders/cost-endpoints.ts";
import * as orders from "./orders/endpoints.ts";
import * as orderParcels from "./orders/parcel-endpoints.ts";
import * as quotations from "./orders/quotation-endpoints.ts";
import * as orderReturns from "./orders/return-endpoints.ts";
import * as orderSheets from "./orders/sheet-endpoints.ts";
import * as overview from "./overview/endpoints.ts";
import * as partsLists from "./parts-lists/endpoints.ts";
import * as productFiles from "./product-files/endpoints.ts";
import * as productSheets from "./product-sheets/endpoints.ts";
import * as products from "./products/admin-endpoints.ts";
import * as catalogue from "./products/endpoints.ts";
import * as purchases from "./purchases/endpoints.ts";
import * as quarantine from "./quarantine/endpoints.ts";
import * as restockRequests from "./restock-requests/endpoints.ts";
import * as savedFilters from "./saved-filters/endpoints.ts";
import * as searchMisses from "./search-misses/endpoints.ts";
import * as searchSynonyms from "./search-synonyms/endpoints.ts";
import * as shop from "./settings/endpoints.ts";
import * as collected from "./settlements/endpoints.ts";
import * as slides from "./slides/endpoints.ts";
import * as stockCounts from "./stock-counts/endpoints.ts";
import * as adminSubCategories from "./sub-categories/admin-endpoints.ts";
import * as subCategories from "./sub-categories/endpoints.ts";
import * as suppliers from "./suppliers/endpoints.ts";
import * as taxDocuments from "./tax-documents/endpoints.ts";

/** The declarations of a module with the addresses of their names; one without an address is no endpoint, which fails to compile where it is served. */
type EndpointsIn<M> = {
  readonly [K in keyof M & CallName as M[K] extends EndpointDeclaration ? K : never]: (typeof addresses)[K] &
    M[K];
};

const isCall = (name: string): name is CallName => name in addresses;

const isDeclaration = (value: unknown): value is EndpointDeclaration =>
  typeof value === "object" && value !== null && "access" in value && "answer" in value;

/** The endpoints among what a module exports, with their addresses. */
function endpointsIn<M extends object>(module: M): EndpointsIn<M>;
function endpointsIn(module: object): object {
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      isCall(name) && isDeclaration(value) ? [[name, { ...addresses[name], ...value }]] : [],
    ),
  );
}

/** Every call of the API by its name. */
export const endpoints = {
  ...endpointsIn(account),
  ...endpointsIn(accountAddresses),
  ...endpointsIn(kept),
  ...endpointsIn(admins),
  ...endpointsIn(adminSessions),
  ...endpointsIn(passkeys),
  ...endpointsIn(twoFactor),
  ...endpointsIn(attributes),
  ...endpointsIn(attributeSheets),
  ...endpointsIn(adminBrands),
  ...endpointsIn(brands),
  ...endpointsIn(bulk),
  ...endpointsIn(carts),
  ...endpointsIn(adminCategories),
  ...endpointsIn(categories),
  ...endpointsIn(demonstration),
  ...endpointsIn(facets),
  ...endpointsIn(firstSteps),
  ...endpointsIn(history),
  ...endpointsIn(home),
  ...endpointsIn(images),
  ...endpointsIn(productImports),
  ...endpointsIn(importPictures),
  ...endpointsIn(labels),
  ...endpointsIn(stockCounts),
  ...endpointsIn(mails),
  ...endpointsIn(adminOrders),
  ...endpointsIn(orders),
  ...endpointsIn(orderCosts),
  ...endpointsIn(orderBatches),
  ...endpointsIn(orderParcels),
  ...endpointsIn(orderReturns),
  ...endpointsIn(quotations),
  ...endpointsIn(quarantine),
  ...endpointsIn(suppliers),
  ...endpointsIn(purchases),
  ...endpointsIn(taxDocuments),
  ...endpointsIn(orderSheets),
  ...endpointsIn(overview),
  ...endpointsIn(partsLists),
  ...endpointsIn(productFiles),
  ...endpointsIn(productSheets),
  ...endpointsIn(products),
  ...endpointsIn(catalogue),
  ...endpointsIn(restockRequests),
  ...endpointsIn(savedFilters),
  ...endpointsIn(searchMisses),
  ...endpointsIn(shop),
  ...endpointsIn(searchSynonyms),
  ...endpointsIn(collected),
  ...endpointsIn(cashUp),
  ...endpointsIn(books),
  ...endpointsIn(figures),
  ...endpointsIn(backups),
  ...endpointsIn(auditLog),
  ...endpointsIn(slides),
  ...endpointsIn(adminSubCategories),
  ...endpointsIn(subCategories),
};
