import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fuzzRequests, addressOfFuzz, initOfFuzz } from "./fuzz-request.ts";
import { type FuzzedShop, fuzzedEndpoints, openFuzzedShop } from "./fuzzed-shop.ts";
import { faultOf } from "./judge.ts";

const MINUTE = 60_000;
/** Milliseconds for each endpoint in a long run, by `npm run fuzz`; 0 for the quick one. */
const share = (Number(process.env["FUZZ_MINUTES"] ?? 0) * MINUTE) / fuzzedEndpoints.length;
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_302);
const amount = share > 0 ? { numRuns: 1e7, interruptAfterTimeLimit: share } : { numRuns: 10 };
/** Milliseconds within which a request has to be answered; other work of the machine disturbs the quick run. */
const answerWithin = share > 0 ? 2000 : 15_000;

let shop: FuzzedShop;
let requestsTo: ReturnType<typeof fuzzRequests>;
beforeAll(async () => {
  shop = await openFuzzedShop();
  requestsTo = fuzzRequests(
    fuzzedEndpoints.map(([, endpoint]) => endpoint),
    shop.samples,
  );
});
afterAll(() => shop.close());

test.for(fuzzedEndpoints)(
  "API-22 %s answers every request by its contract",
  { timeout: share + 60_000 },
  async ([, endpoint]) => {
    const access = await shop.accessTo(endpoint);
    const details = await fc.check(
      fc.asyncProperty(requestsTo(endpoint), async (request) => {
        const isRouted = Object.values(request.params).every(
          (param) => param?.raw === false && param.text !== "",
        );
        const start = performance.now();
        const response = await shop.request(
          addressOfFuzz(endpoint, request),
          initOfFuzz(endpoint, request, access),
        );
        const fault = await faultOf(endpoint, response, isRouted);
        const took = performance.now() - start;
        if (fault !== null) throw new Error(fault);
        if (took > answerWithin) throw new Error(`the answer took ${Math.round(took)} ms`);
      }),
      { seed, ...amount },
    );
    const report = `${String(details.errorInstance)}\n${fc.defaultReportMessage(details)?.slice(0, 4000)}`;
    expect(details.failed ? report : "").toBe("");
  },
);
