import { request } from "node:http";

import { describe, expect, inject, test } from "vitest";

/** Asks as a browser would, and takes the answer's bytes as they come. */
const ask = (address: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = request(inject("shop") + address, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on("error", reject);
    asked.end();
  });

const entryOf = (html: string) =>
  /<script type="module" src="(?<src>[^"]+)"/.exec(html)?.groups?.["src"] ?? "";

/** The addresses of the scripts that the entry fetches once the page is drawn. */
const modulesOf = (html: string): string[] =>
  (/ data-modules="(?<modules>[^"]+)"/.exec(html)?.groups?.["modules"] ?? "").split(" ");

describe("how pages are delivered", () => {
  test("ROUTE-1 a page is compressed, tagged, and not sent again to a reader who has it", async () => {
    for (const encoding of ["br", "gzip"]) {
      const first = await ask("/products", { "accept-encoding": encoding });
      expect(first.headers).toMatchObject({
        "content-encoding": encoding,
        "cache-control": "public, no-cache",
      });
      expect(first.headers["vary"]).toMatch(/accept-encoding/);
      const again = await ask("/products", {
        "accept-encoding": encoding,
        "if-none-match": String(first.headers["etag"]),
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    expect((await ask("/products")).body.toString()).toMatch(/^<!doctype html>/);
  });

  test("ROUTE-1 HEAD tells what GET would send", async () => {
    const [get, head] = await Promise.all([ask("/"), ask("/", {}, "HEAD")]);
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers["etag"]).toBe(get.headers["etag"]);
    expect(await ask("/", {}, "POST")).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  test("ROUTE-1 what an address adds that no page reads makes no other page", async () => {
    const [plain, decorated] = await Promise.all([ask("/products"), ask("/products?utm_source=chat&page=")]);
    expect(decorated.headers["etag"]).toBe(plain.headers["etag"]);
  });

  test("ROUTE-1 scripts, styles and fonts never change under their names, and come compressed", async () => {
    const html = (await ask("/")).body.toString();
    const script = await ask(entryOf(html), { "accept-encoding": "gzip, br" });
    expect(script.headers).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    });
    const large = modulesOf(html).find((address) => address.includes("libraries")) ?? "";
    expect((await ask(large, { "accept-encoding": "br" })).headers["content-encoding"]).toBe("br");
    expect((await ask(large, { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
    expect((await ask("/assets/../../package.json")).status).toBe(404);
    expect((await ask("/assets/.vite/manifest.json")).status).toBe(404);
    expect((await ask("/.vite/manifest.json")).status).toBe(404);
  });

  test("ROUTE-1 none of the shop's code has to come before the page is drawn", async () => {
    const html = (await ask("/")).body.toString();
    expect(html.match(/<link rel="stylesheet"/)).toBeNull();
    expect(html).not.toContain("modulepreload");
    const scripts = html.match(/<script type="module"[^>]*>/g) ?? [];
    expect(scripts).toEqual([expect.stringMatching(/ fetchpriority="low"/i)]);
    expect(modulesOf(html).length).toBeGreaterThan(3);

    const entry = (await ask(entryOf(html))).body.toString();
    const atOnce = Array.from(
      entry.matchAll(/(?:from|^import|;import) ?["'`]\.\/([^"'`]+)/g),
      ([, name]) => name,
    );
    const sizes = await Promise.all(atOnce.map(async (name) => (await ask(`/assets/${name}`)).body.length));
    expect(sizes.reduce((sum, size) => sum + size, entry.length)).toBeLessThan(1000);
  });

  test("ROUTE-1 pages allow no script but the shop's own, no frame around them, and tell others little", async () => {
    const { headers } = await ask("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });

  test("ROUTE-1 state and data in a page cannot end its script", async () => {
    const html = (await ask(`/results?query=${encodeURIComponent("</script><b>x</b>")}`)).body.toString();
    expect(html).not.toContain("</script><b>");
    expect(html).toContain(String.raw`\u003c/script>`);
  });

  test("ROUTE-1 a made-up host gets no page", async () => {
    expect((await ask("/", { host: 'x"><b>' })).status).toBe(400);
  });

  test("ROUTE-1 the home page's scripts weigh at most 105 kB gzip, with no dialog, menu or table among them", async () => {
    const html = (await ask("/")).body.toString();
    const addresses = [entryOf(html), ...modulesOf(html)];
    expect(addresses.length).toBeGreaterThan(4);
    let weight = 0;
    for (const address of addresses) {
      const { body } = await ask(address, { "accept-encoding": "gzip" });
      weight += body.length;
      const text = (await ask(address)).body.toString();
      expect(text).not.toMatch(/DialogContent|cmdk|DropdownMenu|useTable|safeParse/);
    }
    expect(weight).toBeLessThanOrEqual(105_000);
  });
});
