import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";

import { readSettings } from "@shop/serving/settings.ts";
import pino from "pino";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";

import { openShopApi } from "../../src/open-shop-api.ts";
import { createShopSettings } from "../support/test-database.ts";

const folder = mkdtempSync(join(tmpdir(), "shop-traces-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tracesSchema = v.object({
  resourceSpans: v.array(
    v.object({ scopeSpans: v.array(v.object({ spans: v.array(v.looseObject({ name: v.string() })) })) }),
  ),
});

test("each request is sent to the collector as a span named by its route, without what was searched for", async () => {
  const received: { path: string | undefined; body: unknown }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    received.push({ path: request.url, body: await json(request) });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  };
  const collector = createServer((request, response) => void receive(request, response)).listen(
    0,
    "127.0.0.1",
  );
  await once(collector, "listening");
  const address = collector.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const settings = readSettings(
    await createShopSettings(join(folder, "shop"), {
      SEED: "none",
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    }),
  );
  const shop = await openShopApi(settings, pino({ level: "silent" }));
  await shop.app.request("/backend/public/api/products/12");
  await shop.app.request("/backend/public/api/products/products/search?query=secret");
  // What is left is sent at the end.
  await shop.close();
  collector.close();

  expect(received.map(({ path }) => path)).toEqual(["/v1/traces"]);
  const spans = received
    .flatMap(({ body }) => v.parse(tracesSchema, body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(spans.map(({ name }) => name)).toEqual([
    "GET /backend/public/api/products/:id",
    "GET /backend/public/api/products/products/search",
  ]);
  expect(JSON.stringify(spans)).not.toContain("secret");
});

test("a collector that does not answer neither fails nor delays the end of the shop", async () => {
  const settings = readSettings(
    await createShopSettings(join(folder, "other"), {
      SEED: "none",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    }),
  );
  const shop = await openShopApi(settings, pino({ level: "silent" }));
  await shop.app.request("/health");
  const start = performance.now();
  await shop.close();
  expect(performance.now() - start).toBeLessThan(5000);
});
