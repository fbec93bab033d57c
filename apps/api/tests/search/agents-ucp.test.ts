import { API_PREFIX } from "@shop/contract/endpoint.ts";
import { aCategory, aProduct, aSubCategory } from "@shop/fixtures/builders.ts";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { anyOf } from "../support/any-of.ts";
import { aCatalogue } from "../support/builders.ts";
import { keptShop } from "../support/kept-shop.ts";

const PUBLIC_URL = "https://shop.example";
const UCP = `${API_PREFIX}/ucp`;
const VERSION = "2026-04-08";

const shop = keptShop(
  aCatalogue({
    categories: [
      aCategory({ id: 1, name: "Passive", name_ar: "عناصر سلبية" }),
      aCategory({ id: 2, name: "Chips" }),
    ],
    subCategories: [
      aSubCategory({ id: 1, name: "Resistors" }),
      aSubCategory({ id: 2, name: "Capacitors" }),
      aSubCategory({ id: 3, name: "Timers", category_id: 2 }),
    ],
    products: [
      aProduct({ id: 1, name: "Resistor", name_ar: "مقاومة", part_number: "R-1", price: "12.50" }),
      aProduct({
        id: 2,
        name: "Capacitor",
        part_number: "C-1",
        price: "3.00",
        sub_category_id: 2,
        amount: 0,
      }),
      aProduct({
        id: 3,
        name: "Timer",
        part_number: "NE555P",
        price: "20.00",
        category_id: 2,
        sub_category_id: 3,
      }),
      aProduct({ id: 4, name: "Updating", part_number: "U-1", price: "0.00" }),
      aProduct({ id: 5, name: "Draft", part_number: "D-1", visibility: "draft" }),
    ],
  }),
  { publicUrl: PUBLIC_URL },
);

async function ask(operation: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await shop().api.request(
    `${UCP}/catalog/${operation}`,
    {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "ucp-agent": 'profile="https://platform.example/profile"',
        ...headers,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    },
    "203.0.113.50",
  );
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

const money = v.strictObject({
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const range = v.strictObject({ min: money, max: money });
const filled = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());

/** What the protocol requires of a variant. */
const variantEntries = {
  id: filled,
  sku: v.optional(filled),
  barcodes: v.optional(v.array(v.strictObject({ type: filled, value: filled }))),
  title: filled,
  description: v.strictObject({ plain: filled }),
  url,
  price: money,
  list_price: v.optional(money),
  availability: v.strictObject({
    available: v.boolean(),
    status: v.picklist(["in_stock", "out_of_stock"]),
  }),
};

/** What the protocol requires of a product; no field of ours has a name that it gives another meaning. */
const productEntries = {
  id: filled,
  title: filled,
  description: v.strictObject({ plain: filled }),
  url,
  categories: v.optional(v.array(v.strictObject({ value: filled, taxonomy: v.literal("merchant") }))),
  price_range: range,
  list_price_range: v.optional(range),
  media: v.optional(v.array(v.strictObject({ type: v.literal("image"), url, alt_text: v.string() }))),
  metadata: v.record(v.string(), v.unknown()),
};

const productSchema = v.strictObject({
  ...productEntries,
  variants: v.tuple([v.strictObject(variantEntries)]),
});

/** A product of a lookup, whose variants name the identifiers that mean them. */
const foundSchema = v.strictObject({
  ...productEntries,
  variants: v.tuple([
    v.strictObject({
      ...variantEntries,
      inputs: v.pipe(
        v.array(v.strictObject({ id: filled, match: v.picklist(["exact", "featured"]) })),
        v.minLength(1),
      ),
    }),
  ]),
});

const messages = v.optional(
  v.array(v.strictObject({ type: v.picklist(["info", "warning"]), code: filled, content: filled })),
);
const envelopeOf = (capability: string) =>
  v.strictObject({
    version: v.literal(VERSION),
    capabilities: v.strictObject({
      [capability]: v.tuple([v.strictObject({ version: v.literal(VERSION) })]),
    }),
  });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const searchSchema = v.strictObject({
  ucp: envelopeOf("dev.ucp.shopping.catalog.search"),
  products: v.array(productSchema),
  // A page has a cursor exactly where another one follows.
  pagination: v.variant("has_next_page", [
    v.strictObject({ has_next_page: v.literal(true), cursor: filled, total_count: count }),
    v.strictObject({ has_next_page: v.literal(false), cursor: v.optional(v.never()), total_count: count }),
  ]),
  messages,
});
const lookupSchema = v.strictObject({
  ucp: envelopeOf("dev.ucp.shopping.catalog.lookup"),
  products: v.array(foundSchema),
  messages,
});

async function search(body: object, headers?: Readonly<Record<string, string>>) {
  const { status, answer } = await ask("search", body, headers);
  expect(status).toBe(200);
  return v.parse(searchSchema, answer);
}

async function idsOf(body: object): Promise<string[]> {
  return (await search(body)).products.map(({ id }) => id).toSorted();
}

describe("the catalogue by the Universal Commerce Protocol", () => {
  test("D-160 its profile claims the catalogue by REST, and where it is", async () => {
    const response = await shop().api.request("/.well-known/ucp", {}, "203.0.113.50");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const served = { version: VERSION, spec: anyOf(String), schema: anyOf(String) };
    expect(await response.json()).toEqual({
      ucp: {
        version: VERSION,
        services: {
          "dev.ucp.shopping": [{ ...served, transport: "rest", endpoint: PUBLIC_URL + UCP }],
        },
        capabilities: {
          "dev.ucp.shopping.catalog.search": [served],
          "dev.ucp.shopping.catalog.lookup": [served],
        },
        payment_handlers: {},
      },
    });
  });

  test("D-160 a search answers products with prices in minor units, stock and the page to buy on; one without a price is none", async () => {
    const { products, pagination } = await search({ filters: {} });
    expect(products.map(({ id }) => id).toSorted()).toEqual(["1", "2", "3"]);
    expect(pagination).toEqual({ has_next_page: false, total_count: 3 });
    const [resistor] = (await search({ query: "R-1" })).products;
    expect(resistor).toMatchObject({
      title: "Resistor",
      url: `${PUBLIC_URL}/product/1`,
      categories: [{ value: "Passive" }, { value: "Passive > Resistors" }],
      price_range: { min: { amount: 1250, currency: "EGP" } },
      variants: [{ id: "1", sku: "R-1", availability: { available: true, status: "in_stock" } }],
    });
    const [capacitor] = (await search({ query: "C-1" })).products;
    expect(capacitor?.variants[0].availability).toEqual({ available: false, status: "out_of_stock" });
  });

  test("D-160 filters by price and by any of some categories", async () => {
    expect(await idsOf({ filters: { price: { min: 1250, max: 1250 } } })).toEqual(["1"]);
    expect(await idsOf({ filters: { categories: ["Passive"] } })).toEqual(["1", "2"]);
    expect(await idsOf({ filters: { categories: ["Unknown"] } })).toEqual([]);
    expect(await idsOf({ filters: { categories: ["Passive > Resistors"], price: { max: 1249 } } })).toEqual(
      [],
    );
    const several = { filters: { categories: ["Passive > Capacitors", "Passive > Resistors", "Chips"] } };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      // oxlint-disable-next-line no-await-in-loop -- each page begins behind the last
      const page = await search({ ...several, pagination: { limit: 1, ...(cursor && { cursor }) } });
      expect(page.pagination.total_count).toBe(3);
      found.push(...page.products.map(({ id }) => id));
      ({ cursor } = page.pagination);
    } while (cursor !== undefined);
    expect(found.toSorted()).toEqual(["1", "2", "3"]);
  });

  test("D-160 a price filter in another currency is left out, and says so", async () => {
    const { products, messages: said } = await search({
      filters: { price: { max: 1 } },
      context: { currency: "USD" },
    });
    expect([products.length, said?.[0]?.type]).toEqual([3, "warning"]);
  });

  test("D-160 texts are in the language of the context, else of the request", async () => {
    const arabic = { title: "مقاومة", url: `${PUBLIC_URL}/ar/product/1` };
    const body = { query: "R-1" };
    expect((await search(body, { "accept-language": "ar-EG,en;q=0.5" })).products[0]).toMatchObject(arabic);
    expect((await search({ ...body, context: { language: "ar" } })).products[0]).toMatchObject(arabic);
    const english = await search({ ...body, context: { language: "en" } }, { "accept-language": "ar" });
    expect(english.products[0]?.title).toBe("Resistor");
  });

  test("D-160 a lookup answers each product once with the identifiers that mean it, and says what it did not find", async () => {
    const { status, answer } = await ask("lookup", { ids: ["1", "1", "3", "4", "5", "999", "R-1"] });
    expect(status).toBe(200);
    const { products, messages: said } = v.parse(lookupSchema, answer);
    expect(products.map(({ id, variants: [{ inputs }] }) => [id, inputs])).toEqual([
      ["1", [{ id: "1", match: "exact" }]],
      ["3", [{ id: "3", match: "exact" }]],
    ]);
    expect(said?.map(({ code, content }) => [code, content])).toEqual([
      ["price_unknown", "4"],
      ["not_found", "5"],
      ["not_found", "999"],
      ["not_found", "R-1"],
    ]);
    const narrowed = await ask("lookup", { ids: ["1", "3"], filters: { price: { min: 1300 } } });
    expect(v.parse(lookupSchema, narrowed.answer).products.map(({ id }) => id)).toEqual(["3"]);
  });

  test("D-160 one product has its description; one that shoppers do not see is not found", async () => {
    const { answer } = await ask("product", { id: "1" });
    const schema = v.strictObject({
      ucp: envelopeOf("dev.ucp.shopping.catalog.lookup"),
      product: productSchema,
    });
    expect(v.parse(schema, answer).product.description.plain).toContain("quarter-watt");
    for (const [id, code] of [
      ["5", "not_found"],
      ["nonsense", "not_found"],
      ["4", "price_unknown"],
    ])
      expect(await ask("product", { id })).toMatchObject({
        status: 200,
        answer: { ucp: { status: "error" }, messages: [{ type: "error", code, severity: "unrecoverable" }] },
      });
  });

  test("D-160 requests that cannot be read are refused with the reason", async () => {
    for (const [operation, body, code, content] of [
      ["search", "{", "invalid_request", /JSON/],
      ["search", {}, "invalid_request", /query or filters/],
      ["search", { query: "R", pagination: { cursor: "nonsense" } }, "invalid_request", /query/],
      ["search", { query: "R", pagination: { cursor: "7." } }, "invalid_request", /query/],
      ["search", { filters: { price: { min: "1" } } }, "invalid_request", /filters\.price\.min/],
      ["lookup", { ids: [] }, "invalid_request", /ids/],
      ["lookup", { ids: Array.from({ length: 21 }, String) }, "request_too_large", /^ids: 20 at most\.$/],
      ["product", { id: 1 }, "invalid_request", /id/],
    ] as const) {
      const said: unknown = expect.stringMatching(content);
      expect(await ask(operation, body)).toMatchObject({
        status: 400,
        answer: { ucp: { status: "error" }, messages: [{ code, content: said, severity: "recoverable" }] },
      });
    }
    expect((await ask("search", " ".repeat(64 * 1024 + 1))).status).toBe(413);
  });
});
