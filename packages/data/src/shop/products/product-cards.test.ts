import { expect, test } from "vitest";

import { createBriefQueryClient } from "../../query-client.ts";
import { aPage, createTestApi } from "../../testing.ts";
import { productCardQuery } from "./product-cards.ts";

test("CART-7 D-20 the products of a whole cart come with one call, and a missing product rejects with 404", async () => {
  const { api, fetch, sentRequest } = createTestApi(() => Response.json(aPage([9, 3], null)));
  const queryClient = createBriefQueryClient();
  const [three, five, nine] = await Promise.allSettled(
    [3, 5, 9].map((id) => queryClient.fetchQuery(productCardQuery(api, id))),
  );
  expect(fetch).toHaveBeenCalledOnce();
  expect(decodeURIComponent(sentRequest().address)).toMatch(/products\?ids=3,5,9&limit=100&view=card$/);
  expect(three).toMatchObject({ value: { id: 3 } });
  expect(nine).toMatchObject({ value: { id: 9 } });
  expect(five).toMatchObject({ reason: { status: 404, code: "not_found" } });
});

test("CART-7 D-20 a cart of more products than a page holds comes with as many calls as it needs", async () => {
  const asked: number[] = [];
  const { api } = createTestApi((address) => {
    const ids = (new URL(address, "http://shop").searchParams.get("ids") ?? "").split(",").map(Number);
    asked.push(ids.length);
    return Response.json(aPage(ids, null));
  });
  const queryClient = createBriefQueryClient();
  const ids = Array.from({ length: 230 }, (_, at) => at + 1);
  const cards = await Promise.all(ids.map((id) => queryClient.fetchQuery(productCardQuery(api, id))));
  expect(cards.map(({ id }) => id)).toEqual(ids);
  expect(asked).toEqual([100, 100, 30]);
});
