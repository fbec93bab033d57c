import type { Admin } from "@shop/contract/accounts/user.ts";
import { useOverviewModel } from "@shop/data/dash/overview/use-overview-model.ts";
import { shop } from "@shop/domain/site/shop.ts";
import { demoShopWithOrders } from "@shop/mocks/demo-shop.ts";
import { handlersOf } from "@shop/mocks/handlers.ts";
import { expect, fn, screen } from "storybook/test";

import { canonical } from "../../../../../.storybook/modes.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { english } from "../../stories/page.tsx";
import { DashHomeScreen } from "../overview/dash-home-screen.tsx";
import { DashShell } from "./dash-shell.tsx";

/** The first page over its model. */
const FirstPage = () => <DashHomeScreen {...useOverviewModel()} />;

const admin: Admin = {
  id: 1,
  email: "admin@nilometer.example",
  role: "owner",
  rights: [],
  must_change_password: false,
  two_factor: false,
  must_set_up_two_factor: false,
};

const meta = preview.meta({
  title: "Dashboard/Layout",
  component: DashShell,
  args: {
    shop,
    currentAddress: "/dash",
    admin,
    ordersToConfirm: 3,
    theme: "light" as const,
    collapsed: false,
    onTheme: fn(),
    onLocale: fn(),
    onCollapsed: fn(),
    onPalette: fn(),
    onChangePassword: fn(),
    onLogout: fn(),
    children: <FirstPage />,
  },
  beforeEach: ({ msw }) => msw.use(...handlersOf(demoShopWithOrders())),
});

/** Sidebar or menu, bar and the first page. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The sidebar as icons. */
export const Collapsed = meta.story({
  args: { collapsed: true, currentAddress: "/dash/category/3" },
  globals: { viewport: { value: "desktop" } },
});

/** A page that the administrator may not open. */
export const MissingRight = meta.story({
  args: {
    currentAddress: "/dash/figures",
    admin: { ...admin, role: "staff", rights: ["products"] },
    ordersToConfirm: null,
  },
});

MissingRight.test(
  "D-147 a page opened by its address says which right is missing, and the menu leads to no such page",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "This page needs the right 'See figures'." }),
    ).toBeVisible();
    await expect(canvas.getByText(/An owner of the shop can give it to you/)).toBeVisible();
    const names = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(names).toContain("brands");
    for (const missing of ["orders", "figures", "settings", "administrators"]) {
      await expect(names).not.toContain(missing);
    }
  },
);

Default.test("ADMIN-8 the first page reads 'HomeDash'", async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "HomeDash" })).toBeVisible();
});

Collapsed.test(
  "ADMIN-7 a collapsed sidebar keeps the names of its links",
  async ({ canvas, args, userEvent }) => {
    const link = canvas.getAllByRole("link", { name: "categories" })[0];
    await expect(link).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: "Show the names of the pages" }));
    await expect(args.onCollapsed).toHaveBeenCalledWith(false);
  },
);

Default.test(
  "D-9 the account menu shows who is signed in, and logs out",
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Your account" }));
    await expect(await screen.findByText("admin@nilometer.example")).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
);

Default.test("'?' lists the keyboard's shortcuts", async ({ userEvent }) => {
  await userEvent.keyboard("[ShiftLeft>][Slash][/ShiftLeft]");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toHaveTextContent("?");
});
