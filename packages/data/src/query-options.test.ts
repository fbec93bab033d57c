import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { adminCategoriesQuery, adminCategoryPageQuery } from "./dash/categories/queries.ts";
import { createBriefQueryClient, createQueryClient, retryDelay, UNUSED_DATA_MS } from "./query-client.ts";
import { categoriesQuery, categorySummariesQuery } from "./shop/categories/queries.ts";
import {
  cardsOfPages,
  productPagesQuery,
  productQuery,
  relatedProductsQuery,
} from "./shop/products/queries.ts";
import { searchPagesQuery, searchQuery } from "./shop/search/queries.ts";
import { categoryBody, jsonResponse, aPage, createTestApi, errorResponse, pendingFetch } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;
const fails = () => errorResponse(503, "closed", "unavailable");
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    () => "failed",
  );

describe("retries", () => {
  test("API-23 a query is retried after 1, 2 and 4 seconds, and then fails", async () => {
    const { api, fetch } = createTestApi(fails);
    const ended = outcome(createQueryClient().fetchQuery(categoriesQuery(api)));
    for (const [wait, calls] of [
      [0, 1],
      [SECOND - 1, 1],
      [1, 2],
      [2 * SECOND - 1, 2],
      [1, 3],
      [4 * SECOND, 4],
      [60 * SECOND, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait);
      expect(fetch).toHaveBeenCalledTimes(calls);
    }
    await expect(ended).resolves.toBe("failed");
  });

  test("API-23 the delay doubles and never exceeds 30 seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test("D-36 a query without a response is retried and recovers", async () => {
    let calls = 0;
    const { api } = createTestApi(() => {
      calls += 1;
      return calls < 3
        ? Promise.reject(new TypeError("offline"))
        : jsonResponse({ data: [categoryBody(1, 0)] });
    });
    const ended = outcome(createQueryClient().fetchQuery(categoriesQuery(api)));
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    await expect(ended).resolves.toBe("answered");
  });

  test("D-36 a client error (4xx) is not retried", async () => {
    const { api, fetch } = createTestApi(() => errorResponse(404, "not found", "not_found"));
    const ended = outcome(createQueryClient().fetchQuery(productQuery(api, 1)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("API-3 D-24 categories/all is fetched without retry", async () => {
    const { api, fetch } = createTestApi(fails);
    const ended = outcome(createQueryClient().fetchQuery(categorySummariesQuery(api)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("API-3 D-24 the dashboard's lists of categories are fetched without retry", async () => {
    const { api, fetch } = createTestApi(fails);
    const client = createQueryClient();
    const page = { pageIndex: 0, pageSize: 5, sort: null, search: "", deleted: false };
    const ended = Promise.all([
      outcome(client.fetchQuery(adminCategoryPageQuery(api, page))),
      outcome(client.fetchQuery(adminCategoriesQuery(api))),
    ]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toEqual(["failed", "failed"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("D-36 a search is not retried", async () => {
    const { api, fetch } = createTestApi(fails);
    const client = createQueryClient();
    const ended = Promise.all([
      outcome(client.fetchQuery(searchQuery(api, "volt"))),
      outcome(client.fetchInfiniteQuery(searchPagesQuery(api, "volt"))),
    ]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toEqual(["failed", "failed"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("API-23 the query client of the server and of stories does not retry", async () => {
    const { api, fetch } = createTestApi(fails);
    const ended = outcome(createBriefQueryClient().fetchQuery(categoriesQuery(api)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("caching", () => {
  test("API-23 unused data is kept for 5 minutes", async () => {
    const { api } = createTestApi(() => jsonResponse({ data: [] }));
    const client = createQueryClient();
    const { queryKey } = categoriesQuery(api);
    const stop = new QueryObserver(client, categoriesQuery(api)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * UNUSED_DATA_MS);
    expect(client.getQueryData(queryKey)).toEqual([]);
    stop();
    await vi.advanceTimersByTimeAsync(UNUSED_DATA_MS - 1);
    expect(client.getQueryData(queryKey)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  test("API-23 D-17 lists are fetched once and cached, however often a screen opens", async () => {
    const { api, fetch } = createTestApi((address) =>
      address.includes("/categories") ? jsonResponse({ data: [] }) : jsonResponse(aPage([1], null)),
    );
    const client = createQueryClient();
    for (let visit = 0; visit < 3; visit += 1) {
      const stops = [
        new QueryObserver(client, categoriesQuery(api)).subscribe(() => undefined),
        new InfiniteQueryObserver(client, productPagesQuery(api)).subscribe(() => undefined),
      ];
      await vi.advanceTimersByTimeAsync(2 * 60 * SECOND);
      for (const stop of stops) stop();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("D-18 a read ends when the last screen that asked for it goes away", async () => {
    const { api, sentRequest } = createTestApi(pendingFetch);
    const client = createQueryClient();
    const stopFirst = new QueryObserver(client, categoriesQuery(api)).subscribe(() => undefined);
    const stopLast = new QueryObserver(client, categoriesQuery(api)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    stopFirst();
    expect(sentRequest().init.signal?.aborted).toBe(false);
    stopLast();
    expect(sentRequest().init.signal?.aborted).toBe(true);
  });
});

describe("pages", () => {
  test("LIST-3 the first page asks for 12 cards and the next for 12 more from where it ended", async () => {
    const { api, sentRequest } = createTestApi((address) =>
      jsonResponse(address.includes("cursor=after-2") ? aPage([3], null) : aPage([1, 2], "after-2")),
    );
    const filter = { category_id: 4, sort: "price" } as const;
    const list = new InfiniteQueryObserver(createQueryClient(), productPagesQuery(api, filter));
    const stop = list.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(sentRequest(0).address).toBe(
      "/backend/public/api/products?category_id=4&limit=12&sort=price&view=card",
    );
    expect(list.getCurrentResult().hasNextPage).toBe(true);
    await list.fetchNextPage();
    expect(sentRequest(1).address).toContain("cursor=after-2");
    const { data, hasNextPage } = list.getCurrentResult();
    expect(hasNextPage).toBe(false);
    expect(cardsOfPages(data?.pages ?? []).map(({ id }) => id)).toEqual([1, 2, 3]);
    stop();
  });

  test("DETAIL-3 the related strip asks for 5", async () => {
    const { api, sentRequest } = createTestApi(() => jsonResponse(aPage([2], null)));
    await createQueryClient().fetchQuery(relatedProductsQuery(api, 1));
    expect(sentRequest().address).toBe("/backend/public/api/products?limit=5&related_to=1&view=card");
  });

  test("SEARCH-2 the overlay asks for 15 results, and for none without a text", async () => {
    const found = {
      products: [],
      totalCount: 0,
      totalCountExact: true,
      next_cursor: null,
      corrected: null,
      near: [],
      mentioned: [],
      unmatched: [],
      missing_part: null,
      applied_values: [],
    };
    const { api, fetch, sentRequest } = createTestApi(() => jsonResponse(found));
    const client = createQueryClient();
    const stops = ["  ", "volt"].map((text) =>
      new QueryObserver(client, searchQuery(api, text)).subscribe(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sentRequest().address).toBe("/backend/public/api/products/products/search?limit=15&query=volt");
    for (const stop of stops) stop();
  });
});
