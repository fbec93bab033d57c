import { expect, test } from "vitest";

import { isTierColumn, tierFault, tiersOfHeaders } from "./tier-columns.ts";

test.for([
  [
    ["Part", "1+", "10+", "1,000+"],
    [null, 1, 10, 1000],
  ],
  [
    ["Price", "Price (10+)", "Price 100+ pcs"],
    [null, 10, 100],
  ],
  [
    ["Price 1", "Price 10", "Price 100"],
    [1, 10, 100],
  ],
  [
    ["Price 1", "Price 2", "Price 3"],
    [null, null, null],
  ],
  [["Price 10"], [null]],
  [
    ["Preis", "ab 10 Stück", "ab 100 Stück"],
    [null, 10, 100],
  ],
  [
    ["سعر", "سعر من ١٠", "من ١٠٠ قطعة"],
    [null, 10, 100],
  ],
  [
    ["Price", "per 100"],
    [null, 100],
  ],
  [
    ["product", "categorie", "0", "50", "100", "175"],
    [null, null, 0, 50, 100, 175],
  ],
  [
    ["1-9", "10-99", "100-499"],
    [1, 10, 100],
  ],
  [
    ["Name", "2026"],
    [null, null],
  ],
  [
    ["Resistance 10 kΩ", "Price in EGP", "Pack 10"],
    [null, null, null],
  ],
] as const)("D-108 the headers %j name the numbers of pieces %j", ([headers, tiers]) => {
  expect(tiersOfHeaders(headers)).toEqual(tiers);
});

test("D-108 columns of quantity prices are those that a product can have, in one way and at most five", () => {
  expect(["quantity_prices.2", "quantity_prices.100000"].every(isTierColumn)).toBe(true);
  expect(["quantity_prices.1", "quantity_prices.100001", "quantity_prices.x"].some(isTierColumn)).toBe(false);
  const tiers = [10, 20, 30, 40, 50].map((from) => `quantity_prices.${from}`);
  expect(tierFault(["price", ...tiers])).toBeNull();
  expect(tierFault([...tiers, "quantity_prices.60"])).toBe("too_many_tiers");
  expect(tierFault(["quantity_prices", "quantity_prices.60"])).toBe("tiers_twice");
  expect(tierFault(["tier_from", "quantity_prices.60"])).toBe("tiers_twice");
});
