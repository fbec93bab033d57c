/**
 * Process that opens one shop after the other for the test files of a worker, which takes a quarter of the processor time of a new process: each
 * message names the data directory of the next one, or is empty. The last shop is closed meanwhile, and its directory deleted.
 */
import { rmSync } from "node:fs";

import { createLogger } from "@shop/serving/logging/create-logger.ts";
import { readSettings } from "@shop/serving/settings.ts";

import { ensureBuilt } from "../../bundle/ensure-built.ts";
import { builtFrontend } from "../../server/built-frontend.ts";
import { type OpenShop, openShop } from "../../server/main.ts";
import type { HostAnswer } from "./hosted-shop.ts";

const { signal } = new AbortController();
const logger = createLogger("warn");

/** Directories of the shops that are not closed yet. */
const folders = new Set<string>();
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}

async function open(folder: string): Promise<OpenShop> {
  const built = await ensureBuilt(signal);
  const settings = readSettings({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "warn" });
  return openShop((sources) => builtFrontend(built, sources), settings, { logger, signal });
}

let last: { readonly folder: string; readonly shop: OpenShop } | undefined;

async function closeLast(): Promise<void> {
  const closing = last;
  last = undefined;
  await closing?.shop.close();
  if (closing) remove(closing.folder);
}

async function openNext(folder: string): Promise<HostAnswer> {
  folders.add(folder);
  try {
    last = { folder, shop: await open(folder) };
    return { address: last.shop.address };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on("message", (folder: string) => {
  void closeLast();
  if (folder !== "") void openNext(folder).then((answer) => process.send?.(answer));
});
process.on("disconnect", () => {
  for (const folder of folders) remove(folder);
  process.exit();
});
