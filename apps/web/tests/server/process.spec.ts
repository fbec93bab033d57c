import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "@shop/api/testing/free-port.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startShop, stopShop } from "../support/shop-process.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-process-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The highest resident memory of a shop in megabytes, after as many queries as make the database's code hot; 0 where the system does not
 * tell. To create the embedded database takes more than 1000 MB, and to optimize its SQL parser 600 MB.
 */
async function peakAfterQueries(pid: number | undefined, address: string): Promise<number> {
  for (let id = 1; id <= 60; id += 1) await (await fetch(`${address}/api/products/${id}`)).arrayBuffer();
  if (process.platform !== "linux") return 0;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The Cache-Control of a page that is asked for under a Host header, which fetch does not send. */
async function cachingOf(address: string, host: string): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(`${address}/products`, { headers: { host } }, resolve).on("error", reject);
  const answer = await promise;
  answer.resume();
  return answer.headers["cache-control"];
}

describe("starting and ending", () => {
  test("the first start takes little memory and prints the administrator once, the second has the same catalogue; both exit cleanly", async () => {
    const settings = { DATA_DIR: join(folder, "own") };
    const first = startShop(settings);
    const address = await first.listening;
    expect((await fetch(address)).status).toBe(200);
    expect(await peakAfterQueries(first.child.pid, address)).toBeLessThan(500);
    const exit = await stopShop(first);
    expect(exit).toMatchObject({ code: 0, stderr: "" });
    expect(exit.stdout).toMatch(/First administrator: \S+@\S+, password \S{8,}\n/);

    const second = startShop(settings);
    const html = await (await fetch(`${await second.listening}/product/1`)).text();
    expect(html).toContain("<h1");
    const secondExit = await stopShop(second);
    expect(secondExit).toMatchObject({ code: 0, stderr: "" });
    expect(secondExit.stdout).not.toContain("password");
  });

  test("pending requests are answered before the process exits", async () => {
    const shop = startShop({ DATA_DIR: join(folder, "drain"), SEED: "none" });
    const address = await shop.listening;
    // As many as one sender may have under way.
    const requests = Array.from({ length: 16 }, (_, at) => fetch(`${address}/results?query=part${at}`));
    await Promise.race(requests);
    shop.child.kill("SIGINT");
    const answers = await Promise.allSettled(requests);
    expect(answers.filter((answer) => answer.status === "fulfilled" && answer.value.status !== 200)).toEqual(
      [],
    );
    expect((await shop.exited).code).toBe(0);
  });

  test("an empty catalogue has pages", async () => {
    const shop = startShop({ DATA_DIR: join(folder, "drain"), SEED: "none" });
    const address = await shop.listening;
    expect(await (await fetch(`${address}/products`)).text()).toContain("no results founded.");
    expect((await fetch(`${address}/sitemap.xml`)).status).toBe(200);
    // Without PUBLIC_URL a Host header, which anybody may send, does not fill the cache.
    expect(await cachingOf(address, new URL(address).host)).toBe("public, no-cache");
    expect(await cachingOf(address, "other.example")).toBe("no-store");
    await stopShop(shop);
  });

  test("every absolute URL starts with PUBLIC_URL", async () => {
    const port = String(await freePort());
    const shop = startShop({
      DATA_DIR: join(folder, "drain"),
      SEED: "none",
      PORT: port,
      PUBLIC_URL: "https://shop.example",
    });
    expect(await shop.listening).toBe("https://shop.example");
    const answer = await fetch(`http://127.0.0.1:${port}/ar/products`);
    expect(await answer.text()).toContain('<link rel="canonical" href="https://shop.example/ar/products"/>');
    expect(answer.headers.get("strict-transport-security")).toContain("max-age");
    await stopShop(shop);
  });

  test.each([
    ["a wrong setting", { PORT: "many" }, /^Wrong settings: PORT must be .*\n$/],
    [
      "a wrong database address",
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      /^The database .*DATABASE_URL.*\n$/,
    ],
    [
      "a data directory that cannot be made",
      { DATA_DIR: "/proc/none" },
      /^The data directory \/proc\/none cannot be written .*\n$/,
    ],
  ])("%s prints one line and exits with code 1", async (_, settings, line) => {
    const { code, stderr, stdout } = await startShop({ DATA_DIR: join(folder, "never"), ...settings }).exited;
    expect(code).toBe(1);
    expect(stderr).toMatch(line);
    expect(stdout).not.toContain("password");
  });

  test("a data directory that is a file prints one line and exits with code 1", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const { code, stderr } = await startShop({ DATA_DIR: file }).exited;
    expect([code, stderr.split("\n").length]).toEqual([1, 2]);
  });

  test("a busy port prints one line and exits with code 1 before any preparation", async () => {
    const port = String(await freePort());
    const busy = createServer().listen(Number(port), "127.0.0.1");
    await once(busy, "listening");
    const { code, stderr, stdout } = await startShop({ PORT: port, DATA_DIR: join(folder, "never") }).exited;
    busy.close();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is in use .*\\n$`));
    expect(stdout).toBe("");
  });
});
