import { expect, test } from "vitest";

import { isZeroPrice } from "../money/money.ts";
import { defaultSettings } from "../site/shop-settings.ts";
import {
  deliveryChangeText,
  lacksDelivery,
  mapDeliveryChange,
  sameDelivery,
  totalWithDelivery,
} from "./order-delivery.ts";

const cairo = { to: "EG-C", cost: "45.00" } as const;
const pickUp = { to: "pick_up", cost: "0.00" } as const;

test("D-109 the total with delivery is exact, of any length", () => {
  expect(totalWithDelivery("999999999999.99", { cost: "9999999999.99" })).toBe("1009999999999.98");
  expect(totalWithDelivery("10.00", null)).toBe("10.00");
});

test("D-109 PRICE-1 goods whose prices are all being updated have no total with delivery either", () => {
  expect(isZeroPrice(totalWithDelivery("0.00", cairo))).toBe(true);
});

test("D-109 deliveries are the same by place and cost", () => {
  expect(sameDelivery(cairo, { ...cairo })).toBe(true);
  expect(sameDelivery(null, null)).toBe(true);
  expect(sameDelivery(cairo, null)).toBe(false);
  expect(sameDelivery(cairo, { ...cairo, cost: "46.00" })).toBe(false);
  expect(sameDelivery(cairo, { ...cairo, to: "EG-GZ" })).toBe(false);
});

test("D-109 an order lacks a delivery where the shop states costs, until it is sent", () => {
  const { zones } = defaultSettings.delivery;
  expect(lacksDelivery({ delivery: null, state: "received" }, { zones })).toBe(true);
  expect(lacksDelivery({ delivery: null, state: "confirmed" }, { zones })).toBe(true);
  expect(lacksDelivery({ delivery: null, state: "sent" }, { zones })).toBe(false);
  expect(lacksDelivery({ delivery: cairo, state: "received" }, { zones })).toBe(false);
  expect(lacksDelivery({ delivery: null, state: "received" }, { zones: [] })).toBe(false);
});

test("D-109 a change is a text whose places and costs can be replaced", () => {
  const text = deliveryChangeText(cairo, pickUp);
  expect(text).toBe("EG-C 45.00 → pick_up 0.00");
  expect(mapDeliveryChange(text, (place, cost) => `<${place}|${cost}>`)).toBe(
    "<EG-C|45.00> → <pick_up|0.00>",
  );
  expect(deliveryChangeText(null, cairo)).toBe("– → EG-C 45.00");
});
