import { expect, test } from "vitest";

import { defaultSettings } from "../../site/shop-settings.ts";
import {
  deliveryChangeText,
  lacksDelivery,
  mapDeliveryChange,
  sameDelivery,
  totalWithDelivery,
} from "./order-delivery.ts";

const cairo = { to: "EG-C", cost: "45.00" } as const;
const pickUp = { to: "pick_up", branch: { en: "Giza, Dokki", ar: "الجيزة" }, cost: "0.00" } as const;

test("D-109 the total with delivery is exact, of any length", () => {
  expect(totalWithDelivery("999999999999.99", { cost: "9999999999.99" })).toBe("1009999999999.98");
  expect(totalWithDelivery("10.00", null)).toBe("10.00");
});

test("D-109 the total with delivery states what is known where the prices of all goods are being updated", () => {
  expect(totalWithDelivery("0.00", cairo, { fee: "5.00" })).toBe("50.00");
});

test("D-109 deliveries are the same by place and cost", () => {
  expect(sameDelivery(cairo, { ...cairo })).toBe(true);
  expect(sameDelivery(null, null)).toBe(true);
  expect(sameDelivery(cairo, null)).toBe(false);
  expect(sameDelivery(cairo, { ...cairo, cost: "46.00" })).toBe(false);
  expect(sameDelivery(cairo, { ...cairo, to: "EG-GZ" })).toBe(false);
  expect(sameDelivery(cairo, { ...cairo, branch: null })).toBe(true);
  expect(sameDelivery(pickUp, { ...pickUp, branch: { en: "Cairo", ar: "القاهرة" } })).toBe(false);
});

test("D-109 an order lacks a delivery where the shop states costs, until it is sent", () => {
  const { zones } = defaultSettings.delivery;
  expect(lacksDelivery({ delivery: null, state: "received" }, { zones })).toBe(true);
  expect(lacksDelivery({ delivery: null, state: "confirmed" }, { zones })).toBe(true);
  expect(lacksDelivery({ delivery: null, state: "sent" }, { zones })).toBe(false);
  expect(lacksDelivery({ delivery: cairo, state: "received" }, { zones })).toBe(false);
  expect(lacksDelivery({ delivery: null, state: "received" }, { zones: [] })).toBe(false);
});

const replaced = (text: string): string =>
  mapDeliveryChange(text, (place, branch, cost) => `<${place}|${branch?.ar ?? ""}|${cost}>`);

test("D-109 a change is a text whose places and costs can be replaced", () => {
  const text = deliveryChangeText(cairo, pickUp);
  expect(text).toBe("EG-C 45.00 → pick_up «Giza, Dokki | الجيزة» 0.00");
  expect(replaced(text)).toBe("<EG-C||45.00> → <pick_up|الجيزة|0.00>");
  // As earlier orders have it.
  expect(replaced("EG-C 45.00 → pick_up 0.00")).toBe("<EG-C||45.00> → <pick_up||0.00>");
  expect(deliveryChangeText(null, cairo)).toBe("– → EG-C 45.00");
});
