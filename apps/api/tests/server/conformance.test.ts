import { catalogue } from "@shop/fixtures/catalogue.ts";
import { slides } from "@shop/fixtures/slides.ts";
import { catalogueCases, serverCatalogueCases } from "@shop/mocks/conformance.ts";
import { runConformance } from "@shop/mocks/conformance/run.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestApi, type TestApi } from "../support/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(catalogue, { slides });
});
afterAll(() => api.close());

test.for([...catalogueCases, ...serverCatalogueCases])("$name", async (one) => {
  const target = { request: api.request, adminHeaders: () => Promise.resolve({}) };
  await expect(runConformance(one, target)).resolves.toBeUndefined();
});
