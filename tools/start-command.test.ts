import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const textOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

test("npm start, the image and the service start Node.js with the same flags", () => {
  const [, flags = ""] = /"start": "node (.*) apps\/web\/start\.ts"/.exec(textOf("package.json")) ?? [];
  expect(flags).toMatch(/^--max-semi-space-size=\d+$/);
  expect(textOf("deploy/Dockerfile")).toContain(`CMD ["node", "${flags}", "apps/web/start.ts"]`);
  expect(textOf("deploy/shop.service")).toContain(`/node ${flags} apps/web/start.ts\n`);
});
