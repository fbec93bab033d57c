/**
 * Measures the API with a large catalogue, on the embedded database and, where there is one, on a PostgreSQL server.
 * COUNT sets the number of products (100,000), TURNS the requests of a case (200), PARTS_FILE takes names from a file
 * of real parts (JSON lines with name, description, keywords).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import pino from "pino";
import * as v from "valibot";

import { createApp } from "../src/app.ts";
import { type Database, openDatabase } from "../src/database/database.ts";
import { watchSessionEnds } from "../src/modules/admins/session-ends.ts";
import { watchCatalogue } from "../src/modules/catalogue/catalogue.service.ts";
import { openSearchEngine } from "../src/modules/find/engine/search-engine.ts";
import { searchIndex as followCatalogue } from "../src/modules/find/engine/search-index.ts";
import { importService } from "../src/modules/imports/imports.service.ts";
import type { PictureStore } from "../src/modules/media/picture-store.ts";
import { watchOrders } from "../src/modules/orders/list/order-feed.ts";
import { paperPrinter } from "../src/modules/papers/paper-printer.ts";
import { type SeedCatalogue, seedCatalogue } from "../src/seed/seed-catalogue.ts";
import { openUploadFolder } from "../src/uploads/upload-folder.ts";
import { postgresBinaries } from "../tests/support/postgres-binaries.ts";
import { startPostgres } from "../tests/support/postgres-cluster.ts";
import { benchCases } from "./cases.ts";
import { quantile } from "./quantile.ts";
import { syntheticCatalogue } from "./synthetic-catalogue.ts";

const COUNT = Number(process.env["COUNT"] ?? 100_000);
const TURNS = Number(process.env["TURNS"] ?? 200);
const WARM_UP = 10;

const milliseconds = (value: number | undefined): string => (value ?? 0).toFixed(1);

/** Prints which product a search shows first, with the values that its card shows. */
async function printFirst(app: Pick<ReturnType<typeof createApp>, "request">, query: string): Promise<void> {
  const response = await app.request(addressOf(endpoints.searchProducts, {}, { query }));
  const { products, totalCount } = v.parse(endpoints.searchProducts.answer, await response.json());
  const [first] = products;
  const values = first?.specifications.map(({ text }) => text).join(", ");
  console.info(`"${query}" finds ${totalCount}, first "${first?.name}": ${values}`);
}

async function benchOn(kind: string, database: Database, seed: SeedCatalogue): Promise<void> {
  const catalogue = await watchCatalogue(database);
  const start = performance.now();
  await seedCatalogue(database, catalogue, () => Promise.resolve(seed));
  console.info(`\n${kind}: ${COUNT} products stored in ${Math.round((performance.now() - start) / 1000)} s`);

  const orderFeed = await watchOrders(database);
  const sessionEnds = await watchSessionEnds(database);
  // Without a cache every request is computed in full.
  const logger = pino({ level: "silent" });
  const mediaFolder = tmpdir();
  const pictures: PictureStore = {
    store: () => Promise.resolve({ reason: "not_a_picture" }),
    renew: () => Promise.resolve(false),
    read: () => Promise.resolve(null),
    encodePrivate: () => Promise.resolve(null),
    storePdf: () => Promise.resolve({ reason: "not_a_pdf" }),
    findStored: () => Promise.resolve(() => false),
    removeUnused: () => Promise.resolve(0),
    close: () => {},
  };
  const printer = paperPrinter(pictures);
  const uploads = openUploadFolder(join(folder, "uploads"));
  const searchIndex = followCatalogue({
    queries: database.queries,
    catalogue,
    engine: openSearchEngine(join(folder, `search-${kind}`), logger),
    logger,
  });
  const built = performance.now();
  await searchIndex.followed();
  console.info(`Its search index was built in ${Math.round((performance.now() - built) / 1000)} s`);
  const app = createApp({
    database,
    catalogue,
    logger,
    mediaFolder,
    backups: {
      folder: join(folder, "backups"),
      isMaking: () => false,
      failedAt: () => null,
      make: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    hasDailyBackups: false,
    imports: importService({ database, catalogue, pictures, uploads, searchIndex, logger }),
    uploads,
    pictures,
    orderFeed,
    sessionEnds,
    printer,
    answerCacheBytes: 0,
    outbox: {
      hasServer: false,
      sender: "orders@shop.example",
      put: () => Promise.resolve([]),
      test: () => Promise.resolve(null),
      wake: () => {},
      close: () => Promise.resolve(),
    },
    passwordLinks: {
      sendsLinks: false,
      request: () => Promise.resolve(false),
      answer: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    restockMails: {
      sendsMails: false,
      request: () => Promise.resolve(false),
      end: () => Promise.resolve(),
      send: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
    searchIndex,
    searchMisses: { note: () => {}, flush: () => Promise.resolve(), close: () => Promise.resolve() },
    mailbox: { address: "orders@shop.example", locale: "en" },
    trustedProxies: 0,
    adminSessions: { total: 3600, idle: 3600 },
  });
  const rows: Record<string, string>[] = [];
  /** Half of the first case's requests, an unfiltered page, take less. */
  let plain = 0;
  for (const { name, address } of benchCases(seed.products)) {
    const times: number[] = [];
    for (let turn = -WARM_UP; turn < TURNS; turn += 1) {
      const before = performance.now();
      const response = await app.request(address(turn + WARM_UP));
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      if (turn >= 0) times.push(performance.now() - before);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const half = quantile(sorted, 0.5) ?? 0;
    plain ||= half;
    rows.push({
      case: name,
      "p50 ms": milliseconds(half),
      "of a plain page": (half / plain).toFixed(1),
      "p99 ms": milliseconds(quantile(sorted, 0.99)),
    });
  }
  console.table(rows);
  await printFirst(app, "10k 0805 1%");
  printer.close();
  uploads.close();
  await orderFeed.close();
  await sessionEnds.close();
  await searchIndex.close();
  await catalogue.close();
  await database.close();
}

const seed = syntheticCatalogue(COUNT, process.env["PARTS_FILE"]);
const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
try {
  const settings = { DATA_DIR: folder, DATABASE_POOL: 10 };
  await benchOn("Embedded database", await openDatabase({ ...settings, DATABASE_URL: undefined }), seed);
  const binaries = postgresBinaries();
  if (binaries) {
    const cluster = await startPostgres(binaries);
    try {
      await benchOn(
        "PostgreSQL",
        await openDatabase({ ...settings, DATABASE_URL: cluster.url("postgres") }),
        seed,
      );
    } finally {
      await cluster.stop();
    }
  } else {
    console.info("\nThere are no programs of a PostgreSQL server here, so it is not measured.");
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
