import { afterAll, beforeAll, beforeEach } from "vitest";

import type { SeedCatalogue } from "../../src/seed/seed-catalogue.ts";
import { signInAdmin } from "./admins.ts";
import { keepTables } from "./kept-tables.ts";
import { openTestApi, type TestApi, type TestApiOptions } from "./test-api.ts";

/** Options of a {@link keptShop}. */
interface KeptShopOptions extends TestApiOptions {
  /** Adds to the seed what all tests begin with. */
  readonly fill?: (api: TestApi) => Promise<void>;
}

/** A shop with a signed-in owner. */
export interface KeptShop {
  readonly api: TestApi;
  /** The headers of the owner's session. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Opens a shop with a signed-in owner for a test file; each test begins with the database as `fill` has left it. */
export function keptShop(seed: SeedCatalogue, { fill, ...options }: KeptShopOptions = {}): () => KeptShop {
  let shop: KeptShop | undefined;
  let restore: () => Promise<void>;
  const opened = (): KeptShop => {
    if (!shop) throw new Error("The shop is not open yet.");
    return shop;
  };
  beforeAll(async () => {
    const api = await openTestApi(seed, options);
    shop = { api, headers: await signInAdmin(api) };
    await fill?.(api);
    restore = await keepTables(api.database, api.catalogue);
  });
  afterAll(() => opened().api.close());
  beforeEach(() => restore());
  return opened;
}
