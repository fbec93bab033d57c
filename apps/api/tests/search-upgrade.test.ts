import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { endpoints } from "@shop/contract/endpoints.ts";
import pino from "pino";
import { expect, test, vi } from "vitest";

import { openShopApi } from "../src/open-shop-api.ts";
import { call } from "./support/calls.ts";
import { createMigratedShop } from "./support/migrated-shop.ts";

// A start that creates a database cluster takes seconds.
vi.setConfig({ testTimeout: 120_000 });

test("API-4 a shop whose search index an older version wrote is indexed again at its next start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shop-search-"));
  const settings = await createMigratedShop(
    "0007_categories",
    join(folder, "data"),
    `insert into categories (name) values ('Parts');
     insert into sub_categories (category_id, name) values (1, 'Regulators');
     insert into products (category_id, sub_category_id, name, name_sort, part_number, price, amount, description)
     select 1, 1, 'Regulator ' || n, 'regulator ' || n, 'LM' || n || 'CT', n % 2, 1, ''
     from generate_series(7800, 8400) as n;
     insert into search_documents
     select id, 1, 1, lower(name), lower(part_number), replace(lower(name), ' ', ''), lower(part_number),
       array_to_tsvector(array['regulator']), array_to_tsvector(array['regulator'])
     from products;`,
  );
  for (const start of ["first", "second"]) {
    const { app, close } = await openShopApi(settings, pino({ level: "silent" }));
    const request = async (address: string, init?: RequestInit) => app.request(address, init);
    const find = (query: string) =>
      call({ request }, endpoints.searchProducts, { query: { query, limit: 3 } });
    const found = await find("7805");
    expect({ start, names: found.products.map(({ name }) => name) }).toEqual({
      start,
      names: ["Regulator 7805"],
    });
    expect(await find("LM7805CX")).toMatchObject({ corrected: "LM7805CT", totalCount: 1 });
    expect((await find("regulator")).products.map(({ price }) => price)).toEqual(["1.00", "1.00", "1.00"]);
    await close();
  }
  rmSync(folder, { recursive: true });
});
