import { describe, expect, test } from "vitest";

import {
  type AdminRight,
  adminRights,
  areSound,
  formerStaffRights,
  may,
  mayAll,
  rightPresets,
  rightsOf,
  rightsOfPreset,
  withRight,
} from "./rights.ts";

describe("D-147 rights", () => {
  test("an owner has every right, whatever is stored", () => {
    const owner = { role: "owner", rights: [] } as const;
    expect(mayAll(owner, [...adminRights, "owner"])).toBe(true);
    expect(rightsOf(owner)).toEqual(adminRights);
  });

  test("another account has its own rights, in their order, and is no owner", () => {
    const clerk = { role: "staff", rights: ["figures", "view_orders"] } as const;
    expect(rightsOf(clerk)).toEqual(["view_orders", "figures"]);
    expect(may(clerk, "figures")).toBe(true);
    expect(may(clerk, "orders")).toBe(false);
    expect(may(clerk, "owner")).toBe(false);
    expect(mayAll(clerk, ["view_orders", "orders"])).toBe(false);
    expect(mayAll(clerk)).toBe(true);
  });

  test.each<[AdminRight, AdminRight]>([
    ["orders", "view_orders"],
    ["customers", "view_orders"],
    ["prices", "products"],
  ])("%s builds on %s: given with it, taken along with it", (right, base) => {
    expect(withRight([], right, true)).toEqual(expect.arrayContaining([right, base]));
    expect(withRight([base, right], base, false)).toEqual([]);
    expect(withRight([base, right], right, false)).toEqual([base]);
    expect(areSound([right])).toBe(false);
    expect(areSound([base, right])).toBe(true);
  });

  test("whatever boxes are pressed, the rights are sound", () => {
    for (const start of [[], formerStaffRights, ...rightPresets.map((name) => rightsOfPreset[name])]) {
      for (const right of adminRights) {
        expect(areSound(withRight(start, right, true))).toBe(true);
        expect(areSound(withRight(start, right, false))).toBe(true);
      }
    }
  });

  test("the usual sets and those of earlier accounts are sound; none of them manages the shop", () => {
    for (const rights of [formerStaffRights, ...rightPresets.map((name) => rightsOfPreset[name])]) {
      expect(areSound(rights)).toBe(true);
      expect(rights).not.toContain("settings");
      expect(rights).not.toContain("costs");
    }
  });
});
