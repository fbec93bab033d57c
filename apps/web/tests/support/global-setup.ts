import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { embeddedTemplate } from "@shop/api/testing/embedded-template.ts";
import type { TestProject } from "vitest/node";

import { ADMIN_PASSWORD } from "./admin.ts";
import { startShop, stopShop } from "./shop-process.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** URL of the shop that all journeys share; tests must not change its data. */
    readonly shop: string;
    /** Data directory of a stopped shop with the demonstration catalogue, to be copied: creating one takes seconds. */
    readonly dataTemplate: string;
  }
}

/** Creates a data directory with the demonstration catalogue, and starts one shop for all journeys on a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "shop-journeys-"));
  const [template, shared] = [join(folder, "template"), join(folder, "shared")];
  cpSync((await embeddedTemplate()).directory, template, { recursive: true });
  const first = startShop({ DATA_DIR: template, ADMIN_PASSWORD });
  await first.listening;
  await stopShop(first);
  cpSync(template, shared, { recursive: true });
  const shop = startShop({ DATA_DIR: shared });
  project.provide("dataTemplate", template);
  project.provide("shop", await shop.listening);
  return async () => {
    await stopShop(shop);
    rmSync(folder, { recursive: true, force: true });
  };
}
