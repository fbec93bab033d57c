import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { demoShop } from "./demo-shop.ts";
import { handlersOf, unmockedHandler } from "./handlers.ts";
import { mock } from "./mock-endpoint.ts";

const API = "https://shop.example/backend/public/api";

const server = setupServer();
const unmocked = vi.fn<(call: string) => void>();

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => server.use(...handlersOf(demoShop()), unmockedHandler(unmocked)));
afterEach(() => {
  server.resetHandlers();
  unmocked.mockClear();
});
afterAll(() => server.close());

test("an override answers in place of the shop", async () => {
  server.use(mock("listCategories").ok({ data: [] }));
  const response = await fetch(`${API}/categories`);
  expect(await response.json()).toEqual({ data: [] });
});

test("an override that the contract does not allow throws where it is created", () => {
  const product = { id: 0, name: "", name_ar: null, image: null };
  expect(() => mock("listCategorySummaries").ok({ data: [product] })).toThrow("Expected >=1");
});

test("API-24 a failure carries the contract's error body", async () => {
  server.use(mock("listCategories").failing(503, { message: "closed", errors: { name: "required" } }));
  const response = await fetch(`${API}/categories`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: false,
    message: "closed",
    code: "unavailable",
    errors: { name: "required" },
  });
});

test("API-12 an edit conflict carries the stored entity", async () => {
  server.use(mock("updateProduct").failing(409, { code: "edit_conflict", current: { version: 2 } }));
  const response = await fetch(`${API}/products/update/1`, { method: "POST" });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "edit_conflict", current: { version: 2 } });
});

test("after a failure with `once` the shop answers again", async () => {
  server.use(mock("listCategories").failing(500, { once: true }));
  expect((await fetch(`${API}/categories`)).status).toBe(500);
  expect((await fetch(`${API}/categories`)).status).toBe(200);
});

test("an override handles its own call only", async () => {
  server.use(mock("readCategory").failing(500));
  expect((await fetch(`${API}/categories/all`)).status).toBe(200);
  expect((await fetch(`${API}/categories/1`)).status).toBe(500);
});

test("an override can be limited to some requests of a call", async () => {
  server.use(mock("listProducts").failing(500, { when: (url) => url.searchParams.has("related_to") }));
  expect((await fetch(`${API}/products?limit=1`)).status).toBe(200);
  expect((await fetch(`${API}/products?limit=1&related_to=1`)).status).toBe(500);
});

test("a broken connection rejects", async () => {
  server.use(mock("listCategories").networkError());
  await expect(fetch(`${API}/categories`)).rejects.toThrow(TypeError);
});

test("a slow answer is the shop's own, delayed", async () => {
  server.use(mock("listCategories").slow(30));
  const start = performance.now();
  const response = await fetch(`${API}/categories`);
  expect(response.status).toBe(200);
  expect(performance.now() - start).toBeGreaterThanOrEqual(25);
});

test("a call without an answer can be aborted", async () => {
  server.use(mock("listCategories").never());
  await expect(fetch(`${API}/categories`, { signal: AbortSignal.timeout(30) })).rejects.toThrow("timeout");
});

test("an unhandled call is reported", async () => {
  const response = await fetch(`${API}/nothing?x=1`);
  expect(response.status).toBe(404);
  expect(unmocked).toHaveBeenCalledExactlyOnceWith("GET /backend/public/api/nothing?x=1");
});
