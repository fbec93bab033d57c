import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { isZeroPrice } from "@shop/domain/money/money.ts";
import { feedAddress } from "@shop/domain/site/feeds.ts";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as v from "valibot";
import { describe, expect, inject, onTestFinished, test } from "vitest";

import { shopApi } from "../support/api.ts";

/** Whether the example of a script can run. */
const hasPython = spawnSync("python3", ["--version"]).status === 0;

const docs = new URL("../../../../docs/", import.meta.url);
const page = await readFile(new URL("integrations.md", docs), "utf8");

const EXAMPLE = /```http\n(?<request>.*?)\n```\n\n```(?<type>json|xml)\n(?<answer>.*?)\n```/gs;

interface Example {
  readonly request: string;
  readonly type: string;
  readonly answer: string;
}

const examples: Example[] = Array.from(page.matchAll(EXAMPLE), ({ groups = {} }) => ({
  request: groups["request"] ?? "",
  type: groups["type"] ?? "",
  answer: groups["answer"] ?? "",
}));

/** The pattern of a text in which '…' stands for any text. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split("…")
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join("[^]*?"),
  );

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether an answer has at least the fields and items of an example, with its values. */
function isLike(answer: unknown, example: unknown): boolean {
  if (typeof example === "string") return typeof answer === "string" && patternOf(example).test(answer);
  if (Array.isArray(example))
    return Array.isArray(answer) && example.every((item, at) => isLike(answer[at], item));
  if (!isObject(example)) return answer === example;
  const fields = new Map<string, unknown>(isObject(answer) ? Object.entries(answer) : []);
  return Object.entries(example).every(([name, value]) => isLike(fields.get(name), value));
}

function send(request: string): Promise<Response> {
  const [head = "", ...body] = request.split("\n\n");
  const [start = "", ...headers] = head.split("\n");
  const [method = "", path = ""] = start.split(" ");
  return fetch(inject("shop") + path, {
    method,
    headers: headers.map((line): [string, string] => {
      const [name = "", value = ""] = line.split(": ");
      return [name, value];
    }),
    ...(method === "POST" && { body: body.join("\n\n") }),
  });
}

describe("the documentation of what other programs read and send", () => {
  test("D-145 each request has an answer on the page", () => {
    expect(examples.length).toBe(page.match(/```http/g)?.length);
    expect(examples.length).toBeGreaterThan(5);
  });

  test.each(examples)(
    "D-145 the answer to $request is the one of the page",
    async ({ request, type, answer }) => {
      const response = await send(request);
      expect(response.status).toBe(200);
      const text = await response.text();
      const isAnswer =
        type === "xml" ? patternOf(answer).test(text) : isLike(JSON.parse(text), JSON.parse(answer));
      expect([isAnswer, text]).toEqual([true, text]);
    },
  );

  test.skipIf(!hasPython)(
    "D-145 the example for KiCad sends a bill of materials and prints the address of its page",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "kicad-"));
      onTestFinished(() => rm(folder, { recursive: true }));
      const board = join(folder, "board.csv");
      await writeFile(board, '\uFEFF"Reference","Value","Qty","MPN"\n"U1,U2","NE555P","2","NE555P"\n');
      const script = new URL("examples/kicad-parts-list.py", docs).pathname;
      const { stdout } = await promisify(execFile)("python3", [script, `${inject("shop")}/`, board, "25"], {
        // No browser is opened.
        env: { ...process.env, BROWSER: "true" },
      });
      const html = await (await fetch(stdout.trim())).text();
      expect(html).toContain("NE555P");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      const token = stdout.trim().split("/").at(-1) ?? "";
      const { found } = await shopApi().call("readPartsList", { params: { token } });
      expect(found.lines.map(({ qty, sure }) => [qty, sure !== null])).toEqual([[50, true]]);
    },
  );
});

const feedSchema = v.object({
  rss: v.object({ channel: v.object({ item: v.array(v.record(v.string(), v.unknown())) }) }),
});
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "item" });

const ask = (headers: Record<string, string>) => fetch(inject("shop") + feedAddress("en"), { headers });

async function itemsOf(locale: "en" | "ar") {
  const response = await fetch(inject("shop") + feedAddress(locale));
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { response, items: v.parse(feedSchema, parser.parse(text)).rss.channel.item };
}

describe("the product feed", () => {
  test.each(["en", "ar"] as const)(
    "D-144 the feed in %s has each product with a price, with the price and stock of its page",
    async (locale) => {
      const { items } = await itemsOf(locale);
      const byId = new Map(items.map((item) => [item["g:id"], item]));
      let cursor: string | undefined;
      let priced = 0;
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page begins behind the last
        const part = await shopApi().productCards({}, { limit: 100, cursor });
        for (const { id, price, price_before, quantity_prices, min_order, amount } of part.data) {
          const item = byId.get(String(id));
          const least = min_order ?? 1;
          const total = (each: string) => `${(Number(each) * least).toFixed(2)} EGP`;
          const step = quantity_prices.findLast(({ from }) => from <= least);
          const isPriced = !isZeroPrice(price);
          priced += isPriced ? 1 : 0;
          const isReduced = price_before !== null && !step;
          expect([item?.["g:price"], item?.["g:sale_price"], item?.["g:availability"]]).toEqual(
            isPriced
              ? [
                  total(step?.price ?? price_before ?? price),
                  isReduced ? total(price) : undefined,
                  amount > 0 ? "in_stock" : "out_of_stock",
                ]
              : [undefined, undefined, undefined],
          );
        }
        cursor = part.next_cursor ?? undefined;
      } while (cursor);
      expect(items).toHaveLength(priced);
    },
  );

  test("D-144 a page that an item links to states its price in its structured data", async () => {
    const { items } = await itemsOf("ar");
    for (const item of items.slice(0, 5)) {
      // oxlint-disable-next-line no-await-in-loop -- a few pages
      const html = await (await fetch(String(item["link"]))).text();
      const asked = String(item["g:sale_price"] ?? item["g:price"]).replace(" EGP", "");
      expect(html).toContain(`"price":"${asked}","priceCurrency":"EGP"`);
    }
  });

  test("D-144 a feed is compressed, and answered with 304 to those who have it", async () => {
    const { response } = await itemsOf("en");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const [etag, modified] = ["etag", "last-modified"].map((name) => response.headers.get(name) ?? "");
    expect((await ask({ "if-none-match": etag ?? "" })).status).toBe(304);
    expect((await ask({ "if-modified-since": modified ?? "" })).status).toBe(304);
  });
});
