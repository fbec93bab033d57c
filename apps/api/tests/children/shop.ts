/** The API on a free port of this machine until it is killed; prints its address. Argument: its settings as JSON. */
import { serve } from "@hono/node-server";
import { readSettings } from "@shop/serving/settings.ts";
import pino from "pino";

import "../../src/database/drizzle-resolution.ts";
import * as v from "valibot";

import { openShopApi } from "../../src/open-shop-api.ts";

const given = v.parse(v.record(v.string(), v.string()), JSON.parse(process.argv[2] ?? "{}"));
const { app, failure } = await openShopApi(readSettings(given), pino({ level: "silent" }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  console.info(`http://127.0.0.1:${port}`);
});
void failure.then((reason) => {
  console.error(`The embedded database has failed (${reason}).`);
  process.exit(1);
});
