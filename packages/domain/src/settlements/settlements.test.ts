import { describe, expect, test } from "vitest";

import { keysOf, matchSettlement, type NamedOrder } from "./match-settlement.ts";
import { chunksOf, COLLECTED_CHUNK, type MatchedLine, planSettlement } from "./plan-settlement.ts";
import { readSettlement } from "./read-settlement.ts";

const sheet = (...lines: readonly string[]) =>
  lines.map((line, at) => ({ row: at + 1, cells: line.split("|") }));
const columnsOf = (heading: string) =>
  readSettlement(sheet(heading, "3CDFGHJ6|1|2")).columns.map(({ column }) => column);

describe("D-122 reading a courier's sheet", () => {
  test.for([
    ["Order No.|COD (EGP)|Shipping Fees", ["number", "amount", "fees"]],
    ["AWB|Consignee Phone|Collected Amount", ["tracking", "phone", "amount"]],
    ["رقم الأوردر|المبلغ المُحصّل|مصاريف الشحن", ["number", "amount", "fees"]],
    ["رقم البوليصة|موبايل العميل|تاريخ التسليم", ["tracking", "phone", "date"]],
    // Of two columns of amounts the likelier one is read.
    ["Order|Amount|Collected amount", ["number", null, "amount"]],
    ["Order number|City|Weight", ["number", null, null]],
  ] as const)("'%s' is recognised by its headings", ([heading, columns]) => {
    expect(columnsOf(heading)).toEqual(columns);
  });

  test("titles above the headings and sums below the lines are left out", () => {
    const { lines } = readSettlement(
      sheet(
        "Statement of 2 March",
        "",
        "Order|COD",
        "3CDF-GHJ6|1,250.5",
        "Total|1,250.50",
        "الإجمالي|1,250.50",
      ),
    );
    expect(lines).toMatchObject([{ line: 4, number: "3CDF-GHJ6", amount: "1250.50", fault: null }]);
  });

  test("a sheet without headings is read by its content, and columns are corrected", () => {
    const rows = sheet("3CDF-GHJ6|01012345678|250|EGX-1", "7KMP-RT46|01112345678|99.5|EGX-2");
    expect(readSettlement(rows).columns).toEqual([
      { heading: "", column: "number" },
      { heading: "", column: "phone" },
      { heading: "", column: "amount" },
      { heading: "", column: null },
    ]);
    expect(readSettlement(sheet("Ref A|Money", "3CDF-GHJ6|250")).columns).toEqual([
      { heading: "Ref A", column: "number" },
      { heading: "Money", column: "amount" },
    ]);
    const columns = [null, null, "amount", "tracking"] as const;
    expect(readSettlement(rows, { columns }).lines).toMatchObject([
      { line: 1, number: "", tracking: "EGX-1", amount: "250.00" },
      { line: 2, number: "", tracking: "EGX-2", amount: "99.50" },
    ]);
  });

  test("Arabic digits and marks are read, and a decimal comma is asked about where it may be none", () => {
    expect(readSettlement(sheet("الطلب|المبلغ", "3CDFGHJ6|١٬٢٥٠٫٥")).lines[0]?.amount).toBe("1250.50");
    const rows = sheet("Order|COD", "3CDFGHJ6|1.250", "7KMPRT46|900");
    expect(readSettlement(rows)).toMatchObject({ decimal: null, unclear: "1.250", lines: [] });
    expect(readSettlement(rows, { decimal: "comma" }).lines[0]?.amount).toBe("1250.00");
    expect(readSettlement(sheet("Order|COD", "3CDFGHJ6|1.250", "7KMPRT46|900,50"))).toMatchObject({
      decimal: "comma",
      lines: [{ amount: "1250.00" }, { amount: "900.50" }],
    });
  });

  test("a line without an order, or without an amount that can be read, has its fault", () => {
    const { lines } = readSettlement(
      sheet(
        "Order|COD|Fees",
        "|5|",
        "3CDFGHJ6||",
        "3CDFGHJ6|five|",
        "3CDFGHJ6|0|",
        "3CDFGHJ6|5|x",
        "3CDFGHJ6|1.005|",
      ),
      { decimal: "point" },
    );
    expect(lines.map(({ fault }) => fault)).toEqual([
      "no_order",
      "no_amount",
      "bad_amount",
      "zero_amount",
      "bad_fees",
      "bad_amount",
    ]);
  });
});

const named = (id: number, rest: Partial<NamedOrder & NamedOrder["order"]> = {}): NamedOrder => {
  const { number = `3CDFGHJ${id}`, phoneKey = "1012345678", left = "100.00" } = rest;
  return {
    number,
    phoneKey,
    order: {
      id,
      number,
      name: "Mona",
      state: "sent",
      due: "100.00",
      left,
      parcels: [],
      recorded: [],
      ...rest,
    },
  };
};
const lineOf = (values: Partial<MatchedLine>): MatchedLine => ({
  line: 2,
  number: "",
  tracking: "",
  phone: "",
  amount: "100.00",
  fees: null,
  date: "",
  fault: null,
  orders: [],
  ...values,
});
const phoneKey = (phone: string): string => phone.replace(/^0/, "");
const found = (line: Partial<MatchedLine>, orders: readonly NamedOrder[]) =>
  matchSettlement([lineOf(line)], orders, phoneKey)[0]?.orders.map(({ id }) => id);

describe("D-122 the order of a line", () => {
  const orders = [
    named(6, { parcels: [{ tracking: "BS-1", collect: "100.00" }] }),
    named(4, { left: "0.00" }),
    named(3, { phoneKey: "1112345678", left: "0.00" }),
  ];

  test.for([
    [{ number: "3cdf ghj4", phone: "01012345678" }, [4]],
    [{ tracking: "bs-1" }, [6]],
    // The number and the tracking number of two orders: asked.
    [{ number: "3CDFGHJ3", tracking: "BS-1" }, [3, 6]],
    [{ number: "3CDFGHJ6", tracking: "BS-1" }, [6]],
    // Of a phone's orders those of which something is left to pay.
    [{ phone: "01012345678" }, [6]],
    [{ phone: "01112345678" }, [3]],
    [{ number: "EXTERNAL-7", phone: "01012345678" }, [6]],
    [{ number: "EXTERNAL-7" }, []],
  ] as const)("%o is found, and never guessed", ([line, ids]) => {
    expect(found(line, orders)).toEqual(ids);
  });

  test("the keys of a sheet are its texts as they are compared, each once", () => {
    const lines = [lineOf({ number: "3cdf-ghj6", phone: "01012345678" }), lineOf({ number: "3CDFGHJ6" })];
    expect(keysOf(lines, phoneKey)).toEqual({ numbers: ["3CDFGHJ6"], trackings: [], phones: ["1012345678"] });
  });
});

const of =
  (amount: string, ...orders: readonly NamedOrder[]) =>
  (line: number) =>
    lineOf({ line, amount, fees: "10.00", orders: orders.map(({ order }) => order) });

describe("D-122 what is booked of a sheet", () => {
  const none = { orders: new Map<number, number>(), taken: new Map<number, boolean>() };
  const lines = [
    of("100.00", named(1)),
    of("40.00", named(2)),
    of("140.00", named(3)),
    of("100.00", named(4, { recorded: ["100.00"] })),
    of("100.00", named(5, { state: "confirmed" })),
    of("100.00", named(6, { left: "0.00" })),
    of("5.00", named(1)),
    of("100.00", named(7), named(8)),
    of("100.00"),
  ].map((make, at) => make(at + 2));

  test("each line has an outcome; what is unclear waits for a choice, and sums follow", () => {
    const plan = planSettlement(lines, none);
    expect(plan.lines.map(({ outcome, isTaken }) => `${outcome} ${isTaken}`)).toEqual([
      "exact true",
      "less true",
      "more true",
      "recorded false",
      "state false",
      "paid false",
      "twice false",
      "several false",
      "unknown false",
    ]);
    expect(plan).toMatchObject({ collected: "785.00", fees: "90.00", booked: "280.00", orders: 3 });
  });

  test("choices are followed where they are possible", () => {
    const plan = planSettlement(lines, {
      orders: new Map([[9, 8]]),
      taken: new Map([
        [2, false],
        [8, true],
        [10, true],
      ]),
    });
    expect(plan.lines.map(({ outcome }) => outcome)[7]).toBe("exact");
    expect(plan).toMatchObject({ booked: "285.00", orders: 4 });
    expect(
      chunksOf(plan)
        .flat()
        .map(({ order, lines: all }) => [order.id, all.length]),
    ).toEqual([
      [2, 1],
      [3, 1],
      [1, 1],
      [8, 1],
    ]);
  });

  test("a large sheet is booked in chunks, each order in one of them", () => {
    const many = Array.from({ length: 250 }, (_, at) => of("100.00", named(at + 1))(at + 2));
    const again = of("1.00", named(1))(999);
    const plan = planSettlement([...many, again], { ...none, taken: new Map([[999, true]]) });
    const chunks = chunksOf(plan);
    expect(chunks.map(({ length }) => length)).toEqual([COLLECTED_CHUNK, COLLECTED_CHUNK, 50]);
    expect(chunks[0]?.[0]?.lines).toHaveLength(2);
  });
});
