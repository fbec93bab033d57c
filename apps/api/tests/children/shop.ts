/**
 * The API on a free port of this machine until it is killed; prints its address.
 * Arguments: its settings as JSON; a file while which exists the disk of its data directory is full.
 */
import { serve } from "@hono/node-server";
import pino from "pino";
import * as v from "valibot";

import "../../src/database/drizzle-resolution.ts";
import { limitDisk } from "../support/full-disk.ts";

const given = v.parse(v.record(v.string(), v.string()), JSON.parse(process.argv[2] ?? "{}"));
const [, , , fullFlag] = process.argv;
if (fullFlag) limitDisk(given["DATA_DIR"] ?? "", fullFlag);

// Imported after patching the file system, because these modules bind its functions when they load.
const { openShopApi } = await import("../../src/open-shop-api.ts");
const { readSettings } = await import("../../src/settings.ts");

const { app, failure } = await openShopApi(readSettings(given), pino({ level: "silent" }));
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => {
  console.info(`http://127.0.0.1:${port}`);
});
void failure.then((reason) => {
  console.error(`The embedded database has failed (${reason}).`);
  process.exit(1);
});
