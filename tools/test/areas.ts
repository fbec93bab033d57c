/**
 * What a change can break beyond the tests that import it, by the names of folders, which are the same in all layers. The tests of the API import
 * the whole application and journeys run it, so that no module graph tells them apart.
 */
export interface Area {
  /** Folders of `apps/api/src/modules`, `apps/api/src`, the packages, and `apps/web`, by their last name. */
  readonly folders: readonly string[];
  /** Tests of the API (`apps/api/tests`), by the beginnings of their names. */
  readonly api?: readonly string[];
  /** Journeys (`apps/web/tests`), by the beginnings of their names. */
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

/** Tests of the API of every change of the contract or the API: the mocks answer as the server does, and rights by role. */
export const ALWAYS: readonly string[] = ["conformance", "change-conformance", "admin-guards"];

/** The areas; a test fails where a folder, a test of the API or a journey is in none. */
export const areas: readonly Area[] = [
  {
    folders: ["accounts", "kept", "credentials", "limits", "uploads"],
    api: [
      "account",
      "addresses",
      "password-links",
      "kept.",
      "limits",
      "hostile",
      "slow-requests",
      "log-redaction",
    ],
    journeys: ["accounts", "passwords", "kept"],
  },
  {
    folders: ["admins", "control", "cli", "saved-filters", "doctor", "shell"],
    api: [
      "admin-commands",
      "admin-guards",
      "admin-rights",
      "admin-sessions",
      "admins",
      "passkeys",
      "two-factor",
      "price-rights",
      "frozen-client",
      "refusals",
      "saved-filters",
      "doctor",
      "start",
    ],
    journeys: [
      "dash-access",
      "dash-accessible",
      "dash-saved-filters",
      "back",
      "process",
      "keyboard",
      "language-theme",
    ],
  },
  {
    folders: ["attributes", "specifications"],
    api: ["attribute", "product-attributes", "bulk-specifications"],
    journeys: ["dash-attributes", "compare"],
  },
  {
    folders: ["audit-log", "history"],
    api: ["audit-log", "entity-fields", "product-fields"],
    journeys: ["dash-owner"],
  },
  { folders: ["backup", "backups"], api: ["backup", "upgrade"], journeys: ["dash-owner"] },
  {
    // What every list is made of, proved by the lists of the catalogue.
    folders: ["lists"],
    api: ["entity-fields", "brands", "suppliers", "search-synonyms"],
    journeys: ["dash-brands", "dash-buying", "dash-accessible"],
  },
  { folders: ["brands"], api: ["brands"], journeys: ["dash-brands", "browse"] },
  {
    folders: ["bulk", "bulk-changes", "selection"],
    api: ["bulk", "concurrent-changes"],
    journeys: ["dash-bulk"],
  },
  {
    folders: ["carts", "cart", "checkout", "shared-links", "early-input"],
    api: ["orders.", "order-attempts", "taken-orders", "nodes", "share-pictures"],
    journeys: ["cart", "buying", "early-input", "delivery", "chat-orders", "sticky-bars"],
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
      "docs",
      "logging",
      "offline",
      "media",
      "picture",
      "pictures",
      "picture-viewer",
      "carousel",
    ],
    api: [
      "admin-categories",
      "admin-pictures",
      "admin-slides",
      "cache-invalidation",
      "catalogue-answers",
      "categories",
      "home",
      "listed-",
      "media",
      "pictures-on-s3",
      "slides",
      "uploads",
      "visibility",
      "purges",
      "page-statements",
      "metrics",
      "traces",
      "docs",
      "uncached-reads",
      "child-work",
    ],
    journeys: [
      "browse",
      "dash-groups",
      "dash-visibility",
      "links",
      "missing",
      "no-scripts",
      "offline",
      "picture-viewer",
      "seo",
      "steady-pages",
      "varnish",
      "rolling-restart",
      "node-loss",
      "file-faults",
    ],
  },
  {
    folders: ["collected", "payment-day", "payments"],
    api: ["collected", "payment", "order-payments"],
    journeys: ["payment", "dash-parcels"],
  },
  {
    folders: ["contact", "mails"],
    api: ["admin-mails", "buyer-mails", "kept-mails", "mail-files", "order-mails", "outbox", "chat-requests"],
    journeys: ["chat-orders", "restock"],
  },
  { folders: ["delivery"], api: ["order-delivery", "order-parcel"], journeys: ["delivery"] },
  {
    folders: ["demonstration", "seed", "first-steps", "settings", "site"],
    api: ["demonstration", "first-steps", "seeded-fields", "shop-appearance", "cleanup-job", "embedded-"],
    journeys: ["dash-owner", "shop-appearance", "payment-options", "delivery-costs"],
  },
  {
    folders: [
      "facets",
      "find",
      "search",
      "search-misses",
      "search-synonyms",
      "feeds",
      "agents",
      "head",
      "compare",
    ],
    api: ["facets", "search", "value-search", "agents", "parts-lists", "large-catalogue"],
    journeys: ["search", "filters", "compare", "integrations", "seo"],
  },
  {
    folders: ["figures", "overview", "money", "labels", "papers"],
    api: ["admin-overview", "figures", "labels", "order-papers", "statistics"],
    journeys: ["dash-overview"],
  },
  {
    folders: ["imports", "sheets", "product-sheets", "order-sheets"],
    api: ["import", "product-export", "order-sheet", "sheets-of", "attribute-sheets"],
    journeys: ["dash-import"],
  },
  {
    folders: ["orders", "new-order", "quotations", "tax-documents"],
    api: ["admin-order", "order", "quotations", "tax-documents", "taken-orders"],
    journeys: ["buying", "dash-orders", "dash-live-orders", "dash-parcels", "quotations", "delivery-costs"],
  },
  { folders: ["parts-list", "parts-lists"], api: ["parts-lists", "value-search"], journeys: ["parts-list"] },
  {
    folders: ["products", "product-files", "restock-requests"],
    api: ["admin-product", "product", "shown-stock", "restock", "paging-under-change"],
    journeys: ["browse", "dash-products", "restock", "kept"],
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
    api: ["purchase", "quarantine", "received", "reorder", "stock-count", "suppliers", "delivery-notes"],
    journeys: ["dash-buying", "dash-stock"],
  },
  {
    // Primitives and parts of screens: stories are selected by imports; these journeys use most of them.
    folders: ["ui", "stories", "parts", "form", "error", "patterns", "locale", "i18n"],
    journeys: ["browse", "cart", "keyboard", "sticky-bars", "dash-products", "dash-accessible"],
  },
  {
    // What all pages of the application are made with.
    folders: ["web", "router", "storage", "messages", "mock", "journeys", "list-views", "server", "data"],
    journeys: [
      "back",
      "browse",
      "buying",
      "filters",
      "links",
      "missing",
      "no-scripts",
      "offline",
      "dash-orders",
      "dash-products",
    ],
  },
  // Answers of the mocks are compared with the server's.
  { folders: ["conformance", "mocks"], api: ["conformance", "change-conformance"] },
];
