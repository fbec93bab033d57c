import { PassThrough } from "node:stream";

import { defineEndpoint } from "@shop/contract/endpoint.ts";
import { optionalText, requiredText, wholeNumberRule } from "@shop/contract/rules.ts";
import { Hono } from "hono";
import pino from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { ApiEnvironment } from "../src/http/api-environment.ts";
import { catalogueAnswers } from "../src/http/catalogue-answers.ts";
import { endpointRoutes } from "../src/http/endpoint-routes.ts";
import { answerError, serveFallbacks } from "../src/http/fallback-answers.ts";
import { requestLog } from "../src/http/request-log.ts";
import { aCatalogue } from "./support/builders.ts";
import { openTestApi, type TestApi } from "./support/test-api.ts";

const PREFIX = "/backend/public/api";
const logged = new PassThrough();
const logger = pino({ level: "debug" }, logged);
const lines = (): Record<string, unknown>[] =>
  String(logged.read() ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));

const fields = v.object({
  name: requiredText(5),
  note: optionalText(5),
  inner: v.optional(v.object({ qty: wholeNumberRule(1, 9) })),
});
const saveJson = defineEndpoint({
  method: "POST",
  path: "/things/json",
  access: "public",
  summary: "",
  body: { type: "json", schema: fields },
  answer: v.object({ name: v.string() }),
  failures: ["invalid"],
});
const saveForm = defineEndpoint({
  ...saveJson,
  path: "/things/form",
  body: { type: "form", schema: fields },
});
const saveFiles = defineEndpoint({
  ...saveJson,
  path: "/things/files",
  body: {
    type: "multipart",
    schema: v.object({ name: requiredText(5), "image[]": v.array(v.instance(Blob)) }),
  },
});
const breaking = defineEndpoint({ ...saveJson, method: "DELETE", path: "/things/:id" });

/** An app with calls that the catalogue has none of: ones with bodies, and one that breaks. */
function appOfThings(): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.onError(answerError(logger));
  app.use(requestLog(logger));
  const routes = endpointRoutes(
    app,
    catalogueAnswers(1000, () => ""),
  );
  for (const endpoint of [saveJson, saveForm, saveFiles]) {
    routes.serve(endpoint, ({ body }) => Promise.resolve({ name: body.name }));
  }
  const { body: _body, ...withoutBody } = breaking;
  routes.serve(withoutBody, () => Promise.reject(new TypeError("password=secret at /home/somebody")));
  serveFallbacks(app, routes.served);
  return app;
}

let api: TestApi;
const things = appOfThings();
beforeAll(async () => {
  api = await openTestApi(aCatalogue({}), { logger });
});
afterAll(() => api.close());
beforeEach(() => void lines());

const post = (path: string, body: BodyInit, type?: string): Promise<Response> =>
  Promise.resolve(
    things.request(PREFIX + path, {
      method: "POST",
      body,
      ...(type && { headers: { "content-type": type } }),
    }),
  );
const told = async (response: Promise<Response> | Response) => {
  const { status, headers } = await response;
  const body: unknown = await (await response).json();
  return { status, cache: headers.get("cache-control"), body };
};

test("API-24 a refusal carries status false, words, a code, and is kept by nobody", async () => {
  expect(await told(api.request(`${PREFIX}/nothing`))).toEqual({
    status: 404,
    cache: "no-store",
    body: { status: false, message: "There is no such thing here.", code: "not_found" },
  });
});

test.for([
  ["PUT", "/products", "GET, HEAD, OPTIONS"],
  ["POST", "/products/1", "GET, HEAD, OPTIONS"],
  ["DELETE", "/products/products/search", "GET, HEAD, OPTIONS"],
  ["PATCH", "/openapi.json", "GET, HEAD, OPTIONS"],
] as const)(
  "D-37 a method that an address does not have is answered 405 with those that it has: %s %s",
  async ([method, path, allow]) => {
    const response = await api.request(PREFIX + path, { method });
    expect(response.headers.get("allow")).toBe(allow);
    expect(await told(response)).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  },
);

test("OPTIONS tells the methods of an address", async () => {
  const response = await things.request(`${PREFIX}/things/7`, { method: "OPTIONS" });
  expect([response.status, response.headers.get("allow")]).toEqual([204, "DELETE, OPTIONS"]);
  expect((await things.request(`${PREFIX}/others`, { method: "OPTIONS" })).status).toBe(404);
});

test("a body of another kind is refused with 415, unreadable JSON with 400", async () => {
  expect(await told(post("/things/json", "{}", "text/plain"))).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type" },
  });
  expect(await told(post("/things/form", "{}", "application/json"))).toMatchObject({ status: 415 });
  expect(await told(post("/things/files", "name=a", "application/x-www-form-urlencoded"))).toMatchObject({
    status: 415,
  });
  for (const text of ["", "{", "{'a':1}", "\uFEFF["]) {
    expect(await told(post("/things/json", text, "application/json"))).toMatchObject({
      status: 400,
      body: { code: "bad_json" },
    });
  }
});

test("a form that cannot be read is refused, not an error of the server", async () => {
  expect(await told(post("/things/files", "no boundary", "multipart/form-data"))).toMatchObject({
    status: 422,
    body: { code: "invalid" },
  });
});

test("a body that is too long is refused with 413, with or without its length told", async () => {
  const long = `{"name":"${"x".repeat(1024 * 1024)}"}`;
  expect(await told(post("/things/json", long, "application/json"))).toMatchObject({
    status: 413,
    body: { code: "body_too_large" },
  });
  const untold: RequestInit & { duplex: "half" } = {
    method: "POST",
    body: new Blob([long]).stream(),
    headers: { "content-type": "application/json" },
    duplex: "half",
  };
  const streamed = new Request(`http://shop.example${PREFIX}/things/json`, untold);
  expect(await told(things.request(streamed))).toMatchObject({
    status: 413,
    body: { code: "body_too_large" },
  });
});

test("D-29 values that cannot be used are refused with a code for each field", async () => {
  const refused = await told(
    post("/things/json", JSON.stringify({ note: "too long", inner: { qty: 10 } }), "application/json"),
  );
  expect(refused).toMatchObject({
    status: 422,
    body: { code: "invalid", errors: { name: "required", note: "too_long", "inner.qty": "too_large" } },
  });
  for (const body of ["null", "[]", '"text"', "7"]) {
    expect(await told(post("/things/json", body, "application/json"))).toMatchObject({
      status: 422,
      body: { code: "invalid" },
    });
  }
});

test("JSON, forms and files are read", async () => {
  expect(await told(post("/things/json", '{"name":" a "}', "application/json; charset=utf-8"))).toMatchObject(
    { body: { name: "a" } },
  );
  expect(await told(post("/things/form", new URLSearchParams({ name: "b" })))).toMatchObject({
    body: { name: "b" },
  });
  const form = new FormData();
  form.append("name", "c");
  form.append("image[]", new Blob(["1"]), "1.png");
  form.append("image[]", new Blob(["2"]), "2.png");
  expect(await told(post("/things/files", form))).toMatchObject({ status: 200, body: { name: "c" } });
});

test("API-24 an error of the server says 'Internal Server Error' and nothing else; the log says what it was", async () => {
  const response = await things.request(`${PREFIX}/things/7`, {
    method: "DELETE",
    headers: { "x-request-id": "known-id-1" },
  });
  expect(await told(response)).toEqual({
    status: 500,
    cache: "no-store",
    body: { status: false, message: "Internal Server Error", code: "internal" },
  });
  expect(lines()).toMatchObject([
    { level: 50, requestId: "known-id-1", err: { message: "password=secret at /home/somebody" } },
    { requestId: "known-id-1", method: "DELETE", path: `${PREFIX}/things/7`, status: 500 },
  ]);
});

test.for(["short", "with spaces in it", "x".repeat(101), "semi;colon;here"])(
  "a request id that is not well-formed is replaced: '%s'",
  async (given) => {
    const { headers } = await api.request("/health", { headers: { "x-request-id": given } });
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  },
);

test("answers forbid everything that they are not for", async () => {
  const { headers } = await api.request(`${PREFIX}/products`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
  });
});

test("/health answers while the process lives, /ready while the database does", async () => {
  const own = await openTestApi(aCatalogue({}));
  expect((await own.request("/health")).status).toBe(200);
  expect((await own.request("/ready")).status).toBe(200);
  await own.close();
  expect((await own.request("/health")).status).toBe(200);
  expect(await own.refusal("/ready")).toEqual({ status: 503, code: "unavailable" });
});

test("addresses that are not the API's are left to others", async () => {
  expect(await (await api.request("/products")).text()).toBe("404 Not Found");
});
