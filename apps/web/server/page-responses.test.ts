import { ChangeLog } from "@shop/serving/change-log.ts";
import { noteReads } from "@shop/serving/reads.ts";
import type { Tag } from "@shop/serving/tags.ts";
import { describe, expect, test, vi } from "vitest";

import type { RenderedPage } from "../src/renderer.ts";
import { createPageResponses, type PageResponsesOptions, type Render } from "./page-responses.ts";

const address = { locale: "en", pathname: "/products", search: "", origin: "https://shop.example" } as const;
const big = `<!doctype html>${"<p>part</p>".repeat(500)}`;

function pagesOf(page: RenderedPage, options: Partial<PageResponsesOptions> = {}) {
  const log = new ChangeLog();
  const render = vi.fn<Render>(() => {
    noteReads(["products", "product:7"]);
    return Promise.resolve(page);
  });
  const answer = createPageResponses({
    render,
    maxBytes: 1_000_000,
    track: log.track,
    ...options,
  });
  return {
    render,
    ask: (
      headers: Record<string, string> = {},
      at: Partial<Parameters<Render>[0]> = {},
      sender: string | null = null,
    ) => answer({ ...address, ...at }, new Headers(headers), sender),
    change: (...tags: Tag[]) => log.add(tags),
  };
}

describe("page responses", () => {
  test("a page is rendered once until its data changes, also for concurrent requests", async () => {
    const { render, ask, change } = pagesOf({ status: 200, html: big });
    await Promise.all([ask(), ask(), ask({ "accept-encoding": "br" })]);
    expect(render).toHaveBeenCalledOnce();
    change("product:8", "categories", "slides");
    await ask();
    expect(render).toHaveBeenCalledOnce();
    change("product:7");
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("D-26 language, query and host are part of the cache key", async () => {
    const { render, ask } = pagesOf({ status: 200, html: big });
    await ask();
    await ask({}, { locale: "ar" });
    await ask({}, { search: "?page=2" });
    await ask({}, { origin: "https://other.example" });
    expect(render).toHaveBeenCalledTimes(4);
  });

  test("pages of an origin that is not kept are rendered and leave the cache as it is", async () => {
    const { render, ask } = pagesOf(
      { status: 200, html: big },
      { keeps: (origin) => origin === address.origin },
    );
    await ask();
    for (let host = 0; host < 20; host += 1) {
      expect((await ask({}, { origin: `https://${host}.example` })).status).toBe(200);
    }
    await ask();
    await ask({}, { origin: "https://1.example" });
    expect(render).toHaveBeenCalledTimes(22);
  });

  test("a matching ETag is answered 304", async () => {
    const { ask } = pagesOf({ status: 200, html: big });
    const etag = (await ask()).headers.get("etag") ?? "";
    const again = await ask({ "if-none-match": `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("cache-control")).toBe("public, no-cache");
  });

  test("a missing page is not cached", async () => {
    const { render, ask } = pagesOf({ status: 404, html: "no" });
    const answer = await ask();
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([
      404,
      "no-store",
      "no",
    ]);
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("a page whose data could not be fetched has Retry-After", async () => {
    const answer = await pagesOf({ status: 503, html: "wait" }).ask();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("a rendering error is not cached", async () => {
    const { render, ask } = pagesOf({ status: 200, html: big });
    render.mockRejectedValueOnce(new Error("broken"));
    await expect(ask()).rejects.toThrow("broken");
    expect((await ask()).status).toBe(200);
  });

  test("renders under way are limited, in all and of one sender; kept pages are answered meanwhile", async () => {
    const limits = { concurrent: 1, waiting: 2, waitMs: 5000, perSender: 2 };
    const { render, ask } = pagesOf({ status: 200, html: big }, { limits });
    await ask();
    const slow = Promise.withResolvers<RenderedPage>();
    render.mockImplementation(() => slow.promise);
    const search = (query: string, sender: string) => ask({}, { search: `?query=${query}` }, sender);
    const [first, second] = [search("a", "one"), search("b", "one")];
    await expect(search("c", "one")).rejects.toMatchObject({ code: "unavailable" });
    const third = search("d", "two");
    await expect(search("e", "three")).rejects.toMatchObject({ code: "unavailable" });
    expect((await ask()).status).toBe(200);
    slow.resolve({ status: 200, html: big });
    const statuses = await Promise.all([first, second, third]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await search("e", "three")).status).toBe(200);
  });
});
