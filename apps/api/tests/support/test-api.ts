import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type AnswerOf, addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import type { Slide } from "@shop/contract/slides/slide.ts";
import type { SurrogateHeaders } from "@shop/serving/surrogate-headers.ts";
import pino, { type Logger } from "pino";
import * as v from "valibot";

import { createApp } from "../../src/app.ts";
import { backupMaker } from "../../src/backup/backup-maker.ts";
import type { Database } from "../../src/database/database.ts";
import { openPasswordLinks, type PasswordLinks } from "../../src/modules/accounts/password-links.ts";
import type { SessionLimits } from "../../src/modules/admins/admin-sessions.repository.ts";
import { watchSessionEnds } from "../../src/modules/admins/session-ends.ts";
import { type Catalogue, watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import { openMemoryEngine, type SearchEngine } from "../../src/modules/find/engine/search-engine.ts";
import { searchIndex as followCatalogue } from "../../src/modules/find/engine/search-index.ts";
import { openSearchMissLog } from "../../src/modules/find/search-misses/search-miss-log.ts";
import { importService } from "../../src/modules/imports/imports.service.ts";
import type { Delivery, OutgoingMail } from "../../src/modules/mails/delivery.ts";
import { openOutbox } from "../../src/modules/mails/outbox.ts";
import { pictureFolder } from "../../src/modules/media/picture-files.ts";
import { openPictureStore, type PictureStore } from "../../src/modules/media/picture-store.ts";
import { type OrderFeed, watchOrders } from "../../src/modules/orders/list/order-feed.ts";
import { type PaperPrinter, paperPrinter } from "../../src/modules/papers/paper-printer.ts";
import { openRestockMails, type RestockMails } from "../../src/modules/restock-requests/restock-requests.ts";
import { type SeedCatalogue, seedCatalogue } from "../../src/seed/seed-catalogue.ts";
import { seedSlides } from "../../src/seed/seed-slides.ts";
import { openUploadFolder } from "../../src/uploads/upload-folder.ts";
import { readAnswer } from "./read-answer.ts";
import { openTestDatabase } from "./test-database.ts";

type Values = Readonly<Record<string, string | number | undefined>>;

/** The API on a database of its own. */
export interface TestApi {
  /** Makes a request; one `from` an address is rate-limited like a client, others like requests in process. */
  readonly request: (address: string, init?: RequestInit, from?: string) => Promise<Response>;
  /** The successful answer of an endpoint, validated by the contract. */
  readonly answer: <E extends Endpoint>(
    endpoint: E,
    params?: Readonly<Record<string, string | number>>,
    query?: Values,
  ) => Promise<AnswerOf<E>>;
  /** Status and code of an error answer, validated by the contract. */
  readonly refusal: (
    address: string,
    init?: RequestInit,
  ) => Promise<{ status: number; code: string; errors?: unknown }>;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly mediaFolder: string;
  /** Folder of the files of requests. */
  readonly uploadFolder: string;
  readonly pictures: PictureStore;
  readonly orderFeed: OrderFeed;
  readonly passwordLinks: PasswordLinks;
  readonly restockMails: RestockMails;
  /** Every sent mail, in order. */
  readonly sentMails: readonly OutgoingMail[];
  readonly close: () => Promise<void>;
}

/** Options of a test API. */
export interface TestApiOptions {
  readonly logger?: Logger;
  readonly answerCacheBytes?: number;
  readonly trustedProxies?: number;
  readonly publicUrl?: string;
  readonly adminSessions?: SessionLimits;
  /** Slides of the home carousel; none without them. */
  readonly slides?: readonly Slide[];
  /** Milliseconds within which the body of a call has to arrive. */
  readonly bodyWithinMs?: number;
  /** Milliseconds between two signs of life of an event stream. */
  readonly eventBeatMs?: number;
  /** Milliseconds between a request for a link to a new password and its mail; so many by default that tests ask for the answer. */
  readonly passwordLinkDelayMs?: number;
  /** False for a shop whose mails are kept as files. */
  readonly hasMailServer?: boolean;
  /** The address that mails are sent from; that of a shop of its own by default. */
  readonly mailSender?: string;
  /** The index of searches, which is not waited for; one in memory with all products unless given. */
  readonly searchEngine?: SearchEngine;
  /** Headers of kept answers for a shared cache. */
  readonly surrogateHeaders?: SurrogateHeaders;
  /** Prints papers; in a process of its own unless given. */
  readonly printer?: PaperPrinter;
  /** Opens the database; an empty one of its own unless given. */
  readonly openDatabase?: () => Promise<Database>;
}

/** The environment of a request over the network. */
const networkEnvironment = (remoteAddress: string): object => ({
  incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: "IPv4" } },
});

/** Opens the API over a catalogue. */
export async function openTestApi(
  seed: SeedCatalogue,
  {
    logger = pino({ level: "silent" }),
    answerCacheBytes = 1_000_000,
    trustedProxies = 0,
    publicUrl,
    adminSessions = { total: 3600, idle: 600 },
    slides,
    bodyWithinMs,
    eventBeatMs,
    hasMailServer = true,
    mailSender = "orders@shop.test",
    passwordLinkDelayMs = 600_000,
    openDatabase = openTestDatabase,
    surrogateHeaders,
    searchEngine,
    printer: givenPrinter,
  }: TestApiOptions = {},
): Promise<TestApi> {
  const mediaFolder = mkdtempSync(join(tmpdir(), "shop-media-"));
  const database = await openDatabase();
  const catalogue = await watchCatalogue(database);
  await seedCatalogue(database, catalogue, () => Promise.resolve(seed));
  if (slides) await seedSlides(database, catalogue, () => Promise.resolve(slides));
  const sentMails: OutgoingMail[] = [];
  const delivery: Delivery = {
    description: "",
    hasServer: hasMailServer,
    deliver: (mail) => {
      sentMails.push(mail);
      return Promise.resolve();
    },
  };
  const outbox = openOutbox({
    queries: database.queries,
    delivery,
    logger,
    sender: mailSender,
    timeout: 5,
    pollMs: 60_000,
  });
  const searchIndex = followCatalogue({
    queries: database.queries,
    catalogue,
    engine: searchEngine ?? openMemoryEngine(),
    logger,
  });
  if (!searchEngine) await searchIndex.followed();
  const searchMisses = openSearchMissLog(database.queries, logger);
  const pictures = openPictureStore(pictureFolder(mediaFolder), join(mediaFolder, "incoming"));
  const orderFeed = await watchOrders(database);
  const sessionEnds = await watchSessionEnds(database);
  const printer = givenPrinter ?? paperPrinter(pictures, { patience: 5 });
  const uploadFolder = mkdtempSync(join(tmpdir(), "shop-uploads-"));
  const uploads = openUploadFolder(uploadFolder);
  const imports = importService({ database, catalogue, pictures, uploads, searchIndex, logger });
  const mailbox = {
    address: "orders@shop.example",
    locale: "en",
    publicUrl: "https://shop.example",
  } as const;
  const passwordLinks = openPasswordLinks({
    queries: database.queries,
    outbox,
    mailbox,
    logger,
    delayMs: passwordLinkDelayMs,
  });
  const restockMails = openRestockMails({ queries: database.queries, catalogue, outbox, mailbox, logger });
  const backupFolder = mkdtempSync(join(tmpdir(), "shop-backups-"));
  const backups = backupMaker({
    tryLock: database.tryLock,
    folder: backupFolder,
    kept: 14,
    write: (file) => writeFile(file, "a backup"),
    logger,
  });
  const app = createApp({
    database,
    backups,
    hasDailyBackups: false,
    catalogue,
    logger,
    mediaFolder,
    pictures,
    orderFeed,
    sessionEnds,
    printer,
    imports,
    uploads,
    answerCacheBytes,
    outbox,
    searchIndex,
    searchMisses,
    passwordLinks,
    restockMails,
    mailbox,
    trustedProxies,
    publicUrl,
    adminSessions,
    surrogateHeaders,
    ...(bodyWithinMs !== undefined && { bodyWithinMs }),
    ...(eventBeatMs !== undefined && { eventBeatMs }),
  });
  const request = async (address: string, init?: RequestInit, from?: string): Promise<Response> =>
    app.request(address, init, from === undefined ? undefined : networkEnvironment(from));
  return {
    request,
    answer: async (endpoint, params, query) => {
      const response = await request(addressOf(endpoint, params, query));
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      return readAnswer(endpoint, body);
    },
    refusal: async (address, init) => {
      const response = await request(address, init);
      const { code, errors } = v.parse(apiErrorSchema, await response.json());
      return { status: response.status, code, ...(errors && { errors }) };
    },
    database,
    catalogue,
    mediaFolder,
    uploadFolder,
    pictures,
    orderFeed,
    passwordLinks,
    restockMails,
    sentMails,
    close: async () => {
      await backups.close();
      await imports.close();
      pictures.close();
      await passwordLinks.close();
      await restockMails.close();
      await outbox.close();
      await searchIndex.close();
      await searchMisses.close();
      printer.close();
      await orderFeed.close();
      await sessionEnds.close();
      await catalogue.close();
      await database.close();
      uploads.close();
      for (const folder of [mediaFolder, uploadFolder, backupFolder]) rmSync(folder, { recursive: true });
    },
  };
}
