import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import { PARTS_LIST_MAX_LENGTH } from "@shop/domain/parts-list/read-parts-list.ts";
import { aProduct } from "@shop/fixtures/builders.ts";
import { productTag } from "@shop/serving/tags.ts";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, onTestFinished, test } from "vitest";

import { products } from "../../src/modules/products/products.table.ts";
import { anyOf } from "../support/any-of.ts";
import { someAttributes } from "../support/attributes.ts";
import { aCatalogue } from "../support/builders.ts";
import { call } from "../support/calls.ts";
import { keptShop } from "../support/kept-shop.ts";
import { setSettings } from "../support/set-settings.ts";
import { onSocket } from "../support/socket.ts";

const PUBLIC_URL = "https://shop.example";
const MCP = `${API_PREFIX}/mcp`;

const shop = keptShop(
  aCatalogue({
    products: [
      aProduct({
        id: 1,
        name: "Film resistor",
        name_ar: "مقاومة",
        part_number: "R-1",
        quantity_prices: [{ from: 100, price: "0.40" }],
      }),
      aProduct({ id: 2, name: "Film resistor", part_number: "R-2", amount: 0 }),
      aProduct({ id: 3, name: "Timer", part_number: "NE555P", price: "0.00" }),
      aProduct({ id: 4, name: "Secret resistor", part_number: "DRAFT-1", visibility: "draft" }),
    ],
    attributes: someAttributes,
    attributeTexts: new Map([
      [1, { 1: "10 kΩ", 2: "0805" }],
      [2, { 1: "4.7 kΩ", 2: "1206" }],
    ]),
    links: new Map([[1, { needs: [], accessories: [], alternatives: [2] }]]),
  }),
  { publicUrl: PUBLIC_URL },
);

/** A client of the protocol's own library, over a socket; it speaks the given revisions. */
async function connect(mode: "legacy" | "auto" = "auto") {
  const client = new Client({ name: "a test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL((await onSocket(shop().api)) + MCP)));
  onTestFinished(() => client.close());
  return client;
}

const textSchema = v.tuple([v.object({ type: v.literal("text"), text: v.string() })]);

/** What a tool answers, by its structured content, which its text repeats; the text alone of a refusal. */
async function answerOf(client: Client, name: string, input: Record<string, unknown>): Promise<unknown> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
  const [{ text }] = v.parse(textSchema, content);
  if (isError) return text;
  expect(JSON.parse(text)).toEqual(structuredContent);
  return structuredContent;
}

/** Sends a text to the door as it is. */
const post = (body: string, headers: Readonly<Record<string, string>> = {}, from = "203.0.113.41") =>
  shop().api.request(
    MCP,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body,
    },
    from,
  );

const toolCall = (name: string, input: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } });

describe("the catalogue by the Model Context Protocol", () => {
  test.each(["legacy", "auto"] as const)(
    "D-160 a client of the protocol's library lists tools that read only, and searches (%s)",
    async (mode) => {
      const client = await connect(mode);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "search_products",
        "get_product",
        "related_products",
        "list_categories",
        "delivery_costs",
        "read_parts_list",
      ]);
      expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
      expect(await answerOf(client, "search_products", { query: "R-1" })).toMatchObject({
        products: [{ id: 1, price: "0.50", page: `${PUBLIC_URL}/product/1` }],
      });
    },
  );

  test("D-160 a search narrows by values with units, stock and price, and offers the filters with counts", async () => {
    const client = await connect();
    const search = (input: object) =>
      answerOf(client, "search_products", { query: "film resistor", ...input });
    const found = await search({});
    expect(found).toMatchObject({
      next_cursor: null,
      words: { left_out: [] },
      filters: {
        total: 2,
        in_stock: 1,
        attributes: [
          { attribute_id: 1, unit: "Ω", min: 4700, max: 10_000, count: 2 },
          {
            attribute_id: 2,
            values: [
              { name: "0805", count: 1 },
              { name: "1206", count: 1 },
            ],
          },
        ],
      },
    });
    for (const [input, ids] of [
      [{ filters: [{ attribute_id: 1, min: "5k", max: "1 MΩ" }] }, [1]],
      [{ filters: [{ attribute_id: 2, values: [2] }] }, [2]],
      [{ in_stock: true }, [1]],
      [{ price_min: "1" }, []],
    ] as const)
      expect(await search(input)).toMatchObject({ products: ids.map((id) => ({ id })) });
    expect(await search({ filters: [{ attribute_id: 1, min: "5 kg" }] })).toMatchObject({
      filters: { errors: { a1_min: anyOf(String) } },
    });
  });

  test("D-160 pages of a search follow each other by their cursors", async () => {
    const client = await connect();
    const schema = v.object({
      products: v.array(v.object({ id: v.number() })),
      next_cursor: v.nullable(v.string()),
    });
    const first = v.parse(schema, await answerOf(client, "search_products", { limit: 2, sort: "name" }));
    const second = v.parse(
      schema,
      await answerOf(client, "search_products", { limit: 2, sort: "name", cursor: first.next_cursor }),
    );
    expect([...first.products, ...second.products].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3,
    ]);
    expect(second.next_cursor).toBeNull();
  });

  test("D-160 a product has specifications, stock, prices by quantity and its page in the language asked for; one whose price is being updated has none", async () => {
    const client = await connect();
    expect(await answerOf(client, "get_product", { id: 1, language: "ar" })).toMatchObject({
      name: "مقاومة",
      quantity_prices: [{ from: 100, price: "0.40" }],
      stock: { in_stock: true, amount: 1200, exact: true },
      specifications: [
        { name: "المقاومة", min: 10_000, unit: "Ω" },
        { name: "الغلاف", value: "0805" },
      ],
      page: `${PUBLIC_URL}/ar/product/1`,
    });
    expect(await answerOf(client, "get_product", { id: 3 })).toMatchObject({ price: null, currency: "EGP" });
    expect(await answerOf(client, "related_products", { id: 1 })).toMatchObject({
      alternatives: [{ id: 2 }],
    });
    expect(await answerOf(client, "list_categories", {})).toMatchObject({
      categories: [{ id: 1, sub_categories: [{ id: 1, name: "Resistors" }] }],
    });
  });

  test("D-160 D-108 the price is that of the least that can be ordered, as the feed states it", async () => {
    await shop().api.catalogue.change(async (transaction, touch) => {
      await transaction.update(products).set({ min_order: 200 }).where(eq(products.id, 1));
      touch(productTag(1));
    });
    expect(await answerOf(await connect(), "get_product", { id: 1 })).toMatchObject({
      price: "0.40",
      least_total: "80.00",
      quantities: { min: 200 },
    });
  });

  test("D-160 what an owner hides is not found: drafts, and exact stock where it is not shown", async () => {
    const client = await connect();
    expect(await answerOf(client, "search_products", { query: "DRAFT-1" })).toMatchObject({ products: [] });
    expect(await answerOf(client, "get_product", { id: 4 })).toMatch(/^not_found: /);
    expect(await answerOf(client, "related_products", { id: 4 })).toMatch(/^not_found: /);
    await setSettings(shop().api, { stock_shown: "words" });
    expect(await answerOf(client, "get_product", { id: 1 })).toMatchObject({
      stock: { in_stock: true, exact: false },
    });
  });

  test("D-160 an answer follows a change at once", async () => {
    const client = await connect();
    await answerOf(client, "get_product", { id: 2 });
    const stored = await call(shop().api, endpoints.readAdminProduct, {
      headers: shop().headers,
      params: { id: 2 },
    });
    const { name, amount, sub_category_id, description, version } = stored;
    await call(shop().api, endpoints.updateProduct, {
      headers: shop().headers,
      params: { id: 2 },
      body: { name, amount, sub_category_id, description, version, price: "7.25" },
    });
    expect(await answerOf(client, "get_product", { id: 2 })).toMatchObject({ price: "7.25" });
  });

  test("D-160 delivery costs what the shop states for a governorate, free above a total", async () => {
    const client = await connect();
    const zone = {
      name: { en: "Greater Cairo", ar: "القاهرة الكبرى" },
      cost: "50.00",
      days_from: 1,
      days_to: 2,
    };
    await setSettings(shop().api, {
      delivery: { zones: [{ ...zone, governorates: ["EG-C", "EG-GZ"] }], free_from: "500.00" },
    });
    const cairo = { code: "EG-C", name: "Cairo", cost: "50.00", days: { from: 1, to: 2 } };
    const giza = { ...cairo, code: "EG-GZ", name: "Giza" };
    expect(await answerOf(client, "delivery_costs", {})).toMatchObject({ governorates: [cairo, giza] });
    expect(await answerOf(client, "delivery_costs", { governorate: "EG-GZ", goods: "500" })).toMatchObject({
      free_from: "500.00",
      governorates: [{ ...giza, cost: "0.00" }],
    });
  });

  test("D-160 a parts list is read with its quantities, and says what is certain", async () => {
    const client = await connect();
    expect(
      await answerOf(client, "read_parts_list", { list: "Reference,MPN,Qty\nR1 R2,R-1,2", boards: 3 }),
    ).toMatchObject({ parts: 1, lines: [{ quantity: 6, sure: 1, products: [{ id: 1 }] }] });
  });

  test("D-160 input that a tool cannot read is refused with what is wrong", async () => {
    const client = await connect();
    for (const [name, input, fault] of [
      ["get_product", { id: "1" }, /id/],
      ["search_products", { limit: 1000 }, /limit/],
      ["search_products", { cursor: "nonsense" }, /bad_query/],
      ["read_parts_list", { list: "R".repeat(PARTS_LIST_MAX_LENGTH + 1) }, /list/],
      ["delivery_costs", { governorate: "EG-XX" }, /governorate/],
    ] as const)
      expect(await answerOf(client, name, input)).toMatch(fault);
    await expect(client.callTool({ name: "place_order", arguments: {} })).rejects.toThrow(/place_order/);
  });

  test("D-160 bodies that are no requests of the protocol get its errors; none is larger than 1 MB", async () => {
    for (const [body, status, code] of [
      ["{", 400, -32_700],
      [`[${toolCall("list_categories", {})}]`, 400, -32_600],
      ['{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen"}', 404, -32_601],
    ] as const) {
      const response = await post(body);
      expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
    }
    expect((await post(" ".repeat(1024 * 1024 + 1))).status).toBe(413);
    expect((await post("{}", { "content-type": "text/plain" })).status).toBe(415);
    const get = await shop().api.request(MCP, {}, "203.0.113.41");
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("D-160 pages of other sites cannot ask, by rebound names neither", async () => {
    for (const [origin, status] of [
      [PUBLIC_URL, 200],
      ["https://evil.example", 403],
      ["null", 403],
    ] as const)
      expect((await post(toolCall("list_categories", {}), { origin })).status).toBe(status);
  });

  test("D-160 of many requests at once by one sender the surplus gets 503 with Retry-After, others are answered", async () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      post(toolCall("search_products", { query: `word${at}` })),
    );
    const other = post(toolCall("list_categories", {}), {}, "203.0.113.42");
    const answers = await Promise.all(many);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ headers }) => headers.get("retry-after") === "5")).toBe(true);
    expect((await other).status).toBe(200);
    expect((await post(toolCall("list_categories", {}))).status).toBe(200);
  });
});

test.for([
  ["2025-06-18", "2025-06-18"],
  ["2025-03-26", "2025-11-25"],
])(
  "D-160 a client of revision %s is offered %s: one that asks for batches is not served",
  async ([asked, offered]) => {
    const params = { protocolVersion: asked, capabilities: {}, clientInfo: { name: "a test", version: "1" } };
    const response = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params }));
    expect(await response.json()).toMatchObject({ result: { protocolVersion: offered } });
  },
);
