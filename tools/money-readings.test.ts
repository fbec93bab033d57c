import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A reading of money, or of a value of a rule, that takes what it cannot read for zero. */
const FALLBACK =
  /\b(?:toMinorUnits|signedHundredths|storedPrice|typedTotal)\((?:[^()]|\([^()]*\))*\)\s*\?\?\s*(?:0n|0\b|"0)/;

test("D-19 no reading of money falls back to zero", () => {
  const files = globSync(
    ["apps/*/src/**/*.{ts,tsx}", "apps/web/server/**/*.ts", "packages/*/src/**/*.{ts,tsx}"],
    {
      cwd: root,
    },
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => FALLBACK.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});
