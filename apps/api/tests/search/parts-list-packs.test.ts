import { endpoints } from "@shop/contract/endpoints.ts";
import { unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { synonyms } from "@shop/fixtures/synonyms.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import { call, send } from "../support/calls.ts";
import { openTestApi, type TestApi } from "../support/test-api.ts";

const { findParts } = endpoints;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ ...catalogue, synonyms });
});
afterAll(() => api.close());

test("D-173 pieces are counted in the packs that a product is sold in, and never in sets that hold a value among others", async () => {
  const list =
    "1N4007 x 100\nceramic capacitor 100nF 50V x 40\n10k resistor x 100\n33k resistor x 100\nMFR-KIT30 x 2";
  const { lines } = await call(api, findParts, { body: { list } });
  const sold = lines.map(({ qty, sure, products: found }) => {
    const meant = found.find(({ id }) => id === sure);
    return [qty, meant?.part_number ?? null, meant && unitText(meant)];
  });
  expect(sold).toEqual([
    [100, "1N4007", "pack; 10"],
    [40, "CC104-50", "pack; 50"],
    [100, "CFR-25-10K", "piece"],
    [100, null, undefined],
    [2, "MFR-KIT30", "set; 600"],
  ]);
  const { token } = await call(api, endpoints.savePartsList, { body: { list } });
  const sheet = await send(api, endpoints.exportPartsList, {
    params: { token },
    query: { format: "csv" },
  });
  const rows = (await sheet.text()).split("\r\n");
  // Ten packs at ten pounds, less 10 % from ten.
  expect(rows[1]).toContain("1N4007,9.00,90.00,5200,100 pieces: 10 packs of 10,");
  expect(rows[2]).toContain("CC104-50,25.00,25.00,460,40 pieces: 1 pack of 50 10 pieces left over,");
  expect(rows[5]).toContain('MFR-KIT30,145.00,290.00,96,"2 sets = 1,200 pieces",');
});
