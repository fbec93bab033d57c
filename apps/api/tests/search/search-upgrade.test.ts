import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import type { Settings } from "@shop/serving/settings.ts";
import pino from "pino";
import { expect, test, vi } from "vitest";

import { INDEX_RULES } from "../../src/modules/products/search-index/search-index.ts";
import { openShopApi } from "../../src/open-shop-api.ts";
import { call } from "../support/calls.ts";
import { createOldShop } from "../support/old-shop.ts";
import type { TestApi } from "../support/test-api.ts";

// A start that creates a database cluster takes seconds.
/** Opens a shop, works with it, and closes it. */
async function whileOpen(
  settings: Settings,
  work: (shop: Pick<TestApi, "request">) => Promise<void>,
  logger = pino({ level: "silent" }),
): Promise<void> {
  const { app, close } = await openShopApi(settings, logger);
  try {
    await work({ request: async (address, init) => app.request(address, init) });
  } finally {
    await close();
  }
}

/** Waits until the index is completed in the background. */
const eventually = <T>(check: () => Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 100 });

const find = (shop: Pick<TestApi, "request">, query: string) =>
  call(shop, endpoints.searchProducts, { query: { query, limit: 3 } });

const CATALOGUE = `insert into categories (name) values ('Parts');
     insert into sub_categories (category_id, name) values (1, 'Regulators');`;

test("API-4 a shop whose search index an older version wrote is indexed again after its next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-search-"));
  const settings = await createOldShop(
    join(folder, "data"),
    `${CATALOGUE}
     insert into products (category_id, sub_category_id, name, name_sort, part_number, price, amount, description)
     select 1, 1, 'Regulator ' || n, 'regulator ' || n, 'LM' || n || 'CT', n % 2, 1, ''
     from generate_series(7800, 8400) as n;
     insert into search_documents
     select id, 1, 1, lower(name), lower(part_number), replace(lower(name), ' ', ''), lower(part_number),
       array_to_tsvector(array['regulator']), array_to_tsvector(array['regulator']), true, ${INDEX_RULES - 1}
     from products;`,
  );
  for (const start of ["first", "second"]) {
    await whileOpen(settings, async (shop) => {
      await eventually(async () => {
        const found = await find(shop, "8400");
        expect({ start, names: found.products.map(({ name }) => name) }).toEqual({
          start,
          names: ["Regulator 8400"],
        });
      });
      expect(await find(shop, "LM7805CX")).toMatchObject({ near: ["LM7805CX"], totalCount: 1 });
      expect((await find(shop, "regulator")).products.map(({ price }) => price)).toEqual([
        "1.00",
        "1.00",
        "1.00",
      ]);
    });
  }
  rmSync(folder, { recursive: true });
});

test("API-4 words that a crash during an import left out of the search index are written after the next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-search-"));
  const settings = await createOldShop(
    join(folder, "data"),
    `${CATALOGUE}
     insert into products (category_id, sub_category_id, name, name_sort, part_number, price, amount, description)
     select 1, 1, 'Regulator ' || n, 'regulator ' || n, null, 1, 1, 'Heatsink included'
     from generate_series(1, 600) as n;
     insert into search_documents
     select id, 1, 1, lower(name), null, replace(lower(name), ' ', ''), null, '', '', true, ${INDEX_RULES} from products;
     insert into search_pending select id from products;`,
  );
  const logged: string[] = [];
  const logger = pino({ level: "info" }, { write: (line) => void logged.push(line) });
  for (const start of ["first", "second"]) {
    await whileOpen(
      settings,
      async (shop) => {
        await eventually(async () => {
          const { totalCount } = await find(shop, "heatsink");
          expect({ start, totalCount }).toEqual({ start, totalCount: 600 });
        });
      },
      logger,
    );
  }
  expect(logged.filter((line) => line.includes("search index"))).toEqual([
    expect.stringContaining("The search index of 600 products is being completed."),
    expect.stringContaining("The search index of 600 products was completed."),
  ]);
  rmSync(folder, { recursive: true });
});
