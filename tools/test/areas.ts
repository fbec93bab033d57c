/**
 * What a change can break beyond the tests that import it, by the names of folders, which are the same in all layers. The tests of the API import
 * the whole application and journeys run it, so that no module graph tells them apart.
 */
export interface Area {
  /** Folders of `apps/api/src/modules`, `apps/api/src`, the packages, and `apps/web`, by their last name. */
  readonly folders: readonly string[];
  /** Tests of the API (`apps/api/tests`), by their room or the beginnings of their names in it. */
  readonly api?: readonly string[];
  /** Journeys (`apps/web/tests`), likewise. */
  readonly journeys?: readonly string[];
}

/** Folders a change below which runs every leg whole: everything depends on them. */
export const EVERYTHING: readonly string[] = [
  "apps/api/src/database",
  "apps/api/src/http",
  "apps/api/src/prepare",
  "apps/api/src/processes",
  "apps/api/migrations",
  "apps/api/tests/support",
  "apps/web/bundle",
  "apps/web/tests/support",
  "packages/fixtures",
];

/** Folders whose changes only their own tests, stories and the checks prove. */
export const OWN_TESTS: readonly string[] = [
  "apps/api/bench",
  "apps/api/fonts",
  "apps/api/tests",
  "apps/api/tools",
  "apps/web/tests",
  "deploy",
  "docs",
  "tools",
  ".storybook",
  ".github",
  ".ci",
  ".vscode",
];

/** Tests of the API of every change of the contract or the API: rights by role. */
export const ALWAYS: readonly string[] = ["admins/admin-guards"];

/** The areas; a test fails where a folder, a test of the API or a journey is in none. */
export const areas: readonly Area[] = [
  {
    folders: ["accounts", "kept", "credentials", "limits", "uploads"],
    api: ["accounts/", "server/limits", "server/hostile", "server/slow-requests", "server/log-redaction"],
    journeys: ["shop/accounts", "shop/passwords", "shop/kept"],
  },
  {
    folders: ["admins", "admin-socket", "cli", "saved-filters", "doctor", "shell"],
    api: ["admins/", "server/frozen-client", "server/doctor", "server/start"],
    journeys: [
      "dash/dash-access",
      "dash/dash-accessible",
      "dash/dash-saved-filters",
      "shop/back",
      "server/process",
      "shop/keyboard",
      "shop/language-theme",
    ],
  },
  {
    folders: ["attributes", "specifications"],
    api: ["catalogue/attribute", "products/product-attributes", "products/bulk-specifications"],
    journeys: ["dash/dash-attributes", "shop/compare"],
  },
  {
    folders: ["audit-log", "history"],
    api: ["admins/audit-log", "products/entity-fields", "products/product-fields"],
    journeys: ["dash/dash-owner"],
  },
  { folders: ["backup", "backups"], api: ["server/backup", "server/upgrade"], journeys: ["dash/dash-owner"] },
  {
    // What every list is made of, proved by the lists of the catalogue.
    folders: ["lists"],
    api: ["products/entity-fields", "catalogue/brands", "purchases/suppliers", "search/search-synonyms"],
    journeys: ["dash/dash-brands", "dash/dash-buying", "dash/dash-accessible"],
  },
  { folders: ["brands"], api: ["catalogue/brands"], journeys: ["dash/dash-brands", "shop/browse"] },
  {
    folders: ["bulk", "bulk-changes", "selection"],
    api: ["products/bulk", "products/concurrent-changes"],
    journeys: ["dash/dash-bulk"],
  },
  {
    folders: ["carts", "cart", "checkout", "shared-links", "early-input"],
    api: [
      "orders/orders.",
      "orders/order-attempts",
      "orders/taken-orders",
      "server/nodes",
      "catalogue/share-pictures",
    ],
    journeys: [
      "shop/cart",
      "shop/buying",
      "server/early-input",
      "server/delivery",
      "shop/delivery",
      "shop/chat-orders",
      "shop/sticky-bars",
    ],
  },
  {
    folders: [
      "catalogue",
      "categories",
      "sub-categories",
      "home",
      "slides",
      "about",
      "blogs",
      "info",
      "not-found",
      "images",
      "share-pictures",
      "metrics",
      "openapi",
      "logging",
      "offline",
      "media",
      "picture",
      "pictures",
      "picture-viewer",
      "carousel",
    ],
    api: [
      "catalogue/",
      "server/purges",
      "server/page-statements",
      "server/metrics",
      "server/traces",
      "server/docs",
      "server/uncached-reads",
      "server/child-work",
    ],
    journeys: [
      "shop/browse",
      "dash/dash-groups",
      "dash/dash-visibility",
      "server/links",
      "server/missing",
      "server/no-scripts",
      "server/offline",
      "shop/picture-viewer",
      "server/seo",
      "server/steady-pages",
      "server/varnish",
      "server/rolling-restart",
      "server/node-loss",
      "server/file-faults",
    ],
  },
  {
    folders: ["settlements", "cash-up", "payments"],
    api: ["orders/settlements", "orders/payment", "orders/order-payments"],
    journeys: ["shop/payment", "dash/dash-parcels"],
  },
  {
    folders: ["contact", "mails"],
    api: ["mails/"],
    journeys: ["shop/chat-orders", "shop/restock"],
  },
  {
    folders: ["delivery"],
    api: ["orders/order-delivery", "orders/order-parcel"],
    journeys: ["server/delivery", "shop/delivery"],
  },
  {
    folders: ["demonstration", "seed", "first-steps", "settings", "site"],
    api: ["shop/", "catalogue/shop-appearance", "server/cleanup-job", "server/embedded-"],
    journeys: ["dash/dash-owner", "shop/shop-appearance", "shop/payment-options", "shop/delivery-costs"],
  },
  {
    folders: [
      "facets",
      "find",
      "parts",
      "search",
      "search-misses",
      "search-synonyms",
      "feeds",
      "agents",
      "head",
      "compare",
    ],
    api: ["search/"],
    journeys: ["shop/search", "shop/filters", "shop/compare", "server/integrations", "server/seo"],
  },
  {
    folders: ["books", "journal", "figures", "overview", "money", "labels", "papers"],
    api: [
      "books/",
      "shop/admin-overview",
      "shop/figures",
      "products/labels",
      "orders/order-papers",
      "shop/statistics",
    ],
    journeys: ["dash/dash-overview"],
  },
  {
    folders: ["imports", "sheets", "product-sheets", "order-sheets"],
    api: ["imports/", "orders/order-sheet", "catalogue/attribute-sheets"],
    journeys: ["dash/dash-import"],
  },
  {
    folders: ["orders", "new-order", "counter", "quotations", "tax-documents"],
    api: ["orders/", "mails/"],
    journeys: [
      "shop/buying",
      "dash/dash-orders",
      "dash/dash-counter",
      "dash/dash-live-orders",
      "dash/dash-parcels",
      "shop/quotations",
      "shop/delivery-costs",
    ],
  },
  {
    folders: ["parts-list", "parts-lists"],
    api: ["search/parts-lists", "search/value-search"],
    journeys: ["shop/parts-list"],
  },
  {
    folders: ["products", "product-files", "restock-requests"],
    api: ["products/", "imports/product-export", "purchases/product-suppliers"],
    journeys: ["shop/browse", "dash/dash-products", "shop/restock", "shop/kept"],
  },
  {
    folders: [
      "purchases",
      "quarantine",
      "stock-counts",
      "suppliers",
      "product-suppliers",
      "supplied-products",
    ],
    api: ["purchases/"],
    journeys: ["dash/dash-buying", "dash/dash-stock"],
  },
  {
    // Primitives and parts of screens: stories are selected by imports; these journeys use most of them.
    folders: ["ui", "stories", "mocks", "shared", "form", "error", "patterns", "locale", "i18n"],
    journeys: [
      "shop/browse",
      "shop/cart",
      "shop/keyboard",
      "shop/sticky-bars",
      "dash/dash-products",
      "dash/dash-accessible",
    ],
  },
  {
    // What all pages of the application are made with.
    folders: ["web", "router", "storage", "messages", "mock", "journeys", "list-views", "server", "data"],
    journeys: [
      "shop/back",
      "shop/browse",
      "shop/buying",
      "shop/filters",
      "server/links",
      "server/missing",
      "server/no-scripts",
      "server/offline",
      "dash/dash-orders",
      "dash/dash-products",
    ],
  },
];
