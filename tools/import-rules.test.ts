import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
    ["apps/api/src/modules/products/products.service.ts", "../find/listings/listing.ts"],
    ["apps/api/src/modules/products/search-index/search-index.ts", "../../find/search/search-query.ts"],
    ["apps/web/src/shop/routes.tsx", "@shop/mocks/handlers.ts"],
    ["apps/web/src/shop/routes.tsx", "@shop/serving/caching.ts"],
    ["apps/web/server/main.ts", "@shop/api/app.ts"],
    ["apps/web/server/main.ts", "@shop/api/modules/orders/orders.service.ts"],
    ["packages/serving/src/tracked-cache.ts", "@shop/api/app.ts"],
    ["packages/serving/src/tracked-cache.ts", "@shop/i18n/format.ts"],
    ["packages/contract/src/rules.ts", "@shop/serving/caching.ts"],
    ["packages/data/src/api.ts", "@shop/serving/caching.ts"],
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
    ["apps/api/src/modules/find/listings/listing.ts", "../../products/product-order.ts"],
    ["apps/api/src/app.ts", "@shop/serving/api-environment.ts"],
    ["packages/serving/src/tracked-cache.ts", "@shop/contract/api-error.ts"],
    ["apps/web/server/main.ts", "@shop/api/open-shop-api.ts"],
    ["apps/web/start.ts", "@shop/api/drizzle-resolution.ts"],
    ["apps/web/server/main.ts", "@shop/serving/settings.ts"],
    ["apps/web/src/shop/routes.tsx", "@shop/screens/shop/home/home-screen.tsx"],
    ["apps/web/src/journeys/shopper.tsx", "@shop/mocks/demo-shop.ts"],
    ["apps/web/src/journeys/buying.stories.tsx", "@shop/mocks/mock-endpoint.ts"],
  ])("%s may import %s", (file, imported) => {
    expect(lint(file, imported)).not.toContain("no-restricted-imports");
  });
});

const MODULES = "apps/api/src/modules";

/** The module of the API that a file belongs to; undefined for a file of none. */
const moduleOf = (file: string): string | undefined =>
  file.startsWith(`${MODULES}/`) ? file.slice(MODULES.length + 1).split("/")[0] : undefined;

/** The modules of the API that each module imports, types included. */
function importedModules(): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of globSync(`${MODULES}/**/*.ts`)) {
    const from = moduleOf(file);
    if (from === undefined) continue;
    const others = imported.get(from) ?? new Set();
    imported.set(from, others);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(
      /\b(?:from|import|import\()\s*"(\.[^"]+)"/g,
    )) {
      const to = moduleOf(join(dirname(file), path));
      if (to !== undefined && to !== from) others.add(to);
    }
  }
  return imported;
}

/** The modules that a module reaches by imports. */
function reachedFrom(start: string, imported: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const other of imported.get(next) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      waiting.push(other);
    }
  }
  return reached;
}

describe("modules of the API", () => {
  const imported = importedModules();

  test("are found with their imports", () => {
    expect(imported.get("find")).toContain("products");
  });

  test("import one another in one direction", () => {
    const pairs = [...imported].flatMap(([from, others]) =>
      [...others].filter((to) => from < to && imported.get(to)?.has(from)).map((to) => `${from} and ${to}`),
    );
    expect(pairs).toEqual([]);
  });

  test("form no circle over others either", () => {
    const reached = new Map([...imported.keys()].map((name) => [name, reachedFrom(name, imported)]));
    const pairs = [...imported].flatMap(([from, others]) =>
      [...others].filter((to) => reached.get(to)?.has(from)).map((to) => `${from} imports ${to}`),
    );
    expect(pairs).toEqual([]);
  });
});
