import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";

import { packQueries, unpackQueries, writeState } from "./page-state.ts";

test("ROUTE-1 the query cache travels in the page: what came, and nothing of what failed", async () => {
  const server = new QueryClient();
  server.setQueryData(["categories"], [{ id: 1 }]);
  server.setQueryData(["products", { sort: "newest", query: undefined }], { pages: [1], pageParams: [{}] });
  await server
    .fetchQuery({ queryKey: ["broken"], queryFn: () => Promise.reject(new Error("no")) })
    .catch(() => undefined);
  const packed = packQueries(server);
  expect(packed).toHaveLength(2);

  const browser = new QueryClient();
  unpackQueries(JSON.parse(JSON.stringify(packed)), browser);
  expect(browser.getQueryData(["categories"])).toEqual([{ id: 1 }]);
  expect(browser.getQueryData(["products", { sort: "newest" }])).toEqual({ pages: [1], pageParams: [{}] });
});

test("ROUTE-1 no text in the state can end the script that holds it", () => {
  const text = writeState({ locale: "en", origin: "", missing: false, queries: [[["q"], "</script><!--"]] });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toMatchObject({ queries: [[["q"], "</script><!--"]] });
});
