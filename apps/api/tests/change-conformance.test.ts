import { endpoints } from "@shop/contract/endpoints.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { changeCases, serverCases } from "@shop/mocks/conformance.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import { mockPublicUrl } from "@shop/mocks/shop/public-url.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { hashPassword } from "../src/credentials/passwords.ts";
import { insertAdmin } from "../src/modules/admins/admins.repository.ts";
import { send } from "./support/calls.ts";
import { keepTables } from "./support/kept-tables.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

const admin = { email: "conformance@shop.example", password: "open the conformance" };

let api: TestApi;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openTestApi(catalogue, { slides, publicUrl: mockPublicUrl });
  await insertAdmin(api.database.queries, admin.email, await hashPassword(admin.password));
  restore = await keepTables(api.database, api.catalogue);
});
beforeEach(() => restore());
afterAll(() => api.close());

async function adminHeaders(): Promise<Readonly<Record<string, string>>> {
  const response = await send(api, endpoints.loginAdmin, { body: admin });
  return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

test.for([...changeCases, ...serverCases])("$name", async (one) => {
  await expect(runConformance(one, { request: api.request, adminHeaders })).resolves.toBeUndefined();
});
