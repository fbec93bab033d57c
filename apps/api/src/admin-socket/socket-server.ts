import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

import { createFolder } from "../create-folder.ts";
import { makeToken } from "../credentials/tokens.ts";
import type { Database } from "../database/database.ts";
import { checkDatabase } from "../doctor/check-database.ts";
import { runAdminCommand } from "./admin-commands.ts";
import { controlFile } from "./socket-file.ts";

/** Control server of a running shop. */
export interface Control {
  readonly close: () => Promise<void>;
}

/** Milliseconds between two bytes of an answer that is held open; readers take a silent one for lost after minutes. */
const BEAT_MS = 30_000;

/** An answer whose first line is `line` and that ends with its connection, however its reader ends; calls `onEnd` then. */
function heldOpen(line: string, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let beat: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(encoder.encode(`${line}\n`));
      beat = setInterval(() => controller.enqueue(encoder.encode("\n")), BEAT_MS).unref();
    },
    cancel: () => {
      clearInterval(beat);
      onEnd();
    },
  });
}

const commandSchema = v.object({ args: v.array(v.string()) });

/**
 * Starts the control server, which executes commands on the embedded database, as no other process can open that. It listens on
 * 127.0.0.1 and requires a token of 256 bits from a file that only the user of this process can read.
 */
export async function openControl(
  database: Pick<Database, "queries" | "copyTo">,
  dataDir: string,
): Promise<Control> {
  const token = makeToken();
  const copies = join(dataDir, "copies");
  // What a backup has left that was killed.
  rmSync(copies, { recursive: true, force: true });
  const app = new Hono();
  app.use(bearerAuth({ token }), bodyLimit({ maxSize: 64 * 1024 }));
  app.post("/admins", async (context) => {
    const { args } = v.parse(commandSchema, await context.req.json());
    return context.json(await runAdminCommand(database, args));
  });
  app.post("/doctor", async (context) => context.json(await checkDatabase(database.queries)));
  app.post("/copies", async (context) => {
    const folder = join(copies, randomUUID());
    createFolder(folder);
    const remove = (): void => rmSync(folder, { recursive: true, force: true });
    try {
      await database.copyTo?.(folder);
      context.req.raw.signal.throwIfAborted();
    } catch (error) {
      remove();
      throw error;
    }
    return new Response(heldOpen(JSON.stringify({ folder }), remove));
  });

  const server = createAdaptorServer({ fetch: app.fetch, createServer });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const file = controlFile(dataDir);
  // The mode applies to new files only, so a file left by a crash is removed first.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600, flag: "wx" });
  return {
    close: async () => {
      rmSync(file, { force: true });
      const closed = once(server, "close");
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}
