import { eachFormText } from "@shop/domain/catalogue/product-fields.ts";
import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Api } from "../../api.ts";
import { createBriefQueryClient } from "../../query-client.ts";
import { RequestError } from "../../request-error.ts";
import { createTestApi, jsonResponse } from "../../testing.ts";
import { saveProductMutation } from "../products/save-product.ts";
import { adminSubCategoriesQuery, deleteSubCategoryMutation, saveSubCategoryMutation } from "./queries.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const form = { name: "Probes", category_id: 1, desctription: "", name_ar: null };

/** An API whose lists are empty, and whose changes have this answer. */
const answering = (body: object, status = 200) =>
  createTestApi(
    (_address, { method }) => (method === "GET" ? jsonResponse({ data: [] }) : jsonResponse(body, status)),
    {
      accepts: () => true,
    },
  );

describe("ASUB-3 what a refused sub category says", () => {
  const refusal = {
    status: false,
    message: "The name is invalid.",
    errors: { name: ["is taken", "is too short"] },
  };

  test.for([
    ["an addition with HTTP 200", null, 200],
    ["a change with HTTP 200", 7, 200],
    ["a change with HTTP 422", 7, 422],
  ] as const)("%s", async ([, id, status]) => {
    const { api } = answering(refusal, status);
    const client = createBriefQueryClient();
    const failed = await new MutationObserver(client, saveSubCategoryMutation(api, id))
      .mutate(form)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RequestError);
    expect(failed).toMatchObject({
      status,
      message: "The name is invalid.",
      errors: { name: "is taken\nis too short" },
    });
  });

  test("a single error stays as it is", async () => {
    const { api } = answering({ ...refusal, errors: { name: "name_taken" } });
    const failed = await new MutationObserver(createBriefQueryClient(), saveSubCategoryMutation(api, null))
      .mutate(form)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ errors: { name: "name_taken" } });
  });
});

describe("D-12 what is shown is read at once, and again", () => {
  type Client = ReturnType<typeof createBriefQueryClient>;
  const values = {
    ...eachFormText(() => ""),
    name: "Meter",
    price: "1",
    description: "x",
    amount: "1",
    stock_reason: "",
    quantity_prices: [],
    attribute_values: {},
    visibility: "draft",
    needs: "2",
    accessories: "3;4",
    sub_category_id: "1",
    version: "1",
  };
  const product = (id: number | null) => (api: Api, client: Client) =>
    new MutationObserver(client, saveProductMutation(api)).mutate({
      id,
      values,
      withCosts: true,
      pictures: { stored: [], entries: [] },
      files: { stored: [], entries: [] },
      onProgress: () => undefined,
      onStored: () => undefined,
    });

  test.for([
    ["500 ms after a product's edit", 500, product(1)],
    [
      "1 s after a sub category's create",
      1000,
      (api: Api, client: Client) =>
        new MutationObserver(client, saveSubCategoryMutation(api, null)).mutate(form),
    ],
    [
      "0.5 s after a sub category's delete",
      500,
      (api: Api, client: Client) =>
        new MutationObserver(client, deleteSubCategoryMutation(api, 1)).mutate({ id: 1, moveTo: null }),
    ],
    ["never after a product's create", null, product(null)],
    [
      "never after a sub category's edit",
      null,
      (api: Api, client: Client) =>
        new MutationObserver(client, saveSubCategoryMutation(api, 1)).mutate(form),
    ],
  ] as const)("%s", async ([, ms, change]) => {
    const { api, fetch } = answering({
      status: true,
      id: 1,
      product_id: 1,
      version: 2,
      images: [],
      files: [],
    });
    const client = createBriefQueryClient();
    const reads = () => fetch.mock.calls.filter(([, { method }]) => method === "GET").length;
    const stop = new QueryObserver(client, adminSubCategoriesQuery(api)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads()).toBe(1);
    await change(api, client);
    await vi.advanceTimersByTimeAsync(0);
    expect(reads()).toBe(2);
    await vi.advanceTimersByTimeAsync((ms ?? 60_000) - 1);
    expect(reads()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toBe(ms === null ? 2 : 3);
    stop();
  });
});
