import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { dehydrateForPage, type PageState, readState, writeState } from "./page-state.ts";

const stateOf = (queryClient: QueryClient): PageState => ({
  locale: "ar",
  origin: "https://shop.example",
  router: { loaderData: { "0-0": null }, errors: null },
  queries: dehydrateForPage(queryClient),
});

const embedState = (text: string) =>
  vi.stubGlobal("document", { getElementById: () => ({ textContent: text }) });

afterEach(() => void vi.unstubAllGlobals());

test("D-28 data that the server fetched counts as fetched when the page is opened, however old the rendered page is", () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["products", 1], { name: "</script>" }, { updatedAt: 1 });
  const text = writeState(stateOf(queryClient));
  expect(text).not.toContain("<");
  embedState(text);
  const before = Date.now();
  const { queries, ...state } = readState();
  expect(state).toEqual({
    locale: "ar",
    origin: "https://shop.example",
    router: { loaderData: { "0-0": null }, errors: null },
  });
  expect(queries.queries[0]?.state.data).toEqual({ name: "</script>" });
  expect(queries.queries[0]?.state.dataUpdatedAt).toBeGreaterThanOrEqual(before);
});

test("D-28 equal data serializes to equal bytes, whenever it was fetched", () => {
  const [early, late] = [new QueryClient(), new QueryClient()];
  early.setQueryData(["a"], 1, { updatedAt: 1 });
  late.setQueryData(["a"], 1, { updatedAt: 2 });
  expect(writeState(stateOf(early))).toBe(writeState(stateOf(late)));
});

test.each(["", "null", "{}", '{"locale":"fr","origin":"","router":{},"queries":{}}'])(
  "D-28 reading a missing or malformed state throws: %s",
  (text) => {
    embedState(text);
    expect(() => readState()).toThrow(/no state|JSON/);
  },
);
