import { InfiniteQueryObserver, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  categories,
  cardsOf,
  categorySummaries,
  product,
  productPages,
  related,
  search,
  searchPages,
} from "./queries.ts";
import { createBriefQueryClient, createQueryClient, retryDelay, UNUSED_DATA_MS } from "./query-client.ts";
import { aCategory, answer, aPage, apiOver, refusal, silent } from "./testing.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1000;
const fails = () => refusal(503, "closed", "unavailable");
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    () => "failed",
  );

describe("trying again", () => {
  test("API-23 a read is tried again after 1, 2 and 4 seconds, and then fails", async () => {
    const { api, fetch } = apiOver(fails);
    const ended = outcome(createQueryClient().fetchQuery(categories(api)));
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

  test("D-36 a read without an answer is tried again and recovers", async () => {
    let calls = 0;
    const { api } = apiOver(() => {
      calls += 1;
      return calls < 3 ? Promise.reject(new TypeError("offline")) : answer({ data: [aCategory(1, 0)] });
    });
    const ended = outcome(createQueryClient().fetchQuery(categories(api)));
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    await expect(ended).resolves.toBe("answered");
  });

  test("D-36 a refusal (4xx) is not tried again", async () => {
    const { api, fetch } = apiOver(() => refusal(404, "not found", "not_found"));
    const ended = outcome(createQueryClient().fetchQuery(product(api, 1)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("API-3 D-24 categories/all is fetched without retry", async () => {
    const { api, fetch } = apiOver(fails);
    const ended = outcome(createQueryClient().fetchQuery(categorySummaries(api)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("D-36 a search is not tried again by itself", async () => {
    const { api, fetch } = apiOver(fails);
    const client = createQueryClient();
    const ended = Promise.all([
      outcome(client.fetchQuery(search(api, "volt"))),
      outcome(client.fetchInfiniteQuery(searchPages(api, "volt"))),
    ]);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toEqual(["failed", "failed"]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("API-23 on the server and in stories nothing is tried again", async () => {
    const { api, fetch } = apiOver(fails);
    const ended = outcome(createBriefQueryClient().fetchQuery(categories(api)));
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    await expect(ended).resolves.toBe("failed");
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe("keeping what was read", () => {
  test("API-23 unused data is kept for 5 minutes", async () => {
    const { api } = apiOver(() => answer({ data: [] }));
    const client = createQueryClient();
    const { queryKey } = categories(api);
    const stop = new QueryObserver(client, categories(api)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10 * UNUSED_DATA_MS);
    expect(client.getQueryData(queryKey)).toEqual([]);
    stop();
    await vi.advanceTimersByTimeAsync(UNUSED_DATA_MS - 1);
    expect(client.getQueryData(queryKey)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(queryKey)).toBeUndefined();
  });

  test("API-23 D-17 lists are fetched once and cached, however often a screen opens", async () => {
    const { api, fetch } = apiOver((address) =>
      address.includes("/categories") ? answer({ data: [] }) : answer(aPage([1], null)),
    );
    const client = createQueryClient();
    for (let visit = 0; visit < 3; visit += 1) {
      const stops = [
        new QueryObserver(client, categories(api)).subscribe(() => undefined),
        new InfiniteQueryObserver(client, productPages(api)).subscribe(() => undefined),
      ];
      await vi.advanceTimersByTimeAsync(2 * 60 * SECOND);
      for (const stop of stops) stop();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("D-18 a read ends when the last screen that asked for it goes away", async () => {
    const { api, sent } = apiOver(silent);
    const client = createQueryClient();
    const stopFirst = new QueryObserver(client, categories(api)).subscribe(() => undefined);
    const stopLast = new QueryObserver(client, categories(api)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    stopFirst();
    expect(sent().init.signal?.aborted).toBe(false);
    stopLast();
    expect(sent().init.signal?.aborted).toBe(true);
  });
});

describe("pages", () => {
  test("LIST-3 the first page asks for 12 cards and the next for 12 more from where it ended", async () => {
    const { api, sent } = apiOver((address) =>
      answer(address.includes("cursor=after-2") ? aPage([3], null) : aPage([1, 2], "after-2")),
    );
    const filter = { category_id: 4, sort: "price" } as const;
    const list = new InfiniteQueryObserver(createQueryClient(), productPages(api, filter));
    const stop = list.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent(0).address).toBe("/backend/public/api/products?category_id=4&limit=12&sort=price&view=card");
    expect(list.getCurrentResult().hasNextPage).toBe(true);
    await list.fetchNextPage();
    expect(sent(1).address).toContain("cursor=after-2");
    const { data, hasNextPage } = list.getCurrentResult();
    expect(hasNextPage).toBe(false);
    expect(cardsOf(data?.pages ?? []).map(({ id }) => id)).toEqual([1, 2, 3]);
    stop();
  });

  test("DETAIL-3 the related strip asks for 5", async () => {
    const { api, sent } = apiOver(() => answer(aPage([2], null)));
    await createQueryClient().fetchQuery(related(api, 1));
    expect(sent().address).toBe("/backend/public/api/products?limit=5&related_to=1&view=card");
  });

  test("SEARCH-2 the overlay asks for 15 results, and for none without a text", async () => {
    const found = { products: [], totalCount: 0, totalCountExact: true, next_cursor: null, corrected: null };
    const { api, fetch, sent } = apiOver(() => answer(found));
    const client = createQueryClient();
    const stops = ["  ", "volt"].map((text) =>
      new QueryObserver(client, search(api, text)).subscribe(() => undefined),
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sent().address).toBe("/backend/public/api/products/products/search?limit=15&query=volt");
    for (const stop of stops) stop();
  });
});
