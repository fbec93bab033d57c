import { endpoints } from "@shop/contract/endpoints.ts";
import type { NewSavedFilter } from "@shop/contract/saved-filters/saved-filter.ts";
import { MAX_SAVED_FILTERS } from "@shop/domain/constants.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { savedFilters } from "../../src/modules/saved-filters/saved-filters.table.ts";
import { signInAdmin } from "../support/admins.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { listSavedFilters, saveFilter, deleteSavedFilter } = endpoints;
const waiting: NewSavedFilter = { list: "orders", name: "Waiting", query: "state=received&sort=oldest" };

let api: TestApi;
let own: Readonly<Record<string, string>> = {};
let other: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
  own = await signInAdmin(api);
  other = await signInAdmin(api, { email: "clerk@shop.example", password: "open a drawer" }, "staff");
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.queries.delete(savedFilters);
});

const save = (body: NewSavedFilter, headers = own) => call(api, saveFilter, { headers, body });
const namesOf = async (headers = own) =>
  (await call(api, listSavedFilters, { headers })).data.map(({ name }) => name);

test("filters are saved by name for the administrator who saves them, staff included", async () => {
  const { filter } = await save(waiting);
  await save({ ...waiting, name: "all big ones", query: "min=5000" });
  await save({ list: "mails", name: "failed", query: "state=given_up" }, other);
  expect(filter).toEqual({ id: filter.id, ...waiting });
  expect([await namesOf(), await namesOf(other)]).toEqual([["all big ones", "Waiting"], ["failed"]]);
});

test("a filter of the same list and name is replaced, whatever its case", async () => {
  const { filter: first } = await save(waiting);
  const { filter: second } = await save({ ...waiting, name: "WAITING", query: "state=confirmed" });
  await save({ ...waiting, list: "mails" });
  expect(second).toEqual({ ...first, name: "WAITING", query: "state=confirmed" });
  expect(await namesOf()).toEqual(["WAITING", "Waiting"]);
});

test("nobody deletes the filter of another, and a deleted one is gone", async () => {
  const {
    filter: { id },
  } = await save(waiting);
  const params = { id };
  expect((await refused(api, deleteSavedFilter, { headers: other, params })).code).toBe("not_found");
  await call(api, deleteSavedFilter, { headers: own, params });
  expect(await namesOf()).toEqual([]);
  expect((await refused(api, deleteSavedFilter, { headers: own, params })).code).toBe("not_found");
});

test("a list holds a bounded number of filters, also where they are saved at once", async () => {
  const names = Array.from({ length: MAX_SAVED_FILTERS - 1 }, (_, index) => `filter ${index}`);
  for (const name of names) await save({ ...waiting, name });
  const attempts = await Promise.all(
    ["a", "b", "c"].map(
      async (name) => (await send(api, saveFilter, { headers: own, body: { ...waiting, name } })).status,
    ),
  );
  expect(attempts.toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  const { errors } = await refused(api, saveFilter, { headers: own, body: { ...waiting, name: "d" } });
  expect(errors).toEqual({ name: "limit_reached" });
  await expect(save({ ...waiting, name: "filter 0", query: "min=1" })).resolves.toMatchObject({
    status: true,
  });
});

test.each([
  [{ name: " " }, { name: "required" }],
  [{ name: "x".repeat(61) }, { name: "too_long" }],
  [{ query: "" }, { query: "required" }],
  [{ query: "a=1#<script>" }, { query: "bad_value" }],
  [{ query: `search=${"x".repeat(1_000)}` }, { query: "too_long" }],
  [{ list: "users" }, { list: "bad_value" }],
])("the filter %o is rejected", async (change, errors) => {
  const refusal = await refused(api, saveFilter, {
    headers: own,
    // @ts-expect-error Some of these values are none that the type allows.
    body: { ...waiting, ...change },
  });
  expect(refusal.errors).toEqual(errors);
});
