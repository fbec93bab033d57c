import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";
import { clientAddress } from "@shop/serving/client-address.ts";
import type { Context } from "hono";

import type { ApiDependencies } from "./api-dependencies.ts";
import type { Queries } from "./database/database.ts";
import { type AccountService, accountService } from "./modules/accounts/accounts.service.ts";
import { type AdminAccountService, adminAccountService } from "./modules/admins/admin-accounts.service.ts";
import { type AdminService, adminService } from "./modules/admins/admins.service.ts";
import type { NoteAccount } from "./modules/admins/note-account.ts";
import { type OpenSession, sessionOpener } from "./modules/admins/open-session.ts";
import { type TwoFactorService, twoFactorService } from "./modules/admins/two-factor.service.ts";
import { readAttributes, shareAttributes } from "./modules/attributes/attributes.repository.ts";
import { followAttributes } from "./modules/attributes/follow-attributes.ts";
import { findBrands } from "./modules/brands/brands.repository.ts";
import { type BrandService, brandService } from "./modules/brands/brands.service.ts";
import { trackedValue } from "./modules/catalogue/tracked-value.ts";
import { findCategories } from "./modules/categories/categories.repository.ts";
import type { CategoryRow } from "./modules/categories/categories.table.ts";
import type { GroupedProducts } from "./modules/categories/grouped-products.ts";
import { findSubCategories } from "./modules/categories/sub-categories/sub-categories.repository.ts";
import type { SubCategoryRow } from "./modules/categories/sub-categories/sub-categories.table.ts";
import { type FacetService, facetService } from "./modules/find/facets/facets.service.ts";
import {
  type ProductListService,
  productListService,
} from "./modules/find/listings/product-lists.service.ts";
import { plainSearchUntil } from "./modules/find/plain-search/plain-search.ts";
import { searchFinder } from "./modules/find/search/search-finder.ts";
import { partsQuery } from "./modules/find/search/search-terms.ts";
import { findMatches } from "./modules/find/search/search.repository.ts";
import { type SearchService, searchService } from "./modules/find/search/search.service.ts";
import { sentenceSearch } from "./modules/find/sentence-search/sentence-search.service.ts";
import { valueSearch } from "./modules/find/value-search/value-search.service.ts";
import { noteAccount } from "./modules/history/note-account.ts";
import { importWorker } from "./modules/imports/import-worker.ts";
import { type OrderService, orderService } from "./modules/orders/orders.service.ts";
import { holdBalance } from "./modules/orders/payments/credit.repository.ts";
import { findReturnSources } from "./modules/orders/returns/order-returns.repository.ts";
import { type PartsListService, partsListService } from "./modules/parts-lists/parts-lists.service.ts";
import { countSupplied } from "./modules/product-suppliers/product-suppliers.repository.ts";
import { groupedProducts } from "./modules/products/grouped-products.ts";
import type { ProductsOfParts } from "./modules/products/part-alternatives.ts";
import { type ProductIndex, productIndex } from "./modules/products/product-index.ts";
import { type ProductService, productService } from "./modules/products/products.service.ts";
import { findBookedValues } from "./modules/purchases/booked-values.repository.ts";
import { countWaiting } from "./modules/restock-requests/restock-requests.repository.ts";
import { currentSettings } from "./modules/settings/shop-settings.repository.ts";
import { taxPapers } from "./modules/tax-documents/tax-papers.ts";
import type { ReadSheetLines } from "./sheets/uploaded-rows.ts";

/** Sheets of definitions that may wait to be read. */
const WAITING_SHEETS = 4;

/** What nearly every module uses. */
interface CommonServices {
  /** The database's statements. */
  readonly queries: Queries;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
  /** True where the shop's public address is HTTPS, so that cookies are Secure. */
  readonly isSecure: boolean;
  /** The shop's settings, read again after they have changed. */
  readonly settingsOf: () => Promise<ShopSettings>;
  /** The shop's name, by which authenticator apps and browsers list its accounts. */
  readonly shopName: () => Promise<string>;
  /** Reads the lines of an uploaded sheet in a process of its own. */
  readonly sheetLines: ReadSheetLines;
}

/** What the modules that show the catalogue share. */
interface CatalogueServices {
  /** The attributes of products, read again after they have changed. */
  readonly attributesOf: ReturnType<typeof followAttributes>;
  /** All categories in the order in which the shop shows them, read again after they have changed. */
  readonly categoriesOf: () => Promise<readonly CategoryRow[]>;
  /** All sub categories by name, read again after they have changed. */
  readonly subCategoriesOf: () => Promise<readonly SubCategoryRow[]>;
  /** The columns of all listed products in memory. */
  readonly index: ProductIndex;
  /** Finds the listed products that are one of some standard parts. */
  readonly productsOfParts: ProductsOfParts;
  /** Finds products by words and values. */
  readonly search: SearchService;
  /** The brands that shoppers see. */
  readonly brands: BrandService;
  /** The filters of lists. */
  readonly facets: FacetService;
  /** Products as cards and pages. */
  readonly products: ProductService;
  /** Lists of products. */
  readonly lists: ProductListService;
  /** Lists of parts that buyers paste. */
  readonly partsLists: PartsListService;
}

/** What the modules of accounts and of orders share. */
interface AccountServices {
  /** Accounts of shoppers. */
  readonly accounts: AccountService;
  /** Logins and passwords of administrators. */
  readonly admins: AdminService;
  /** Administrators' accounts, as owners see them. */
  readonly adminAccounts: AdminAccountService;
  /** Second factors of administrators. */
  readonly twoFactor: TwoFactorService;
  /** Begins the session of an administrator who has proved who they are. */
  readonly openSession: OpenSession;
  /** Orders of shoppers. */
  readonly orders: OrderService;
}

/** Functions of modules that others use and may not import, because the imports would be circular. */
interface InjectedFunctions {
  /** Records in the history what was done to an administrator's account. */
  readonly noteAccount: NoteAccount;
  /** Reads the attributes that products have values of. */
  readonly readAttributes: typeof readAttributes;
  /** Locks attributes against changes until the transaction ends. */
  readonly shareAttributes: typeof shareAttributes;
  /** Counts who waits for products that are out of stock. */
  readonly countWaiting: typeof countWaiting;
  /** Counts the products on sale of each supplier. */
  readonly countSupplied: typeof countSupplied;
  /** What a change of a category or sub category does to its products. */
  readonly groupedProducts: GroupedProducts;
  /** Reads where returns came from, by their ids. */
  readonly returnsOf: typeof findReturnSources;
  readonly bookedValues: typeof findBookedValues;
}

/** What several modules share. */
export interface SharedServices
  extends CommonServices, CatalogueServices, AccountServices, InjectedFunctions {}

const injectedFunctions: InjectedFunctions = {
  noteAccount,
  readAttributes,
  shareAttributes,
  countWaiting,
  countSupplied,
  groupedProducts,
  returnsOf: findReturnSources,
  bookedValues: findBookedValues,
};

function commonServices({ database, catalogue, publicUrl, trustedProxies }: ApiDependencies): CommonServices {
  const { queries } = database;
  return {
    queries,
    senderOf: (context) => clientAddress(context, trustedProxies),
    isSecure: publicUrl?.startsWith("https:") ?? false,
    settingsOf: trackedValue(catalogue, () => currentSettings(queries)),
    shopName: async () => (await currentSettings(queries)).shop.name.en,
    sheetLines: importWorker({ maxWaiting: WAITING_SHEETS }).all,
  };
}

function catalogueServices(
  { catalogue, searchIndex, searchMisses }: ApiDependencies,
  { queries, settingsOf }: CommonServices,
): CatalogueServices {
  const attributesOf = followAttributes(queries, catalogue);
  const categoriesOf = trackedValue(catalogue, () => findCategories(queries));
  const subCategoriesOf = trackedValue(catalogue, () => findSubCategories(queries));
  const brandsOf = trackedValue(catalogue, async () => {
    const rows = await findBrands(queries);
    return new Map(rows.map((row) => [row.nameKey, row]));
  });
  const index = productIndex(queries, catalogue);
  const finder = searchFinder({ index: searchIndex, queries }, catalogue.track);
  const texts = valueSearch(searchService(searchIndex, finder), { index, attributesOf });
  const sentences = sentenceSearch(texts, {
    queries,
    index: searchIndex,
    columns: index.columns,
    attributesOf,
    finder,
    track: catalogue.track,
  });
  const search = plainSearchUntil(searchIndex, { queries, search: sentences });
  const brands = brandService(queries, index, brandsOf);
  const facets = facetService({ index, search, brands, attributesOf, subCategoriesOf });
  const products = productService({
    queries,
    track: catalogue.track,
    attributesOf,
    settingsOf,
    brandNamed: brands.named,
    countWaiting,
  });
  const lists = productListService({ queries, index, search, facets, products });
  const partsLists = partsListService({ queries, search, products, attributesOf, misses: searchMisses });
  return {
    attributesOf,
    categoriesOf,
    subCategoriesOf,
    index,
    productsOfParts: (parts) => findMatches(searchIndex, [], { place: "lists", named: partsQuery(parts) }),
    search,
    brands,
    facets,
    products,
    lists,
    partsLists,
  };
}

function accountServices(
  dependencies: ApiDependencies,
  { queries, shopName }: CommonServices,
): AccountServices {
  const { database, adminSessions } = dependencies;
  const twoFactor = twoFactorService(database, { readIssuer: shopName, note: noteAccount });
  const openSession = sessionOpener(database, adminSessions);
  return {
    accounts: accountService(database, holdBalance),
    admins: adminService(database, adminSessions, { twoFactor, note: noteAccount, openSession }),
    adminAccounts: adminAccountService(database, noteAccount),
    twoFactor,
    openSession,
    orders: orderService(dependencies, taxPapers(queries)),
  };
}

/** Makes what several modules share; a service of one module alone is made by that module. */
export function sharedServices(dependencies: ApiDependencies): SharedServices {
  const common = commonServices(dependencies);
  return {
    ...common,
    ...catalogueServices(dependencies, common),
    ...accountServices(dependencies, common),
    ...injectedFunctions,
  };
}
