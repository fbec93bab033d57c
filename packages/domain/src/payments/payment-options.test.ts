import { describe, expect, test } from "vitest";

import { PICK_UP } from "../delivery/delivery.ts";
import { mapPayByChange, payByChangeText, samePayBy } from "./pay-by-change.ts";
import {
  depositOf,
  isCurrentPayBy,
  payByOf,
  paymentOffersOf,
  possibleOptions,
  quotePayBy,
} from "./payment-offers.ts";
import { cashOnly, type PaymentSettings } from "./payment-options.ts";
import { paymentTermsOf } from "./payment-terms.ts";

const text = { en: "Pay within a day", ar: "ادفع خلال يوم" };
const account = { label: "Nilometer", number: "shop@instapay" };
const settings: PaymentSettings = {
  ...cashOnly,
  cash_on_delivery: {
    ...cashOnly.cash_on_delivery,
    fee: "10.00",
    deposit_from: "4000.00",
    deposit_percent: 33,
  },
  instapay: { offered: true, text, accounts: [account] },
};
const offers = paymentOffersOf(settings);
const namesFor = (...place: Parameters<typeof possibleOptions>) =>
  possibleOptions(...place).map(({ option }) => option);
const payable = { due: "100.00", isPayable: true };

describe("options of payment", () => {
  test("D-121 cash is paid at a branch with pick-up alone, on delivery with any other place", () => {
    expect(namesFor(offers, "EG-C")).toEqual(["cash_on_delivery", "instapay"]);
    expect(namesFor(offers, null)).toEqual(["cash_on_delivery", "instapay"]);
    expect(namesFor(offers, PICK_UP)).toEqual(["cash_at_branch", "instapay"]);
  });

  test("D-121 the chosen one holds where it suits, else the first; the fee is that of cash on delivery", () => {
    expect(payByOf(offers, "EG-C", "instapay")).toEqual({ option: "instapay", fee: "0.00" });
    expect(payByOf(offers, "EG-C", "cash_at_branch")).toEqual({ option: "cash_on_delivery", fee: "10.00" });
    expect(payByOf(offers, PICK_UP, null)).toEqual({ option: "cash_at_branch", fee: "0.00" });
    expect(payByOf({ ...offers, options: [] }, "EG-C", null)).toBeNull();
  });

  test("D-20 D-121 an order agrees with the current fee", () => {
    const quote = quotePayBy(offers, "EG-C", "cash_on_delivery");
    expect(isCurrentPayBy({ option: "cash_on_delivery", fee: "10.00" }, quote)).toBe(true);
    expect(isCurrentPayBy({ option: "cash_on_delivery", fee: "9.00" }, quote)).toBe(false);
    expect(quotePayBy(offers, PICK_UP, "cash_on_delivery")).toBeNull();
    expect(isCurrentPayBy({ option: "cash_on_delivery", fee: "10.00" }, null)).toBe(false);
  });

  test("D-121 a deposit is asked above the limit, in whole piastres rounded up, of cash on delivery alone", () => {
    expect(depositOf(offers, "cash_on_delivery", "4000.00")).toBeNull();
    expect(depositOf(offers, "cash_on_delivery", "4000.01")).toBe("1320.01");
    expect(depositOf(offers, "instapay", "9000.00")).toBeNull();
    expect(depositOf({ ...offers, deposit_from: null }, "cash_on_delivery", "9000.00")).toBeNull();
  });
});

describe("what a buyer needs to pay", () => {
  test("D-121 are text and accounts of the option", () => {
    expect(paymentTermsOf(settings, { option: "instapay", fee: "0.00" }, payable)).toEqual({
      text,
      accounts: [{ option: "instapay", ...account }],
      deposit: null,
    });
  });

  test("D-121 a deposit is paid to the accounts of the other options", () => {
    const terms = paymentTermsOf(
      settings,
      { option: "cash_on_delivery", fee: "10.00" },
      { due: "10000.00", isPayable: true },
    );
    expect(terms).toMatchObject({ deposit: "3300.00", accounts: [{ option: "instapay" }] });
  });

  test("D-121 there are no accounts where the order is not to be paid yet", () => {
    const unpaid = { due: "10000.00", isPayable: false };
    for (const option of ["instapay", "cash_on_delivery"] as const)
      expect(paymentTermsOf(settings, { option, fee: "0.00" }, unpaid)).toMatchObject({
        accounts: [],
        deposit: null,
      });
  });

  test("D-121 a shop that offers cash alone says nothing, as before", () => {
    const cash = { option: "cash_on_delivery", fee: "0.00" } as const;
    expect(paymentTermsOf(cashOnly, cash, payable)).toBeNull();
    expect(paymentTermsOf(settings, null, payable)).toBeNull();
    // What was agreed before stays said.
    expect(paymentTermsOf(cashOnly, { ...cash, fee: "10.00" }, payable)).not.toBeNull();
    const withText = { ...cashOnly, cash_at_branch: { offered: true, text } };
    expect(paymentTermsOf(withText, cash, payable)).not.toBeNull();
  });
});

test("D-121 a change is a text whose options and fees can be replaced", () => {
  const before = { option: "cash_on_delivery", fee: "10.00" } as const;
  const after = { option: "instapay", fee: "0.00" } as const;
  const change = payByChangeText(before, after);
  expect(change).toBe("cash_on_delivery 10.00 → instapay 0.00");
  expect(mapPayByChange(change, ({ option, fee }) => `<${option} ${fee}>`)).toBe(
    "<cash_on_delivery 10.00> → <instapay 0.00>",
  );
  expect(payByChangeText(null, after)).toBe("– → instapay 0.00");
  expect([samePayBy(before, { ...before }), samePayBy(before, null), samePayBy(null, null)]).toEqual([
    true,
    false,
    true,
  ]);
});
