import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { accountCases } from "@shop/mocks/conformance/account.cases.ts";
import { guardCases } from "@shop/mocks/conformance/admin.cases.ts";
import { cartCases } from "@shop/mocks/conformance/cart.cases.ts";
import { orderCases } from "@shop/mocks/conformance/order.cases.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { hashPassword } from "../src/credentials/passwords.ts";
import { insertAdmin } from "../src/modules/admins/admins.repository.ts";
import { send } from "./support/calls.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

const admin = { email: "conformance@shop.example", password: "open the conformance" };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(catalogue);
  await insertAdmin(api.database.queries, admin.email, await hashPassword(admin.password));
});
afterAll(() => api.close());

// As fresh as a new shop, and much faster: nobody has signed up or ordered, and the stock is what it was.
beforeEach(async () => {
  await api.catalogue.change(async (transaction) => {
    await transaction.execute(sql`delete from orders`);
    await transaction.execute(sql`delete from users`);
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

const served = guardCases.filter(({ step }) => ["logoutAdmin", "registerAdmin"].includes(step.call));

test.for([...accountCases, ...orderCases, ...cartCases, ...served])("$name", async (one) => {
  await expect(runConformance(one, { request: api.request, adminHeaders })).resolves.toBeUndefined();
});
