import { ApiError } from "@shop/contract/api-error.ts";
import { LOCALE_COOKIE } from "@shop/domain/constants.ts";
import { shop } from "@shop/domain/site/shop.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import { Hono } from "hono";
import { describe, expect, test, vi } from "vitest";

import { errorPage } from "./error-page.ts";
import { pageSecurity } from "./security-headers.ts";
import { serveWeb, type WebAppOptions } from "./web-app.ts";

function setup(parts: Partial<WebAppOptions> = {}) {
  const app = new Hono<ApiEnvironment>();
  const pages = vi.fn<WebAppOptions["pages"]>(() => Promise.resolve(new Response("page")));
  const logger = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  serveWeb({
    app,
    publicUrl: undefined,
    middleware: undefined,
    files: () => undefined,
    feeds: () => undefined,
    pages,
    senderOf: () => "203.0.113.7",
    security: pageSecurity([], undefined),
    errorPage: (pathname, fault) => errorPage(pathname, shop, fault),
    logger,
    ...parts,
  });
  return { app, pages, logger };
}

/** Pages whose addresses say how they are answered. */
const statusPages: WebAppOptions["pages"] = ({ pathname }) =>
  pathname === "/failing"
    ? Promise.reject(new Error("broken"))
    : Promise.resolve(new Response(null, { status: pathname === "/unchanged" ? 304 : 200 }));

describe("the web server", () => {
  test("absolute URLs have the request's host, or the configured one", async () => {
    const own = setup();
    await own.app.request("http://localhost:3000/ar/products?page=2");
    expect(own.pages.mock.lastCall?.[0]).toEqual({
      locale: "ar",
      pathname: "/products",
      search: "?page=2",
      origin: "http://localhost:3000",
    });
    const configured = setup({ publicUrl: "https://shop.example" });
    await configured.app.request("http://localhost:3000/");
    expect(configured.pages.mock.lastCall?.[0].origin).toBe("https://shop.example");
  });

  test.for([
    ["http://256.1.1.1/", "256.1.1.1"],
    ["http://1.2.3.4.5/", "1.2.3.4.5"],
    ["http://localhost/", "a b"],
    ["http://localhost/", 'x"><b>'],
    ["http://localhost/", "localhost:99999"],
    ["http://evil.example/", "shop.example"],
  ] as const)("an invalid or mismatching host is rejected: %s, Host %s", async ([url, host]) => {
    const { app, pages } = setup();
    // Node's server may pass a URL that the Request constructor would reject.
    const request = new Request("http://localhost/", { headers: { host } });
    Object.defineProperty(request, "url", { value: url });
    const answer = await app.fetch(request);
    expect([answer.status, await answer.text()]).toEqual([400, "Bad host"]);
    expect(pages).not.toHaveBeenCalled();
  });

  test.for(["shop.example:3000", "SHOP.example:3000", "[::1]:3000", "127.0.0.1:3000"])(
    "a valid host is accepted: %s",
    async (host) => {
      const { app } = setup();
      expect((await app.request(`http://${host}/`, { headers: { host } })).status).toBe(200);
    },
  );

  test.for([
    [200, "/products", {}],
    [304, "/unchanged", {}],
    [301, "/en/products", {}],
    [302, "/products", { headers: { cookie: `${LOCALE_COOKIE}=ar` } }],
    [400, "/products", { headers: { host: "a b" } }],
    [405, "/products", { method: "POST" }],
    [500, "/failing", {}],
  ] as const)("an answer with status %i has the security headers", async ([status, path, init]) => {
    const answer = await setup({ pages: statusPages }).app.request(`http://localhost${path}`, init);
    expect([answer.status, answer.headers.get("x-frame-options")]).toEqual([status, "DENY"]);
  });

  test("a rendering error is shown in the page's language and logged", async () => {
    const { app, logger } = setup({ pages: () => Promise.reject(new Error("broken")) });
    const answer = await app.request("/ar/products");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
    const html = await answer.text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('href="/ar"');
    expect(html).not.toContain("broken");
    expect(logger.error).toHaveBeenCalledOnce();
  });

  test("files and feeds take precedence over pages and language redirects", async () => {
    const { app, pages } = setup({ files: () => Promise.resolve(new Response("file")) });
    expect(await (await app.request("/favicon.svg", { headers: { cookie: "locale=ar" } })).text()).toBe(
      "file",
    );
    expect(pages).not.toHaveBeenCalled();
  });

  test.for([
    ["/products", "en", "The shop is very busy right now."],
    ["/ar/products", "ar", "المتجر مزدحم جدًا الآن."],
  ] as const)(
    "%s, refused because of too many others, is 503 with Retry-After and a page in its language",
    async ([path, lang, title]) => {
      const busy = setup({ pages: () => Promise.reject(new ApiError("unavailable")) });
      const response = await busy.app.request(`http://localhost${path}`);
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(busy.logger.error).not.toHaveBeenCalled();
    },
  );
});
