import { addressOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { afterEach, expect, test } from "vitest";

import type { Database } from "../../src/database/database.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { openOwnDatabase } from "../support/test-database.ts";

let api: TestApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

test("API-22 a body that does not arrive in time is answered 408, and its connection closes", async () => {
  api = await openTestApi(aCatalogue({}), { bodyWithinMs: 50 });
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":"')),
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: endless,
    duplex: "half",
  } as const;
  const response = await api.request(addressOf(endpoints.loginUser), init);
  expect([response.status, response.headers.get("connection")]).toEqual([408, "close"]);
  expect(await response.json()).toMatchObject({ status: false, code: "request_timeout" });
});

test("a database that hangs makes /ready answer 503 within two seconds, and 200 once it answers again", async () => {
  let frozen = false;
  const thawed = Promise.withResolvers<void>();
  api = await openTestApi(aCatalogue({}), {
    openDatabase: async (): Promise<Database> => {
      const database = await openOwnDatabase();
      const { queries } = database;
      const execute: typeof queries.execute = queries.execute.bind(queries);
      Object.assign(queries, {
        // Work in the background that asks meanwhile is answered later: closing waits for it.
        execute: async (...args: Parameters<typeof execute>) => {
          if (frozen) await thawed.promise;
          return execute(...args);
        },
      });
      return database;
    },
  });
  expect((await api.request("/ready")).status).toBe(200);
  frozen = true;
  const start = performance.now();
  expect((await api.request("/ready")).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(2000);
  frozen = false;
  thawed.resolve();
  expect((await api.request("/ready")).status).toBe(200);
});
