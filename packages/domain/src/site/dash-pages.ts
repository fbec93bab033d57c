/** Paths of the dashboard to which no page of the shop leads; they stand apart from `pages`, which every page loads. */
export const dashPages = {
  brands: "/dash/brands",
  attributes: "/dash/specifications",
  attributeImport: "/dash/specifications/import",
  mails: "/dash/mails",
  searches: "/dash/searches",
  newOrder: "/dash/orders/new",
  collected: "/dash/orders/collected",
  paymentDay: "/dash/orders/day",
  taxDocuments: "/dash/orders/invoices",
  figures: "/dash/figures",
  reorder: "/dash/buying",
  purchases: "/dash/buying/orders",
  suppliers: "/dash/buying/suppliers",
  settings: "/dash/settings",
  demonstration: "/dash/settings/demonstration",
  backups: "/dash/settings/backups",
  accounts: "/dash/administrators",
  security: "/dash/sign-in",
  searchSynonyms: "/dash/search-synonyms",
  auditLog: "/dash/audit-log",
  /** A step of the login, which a generated password needs. */
  firstPassword: "/admin-login/password",
} as const;

/** The page on which an order is taken, filled in with a copy of another one as a quotation. */
export const newQuotationPage = (id: number): string => `${dashPages.newOrder}?copy=${id}`;

/** Addresses of the dashboard in the specification's second reading; each redirects to its page under /dash. */
export const dashAliases = {
  home: "/dashboard",
  products: "/dashboard/products",
  categories: "/dashboard/categories",
  subCategories: "/dashboard/subCategories",
  slider: "/dashboard/slider",
} as const;
