import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

const oxlint = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  copyFileSync(".oxlintrc.json", join(folder, ".oxlintrc.json"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(file: string, imported: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { imported } from "${imported}";\nexport const used = imported;\n`);
  const { stdout } = spawnSync(process.execPath, [oxlint, "-c", ".oxlintrc.json", file], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(path);
  return stdout;
}

describe("import rules", () => {
  test.each([
    ["packages/ui/src/button.tsx", "@shop/domain/money/money.ts"],
    ["packages/ui/src/button.tsx", "react-router-dom"],
    ["packages/domain/src/money/money.ts", "@shop/contract/codes.ts"],
    ["packages/domain/src/money/money.ts", "valibot"],
    ["packages/contract/src/rules.ts", "@shop/i18n/format.ts"],
    ["packages/contract/src/rules.ts", "react"],
    ["packages/i18n/src/format.ts", "@shop/ui/button.tsx"],
    ["packages/data/src/api.ts", "@shop/screens/shop/home/home-screen.tsx"],
    ["packages/data/src/api.ts", "react-router-dom"],
    ["packages/screens/src/shop/home/home-screen.tsx", "@shop/data/api.ts"],
    ["packages/screens/src/shop/home/home-screen.tsx", "@shop/data/shop/products/queries.ts"],
    ["packages/screens/src/shop/home/home-screen.tsx", "@shop/fixtures/catalogue.ts"],
    ["packages/mocks/src/handlers.ts", "@shop/data/api.ts"],
    ["packages/fixtures/src/builders.ts", "@shop/mocks/handlers.ts"],
    ["apps/api/src/app.ts", "@shop/ui/button.tsx"],
    ["apps/api/src/app.ts", "@shop/data/api.ts"],
    ["apps/web/src/shop/routes.tsx", "@shop/mocks/handlers.ts"],
    ["apps/web/src/browser-shop.tsx", "@shop/mocks/demo-shop.ts"],
    ["packages/screens/src/shop/home/home-screen.tsx", "../../../../ui/src/button.tsx"],
  ])("%s may not import %s", (file, imported) => {
    expect(lint(file, imported)).toContain("no-restricted-imports");
  });

  test.each([
    ["packages/ui/src/button.tsx", "@radix-ui/react-dialog"],
    ["packages/contract/src/rules.ts", "@shop/domain/money/money.ts"],
    ["packages/contract/src/rules.ts", "valibot"],
    ["packages/data/src/api.ts", "@shop/contract/endpoint.ts"],
    ["packages/screens/src/shop/home/home-screen.tsx", "@shop/ui/button.tsx"],
    ["packages/screens/src/shop/home/home-screen.tsx", "@shop/data/shop/products/view.ts"],
    ["packages/screens/src/shop/home/home-screen.stories.tsx", "@shop/data/api.ts"],
    ["packages/screens/src/shop/home/home-screen.story-setup.tsx", "@shop/mocks/demo-shop.ts"],
    ["apps/api/src/seed.ts", "@shop/fixtures/catalogue.ts"],
    ["apps/web/src/shop/routes.tsx", "@shop/screens/shop/home/home-screen.tsx"],
    ["apps/web/src/journeys/shopper.tsx", "@shop/mocks/demo-shop.ts"],
    ["apps/web/src/journeys/buying.stories.tsx", "@shop/mocks/mock-endpoint.ts"],
  ])("%s may import %s", (file, imported) => {
    expect(lint(file, imported)).not.toContain("no-restricted-imports");
  });
});
