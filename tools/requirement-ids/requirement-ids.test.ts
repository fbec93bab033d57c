import { describe, expect, test } from "vitest";

import { faultsOf, idsOf, proves } from "./proofs.ts";
import { readRequirements } from "./requirements.ts";
import { NameReader } from "./test-names.ts";

/** Reads names from in-memory files. */
const reader = (files: Readonly<Record<string, string>>) =>
  new NameReader((path) => {
    const source = files[path];
    if (source === undefined) throw new Error(`No file ${path}.`);
    return source;
  });
const testsIn = (source: string): string[] => reader({ "a.test.ts": source }).tests("a.test.ts");
const storiesIn = (source: string): string[] => reader({ "a.stories.tsx": source }).stories("a.stories.tsx");

describe("names of tests", () => {
  test("are titles of test and it, with the titles of their suites", () => {
    expect(
      testsIn(`
        describe("CART-1 cart", () => { test("adds", () => {}); it("CART-2 increases", () => {}); });
        test.runIf(onPostgres())("API-1 lists", async () => {});
      `),
    ).toEqual(["CART-1 cart > adds", "CART-1 cart > CART-2 increases", "API-1 lists"]);
  });

  test("are no other strings, comments or skipped tests", () => {
    expect(
      testsIn(`
        // test("CART-1 in a comment", () => {});
        const title = "CART-2 a string";
        expect(text).toBe("CART-3 expected");
        show({ name: "CART-4 a name" });
        test.skip("CART-5 skipped", () => {});
        test.todo("CART-6 later");
        describe("CART-7 empty", () => {});
        \`CART-8 a template\`;
      `),
    ).toEqual([]);
  });

  test("come from the rows of a table where its title begins with a place for them", () => {
    expect(
      testsIn(`
        const cases = [{ name: "LIST-1 a" }, { name: "LIST-2 b", other: "LIST-9" }] as const;
        test.for(cases)("$name", () => {});
        test.each([["LIST-3", 1], ["LIST-4", 2]] as const)("%s %i", () => {});
        test.each(["LIST-5"])("LIST-6 %s", () => {});
      `),
    ).toEqual(["LIST-1 a", "LIST-2 b", "LIST-3 %i", "LIST-4 %i", "LIST-6 %s"]);
  });

  test("follow spreads and imports of tables", () => {
    const files = {
      "apps/api/tests/a.test.ts": `
        import { allCases } from "@shop/mocks/cases.ts";
        test.for([...allCases.filter(served)])("$name", () => {});`,
      "packages/mocks/src/cases.ts": `
        import { cartCases } from "./cart.cases.ts";
        export const allCases: readonly Case[] = [...cartCases, { name: "API-2 b" }];`,
      "packages/mocks/src/cart.cases.ts": `export const cartCases = [{ name: "API-1 a", note: "API-9" }];`,
    };
    expect(reader(files).tests("apps/api/tests/a.test.ts")).toEqual(["API-1 a", "API-2 b"]);
  });
});

describe("names of stories", () => {
  test("are those of exported stories that play, and of tests of a story", () => {
    expect(
      storiesIn(`
        export const Ready = meta.story({ name: "HOME-1 ready", play: async () => {} });
        export const Arabic = Ready.extend({ name: "HOME-2 Arabic" });
        export const Plain: Story = { name: "HOME-3 plain", play };
        Ready.test("HOME-4 a test", async () => {});
      `),
    ).toEqual(["HOME-1 ready", "HOME-2 Arabic", "HOME-3 plain", "HOME-4 a test"]);
  });

  test("are not those that only show something, nor other strings", () => {
    expect(
      storiesIn(`
        export const Looks = meta.story({ name: "HOME-1 looks" });
        export const Dark = Looks.extend({ name: "HOME-5 dark" });
        export const Ready = meta.story({ args: { name: "HOME-2 a prop" }, play: async () => {} });
        const hidden = meta.story({ name: "HOME-3 hidden", play: async () => {} });
        /** HOME-4 in a comment. */
      `),
    ).toEqual([]);
  });
});

describe("ids of a name", () => {
  test.each([
    ["CART-1 CART-2 adds", ["CART-1", "CART-2"]],
    ["CART-1, CART-2: adds", ["CART-1", "CART-2"]],
    ["CART-1 cart > CART-2 increases", ["CART-1", "CART-2"]],
    ["adds as CART-1 says", []],
  ])("%s", (name, ids) => {
    expect(idsOf(name)).toEqual(ids);
  });
});

describe("the kind of a proof", () => {
  test.each([
    ["CART-7", "packages/screens/src/shop/carts/cart-screen.stories.tsx"],
    ["HOME-1", "apps/web/src/journeys/buying.stories.tsx"],
    ["ROUTE-2", "apps/web/tests/missing.spec.ts"],
    ["API-14", "apps/api/tests/products.test.ts"],
    ["API-24", "packages/data/src/call.test.ts"],
    ["CHECKOUT-8", "apps/api/tests/order-mails.test.ts"],
    ["ACAT-7", "packages/screens/src/dashboard/categories-screen.stories.tsx"],
    ["TABLE-1", "packages/ui/src/data-table/data-table.stories.tsx"],
  ])("%s is proven in %s", (id, file) => {
    expect(proves(id, file)).toBe(true);
  });

  test.each([
    ["CART-7", "packages/domain/src/cart/cart.test.ts"],
    ["HOME-1", "packages/ui/src/carousel/carousel.stories.tsx"],
    ["LIST-3", "packages/screens/src/parts/product-listing.test.tsx"],
    ["ROUTE-1", "apps/web/server/web-app.test.ts"],
    ["API-14", "packages/mocks/src/conformance.test.ts"],
    ["ACAT-7", "packages/ui/src/pagination/pagination.stories.tsx"],
    ["ACAT-7", "packages/screens/src/shop/categories/category-screen.stories.tsx"],
  ])("%s is not proven in %s", (id, file) => {
    expect(proves(id, file)).toBe(false);
  });
});

describe("faults", () => {
  const requirements = readRequirements(
    "- CART-7 /cart lists lines.\n- CART-8 An empty cart.\n- ACAT-1 A title.\n\n## Not built yet\n\nACAT-1 ACAT-9\n",
  );
  const page = "packages/screens/src/shop/carts/cart-screen.stories.tsx";
  const unit = "packages/domain/src/cart/cart.test.ts";

  test("name what has no proof or one of another kind, and ids that do not exist", () => {
    const proofs = [
      { file: page, ids: ["CART-7", "D-3", "CART-99"] },
      { file: unit, ids: ["CART-8"] },
    ];
    expect(faultsOf(requirements, new Set(["D-3"]), proofs)).toEqual([
      `CART-8: no test or story of the right kind starts with it; named, where it proves nothing, in ${unit}`,
      "ACAT-9: listed as not built, but no requirement",
      `CART-99: no requirement and no reading, but named in ${page}`,
    ]);
  });

  test("are none where every built requirement is proven", () => {
    const built = readRequirements("- CART-7 /cart lists lines.\n\n## Not built yet\n");
    expect(faultsOf(built, new Set(), [{ file: page, ids: ["CART-7"] }])).toEqual([]);
  });
});
