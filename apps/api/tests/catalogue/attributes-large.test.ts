import type { BodyOf } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";

import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call, refused, send } from "../support/calls.ts";
import { sendForm } from "../support/forms.ts";
import { keptShop } from "../support/kept-shop.ts";
import type { TestApi } from "../support/test-api.ts";

const shop = keptShop(
  aCatalogue({
    products: [1, 2, 3].map((id) => aProduct({ id, name: `Part ${id}`, part_number: `P-${id}` })),
    attributes: someAttributes,
    attributeTexts: new Map([[1, { 1: "1k", 4: "CFR" }]]),
  }),
);
let api: TestApi;
let headers: Readonly<Record<string, string>> = {};
beforeAll(() => {
  ({ api, headers } = shop());
});

const all = async () => (await call(api, endpoints.listAttributes, { headers })).data;
const create = (body: BodyOf<typeof endpoints.createAttribute>) =>
  call(api, endpoints.createAttribute, { headers, body });
const valuesOf = async (id: number) =>
  (await call(api, endpoints.readAdminProduct, { headers, params: { id } })).attribute_values;
const shown = async (id: number) =>
  (await call(api, endpoints.readProduct, { params: { id } })).specifications;

const formOf = async (id: number) => {
  const product = await call(api, endpoints.readAdminProduct, {
    headers,
    params: { id },
  });
  const { name, price, amount, sub_category_id, description, version } = product;
  return { name, price, amount, sub_category_id, description, version };
};
const save = async (id: number, attribute_values: Record<string, string>) =>
  call(api, endpoints.updateProduct, {
    headers,
    params: { id },
    body: { ...(await formOf(id)), attribute_values },
  });

const choicesOf = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `${word} ${at}` }));

describe("D-90 the largest shops", () => {
  test("one of 10,000 choices is saved by its name, counted, and filtered by in bounded time", async () => {
    const choices = Array.from({ length: 10_000 }, (_, at) => ({ name: `Choice ${at}` }));
    const { id } = await create({ name: "Many", kind: "choice", sub_category_ids: [1], choices });
    const start = performance.now();
    await save(1, { [id]: "choice 9999; Choice 17" });
    await save(2, { [id]: "Choice 9999" });
    expect((await valuesOf(1))[id]).toBe("Choice 17; Choice 9999");
    const stored = (await all()).find((one) => one.id === id)?.choices ?? [];
    expect([stored[17]?.products, stored[9999]?.products, stored[1]?.products]).toEqual([1, 2, 0]);
    const facets = await call(api, endpoints.readFacets, { query: { sub_category_id: 1 } });
    const offered = facets.attributes.find((one) => one.attribute_id === id);
    expect(offered && "values" in offered && offered.values.map((one) => [one.name, one.count])).toEqual([
      ["Choice 17", 1],
      ["Choice 9999", 2],
    ]);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("all attributes together have 20,000 choices at most, by form, restore and sheet", async () => {
    const before = (await all()).reduce((sum, one) => sum + one.choices.length, 0);
    const first = await create({ name: "One", kind: "choice", choices: choicesOf(10_000, "One") });
    const rest = 10_000 - before;
    const { id, version } = await create({ name: "Two", kind: "choice", choices: choicesOf(rest, "Two") });
    const tooMany = { status: 422, code: "invalid", errors: { choices: "limit_reached" } };
    const body = { name: "Two", kind: "choice" as const, version, choices: choicesOf(rest + 1, "Two") };
    expect(await refused(api, endpoints.updateAttribute, { headers, params: { id }, body })).toEqual(tooMany);
    const third = { name: "Three", kind: "choice" as const, choices: choicesOf(2, "Three") };
    expect(await refused(api, endpoints.createAttribute, { headers, body: third })).toEqual(tooMany);
    const sheet = new File(["Name,Kind,Choice\nThree,choice,A\n,,B\n"], "definitions.csv");
    const preview = await sendForm(api, endpoints.previewAttributes, headers, { file: sheet });
    expect(await preview.json()).toMatchObject({
      counts: { added: 0, rejected: 1 },
      definitions: [{ name: "Three", errors: [{ line: 2, column: "choice", code: "limit_reached" }] }],
    });
    await call(api, endpoints.deleteAttribute, { headers, params: { id: first.id } });
    await call(api, endpoints.createAttribute, { headers, body: third });
    expect(
      await refused(api, endpoints.restoreAttribute, { headers, params: { id: first.id } }),
    ).toMatchObject({
      errors: { name: "limit_reached" },
    });
  });

  test("200 attributes of one sub category are saved, shown, filtered by and exported in bounded time", async () => {
    const start = performance.now();
    for (let at = 0; at < 200; at += 1) {
      await create({ name: `Quantity ${at}`, kind: "number", sub_category_ids: [1], sort_index: 100 + at });
    }
    const many = (await all()).filter(({ name }) => name.startsWith("Quantity"));
    expect(many).toHaveLength(200);
    const texts = Object.fromEntries(many.map(({ id }, at) => [String(id), String(at)]));
    await save(3, texts);
    expect(await valuesOf(3)).toMatchObject(texts);
    expect((await shown(3)).filter(({ name }) => name.startsWith("Quantity"))).toHaveLength(200);
    const facets = await call(api, endpoints.readFacets, { query: { sub_category_id: 1 } });
    const ids = new Set(many.map(({ id }) => id));
    const offered = facets.attributes.filter((one) => ids.has(one.attribute_id));
    expect(offered.length).toBeGreaterThan(0);
    const exported = await send(api, endpoints.exportProducts, {
      headers,
      query: { format: "csv", sub_category_id: "1" },
    });
    const [header = ""] = (await exported.text()).split("\r\n");
    expect(header.split(",").filter((cell) => /^Quantity \d/.test(cell))).toHaveLength(200);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  test("a definition that is deleted while its form, or that of a product, is open refuses both clearly", async () => {
    await call(api, endpoints.deleteAttribute, { headers, params: { id: 4 } });
    expect(
      await refused(api, endpoints.updateAttribute, {
        headers,
        params: { id: 4 },
        body: { name: "Series", kind: "text", version: 1 },
      }),
    ).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect(
      await refused(api, endpoints.updateProduct, {
        headers,
        params: { id: 1 },
        body: { ...(await formOf(1)), attribute_values: { 1: "1k", 4: "CFR" } },
      }),
    ).toMatchObject({ code: "invalid", errors: { "attribute_values.4": "unknown_attribute" } });
    expect((await valuesOf(1))[1]).toBe("1k");
  });
});
