import type { ApiEnvironment } from "@shop/api/http/api-environment.ts";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";

import { faultPage } from "./fault-page.ts";
import { serveWeb, type WebParts } from "./web-app.ts";

function aShop(parts: Partial<WebParts> = {}) {
  const app = new Hono<ApiEnvironment>();
  const pages = vi.fn<WebParts["pages"]>(() => Promise.resolve(new Response("page")));
  const logger = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  serveWeb({
    app,
    publicUrl: undefined,
    before: undefined,
    files: () => undefined,
    feeds: () => undefined,
    pages,
    fault: (pathname) => faultPage(pathname, { "x-frame-options": "DENY" }),
    logger,
    ...parts,
  });
  return { app, pages, logger };
}

describe("the web server", () => {
  test("ROUTE-1 pages name the host that they were asked at, or the configured one", async () => {
    const own = aShop();
    await own.app.request("http://localhost:3000/ar/products?page=2");
    expect(own.pages.mock.lastCall?.[0]).toEqual({
      locale: "ar",
      pathname: "/products",
      search: "?page=2",
      origin: "http://localhost:3000",
    });
    const configured = aShop({ publicUrl: "https://shop.example" });
    await configured.app.request("http://localhost:3000/");
    expect(configured.pages.mock.lastCall?.[0].origin).toBe("https://shop.example");
  });

  test("ROUTE-1 a page that cannot be made is told in the reader's language, and logged", async () => {
    const { app, logger } = aShop({ pages: () => Promise.reject(new Error("broken")) });
    const answer = await app.request("/ar/products");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    const html = await answer.text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('href="/ar"');
    expect(html).not.toContain("broken");
    expect(logger.error).toHaveBeenCalledOnce();
  });

  test("ROUTE-1 files and feeds come before pages, whatever the remembered language", async () => {
    const { app, pages } = aShop({ files: () => Promise.resolve(new Response("file")) });
    expect(await (await app.request("/favicon.svg", { headers: { cookie: "locale=ar" } })).text()).toBe(
      "file",
    );
    expect(pages).not.toHaveBeenCalled();
  });
});
