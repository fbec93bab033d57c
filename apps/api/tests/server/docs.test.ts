import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openApiDocument } from "../../src/modules/openapi/openapi.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const documentSchema = v.object({
  openapi: v.literal("3.1.0"),
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({}))),
  components: v.object({ schemas: v.record(v.string(), v.looseObject({})) }),
});

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}));
});
afterAll(() => api.close());

const references = (text: string): string[] =>
  Array.from(text.matchAll(/"\$ref":"([^"]+)"/g), ([, reference]) => reference ?? "");

test("D-32 the documentation lists exactly the endpoints that are served, each of which answers", async () => {
  const response = await api.request(`${API_PREFIX}/openapi.json`);
  const { paths } = v.parse(documentSchema, await response.json());
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const { status } = await api.request(path.replaceAll(/\{\w+\}/g, "1"), {
        method: method.toUpperCase(),
      });
      expect([path, method, status]).not.toContain(405);
      expect([path, method, status]).not.toContain(500);
    }
  }
  expect(Object.keys(paths)).toContain(`${API_PREFIX}/products/{id}`);
});

test("D-32 what is answered with an ETag is documented with 304, and nothing else", () => {
  const { paths } = openApiDocument(Object.values(endpoints));
  const withUnchanged = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ responses }) => ("304" in responses ? [path] : [])),
  );
  expect(withUnchanged).toContain(`${API_PREFIX}${endpoints.readProduct.path.replace(":id", "{id}")}`);
  expect(withUnchanged).toHaveLength(
    Object.values(endpoints).filter((endpoint) => "revalidated" in endpoint).length,
  );
});

test("D-32 every endpoint of the contract can be documented: parameters, bodies, answers and refusals", () => {
  const document = openApiDocument(Object.values(endpoints));
  const text = JSON.stringify(document);
  expect(Object.values(document.paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
    Object.keys(endpoints).length,
  );
  for (const reference of references(text)) {
    const name = reference.replace("#/components/schemas/", "");
    expect(Object.keys(document.components.schemas)).toContain(name);
  }
  expect(text).not.toContain('"ref"');
  expect(text).not.toContain("$defs");
  expect(document.paths[`${API_PREFIX}/images/create`]).toMatchObject({
    post: { requestBody: { content: { "multipart/form-data": {} } }, responses: { "413": {}, "401": {} } },
  });
  expect(document.paths[`${API_PREFIX}/sendMail`]).toMatchObject({
    post: { requestBody: { description: "At most 512 kB." } },
  });
  for (const { access, path, method } of Object.values(endpoints)) {
    const described = document.paths[API_PREFIX + path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    const guarded = { public: [], user: ["401"], admin: ["401", "403"] }[access];
    expect(Object.keys(described?.responses ?? {})).toEqual(
      expect.arrayContaining(["500", "503", ...guarded]),
    );
  }
  expect(document.components.schemas["CartLines"]).toMatchObject({
    type: "array",
    items: { $ref: "#/components/schemas/CartLine" },
    minItems: 1,
    maxItems: 500,
  });
  expect(document.paths[`${API_PREFIX}/products`]).toMatchObject({
    get: { responses: { "200": { content: { "application/json": { schema: { anyOf: [{}, {}] } } } } } },
  });
});

test("D-32 Swagger UI loads nothing from other servers and runs no inline script", async () => {
  const page = await api.request(`${API_PREFIX}/docs`);
  const html = await page.text();
  expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'; script-src 'self';/);
  expect(html).not.toMatch(/https?:|<script>|<style|\son\w+=/);
  const files = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, file]) => file ?? "");
  expect(files).toHaveLength(4);
  for (const file of files) {
    const response = await api.request(file);
    expect([file, response.status, response.headers.get("x-content-type-options")]).toEqual([
      file,
      200,
      "nosniff",
    ]);
    expect(response.headers.get("content-type")).toMatch(/javascript|css|png/);
  }
});

test("D-32 no other file of swagger-ui-dist is served", async () => {
  for (const file of ["package.json", "swagger-ui.js.map", "..%2fpackage.json", "index.html"]) {
    expect(await api.refusal(`${API_PREFIX}/docs/${file}`)).toMatchObject({ status: 404 });
  }
});
