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
import { type SeedCatalogue, seedCatalogue } from "../../src/seed/seed-catalogue.ts";
import { openTestDatabase } from "./test-database.ts";

type Values = Readonly<Record<string, string | number | undefined>>;

/** The API on a database of its own. */
export interface TestApi {
  readonly request: (address: string, init?: RequestInit) => Promise<Response>;
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
  readonly close: () => Promise<void>;
}

/** Opens the API over a catalogue. */
export async function openTestApi(
  seed: SeedCatalogue,
  { logger = pino({ level: "silent" }), answerCacheBytes = 1_000_000 } = {},
): Promise<TestApi> {
  const mediaFolder = mkdtempSync(join(tmpdir(), "shop-media-"));
  const database = await openTestDatabase();
  const catalogue = await watchCatalogue(database);
  await seedCatalogue(database, catalogue, () => Promise.resolve(seed));
  const app = createApi({
    database,
    catalogue,
    logger,
    mediaFolder,
    answerCacheBytes,
  });
  const request = async (address: string, init?: RequestInit): Promise<Response> =>
    app.request(address, init);
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
    close: async () => {
      await catalogue.close();
      await database.close();
      rmSync(mediaFolder, { recursive: true });
    },
  };
}
