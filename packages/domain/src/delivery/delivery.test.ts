import { describe, expect, test } from "vitest";

import { demonstrationDelivery } from "../site/demonstration-delivery.ts";
import {
  choiceText,
  readChoice,
  type DeliveryRates,
  type DeliveryZone,
  highestDelivery,
  isCurrent,
  isDeliveryPlace,
  noDelivery,
  PICK_UP,
  quoteDelivery,
  statedPlaces,
  summarizeDelivery,
} from "./delivery.ts";
import { byName, governorateName } from "./governorate-names.ts";
import { governorates } from "./governorates.ts";

const zoneOf = (codes: DeliveryZone["governorates"], cost: string): DeliveryZone => ({
  name: { en: "Zone", ar: "منطقة" },
  governorates: codes,
  cost,
  days_from: 2,
  days_to: 5,
});
const cairo = zoneOf(["EG-C", "EG-GZ"], "45.00");
const suez = zoneOf(["EG-SUZ"], "0.00");
const cairoBranch = { en: "Cairo", ar: "القاهرة" };
const rates: DeliveryRates = {
  zones: [cairo, suez],
  free_from: "2000.00",
  pick_up: true,
  branches: [cairoBranch],
};

describe("governorates", () => {
  test("D-109 are the 27 of ISO 3166-2:EG, each with a name of its own in both languages", () => {
    expect(governorates).toHaveLength(27);
    for (const locale of ["en", "ar"] as const) {
      const names = governorates.map((code) => governorateName(code, locale));
      expect(new Set(names).size).toBe(27);
      expect(byName(governorates, locale).map((code) => governorateName(code, locale))).toEqual(
        names.toSorted((a, b) => a.localeCompare(b, locale)),
      );
    }
  });

  test("D-109 each is in one zone of the demonstration", () => {
    const listed = demonstrationDelivery.zones.flatMap((zone) => zone.governorates);
    expect(listed.toSorted()).toEqual(governorates.toSorted());
  });
});

describe("the cost of delivery", () => {
  test.for([
    ["0.00", "45.00", "2000.00"],
    ["1999.99", "45.00", "0.01"],
    ["2000.00", "0.00", null],
    ["999999999999.99", "0.00", null],
  ] as const)("D-109 goods of %s: %s, %s are missing to free delivery", ([goods, cost, missing]) => {
    expect(quoteDelivery(rates, { to: "EG-GZ" }, goods)).toEqual({
      to: "EG-GZ",
      branch: null,
      cost,
      zone: cairo,
      missing,
    });
  });

  test("D-109 nothing is missing where delivery is free anyway, or never", () => {
    expect(quoteDelivery(rates, { to: "EG-SUZ" }, "1.00")).toMatchObject({ cost: "0.00", missing: null });
    const never = { ...rates, free_from: null };
    expect(quoteDelivery(never, { to: "EG-C" }, "999999.00")).toMatchObject({ cost: "45.00", missing: null });
  });

  test("D-109 pick-up costs nothing, where there is a branch", () => {
    expect(quoteDelivery(rates, { to: PICK_UP, branch: cairoBranch }, "1.00")).toEqual({
      to: PICK_UP,
      branch: cairoBranch,
      cost: "0.00",
      zone: null,
      missing: null,
    });
    expect(
      quoteDelivery({ ...rates, branches: [] }, { to: PICK_UP, branch: cairoBranch }, "1.00"),
    ).toBeNull();
  });

  test("D-109 a governorate in no zone has none, and without zones nothing has", () => {
    expect(quoteDelivery(rates, { to: "EG-ASN" }, "1.00")).toBeNull();
    const none = { ...noDelivery, pick_up: true, branches: [cairoBranch] };
    expect([
      quoteDelivery(none, { to: "EG-C" }, "1.00"),
      quoteDelivery(none, { to: PICK_UP, branch: cairoBranch }, "1.00"),
    ]).toEqual([null, null]);
    expect([statedPlaces(none), summarizeDelivery(none)]).toEqual([[], null]);
  });

  test("D-109 places are those of all zones and pick-up; the summary has the lowest cost", () => {
    expect(statedPlaces(rates)).toEqual([PICK_UP, "EG-C", "EG-GZ", "EG-SUZ"]);
    expect(summarizeDelivery(rates)).toEqual({ from: "0.00", free_from: "2000.00", pick_up: true });
    const dear = { ...rates, zones: [zoneOf(["EG-C"], "100.00"), zoneOf(["EG-GZ"], "45.50")] };
    expect(summarizeDelivery(dear)?.from).toBe("45.50");
  });

  test("D-109 pick-up names a branch of the shop", () => {
    const other = { en: "Giza", ar: "الجيزة" };
    expect(quoteDelivery(rates, { to: PICK_UP, branch: other }, "1.00")).toBeNull();
    expect(quoteDelivery(rates, { to: PICK_UP }, "1.00")).toBeNull();
  });

  test("D-109 a choice is a text that is read back, unless it is stated no more", () => {
    const pickUp = { to: PICK_UP, branch: cairoBranch } as const;
    expect([choiceText(pickUp), choiceText({ to: "EG-C" })]).toEqual(["pick_up Cairo", "EG-C"]);
    expect([readChoice("pick_up Cairo", rates), readChoice("EG-C", rates)]).toEqual([
      pickUp,
      { to: "EG-C", branch: null },
    ]);
    for (const text of ["pick_up", "pick_up Giza", "EG-ASN", ""]) expect(readChoice(text, rates)).toBeNull();
  });

  test("D-20 D-109 an order agrees with the current cost", () => {
    const quote = quoteDelivery(rates, { to: "EG-C" }, "1.00");
    expect(isCurrent({ to: "EG-C", cost: "45.00" }, quote)).toBe(true);
    expect(isCurrent({ to: "EG-C", cost: "44.00" }, quote)).toBe(false);
    expect(isCurrent({ to: "EG-C", cost: "45.00" }, null)).toBe(false);
  });

  test("D-109 only codes and pick-up are places", () => {
    expect(["EG-C", PICK_UP, "C", "", null].map(isDeliveryPlace)).toEqual([true, true, false, false, false]);
  });
});

test("D-144 the highest cost of delivery is stated for the whole country, nothing from the total on from which it is free, and none where none is stated", () => {
  expect(highestDelivery(rates, "1999.99")).toBe("45.00");
  expect(highestDelivery(rates, "2000.00")).toBe("0.00");
  expect(highestDelivery({ zones: [suez], free_from: null }, "5.00")).toBe("0.00");
  expect(highestDelivery(noDelivery, "5.00")).toBeNull();
});
