import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { changeCases } from "@shop/mocks/conformance.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { hashPassword } from "../src/credentials/passwords.ts";
import { insertAdmin } from "../src/modules/admins/admins.repository.ts";
import { seedCatalogue } from "../src/seed/seed-catalogue.ts";
import { seedSlides } from "../src/seed/seed-slides.ts";
import { send } from "./support/calls.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

const admin = { email: "conformance@shop.example", password: "open the conformance" };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(catalogue, { slides });
  await insertAdmin(api.database.queries, admin.email, await hashPassword(admin.password));
});
afterAll(() => api.close());

/** True after a case that may have changed the catalogue. */
let isChanged = false;

/** Seeds the catalogue again. */
async function refill(): Promise<void> {
  const { database, catalogue: watched } = api;
  await database.queries.execute(
    sql`truncate categories, sub_categories, products, product_images, search_documents, slides, seeds, history, bulk_changes, imports, import_lines, import_pictures, shop_settings restart identity`,
  );
  await seedCatalogue(database, watched, () => Promise.resolve(catalogue));
  await seedSlides(database, watched, () => Promise.resolve(slides));
}

// Resets accounts, orders and stock, which is much faster than opening a new shop.
beforeEach(async () => {
  if (isChanged) await refill();
  isChanged = false;
  await api.catalogue.change(async (transaction, touch) => {
    touch("everything");
    await transaction.execute(sql`delete from orders`);
    await transaction.execute(sql`delete from users`);
    await transaction.execute(sql`delete from admins where email <> ${admin.email}`);
    const ids = sql.param(catalogue.products.map(({ id }) => id));
    const amounts = sql.param(catalogue.products.map(({ amount }) => amount));
    await transaction.execute(sql`
      update products set amount = stock.amount
      from unnest(${ids}::integer[], ${amounts}::integer[]) as stock (id, amount)
      where products.id = stock.id and products.amount <> stock.amount`);
  });
});

async function adminHeaders(): Promise<Readonly<Record<string, string>>> {
  const response = await send(api, endpoints.loginAdmin, { body: admin });
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

test.for([...changeCases])("$name", async (one) => {
  isChanged = one.asAdmin ?? false;
  await expect(runConformance(one, { request: api.request, adminHeaders })).resolves.toBeUndefined();
});
