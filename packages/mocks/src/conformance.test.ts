import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { catalogueCases, changeCases } from "./conformance.ts";
import type { ConformanceTarget } from "./conformance/run.ts";
import { runConformance } from "./conformance/run.ts";
import { demoShop } from "./demo-shop.ts";
import { handlersOf, unmockedHandler } from "./handlers.ts";

const HOST = "https://shop.example";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function openShop(): ConformanceTarget {
  const shop = demoShop();
  server.use(
    ...handlersOf(shop),
    unmockedHandler(() => undefined),
  );
  return {
    request: (address, init) => fetch(HOST + address, init),
    adminHeaders: () => {
      shop.state.adminSignedIn = true;
      return Promise.resolve({});
    },
  };
}

describe("the mock shop conforms", () => {
  test.for([...catalogueCases, ...changeCases])("$name", async (one) => {
    await expect(runConformance(one, openShop())).resolves.toBeUndefined();
  });
});
