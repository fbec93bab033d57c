import type { Branch } from "@shop/contract/settings/shop.ts";
import type { ShopSettings } from "@shop/domain/site/shop-settings.ts";

/** Maps the branches to the wire. */
export const toBranches = ({ branches }: Pick<ShopSettings, "branches">): Branch[] =>
  branches.map((branch) => ({ ...branch, hours: [...branch.hours] }));
