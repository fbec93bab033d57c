import { endpoints } from "@shop/contract/endpoints.ts";
import { orderStates } from "@shop/domain/orders/order-state.ts";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { orders } from "../../src/modules/orders/orders.table.ts";
import { productImages } from "../../src/modules/products/product-images.table.ts";
import { products } from "../../src/modules/products/products.table.ts";
import { call, refused } from "../support/calls.ts";
import { adminDesk, lineOf } from "../support/desks/admin-desk.ts";
import { fuse, kit, meter } from "../support/desks/order-desk.ts";
import { buyer } from "../support/ordering.ts";

const {
  deleteProduct,
  restoreProduct,
  listAdminOrders,
  readAdminOrder,
  readOrderCounts,
  changeOrderState,
  changeOrderNote,
  changeOrderLines,
} = endpoints;
const { api, headers, place, putInto, list, read, note } = adminDesk();

const find = async (query: string): Promise<number> => (await list({ query })).total;
const idsOf = async (query: Readonly<Record<string, string | number>>): Promise<number[]> =>
  (await list(query)).data.map(({ id }) => id);

describe("search", () => {
  beforeEach(async () => {
    await place([[meter, 1]], {
      info: {
        ...buyer,
        name: "أحمد فؤاد",
        phone: "+20 101 234 5678",
        email: "Ahmed.F@Example.com",
        address1: "١٢ شارع الجمهورية",
        address2: "طنطا",
        note: "Ring twice,\nفاتورة ضريبية",
      },
      locale: "ar",
    });
    await note((await idsOf({}))[0] ?? 0, { version: 1, shop_note: "Prepaid: Vodafone\n٤٧١١" });
    await place([[kit, 1]], {
      info: { ...buyer, name: "50% off_today", phone: "01199999999", email: "x@y.co" },
    });
  });

  test("D-33 an order is found by its number, however it is written", async () => {
    const { id, number } = await read((await idsOf({ sort: "oldest" }))[0] ?? 0);
    for (const query of [number, number.toLowerCase().replace("-", " "), ` ${number.replace("-", "")} `]) {
      expect(await idsOf({ query })).toEqual([id]);
    }
    expect(await idsOf({ query: number.slice(0, 4) })).toContain(id);
  });

  test.for(["01012345678", "+20 101 234 5678", "0020 1012345678", "201012345678", "٠١٠١٢٣٤٥٦٧٨", "5678"])(
    "D-33 an order is found by the phone '%s'",
    async (query) => {
      expect((await list({ query })).data.map(({ name }) => name)).toEqual(["أحمد فؤاد"]);
    },
  );

  test.for([
    ["a name without hamza", "احمد", 1],
    ["words in any order", "فؤاد أحمد", 1],
    ["a mail address in another case", "ahmed.f@example", 1],
    ["a street", "شارع الجمهوريه", 1],
    ["a city", "طنطا", 1],
    ["a name, a number and a city", "أحمد 12 طنطا", 1],
    ["the name of a product", "clamp METER", 1],
    ["the Arabic name of a product", "مقاومه", 1],
    ["a part number without separators", "cfr254k7", 1],
    ["a name and a product", "أحمد clamp", 1],
    ["what the buyer wrote", "ضريبيه twice", 1],
    ["the note of the shop", "vodafone 4711", 1],
    ["a name and a note", "أحمد prepaid", 1],
    ["words of different orders", "أحمد kit", 0],
    ["a percent sign", "%", 1],
    ["an underscore", "f_t", 1],
    ["signs of a pattern without a match", "a%d", 0],
    ["a null character", "\0", 2],
    ["a backslash", "\\", 0],
  ] as const)("D-33 D-29 %s", async ([, query, total]) => {
    expect(await find(query)).toBe(total);
  });
});

describe("list", () => {
  test("D-33 API-2 orders are filtered by state, with the number in each state", async () => {
    const ids = [];
    for (const state of orderStates) {
      const id = await place([[fuse, 1]]);
      await putInto(id, state);
      ids.push(id);
    }
    const states = { received: 1, confirmed: 1, sent: 1, delivered: 1, cancelled: 1, quoted: 1 };
    expect(await list()).toMatchObject({ total: 6, page: 1, per_page: 20, states });
    for (const [at, state] of orderStates.entries()) {
      expect(await list({ state })).toMatchObject({ total: 1, states, data: [{ id: ids[at], state }] });
    }
    expect(await list({ state: "sent", query: "nobody" })).toMatchObject({
      total: 0,
      data: [],
      states: { received: 0, confirmed: 0, sent: 0, delivered: 0, cancelled: 0 },
    });
  });

  test("D-33 D-40 orders come in numbered pages in each order", async () => {
    const ids = [await place([[fuse, 30]]), await place([[fuse, 10]]), await place([[fuse, 30]])];
    const [first = 0, second = 0, third = 0] = ids;
    expect(await idsOf({})).toEqual([third, second, first]);
    expect(await idsOf({ sort: "newest" })).toEqual([third, second, first]);
    expect(await idsOf({ sort: "oldest" })).toEqual([first, second, third]);
    expect(await idsOf({ sort: "total" })).toEqual([second, first, third]);
    expect(await idsOf({ sort: "-total" })).toEqual([third, first, second]);
    expect(await list({ per_page: 1, page: 2 })).toMatchObject({
      page: 2,
      per_page: 1,
      total: 3,
      data: [{ id: second }],
    });
    expect(await list({ per_page: 5, page: 99 })).toMatchObject({ page: 1, total: 3 });
  });

  test("D-33 a day begins and ends in the shop's time zone", async () => {
    const id = await place([[fuse, 1]]);
    // 1 March, 23:59:59 in Cairo, then the first moment of 2 March.
    const at = async (time: string) => {
      await api()
        .database.queries.update(orders)
        .set({ createdAt: new Date(time) });
      const days = ["2026-03-01", "2026-03-02"];
      const found = await Promise.all(days.map((day) => idsOf({ from: day, to: day })));
      return found.map((ids) => ids.includes(id));
    };
    expect(await at("2026-03-01T21:59:59.999Z")).toEqual([true, false]);
    expect(await at("2026-03-01T22:00:00.000Z")).toEqual([false, true]);
    expect(await idsOf({ from: "2026-03-03" })).toEqual([]);
    expect(await idsOf({ to: "2026-03-02" })).toEqual([id]);
  });

  test("D-33 orders are filtered by their total, exactly", async () => {
    const small = await place([[fuse, 1]]);
    const large = await place([[meter, 1]]);
    expect(await idsOf({ min: "0.10", max: "0.1" })).toEqual([small]);
    expect(await idsOf({ min: "0.11" })).toEqual([large]);
    expect(await idsOf({ max: "1449.99" })).toEqual([small]);
  });

  test.for([
    { state: "lost" },
    { sort: "name" },
    { from: "2026-02-31" },
    { to: "0000-01-01" },
    { from: "01/02/2026" },
    { min: "-1" },
    { max: "1.234" },
    { page: 0 },
    { per_page: 7 },
  ])("D-29 a query that cannot be read is rejected: %o", async (query) => {
    const errors = Object.fromEntries(Object.keys(query).map((name) => [name, "bad_query"]));
    expect(await refused(api(), listAdminOrders, { headers: headers(), query })).toEqual({
      status: 400,
      code: "bad_query",
      errors,
    });
  });

  test("D-33 a row has pieces, lines without a price and the number of orders of its phone", async () => {
    await place([[fuse, 1]], { info: { ...buyer, phone: "+201012345678" } });
    await place([[fuse, 1]], { info: { ...buyer, phone: "01100000000" } });
    const id = await place([
      [kit, 2],
      [fuse, 3],
    ]);
    expect((await list()).data[0]).toMatchObject({
      id,
      pieces: 5,
      unpriced: 1,
      orders_of_phone: 2,
      total: "0.30",
    });
  });

  test("D-33 the number of orders to confirm is counted, with the newest id", async () => {
    expect(await call(api(), readOrderCounts, { headers: headers() })).toEqual({
      received: 0,
      newest: null,
      changed: [],
    });
    const id = await place();
    await putInto(await place(), "sent");
    expect(await call(api(), readOrderCounts, { headers: headers() })).toEqual({
      received: 1,
      newest: id + 1,
      changed: [],
    });
  });
});

describe("one order", () => {
  test("D-33 has its buyer, what its products are now, and the other orders of the phone", async () => {
    const other = await place([[fuse, 1]], { info: { ...buyer, phone: "+201012345678" } });
    const id = await place(
      [
        [meter, 2],
        [kit, 1],
      ],
      { info: { ...buyer, name: "Mona", address1: "Tanta", note: "Call" }, locale: "ar" },
    );
    await api().database.queries.update(products).set({ price: "1500.00" }).where(eq(products.id, meter.id));
    await api()
      .database.queries.insert(productImages)
      .values({ productId: meter.id, image: "/media/m.webp" });
    await call(api(), deleteProduct, { headers: headers(), params: { id: kit.id } });
    const order = await read(id);
    await call(api(), restoreProduct, { headers: headers(), params: { id: kit.id } });
    await api().database.queries.delete(productImages);
    expect(order).toMatchObject({
      id,
      version: 1,
      state: "received",
      name: "Mona",
      locale: "ar",
      email: buyer.email,
      address1: "Tanta",
      note: "Call",
      shop_note: "",
      total: "2900.00",
      log: [],
      lines: [
        {
          product_id: meter.id,
          price: "1450.00",
          qty: 2,
          amount: 58,
          current_price: "1500.00",
          image: "/media/m.webp",
        },
        { product_id: kit.id, amount: null, current_price: null, image: null },
      ],
      other_orders: [{ id: other, state: "received", total: "0.10" }],
    });
  });

  test("D-33 an unknown one is not found", async () => {
    const params = { id: 2_000_000_000 };
    expect((await refused(api(), readAdminOrder, { headers: headers(), params })).code).toBe("not_found");
    const answers = await Promise.all([
      refused(api(), changeOrderState, { headers: headers(), params, body: { state: "sent" } }),
      refused(api(), changeOrderNote, { headers: headers(), params, body: { shop_note: "x" } }),
      refused(api(), changeOrderLines, { headers: headers(), params, body: { lines: [lineOf(fuse, 1)] } }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["not_found", "not_found", "not_found"]);
  });
});
