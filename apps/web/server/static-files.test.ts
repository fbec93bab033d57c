import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { caching } from "@shop/serving/caching.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createStaticFiles } from "./static-files.ts";

let folder: string;
let files: ReturnType<typeof createStaticFiles>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/shop-1a2b.js"), "let shop;");
  writeFileSync(join(folder, "assets/shop-1a2b.js.br"), brotliCompressSync("let shop;"));
  writeFileSync(join(folder, "logo.svg"), "<svg/>");
  writeFileSync(join(folder, ".secret.json"), "{}");
  files = createStaticFiles([
    { folder: join(folder, "assets"), prefix: "/assets/", cache: caching.forever },
    { folder, prefix: "/", cache: caching.day },
    { folder: join(folder, "none"), prefix: "/none/", cache: caching.day },
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (pathname: string, headers: Record<string, string> = {}) => files(pathname, new Headers(headers));

describe("static files", () => {
  test("are served precompressed where a compressed file exists, else unencoded", async () => {
    const brotli = await ask("/assets/shop-1a2b.js", { "accept-encoding": "gzip, br" });
    expect(brotli?.headers.get("content-encoding")).toBe("br");
    const gzip = await ask("/assets/shop-1a2b.js", { "accept-encoding": "gzip" });
    expect(gzip?.headers.get("content-encoding")).toBeNull();
    expect(await gzip?.text()).toBe("let shop;");
    expect(gzip?.headers.get("content-type")).toMatch(/javascript/);
  });

  test("are immutable where their names contain a hash, and have an ETag", async () => {
    const asset = await ask("/assets/shop-1a2b.js");
    expect(asset?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const logo = await ask("/logo.svg");
    expect(logo?.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(logo?.headers.get("content-security-policy")).toContain("default-src 'none'");
    const again = await ask("/logo.svg", { "if-none-match": logo?.headers.get("etag") ?? "" });
    expect(again?.status).toBe(304);
  });

  test.each([
    "/.secret.json",
    "/assets/../logo.svg",
    "/assets",
    "/",
    "/none/x.js",
    "/assets/shop-1a2b.js.br",
  ])("%s is not served", (pathname) => {
    expect(ask(pathname)).toBeUndefined();
  });
});
