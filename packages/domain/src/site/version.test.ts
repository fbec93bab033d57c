import { expect, test } from "vitest";

import manifest from "../../package.json" with { type: "json" };
import { SHOP_VERSION } from "./version.ts";

test("the version that the shop shows is that of its packages", () => {
  expect(SHOP_VERSION).toBe(manifest.version);
});
