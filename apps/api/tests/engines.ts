/** Where a group of test files runs: on the embedded database, on a PostgreSQL server, on both; `none` opens no database and runs once. */
type Engines = "both" | "embedded" | "postgres" | "none";

/** Test files of one reason to run where they do; names without their folder and ending. */
interface TestGroup {
  readonly engines: Engines;
  readonly reason: string;
  readonly files: readonly string[];
}

/**
 * The test files below this folder, with their room, by the engines that they run on. Those whose statements could behave differently run on both: what one engine
 * does alone, or what they wait, lock, sort, compare and sum differently. What is decided before a statement or after it runs on one.
 */
export const testGroups: readonly TestGroup[] = [
  {
    engines: "none",
    reason: "They open no database.",
    files: ["server/child-work", "fuzz/json-schema-arbitrary", "imports/sheets-of-any-content"],
  },
  {
    engines: "postgres",
    reason: "Several nodes share a server, which the embedded database has no means for.",
    files: ["server/frozen-client", "server/nodes"],
  },
  {
    engines: "embedded",
    reason: "They test the embedded database itself.",
    files: ["server/embedded-session", "server/embedded-upkeep"],
  },
  {
    engines: "embedded",
    reason: "Who may call an endpoint, and what a request may hold, is decided before the first statement.",
    files: [
      "admins/admin-guards",
      "admins/admin-rights",
      "server/docs",
      "fuzz/unauthorized-writes",
      "server/hostile-bodies",
      "orders/order-price-rights",
      "admins/price-rights",
      "admins/refusals",
      "server/traces",
      "server/uncached-reads",
      "catalogue/uploads",
    ],
  },
  {
    engines: "embedded",
    reason:
      "Sheets are read by a process of their own; other tests of imports check, apply, stop and undo them on both.",
    files: [
      "imports/import-datasheets",
      "imports/import-files",
      "imports/import-prices",
      "imports/import-tiers",
      "imports/import-visibility",
    ],
  },
  {
    engines: "embedded",
    reason: "Papers, pictures and files are made and stored outside of the database.",
    files: [
      "catalogue/admin-pictures",
      "products/labels",
      "catalogue/media",
      "orders/order-papers",
      "catalogue/pictures-on-s3",
      "purchases/purchase-papers",
      "catalogue/share-pictures",
      "catalogue/shop-appearance",
    ],
  },
  {
    engines: "embedded",
    reason: "Texts of mails are written from what other tests store on both; outbox sends them on both.",
    files: ["mails/admin-order-mails", "mails/mail-files", "mails/order-mails"],
  },
  {
    engines: "embedded",
    reason: "Programs by this protocol call the endpoints that others call on both.",
    files: ["search/agents-ucp"],
  },
  {
    engines: "both",
    reason: "Each endpoint answers as the contract says, with every field of every entity.",
    files: [
      "products/entity-fields",
      "fuzz/endpoints",
      "products/product-fields",
      "shop/seeded-fields",
      "shop/settings",
    ],
  },
  {
    engines: "both",
    reason: "Databases are created, upgraded, seeded, copied, examined and measured.",
    files: [
      "orders/admin-orders-upgrade",
      "admins/admin-rights-upgrade",
      "server/backup",
      "server/backup-job",
      "shop/demonstration",
      "shop/demonstration-marks",
      "server/doctor",
      "shop/first-steps",
      "server/log-redaction",
      "server/metrics",
      "orders/order-parcel-upgrade",
      "server/page-statements",
      "search/search-upgrade",
      "server/start",
      "shop/statistics",
      "server/upgrade",
    ],
  },
  {
    engines: "both",
    reason: "Nodes notify each other of changes, and keep answers until then.",
    files: [
      "catalogue/cache-invalidation",
      "catalogue/catalogue-answers",
      "catalogue/listed-offers",
      "server/slow-requests",
      "orders/order-events",
      "mails/outbox",
      "server/purges",
    ],
  },
  {
    engines: "both",
    reason: "Of requests at once one succeeds, or each as often as it may.",
    files: [
      "accounts/account-page",
      "accounts/accounts",
      "accounts/addresses",
      "admins/admin-accounts",
      "admins/admin-commands",
      "mails/admin-mails",
      "admins/admin-sessions",
      "admins/admins",
      "orders/settlements",
      "products/concurrent-changes",
      "products/product-field-changes",
      "purchases/delivery-notes",
      "accounts/kept",
      "mails/kept-mails",
      "server/limits",
      "search/parts-list-packs",
      "search/parts-list-stand-ins",
      "search/parts-lists",
      "admins/passkeys",
      "accounts/password-links",
      "purchases/purchase-packs",
      "purchases/purchases",
      "purchases/quarantine",
      "purchases/received",
      "products/restock-requests",
      "admins/saved-filters",
      "purchases/stock-count-lists",
      "purchases/stock-counts",
      "purchases/suppliers",
      "admins/two-factor",
    ],
  },
  {
    engines: "both",
    reason: "Orders, their stock, numbers and payments stay consistent whatever happens at once.",
    files: [
      "orders/admin-order-corrections",
      "orders/admin-order-lines",
      "orders/admin-orders",
      "mails/buyer-mails",
      "mails/chat-requests",
      "orders/order-attempts",
      "orders/order-batches",
      "orders/order-company",
      "orders/order-costs",
      "orders/order-delivery",
      "orders/order-links",
      "orders/order-lookup",
      "orders/order-pages",
      "orders/order-parcel-sequences",
      "orders/order-parcels",
      "orders/order-payments",
      "orders/order-requests",
      "orders/order-return-sequences",
      "orders/order-returns",
      "orders/order-sequences",
      "orders/order-vat",
      "orders/orders",
      "orders/payment-options",
      "orders/payment-proofs",
      "orders/quotations",
      "orders/taken-orders",
      "orders/tax-documents",
    ],
  },
  {
    engines: "both",
    reason: "The database searches, compares, sorts, counts and pages.",
    files: [
      "catalogue/admin-categories",
      "orders/admin-order-list",
      "products/admin-product-filters",
      "products/admin-product-list",
      "products/admin-products",
      "catalogue/admin-slides",
      "search/agents-mcp",
      "catalogue/attributes",
      "catalogue/attributes-large",
      "admins/audit-log",
      "catalogue/brands",
      "catalogue/categories",
      "search/facets",
      "catalogue/home",
      "search/large-catalogue",
      "catalogue/listed-categories",
      "products/paging-under-change",
      "products/product-attributes",
      "products/product-links",
      "products/products",
      "search/search",
      "search/search-misses",
      "search/search-quality",
      "search/search-sentences",
      "search/search-synonyms",
      "products/shown-stock",
      "catalogue/slides",
      "search/value-search",
      "catalogue/visibility",
    ],
  },
  {
    engines: "both",
    reason: "The database adds up money by days of a time zone, or keeps it to the piastre.",
    files: [
      "shop/admin-overview",
      "shop/figures",
      "orders/order-sheet",
      "orders/cash-up",
      "products/product-costs",
      "products/product-offers",
      "products/product-packs",
      "products/product-quantity-prices",
      "purchases/product-suppliers",
      "purchases/reorder",
    ],
  },
  {
    engines: "both",
    reason: "Many rows are changed, undone or read by one statement.",
    files: [
      "catalogue/attribute-sheets",
      "products/bulk-changes",
      "products/bulk-large",
      "products/bulk-selling",
      "products/bulk-specifications",
      "server/cleanup-job",
      "imports/import-groups",
      "imports/import-matching",
      "imports/import-packs",
      "imports/import-pictures",
      "imports/import-ranges",
      "imports/import-reading",
      "imports/import-stops",
      "imports/imports",
      "imports/product-export",
      "products/product-files",
    ],
  },
];

/** Patterns of the test files of some engines. */
const filesOf = (...engines: readonly Engines[]): string[] =>
  testGroups
    .filter((group) => engines.includes(group.engines))
    .flatMap(({ files }) => files.map((name) => `apps/api/tests/${name}.test.ts`));

/** Test files that do not run on a PostgreSQL server: those of functions beside their source open no database either. */
export const notOnPostgres: readonly string[] = ["apps/api/src/**", ...filesOf("embedded", "none")];

/** Test files that run on a PostgreSQL server alone. */
export const onPostgresAlone: readonly string[] = filesOf("postgres");
