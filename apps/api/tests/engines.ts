/** Where a group of test files runs: on the embedded database, on a PostgreSQL server, on both; `none` opens no database and runs once. */
type Engines = "both" | "embedded" | "postgres" | "none";

/** Test files of one reason to run where they do; names without their folder and ending. */
interface TestGroup {
  readonly engines: Engines;
  readonly reason: string;
  readonly files: readonly string[];
}

/**
 * The test files of this folder by the engines that they run on. Those whose statements could behave differently run on both: what one engine
 * does alone, or what they wait, lock, sort, compare and sum differently. What is decided before a statement or after it runs on one.
 */
export const testGroups: readonly TestGroup[] = [
  {
    engines: "none",
    reason: "They open no database.",
    files: ["child-work", "fuzz/json-schema-arbitrary", "sheets-of-any-content"],
  },
  {
    engines: "postgres",
    reason: "Several nodes share a server, which the embedded database has no means for.",
    files: ["frozen-client", "nodes"],
  },
  {
    engines: "embedded",
    reason: "They test the embedded database itself.",
    files: ["embedded-session", "embedded-upkeep"],
  },
  {
    engines: "embedded",
    reason: "Who may call an endpoint, and what a request may hold, is decided before the first statement.",
    files: [
      "admin-guards",
      "admin-rights",
      "docs",
      "fuzz/unauthorized-writes",
      "hostile-bodies",
      "order-price-rights",
      "price-rights",
      "refusals",
      "traces",
      "uncached-reads",
      "uploads",
    ],
  },
  {
    engines: "embedded",
    reason:
      "Sheets are read by a process of their own; other tests of imports check, apply, stop and undo them on both.",
    files: ["import-datasheets", "import-files", "import-prices", "import-tiers", "import-visibility"],
  },
  {
    engines: "embedded",
    reason: "Papers, pictures and files are made and stored outside of the database.",
    files: [
      "admin-pictures",
      "labels",
      "media",
      "order-papers",
      "pictures-on-s3",
      "purchase-papers",
      "share-pictures",
      "shop-appearance",
    ],
  },
  {
    engines: "embedded",
    reason: "Texts of mails are written from what other tests store on both; outbox sends them on both.",
    files: ["admin-order-mails", "mail-files", "order-mails"],
  },
  {
    engines: "embedded",
    reason: "Programs by this protocol call the endpoints that others call on both.",
    files: ["agents-ucp"],
  },
  {
    engines: "both",
    reason: "Each endpoint answers as the contract says, with every field of every entity.",
    files: [
      "change-conformance",
      "conformance",
      "entity-fields",
      "fuzz/endpoints",
      "product-fields",
      "seeded-fields",
    ],
  },
  {
    engines: "both",
    reason: "Databases are created, upgraded, seeded, copied, examined and measured.",
    files: [
      "admin-orders-upgrade",
      "admin-rights-upgrade",
      "backup",
      "backup-job",
      "demonstration",
      "demonstration-marks",
      "doctor",
      "first-steps",
      "log-redaction",
      "metrics",
      "order-parcel-upgrade",
      "page-statements",
      "search-upgrade",
      "start",
      "statistics",
      "upgrade",
    ],
  },
  {
    engines: "both",
    reason: "Nodes notify each other of changes, and keep answers until then.",
    files: [
      "cache-invalidation",
      "catalogue-answers",
      "listed-offers",
      "slow-requests",
      "order-events",
      "outbox",
      "purges",
    ],
  },
  {
    engines: "both",
    reason: "Of requests at once one succeeds, or each as often as it may.",
    files: [
      "account-page",
      "accounts",
      "addresses",
      "admin-commands",
      "admin-mails",
      "admin-sessions",
      "admins",
      "collected",
      "concurrent-changes",
      "delivery-notes",
      "kept",
      "kept-mails",
      "limits",
      "parts-lists",
      "passkeys",
      "password-links",
      "purchase-packs",
      "purchases",
      "quarantine",
      "received",
      "restock-requests",
      "saved-filters",
      "stock-count-lists",
      "stock-counts",
      "suppliers",
      "two-factor",
    ],
  },
  {
    engines: "both",
    reason: "Orders, their stock, numbers and payments stay consistent whatever happens at once.",
    files: [
      "admin-order-corrections",
      "admin-order-lines",
      "admin-orders",
      "buyer-mails",
      "chat-requests",
      "order-attempts",
      "order-batches",
      "order-company",
      "order-costs",
      "order-delivery",
      "order-links",
      "order-lookup",
      "order-pages",
      "order-parcel-sequences",
      "order-parcels",
      "order-payments",
      "order-requests",
      "order-return-sequences",
      "order-returns",
      "order-sequences",
      "order-vat",
      "orders",
      "payment-options",
      "payment-proofs",
      "quotations",
      "taken-orders",
      "tax-documents",
    ],
  },
  {
    engines: "both",
    reason: "The database searches, compares, sorts, counts and pages.",
    files: [
      "admin-categories",
      "admin-order-list",
      "admin-product-filters",
      "admin-product-list",
      "admin-products",
      "admin-slides",
      "agents-mcp",
      "attributes",
      "attributes-large",
      "audit-log",
      "brands",
      "categories",
      "facets",
      "home",
      "large-catalogue",
      "listed-categories",
      "paging-under-change",
      "product-attributes",
      "product-links",
      "products",
      "search",
      "search-misses",
      "search-quality",
      "search-synonyms",
      "shown-stock",
      "slides",
      "value-search",
      "visibility",
    ],
  },
  {
    engines: "both",
    reason: "The database adds up money by days of a time zone, or keeps it to the piastre.",
    files: [
      "admin-overview",
      "figures",
      "order-sheet",
      "payment-day",
      "product-costs",
      "product-offers",
      "product-packs",
      "product-quantity-prices",
      "product-suppliers",
      "reorder",
    ],
  },
  {
    engines: "both",
    reason: "Many rows are changed, undone or read by one statement.",
    files: [
      "attribute-sheets",
      "bulk-changes",
      "bulk-large",
      "bulk-selling",
      "bulk-specifications",
      "cleanup-job",
      "import-groups",
      "import-matching",
      "import-pictures",
      "import-ranges",
      "import-reading",
      "import-stops",
      "imports",
      "product-export",
      "product-files",
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
