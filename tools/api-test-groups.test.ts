import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

import { testGroups } from "../apps/api/tests/engines.ts";

const folder = fileURLToPath(new URL("../apps/api/tests", import.meta.url));

test("each test file of the API is in one group, which says on which engines it runs", () => {
  const files = globSync(["!(faults)/*.test.ts"], { cwd: folder }).map((file) =>
    file.replace(".test.ts", ""),
  );
  expect(testGroups.flatMap((group) => group.files).toSorted()).toEqual(files.toSorted());
});
