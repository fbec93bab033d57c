import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  firstMinute,
  hasHeld,
  offerHoldsAt,
  lastMinute,
  noOffer,
  offerErrors,
  offerOf,
  offerText,
  shopMinuteOf,
  priceAtMinute,
} from "./offer.ts";

test.each([
  ["2026-11-27", "2026-11-27T00:00", "2026-11-27T23:59"],
  ["27/11/2026", "2026-11-27T00:00", "2026-11-27T23:59"],
  ["٢٧/١١/٢٠٢٦ ٩:٣٠", "2026-11-27T09:30", "2026-11-27T09:30"],
  ["2026-11-27T18:00", "2026-11-27T18:00", "2026-11-27T18:00"],
  ["2026-11-27 18:00:30", "2026-11-27T18:00", "2026-11-27T18:00"],
])("D-103 an offer begins and ends in the minute of '%s'", (text, first, last) => {
  expect(firstMinute(text)).toBe(first);
  expect(lastMinute(text)).toBe(last);
});

test.each(["2026-02-30", "27", "2026-11-27 24:00", "2026-11-27 12:60", "tomorrow", ""])(
  "D-103 '%s' is no minute of an offer",
  (text) => {
    expect(firstMinute(text)).toBeNull();
    expect(lastMinute(text)).toBeNull();
  },
);

const offer = {
  price: "100.00",
  offer_price: "80.00",
  offer_from: "2026-11-27T09:00",
  offer_until: "2026-11-30T23:59",
};

test("D-103 an offer holds from its first to its last minute", () => {
  const minutes = ["2026-11-27T08:59", "2026-11-27T09:00", "2026-11-30T23:59", "2026-12-01T00:00"];
  expect(minutes.map((minute) => offerHoldsAt(offer, minute))).toEqual([false, true, true, false]);
  expect(priceAtMinute(offer, "2026-11-28T12:00")).toEqual({
    price: "80.00",
    price_before: "100.00",
    offer_until: "2026-11-30T23:59",
  });
  expect(priceAtMinute(offer, "2026-12-01T00:00")).toEqual({
    price: "100.00",
    price_before: null,
    offer_until: null,
  });
});

test("D-103 an offer that is not below the price never holds", () => {
  expect(offerHoldsAt({ ...offer, price: "80.00" }, "2026-11-28T12:00")).toBe(false);
});

test("D-103 what is wrong with an offer is named by its field", () => {
  expect(offerErrors(offer)).toEqual({});
  expect(offerErrors({ price: "5", ...noOffer })).toEqual({});
  expect(offerErrors({ ...offer, offer_price: null })).toEqual({ offer_price: "required" });
  expect(offerErrors({ ...offer, offer_price: "100" })).toEqual({ offer_price: "not_below_price" });
  expect(offerErrors({ ...offer, offer_price: "0" })).toEqual({ offer_price: "not_below_price" });
  expect(offerErrors({ ...offer, offer_until: "2026-11-27T08:00" })).toEqual({
    offer_until: "ends_before_start",
  });
});

test("D-103 the text of an offer reads back as the same offer", () => {
  const minute = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2060-01-01"), noInvalidDate: true })
    .map((date) => shopMinuteOf(date));
  const price = fc.integer({ min: 1, max: 999_999 }).map((minor) => (minor / 100).toFixed(2));
  fc.assert(
    fc.property(price, fc.option(minute), fc.option(minute), (offer_price, offer_from, offer_until) => {
      const one = { offer_price, offer_from, offer_until };
      expect(offerOf(offerText(one))).toEqual(one);
    }),
  );
  expect(offerText(noOffer)).toBeNull();
  expect(offerOf(null)).toEqual(noOffer);
  expect(offerOf("cheap")).toEqual(noOffer);
});

test("D-103 a minute is one of the shop's time zone", () => {
  expect(shopMinuteOf(new Date("2026-11-27T22:30:00Z"))).toBe("2026-11-28T00:30");
  expect(shopMinuteOf(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02T01:30");
});

test("D-103 a price has held where it is as old as thirty days when the offer begins", () => {
  const now = Date.parse("2026-11-25T12:00:00Z");
  expect(hasHeld("2026-10-01T00:00:00Z", noOffer, now)).toBe(true);
  expect(hasHeld("2026-11-01T00:00:00Z", noOffer, now)).toBe(false);
  expect(hasHeld("2026-11-01T00:00:00Z", { ...noOffer, offer_from: "2026-12-05T00:00" }, now)).toBe(true);
});
