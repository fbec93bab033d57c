import type { Need } from "../admins/rights.ts";
import { pages } from "./pages.ts";

/** A page of the dashboard. */
interface DashPage {
  /** Its path pattern in English. */
  readonly path: string;
  /** What it requires of an administrator; null for a page that each may open. */
  readonly right: Need | null;
  /** The link of the menus that is the current one on it, which leads to the first page of that name; null without. */
  readonly menu: string | null;
}

/**
 * The pages inside the dashboard's layout, the links of its menus in their order; a page of one thing follows those whose path it would match,
 * too. `apps/web/src/dash/dash-routes.tsx` gives each its module, texts and data, `dash-links.ts` of the screens each link its icon: the types
 * name what is missing there. They stand apart from `pages`, which every page of the shop loads.
 */
export const dashPages = {
  home: { path: pages.dash, right: null, menu: "home" },
  products: { path: "/dash/products", right: null, menu: "products" },
  bulk: { path: "/dash/products/bulk", right: "products", menu: "products" },
  bulkChange: { path: "/dash/products/bulk/:changeId", right: "products", menu: "products" },
  quarantine: { path: "/dash/products/not-for-sale", right: "products", menu: "quarantine" },
  stockCounts: { path: "/dash/products/counts", right: "products", menu: "stockCounts" },
  stockCount: { path: "/dash/products/counts/:countId", right: "products", menu: "stockCounts" },
  imports: { path: "/dash/import", right: "products", menu: "imports" },
  import: { path: "/dash/import/:importId", right: "products", menu: "imports" },
  categories: { path: "/dash/categories", right: "products", menu: "categories" },
  category: { path: "/dash/category/:categoryId", right: null, menu: "categories" },
  subCategories: { path: "/dash/subcategories", right: "products", menu: "subCategories" },
  subCategory: { path: "/dash/subcategories/:subcategoryId", right: null, menu: "subCategories" },
  brands: { path: "/dash/brands", right: "products", menu: "brands" },
  attributes: { path: "/dash/specifications", right: "products", menu: "attributes" },
  attributeImport: { path: "/dash/specifications/import", right: "products", menu: "attributes" },
  orders: { path: "/dash/orders", right: "view_orders", menu: "orders" },
  newOrder: { path: "/dash/orders/new", right: "orders", menu: "orders" },
  counter: { path: "/dash/counter", right: "orders", menu: "counter" },
  settlement: { path: "/dash/orders/collected", right: "orders", menu: "settlement" },
  cashUp: { path: "/dash/orders/day", right: "view_orders", menu: "cashUp" },
  taxDocuments: { path: "/dash/orders/invoices", right: "view_orders", menu: "taxDocuments" },
  order: { path: "/dash/orders/:orderId", right: "view_orders", menu: "orders" },
  reorder: { path: "/dash/buying", right: "costs", menu: "buying" },
  purchases: { path: "/dash/buying/orders", right: "costs", menu: "purchases" },
  purchase: { path: "/dash/buying/orders/:purchaseId", right: "costs", menu: "purchases" },
  suppliers: { path: "/dash/buying/suppliers", right: "costs", menu: "suppliers" },
  supplier: { path: "/dash/buying/suppliers/:supplierId", right: "costs", menu: "suppliers" },
  figures: { path: "/dash/figures", right: "figures", menu: "figures" },
  books: { path: "/dash/books", right: "figures", menu: "books" },
  slides: { path: "/dash/slider", right: "products", menu: "slider" },
  mails: { path: "/dash/mails", right: "orders", menu: "mails" },
  searches: { path: "/dash/searches", right: "products", menu: "searches" },
  searchSynonyms: { path: "/dash/search-synonyms", right: "products", menu: "synonyms" },
  settings: { path: "/dash/settings", right: "settings", menu: "settings" },
  demonstration: { path: "/dash/settings/demonstration", right: "owner", menu: "settings" },
  backups: { path: "/dash/settings/backups", right: "owner", menu: "settings" },
  settingsSection: { path: "/dash/settings/:section", right: "settings", menu: "settings" },
  accounts: { path: "/dash/administrators", right: "owner", menu: "accounts" },
  security: { path: "/dash/sign-in", right: null, menu: null },
  auditLog: { path: "/dash/audit-log", right: "owner", menu: "auditLog" },
} as const satisfies Readonly<Record<string, DashPage>>;

/** The name of a page of the dashboard. */
export type DashPageName = keyof typeof dashPages;

/** The name of a link of the dashboard's menus. */
export type DashMenu = NonNullable<(typeof dashPages)[DashPageName]["menu"]>;

/** The groups of the menus by what is done there, in their order: the specified links are the first ones (ADMIN-7). The first page is in none. */
export const dashMenuGroups = {
  stock: [
    "products",
    "categories",
    "subCategories",
    "brands",
    "attributes",
    "imports",
    "stockCounts",
    "quarantine",
  ],
  sell: ["orders", "counter", "mails"],
  buy: ["buying", "purchases", "suppliers"],
  money: ["cashUp", "settlement", "taxDocuments", "figures", "books"],
  site: ["slider", "searches", "synonyms"],
  shop: ["settings", "accounts", "auditLog"],
} as const satisfies Readonly<Record<string, readonly Exclude<DashMenu, "home">[]>>;

/** The name of a group of the menus. */
export type DashMenuGroup = keyof typeof dashMenuGroups;

const isMenuGroup = (name: string): name is DashMenuGroup => Object.hasOwn(dashMenuGroups, name);

/** The groups in their order. */
export const dashMenuGroupNames: readonly DashMenuGroup[] = Object.keys(dashMenuGroups).filter(isMenuGroup);

/** The groups that are open until the reader folds them: those of the daily work, and of the specified links. */
export const openMenuGroups: readonly DashMenuGroup[] = ["sell", "stock", "site"];

/** The groups of a text in which names stand with spaces between them; names that are none are left out. */
export const menuGroupsOf = (text: string): readonly DashMenuGroup[] => text.split(" ").filter(isMenuGroup);

const isDashPageName = (name: string): name is DashPageName => Object.hasOwn(dashPages, name);

/** The names of the pages in their order. */
export const dashPageNames: readonly DashPageName[] = Object.keys(dashPages).filter(isDashPageName);

/** Paths of pages about one thing, by its id. */
export const dashPathOf = {
  import: (id: number) => `${dashPages.imports.path}/${id}`,
  category: (id: number) => `/dash/category/${id}`,
  subCategory: (id: number) => `${dashPages.subCategories.path}/${id}`,
  bulkChange: (id: number) => `${dashPages.bulk.path}/${id}`,
  stockCount: (id: number) => `${dashPages.stockCounts.path}/${id}`,
  order: (id: number) => `${dashPages.orders.path}/${id}`,
  purchase: (id: number) => `${dashPages.purchases.path}/${id}`,
  supplier: (id: number) => `${dashPages.suppliers.path}/${id}`,
} as const;

/** The page on which an order is taken, filled in with a copy of another one as a quotation. */
export const newQuotationPage = (id: number): string => `${dashPages.newOrder.path}?copy=${id}`;

/** Path of the step of the login that a generated password needs. */
export const FIRST_PASSWORD_PAGE = "/admin-login/password";

/** Addresses of the dashboard in the specification's second reading; each redirects to its page under /dash. */
export const dashAliases = {
  home: "/dashboard",
  products: "/dashboard/products",
  categories: "/dashboard/categories",
  subCategories: "/dashboard/subCategories",
  slides: "/dashboard/slider",
} as const satisfies Readonly<Partial<Record<DashPageName, string>>>;

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(path);

/** The page of an address in English; null where the dashboard has none. */
export function dashPageAt(pathname: string): DashPageName | null {
  const path = pathname.replace(/\/+$/, "");
  return dashPageNames.find((name) => matches(dashPages[name].path, path)) ?? null;
}

/** What the page of an address requires; null for one that every administrator may open. */
export function needOfPage(pathname: string): Need | null {
  const page = dashPageAt(pathname);
  return page && dashPages[page].right;
}
