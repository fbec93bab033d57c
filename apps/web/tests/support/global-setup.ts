import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { startShop, stopShop } from "./shop-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the shop that all journeys share; tests must not change its data. */
    readonly shop: string;
  }
}

/** Starts one shop with the demonstration catalogue for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-journeys-"));
  const shop = startShop({ DATA_DIR: folder });
  project.provide("shop", await shop.listening);
  return async () => {
    await stopShop(shop);
    rmSync(folder, { recursive: true, force: true });
  };
}
