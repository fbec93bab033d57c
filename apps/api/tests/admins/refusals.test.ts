import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";

import type { Endpoint } from "@shop/contract/endpoint.ts";
import { optionalText, requiredText, wholeNumberRule } from "@shop/contract/rules.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { ChangeLog } from "@shop/serving/change-log.ts";
import { Hono } from "hono";
import pino from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { keptAnswers } from "../../src/http/catalogue-answers.ts";
import { endpointRoutes } from "../../src/http/endpoint-routes.ts";
import { handleError, serveFallbacks } from "../../src/http/fallback-answers.ts";
import { requestLog } from "../../src/http/request-log.ts";
import { aCatalogue } from "../support/builders.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";
import { openOwnDatabase } from "../support/test-database.ts";

const PREFIX = "/backend/public/api";
const logged = new PassThrough();
const logger = pino({ level: "debug" }, logged);
const lines = (): Record<string, unknown>[] =>
  String(logged.read() ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(line)));

const fields = v.object({
  name: requiredText(5),
  note: optionalText(5),
  inner: v.optional(v.object({ qty: wholeNumberRule(1, 9) })),
});
const saveJson = {
  method: "POST",
  path: "/things/json",
  access: "public",
  summary: "",
  sends: "json",
  body: fields,
  answer: v.object({ name: v.string() }),
} as const satisfies Endpoint;
const saveForm = { ...saveJson, path: "/things/form", sends: "form" } as const satisfies Endpoint;
const saveFiles = {
  ...saveJson,
  path: "/things/files",
  sends: "multipart",
  body: v.object({ name: requiredText(5), "image[]": v.array(v.instance(Blob)) }),
} as const satisfies Endpoint;
const breaking = { ...saveJson, method: "DELETE", path: "/things/:id" } as const satisfies Endpoint;

/** An app with endpoints for these tests: with bodies of each type, and one that throws. */
function appOfThings(): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  app.onError(handleError(logger));
  app.use(requestLog(logger));
  const routes = endpointRoutes(app, keptAnswers(1000, { version: () => "", track: new ChangeLog().track }), {
    uploads: { newPath: () => join(tmpdir(), `refusals-${randomUUID()}`) },
  });
  for (const endpoint of [saveJson, saveForm, saveFiles]) {
    routes.serve(endpoint, ({ body }) => Promise.resolve({ name: body.name }));
  }
  const { body: _body, sends: _sends, ...withoutBody } = breaking;
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

const post = (path: string, body: NonNullable<RequestInit["body"]>, type?: string): Promise<Response> =>
  Promise.resolve(
    things.request(PREFIX + path, {
      method: "POST",
      body,
      ...(type && { headers: { "content-type": type } }),
    }),
  );
const answerOf = async (response: Promise<Response> | Response) => {
  const { status, headers } = await response;
  const body: unknown = await (await response).json();
  return { status, cache: headers.get("cache-control"), body };
};

test("the log has refused requests over the network; others are logged at level debug", async () => {
  const overNetwork = { incoming: {} };
  const saved = { method: "POST", body: '{"name":"Meter"}', headers: { "content-type": "application/json" } };
  expect((await things.request(`${PREFIX}/things/json`, saved, overNetwork)).status).toBe(200);
  expect((await things.request(`${PREFIX}/nothing`, {}, overNetwork)).status).toBe(404);
  expect((await things.request(`${PREFIX}/nothing`)).status).toBe(404);
  const written = lines().map((line) => v.parse(v.object({ level: v.number(), status: v.number() }), line));
  expect(written).toEqual([
    { level: 20, status: 200 },
    { level: 30, status: 404 },
    { level: 20, status: 404 },
  ]);
});

test("API-24 an error answer has status false, a message and a code, and is not cacheable", async () => {
  expect(await answerOf(api.request(`${PREFIX}/nothing`))).toEqual({
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
  "D-37 an unsupported method is answered 405 with the supported ones: %s %s",
  async ([method, path, allow]) => {
    const response = await api.request(PREFIX + path, { method });
    expect(response.headers.get("allow")).toBe(allow);
    expect(await answerOf(response)).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  },
);

test("OPTIONS answers the methods of an address", async () => {
  const response = await things.request(`${PREFIX}/things/7`, { method: "OPTIONS" });
  expect([response.status, response.headers.get("allow")]).toEqual([204, "DELETE, OPTIONS"]);
  expect((await things.request(`${PREFIX}/others`, { method: "OPTIONS" })).status).toBe(404);
});

test("a body of another content type is refused with 415, malformed JSON with 400", async () => {
  expect(await answerOf(post("/things/json", "{}", "text/plain"))).toMatchObject({
    status: 415,
    body: { code: "unsupported_media_type" },
  });
  expect(await answerOf(post("/things/form", "{}", "application/json"))).toMatchObject({ status: 415 });
  expect(await answerOf(post("/things/files", "name=a", "application/x-www-form-urlencoded"))).toMatchObject({
    status: 415,
  });
  for (const text of ["", "{", "{'a':1}", "\uFEFF["]) {
    expect(await answerOf(post("/things/json", text, "application/json"))).toMatchObject({
      status: 400,
      body: { code: "bad_json" },
    });
  }
});

test("a malformed form is refused with 422, not 500", async () => {
  expect(await answerOf(post("/things/files", "no boundary", "multipart/form-data"))).toMatchObject({
    status: 422,
    body: { code: "invalid" },
  });
});

test("a body that is too large is refused with 413, with or without Content-Length", async () => {
  const long = `{"name":"${"x".repeat(64 * 1024)}"}`;
  expect(await answerOf(post("/things/json", long, "application/json"))).toMatchObject({
    status: 413,
    body: { code: "body_too_large" },
  });
  expect(await answerOf(post("/things/form", new URLSearchParams({ name: long })))).toMatchObject({
    status: 413,
  });
  const untold: RequestInit & { duplex: "half" } = {
    method: "POST",
    body: new Blob([long]).stream(),
    headers: { "content-type": "application/json" },
    duplex: "half",
  };
  const streamed = new Request(`http://shop.example${PREFIX}/things/json`, untold);
  expect(await answerOf(things.request(streamed))).toMatchObject({
    status: 413,
    body: { code: "body_too_large" },
  });
});

test("D-29 invalid values are refused with a code for each field", async () => {
  const refused = await answerOf(
    post("/things/json", JSON.stringify({ note: "too long", inner: { qty: 10 } }), "application/json"),
  );
  expect(refused).toMatchObject({
    status: 422,
    body: { code: "invalid", errors: { name: "required", note: "too_long", "inner.qty": "too_large" } },
  });
  for (const body of ["null", "[]", '"text"', "7"]) {
    expect(await answerOf(post("/things/json", body, "application/json"))).toMatchObject({
      status: 422,
      body: { code: "invalid" },
    });
  }
});

test("JSON, forms and files are parsed", async () => {
  expect(
    await answerOf(post("/things/json", '{"name":" a "}', "application/json; charset=utf-8")),
  ).toMatchObject({ body: { name: "a" } });
  expect(await answerOf(post("/things/form", new URLSearchParams({ name: "b" })))).toMatchObject({
    body: { name: "b" },
  });
  const form = new FormData();
  form.append("name", "c");
  form.append("image[]", new Blob(["1"]), "1.png");
  form.append("image[]", new Blob(["2"]), "2.png");
  expect(await answerOf(post("/things/files", form))).toMatchObject({ status: 200, body: { name: "c" } });
});

test("API-24 an unexpected error is answered as 'Internal Server Error' only, and logged in full", async () => {
  const response = await things.request(`${PREFIX}/things/7`, {
    method: "DELETE",
    headers: { "x-request-id": "known-id-1" },
  });
  expect(await answerOf(response)).toEqual({
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

test("answers have restrictive security headers", async () => {
  const { headers } = await api.request(`${PREFIX}/products`);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
  });
});

test("/health answers while the process runs, /ready while the database is reachable", async () => {
  const own = await openTestApi(aCatalogue({}), { openDatabase: openOwnDatabase });
  expect((await own.request("/health")).status).toBe(200);
  expect((await own.request("/ready")).status).toBe(200);
  await own.close();
  expect((await own.request("/health")).status).toBe(200);
  expect(await own.refusal("/ready")).toEqual({ status: 503, code: "unavailable" });
});

test("addresses outside the API are answered by other handlers", async () => {
  expect(await (await api.request("/products")).text()).toBe("404 Not Found");
});
