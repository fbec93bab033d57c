import { describe, expect, test } from "vitest";

import { faultsOf, idsOf, movedIdsOf, proves, withIdsAtEnd } from "./proofs.ts";
import { readRequirements } from "./requirements.ts";

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

test("ids are moved to the end of the names of stories, and read there", () => {
  expect(withIdsAtEnd("CART-1, CART-2: adds (twice)")).toBe("adds (twice) (CART-1, CART-2)");
  expect(movedIdsOf("adds (twice) (CART-1, CART-2)")).toEqual(["CART-1", "CART-2"]);
  expect(withIdsAtEnd("adds (twice)")).toBe("adds (twice)");
  expect(movedIdsOf("adds (twice)")).toEqual([]);
});

describe("the kind of a proof", () => {
  test.each([
    ["CART-7", "packages/screens/src/shop/carts/cart-screen.stories.tsx"],
    ["HOME-1", "apps/web/src/journeys/buying.stories.tsx"],
    ["ROUTE-2", "apps/web/tests/server/missing.spec.ts"],
    ["API-14", "apps/api/tests/products/products.test.ts"],
    ["API-24", "packages/data/src/call.test.ts"],
    ["CHECKOUT-8", "apps/api/tests/mails/order-mails.test.ts"],
    ["ACAT-7", "packages/screens/src/dashboard/categories-screen.stories.tsx"],
    ["TABLE-1", "packages/ui/src/data-table/data-table.stories.tsx"],
  ])("%s is proven in %s", (id, file) => {
    expect(proves(id, file)).toBe(true);
  });

  test.each([
    ["CART-7", "packages/domain/src/cart/cart.test.ts"],
    ["HOME-1", "packages/ui/src/carousel/carousel.stories.tsx"],
    ["LIST-3", "packages/screens/src/shared/product/product-listing.test.tsx"],
    ["ROUTE-1", "apps/web/server/web-app.test.ts"],
    ["API-14", "packages/mocks/src/mock-endpoint.test.ts"],
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
