import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { changeCases, serverCases } from "@shop/mocks/conformance.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import { mockPublicUrl } from "@shop/mocks/shop/public-url.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { cookieOf, createAdmin } from "../support/admins.ts";
import { keepTables } from "../support/kept-tables.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const admin = { email: "conformance@shop.example", password: "open the conformance" };

let api: TestApi;
let restore: () => Promise<void>;
beforeAll(async () => {
  api = await openTestApi(catalogue, { slides, publicUrl: mockPublicUrl });
  await createAdmin(api, admin);
  restore = await keepTables(api.database, api.catalogue);
});
beforeEach(() => restore());
afterAll(() => api.close());

const adminHeaders = async () => ({ cookie: await cookieOf(api, admin) });

/** As browsers at the shop's public address make them. */
const request = (address: string, init: RequestInit) => {
  const headers = new Headers(init.headers);
  headers.set("origin", new URL(mockPublicUrl).origin);
  return api.request(address, { ...init, headers });
};

test.for([...changeCases, ...serverCases])("$name", async (one) => {
  await expect(runConformance(one, { request, adminHeaders })).resolves.toBeUndefined();
});
