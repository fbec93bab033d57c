import type { Admin } from "@shop/contract/accounts/user.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { fn } from "storybook/test";

/** An owner of the shop. */
export const owner: Admin = {
  id: 1,
  email: "admin@nilometer.example",
  role: "owner",
  rights: [],
  must_change_password: false,
  two_factor: false,
  must_set_up_two_factor: false,
};

/** What the dashboard's layout is given in stories beside its page. */
export const shellArgs = {
  shop,
  currentAddress: "/dash",
  admin: owner,
  ordersToConfirm: 3,
  openGroups: null,
  theme: "light" as const,
  collapsed: false,
  onTheme: fn(),
  onLocale: fn(),
  onCollapsed: fn(),
  onOpenGroups: fn(),
  onPalette: fn(),
  onChangePassword: fn(),
  onLogout: fn(),
};
