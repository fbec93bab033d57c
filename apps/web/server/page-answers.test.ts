import { describe, expect, test, vi } from "vitest";

import type { RenderedPage } from "../src/entry-server.tsx";
import { createPageAnswers, type Render } from "./page-answers.ts";

const address = { locale: "en", pathname: "/products", search: "", origin: "https://shop.example" } as const;
const big = `<!doctype html>${"<p>part</p>".repeat(500)}`;

function pagesOf(page: RenderedPage) {
  const render = vi.fn<Render>(() => Promise.resolve(page));
  let version = "1";
  const answer = createPageAnswers({
    render,
    maxBytes: 1_000_000,
    version: () => version,
    headers: { "x-frame-options": "DENY" },
  });
  return {
    render,
    ask: (headers: Record<string, string> = {}, at: Partial<Parameters<Render>[0]> = {}) =>
      answer({ ...address, ...at }, new Headers(headers)),
    change: () => {
      version += "1";
    },
  };
}

describe("ready pages", () => {
  test("ROUTE-1 a page is rendered once until the catalogue changes, also when many ask at once", async () => {
    const { render, ask, change } = pagesOf({ status: 200, html: big });
    await Promise.all([ask(), ask(), ask({ "accept-encoding": "br" })]);
    expect(render).toHaveBeenCalledOnce();
    change();
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("ROUTE-1 another language, query or host is another page", async () => {
    const { render, ask } = pagesOf({ status: 200, html: big });
    await ask();
    await ask({}, { locale: "ar" });
    await ask({}, { search: "?page=2" });
    await ask({}, { origin: "https://other.example" });
    expect(render).toHaveBeenCalledTimes(4);
  });

  test("ROUTE-1 a tag spares the reader the page that they have", async () => {
    const { ask } = pagesOf({ status: 200, html: big });
    const etag = (await ask()).headers.get("etag") ?? "";
    const again = await ask({ "if-none-match": `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("x-frame-options")).toBe("DENY");
  });

  test("ROUTE-2 a page that does not exist is not kept", async () => {
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

  test("ROUTE-1 a page whose data could not be had asks to come back", async () => {
    const answer = await pagesOf({ status: 503, html: "wait" }).ask();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("ROUTE-1 a fault of rendering is not kept", async () => {
    const { render, ask } = pagesOf({ status: 200, html: big });
    render.mockRejectedValueOnce(new Error("broken"));
    await expect(ask()).rejects.toThrow("broken");
    expect((await ask()).status).toBe(200);
  });
});
