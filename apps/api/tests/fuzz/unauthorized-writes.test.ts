import type { Endpoint } from "@shop/contract/endpoint.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { digestOf } from "./database-digest.ts";
import { addressOfFuzz, fuzzRequests, initOfFuzz } from "./fuzz-request.ts";
import { type FuzzedShop, fuzzedEndpoints, openFuzzedShop, ORIGIN } from "./fuzzed-shop.ts";

const guarded = fuzzedEndpoints.filter(([, { access }]) => access !== "public");
const sample = { seed: 20_260_302, numRuns: 3 };

let shop: FuzzedShop;
let requestsTo: ReturnType<typeof fuzzRequests>;
let owner: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  shop = await openFuzzedShop();
  owner = await shop.accessTo(endpoints.readAdmin);
  requestsTo = fuzzRequests(
    guarded.map(([, endpoint]) => endpoint),
    shop.samples,
  );
});
afterAll(() => shop.close());

/** Headers that grant no access to an endpoint. */
function withoutAccess({ access }: Endpoint): readonly Readonly<Record<string, string>>[] {
  const forged = { cookie: "admin_session=forged", authorization: "Bearer forged", origin: ORIGIN };
  if (access !== "admin") return [{}, forged];
  return [{}, forged, { ...owner, origin: "https://elsewhere.example" }, { ...owner, origin: "null" }];
}

test.for(guarded)(
  "D-9 %s writes nothing without a session or from a foreign origin, whatever is sent",
  async ([, endpoint]) => {
    const headers = withoutAccess(endpoint);
    const before = await digestOf(shop.database);
    const statuses = new Set<number>();
    for (const request of fc.sample(requestsTo(endpoint), sample)) {
      const routed = { ...request, params: { id: { text: "1", raw: true }, ids: { text: "1", raw: true } } };
      for (const access of headers) {
        const { cookie: _none, ...own } = routed.headers;
        const init = initOfFuzz(endpoint, { ...routed, headers: own }, access);
        statuses.add((await shop.request(addressOfFuzz(endpoint, routed), init)).status);
      }
    }
    expect([401, 403]).toEqual(expect.arrayContaining([...statuses]));
    expect(await digestOf(shop.database)).toEqual(before);
  },
);
