import * as fc from "fast-check";
import { expect, test } from "vitest";

import { fromMinorUnits, sumOf, totalOf } from "../../money/money.ts";
import { totalAfter } from "../lines/order-discount.ts";
import {
  allowanceOf,
  allowanceReasons,
  allReturned,
  deliveryToReturn,
  dueOf,
  mapReturnText,
  returnedUnits,
  type RecordedReturn,
  returnReasons,
  returnSums,
  returnText,
  worthOf,
} from "./order-returns.ts";

const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

const line = fc.record({
  price: fc.bigInt({ min: 0n, max: 100_000n }).map(fromMinorUnits),
  qty: fc.integer({ min: 1, max: 12 }),
});

/** Units of a random line, or a return that is taken back, by random numbers. */
const step = fc.record({ place: fc.nat(), qty: fc.nat(), isVoid: fc.boolean(), at: fc.nat() });

const drawn = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  share: fc.integer({ min: 0, max: 99 }),
  steps: fc.array(step, { maxLength: 30 }),
});

test("D-126 in whatever parts goods come back, all of them are worth exactly the total", () => {
  fc.assert(
    fc.property(drawn, ({ lines, share, steps }) => {
      const sum = totalOf(lines);
      const off = (minor(sum) * BigInt(share)) / 100n;
      const discount = off > 0n ? { amount: fromMinorUnits(off) } : null;
      const total = totalAfter(sum, discount);
      let returns: readonly RecordedReturn[] = [];
      const bring = (place: number, qty: number): void => {
        const [worth = ""] = worthOf({ lines, discount, returns }, [{ place, qty }]);
        expect(minor(worth)).toBeGreaterThanOrEqual(0n);
        returns = [
          ...returns,
          { lines: [{ place, qty, worth }], value: worth, delivery: "0.00", fee: "0.00", voided: null },
        ];
        expect(minor(returnSums(returns).returned)).toBeLessThanOrEqual(minor(total));
      };
      const leftOf = (place: number): number => (lines[place]?.qty ?? 0) - returnedUnits(returns, place);
      for (const { place: anyPlace, qty, isVoid, at } of steps) {
        const place = anyPlace % lines.length;
        const taken = returns.length > 0 && isVoid ? at % returns.length : -1;
        if (taken !== -1)
          returns = returns.map((one, index) =>
            index === taken ? Object.assign({}, one, { voided: {} }) : one,
          );
        else if (leftOf(place) > 0) bring(place, 1 + (qty % leftOf(place)));
      }
      for (const place of lines.keys()) if (leftOf(place) > 0) bring(place, leftOf(place));
      expect(returnSums(returns).returned).toBe(total);
    }),
  );
});

test("D-126 the discount goes to the largest remainders, the first of equal ones", () => {
  const order = {
    lines: [
      { price: "10.00", qty: 1 },
      { price: "10.00", qty: 1 },
      { price: "10.00", qty: 1 },
    ],
    discount: { amount: "1.00" },
    returns: [],
  };
  expect(
    worthOf(
      order,
      order.lines.map(({ qty }, place) => ({ place, qty })),
    ),
  ).toEqual(["9.66", "9.67", "9.67"]);
});

test("D-126 units of a line cost the same, but for the piastres that are left", () => {
  const order = { lines: [{ price: "33.33", qty: 3 }], discount: { amount: "0.01" }, returns: [] };
  expect([1, 2, 3].map((qty) => worthOf(order, [{ place: 0, qty }])[0])).toEqual(["33.33", "66.66", "99.98"]);
});

test("D-126 what is due is the total with all costs, less what came back", () => {
  const order = {
    state: "delivered" as const,
    total: "100.00",
    delivery: { cost: "60.00" },
    pay_by: { fee: "5.00" },
  };
  expect(dueOf({ ...order, returned: "0.00" })).toBe("165.00");
  expect(dueOf({ ...order, returned: sumOf(["100.00", "60.00"]) })).toBe("5.00");
  expect(dueOf({ ...order, state: "cancelled", returned: "0.00" })).toBe("0.00");
});

test("D-126 the cost of delivery is given back once", () => {
  const back = { value: "0.00", delivery: "60.00", fee: "0.00", voided: null };
  const delivery = { cost: "60.00" };
  expect(deliveryToReturn({ delivery, returns: [] })).toBe("60.00");
  expect(deliveryToReturn({ delivery, returns: [back] })).toBe("0.00");
  expect(deliveryToReturn({ delivery, returns: [{ ...back, voided: {} }] })).toBe("60.00");
  expect(deliveryToReturn({ delivery: null, returns: [] })).toBe("0.00");
});

test("D-126 a return in the log is worded in each language", () => {
  const allowed = { value: "12.50", delivery: "60.00", fee: "2.00" };
  for (const reason of allowanceReasons)
    expect(
      mapReturnText(returnText({ reason, ...allowed }, [{ name: "Fuse", qty: 0 }]), (...all) =>
        all.join("/"),
      ),
    ).toBe(`${reason}/74.50`);
  for (const reason of returnReasons) {
    const text = returnText({ reason, value: "12.50", delivery: "0.00", fee: "0.00" }, [
      { name: "Fuse", qty: 2 },
    ]);
    expect(mapReturnText(text, (...parts) => parts.join("/"))).toBe(`${reason}/12.50\n2 × Fuse`);
  }
  expect(mapReturnText("anything", () => "")).toBe("anything");
});

test("D-182 allowances and returns in any sequence take off exactly what an order cost, and no line more than it did", () => {
  const entries = fc.array(
    fc.record({
      place: fc.nat(),
      qty: fc.nat(),
      share: fc.integer({ min: 1, max: 99 }),
      allows: fc.boolean(),
    }),
    {
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), entries, (lines, steps) => {
      const charges = { delivery: { cost: "60.00" }, pay_by: { fee: "12.00" } };
      let returns: readonly RecordedReturn[] = [];
      let isExact = true;
      const order = () => ({ lines, discount: null, returns, ...charges });
      const off = (): bigint => minor(allReturned(returns));
      const whole = minor(totalOf(lines)) + 7200n;
      const add = (entry: Omit<RecordedReturn, "voided">): void => {
        returns = [...returns, { ...entry, voided: null }];
      };
      const bring = (place: number, qty: number): void => {
        const [worth = ""] = worthOf(order(), [{ place, qty }]);
        add({ lines: [{ place, qty, worth }], value: worth, delivery: "0.00", fee: "0.00" });
      };
      const leftOf = (place: number): number => (lines[place]?.qty ?? 0) - returnedUnits(returns, place);
      for (const { place: anyPlace, qty, share, allows } of steps) {
        const place = anyPlace % lines.length;
        const amount = ((whole - off()) * BigInt(share)) / 100n;
        const allowed = allows && amount > 0n ? allowanceOf(order(), fromMinorUnits(amount)) : null;
        if (allowed) {
          const before = off();
          add(allowed);
          isExact &&= off() - before === amount;
        } else if (leftOf(place) > 0) bring(place, 1 + (qty % leftOf(place)));
        for (const [at, { price, qty: sold }] of lines.entries()) {
          const taken = returns.flatMap((one) => one.lines).filter((one) => one.place === at);
          expect(minor(sumOf(taken.map(({ worth }) => worth)))).toBeLessThanOrEqual(
            minor(price) * BigInt(sold),
          );
        }
      }
      for (const place of lines.keys()) if (leftOf(place) > 0) bring(place, leftOf(place));
      const rest = fromMinorUnits(whole - off());
      expect(allowanceOf(order(), fromMinorUnits(whole - off() + 1n))).toBeNull();
      if (whole > off()) add(allowanceOf(order(), rest) ?? { value: "", delivery: "", fee: "", lines: [] });
      expect(isExact).toBe(true);
      expect(off()).toBe(whole);
      expect(returnSums(returns).returned).toBe(totalOf(lines));
    }),
  );
});

test("D-182 an allowance is shared by what is left of each line, and comes off delivery and fee beyond the goods", () => {
  const order = {
    lines: [
      { price: "10.00", qty: 1 },
      { price: "90.00", qty: 1 },
    ],
    discount: null,
    returns: [],
    delivery: { cost: "60.00" },
    pay_by: { fee: "5.00" },
  };
  expect(allowanceOf(order, "20.00")).toEqual({
    value: "20.00",
    delivery: "0.00",
    fee: "0.00",
    lines: [
      { place: 0, qty: 0, worth: "2.00" },
      { place: 1, qty: 0, worth: "18.00" },
    ],
  });
  expect(allowanceOf(order, "163.00")).toMatchObject({ value: "100.00", delivery: "60.00", fee: "3.00" });
  expect(allowanceOf(order, "165.01")).toBeNull();
});
