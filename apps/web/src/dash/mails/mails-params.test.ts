import { expect, test } from "vitest";

import { searchMissQueryOf, withSearchMissQuery } from "../search-misses/searches-params.ts";
import { mailQueryOf, withMailQuery } from "./mails-params.ts";

test("D-40 the address of the list of mails holds page, search and state", () => {
  const address = "page=2&rows=10&search=mona&state=given_up";
  const query = mailQueryOf(new URLSearchParams(address));
  expect(query).toEqual({ pageIndex: 1, pageSize: 10, search: "mona", state: "given_up" });
  expect(withMailQuery(new URLSearchParams(), query).toString()).toBe(address);
  const unknown = mailQueryOf(new URLSearchParams("state=lost&page=0"));
  expect(withMailQuery(new URLSearchParams(address), unknown).toString()).toBe("");
});

test("D-40 the address of the list of searches holds page and order", () => {
  const address = "page=3&rows=5&order=latest";
  const query = searchMissQueryOf(new URLSearchParams(address));
  expect(query).toEqual({ pageIndex: 2, pageSize: 5, sort: "latest" });
  expect(withSearchMissQuery(new URLSearchParams(), query).toString()).toBe(address);
  const unknown = searchMissQueryOf(new URLSearchParams("order=count"));
  expect(withSearchMissQuery(new URLSearchParams(address), unknown).toString()).toBe("");
});
