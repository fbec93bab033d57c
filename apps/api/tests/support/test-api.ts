import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type AnswerOf, addressOf, type Endpoint } from "@shop/contract/endpoint.ts";
import { apiErrorSchema } from "@shop/contract/errors.ts";
import pino from "pino";
import * as v from "valibot";

import { createApi } from "../../src/app.ts";
import type { Database } from "../../src/database/database.ts";
import { type Catalogue, watchCatalogue } from "../../src/modules/catalogue/catalogue.service.ts";
import type { Delivery, OutgoingMail } from "../../src/modules/mail/delivery.ts";
import { openOutbox } from "../../src/modules/mail/outbox.ts";
import { type SeedCatalogue, seedCatalogue } from "../../src/seed/seed-catalogue.ts";
import { openTestDatabase } from "./test-database.ts";

type Values = Readonly<Record<string, string | number | undefined>>;

/** The API on a database of its own. */
export interface TestApi {
  /** Makes a request; one that comes `from` an address is limited as strangers are, others as this process itself. */
  readonly request: (address: string, init?: RequestInit, from?: string) => Promise<Response>;
  /** A successful answer of an endpoint, checked against the contract. */
  readonly answer: <E extends Endpoint>(
    endpoint: E,
    params?: Readonly<Record<string, string | number>>,
    query?: Values,
  ) => Promise<AnswerOf<E>>;
  /** Status and code of a refusal, checked against the contract. */
  readonly refusal: (
    address: string,
    init?: RequestInit,
  ) => Promise<{ status: number; code: string; errors?: unknown }>;
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly mediaFolder: string;
  /** Every mail that went out, in the order in which they did. */
  readonly sentMails: readonly OutgoingMail[];
  readonly close: () => Promise<void>;
}

/** The surroundings of a request that came over the network. */
const cameFrom = (remoteAddress: string): object => ({
  incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: "IPv4" } },
});

/** Opens the API over a catalogue. */
export async function openTestApi(
  seed: SeedCatalogue,
  {
    logger = pino({ level: "silent" }),
    answerCacheBytes = 1_000_000,
    trustedProxies = 0,
    isSecure = false,
  } = {},
): Promise<TestApi> {
  const mediaFolder = mkdtempSync(join(tmpdir(), "shop-media-"));
  const database = await openTestDatabase();
  const catalogue = await watchCatalogue(database);
  await seedCatalogue(database, catalogue, () => Promise.resolve(seed));
  const sentMails: OutgoingMail[] = [];
  const delivery: Delivery = {
    description: "",
    deliver: (mail) => {
      sentMails.push(mail);
      return Promise.resolve();
    },
  };
  const outbox = openOutbox({
    queries: database.queries,
    delivery,
    logger,
    domain: "shop.example",
    timeout: 5,
    lookEveryMs: 60_000,
  });
  const app = createApi({
    database,
    catalogue,
    logger,
    mediaFolder,
    answerCacheBytes,
    outbox,
    mailbox: { address: "orders@shop.example", locale: "en", publicUrl: "https://shop.example" },
    trustedProxies,
    isSecure,
  });
  const request = async (address: string, init?: RequestInit, from?: string): Promise<Response> =>
    app.request(address, init, from === undefined ? undefined : cameFrom(from));
  return {
    request,
    answer: async (endpoint, params, query) => {
      const response = await request(addressOf(endpoint, params, query));
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      return v.parse(endpoint.answer, body);
    },
    refusal: async (address, init) => {
      const response = await request(address, init);
      const { code, errors } = v.parse(apiErrorSchema, await response.json());
      return { status: response.status, code, ...(errors && { errors }) };
    },
    database,
    catalogue,
    mediaFolder,
    sentMails,
    close: async () => {
      await outbox.close();
      await catalogue.close();
      await database.close();
      rmSync(mediaFolder, { recursive: true });
    },
  };
}
