import { useOverviewModel } from "@shop/data/dash/overview/use-overview-model.ts";
import { SHOP_VERSION } from "@shop/domain/site/version.ts";
import { expect, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { DashHomeScreen } from "../overview/dash-home-screen.tsx";
import { shellArgs } from "./dash-shell.story-setup.ts";
import { DashShell } from "./dash-shell.tsx";

/** The first page over its model. */
const FirstPage = () => <DashHomeScreen {...useOverviewModel()} />;

const meta = preview.meta({
  title: "Dashboard/Layout",
  component: DashShell,
  args: {
    ...shellArgs,
    children: <FirstPage />,
  },
});

/** Sidebar or menu, bar and the first page. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The sidebar as icons. */
export const Collapsed = meta.story({
  args: { collapsed: true, currentAddress: "/dash/category/3" },
  globals: { viewport: { value: "desktop" } },
});

Default.test("ADMIN-8 the first page is titled 'Home'", async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
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

/** All groups of the sidebar folded, on a page of one of them. */
export const Folded = meta.story({
  args: { openGroups: [], currentAddress: "/dash/orders/day", ordersToConfirm: 12 },
  globals: { viewport: { value: "desktop" } },
});

const sidebarOf = () => within(screen.getAllByRole("navigation", { name: "Dashboard" })[0] ?? document.body);

Folded.test(
  "ADMIN-7 folded groups keep what waits in them, that of the current page is open until it is folded",
  english,
  async ({ args, userEvent }) => {
    const sidebar = sidebarOf();
    await expect(sidebar.getByRole("link", { name: "close of the day" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(sidebar.getByRole("link", { name: "orders 12 to confirm" })).not.toBeVisible();
    await expect(sidebar.getByText("Sell").closest("summary")).toHaveTextContent("12 to confirm");
    await userEvent.click(sidebar.getByText("Sell"));
    await expect(args.onOpenGroups).toHaveBeenLastCalledWith(["sell"]);
    await userEvent.click(sidebar.getByText("Money"));
    await expect(sidebar.getByRole("link", { name: "close of the day" })).not.toBeVisible();
    await userEvent.click(sidebar.getByText("Money"));
    await expect(sidebar.getByRole("link", { name: "close of the day" })).toBeVisible();
  },
);

Default.test(
  "ADMIN-7 the pages stand in groups by what is done there",
  { ...english, globals: { ...english.globals, viewport: { value: "desktop" } } },
  async ({ args, userEvent }) => {
    const sidebar = sidebarOf();
    for (const name of ["home", "products", "categories", "sub categories", "slider"])
      await expect(sidebar.getByRole("link", { name })).toBeVisible();
    await expect(sidebar.getByRole("link", { name: "settings" })).not.toBeVisible();
    await userEvent.click(sidebar.getByText("Shop"));
    await expect(args.onOpenGroups).toHaveBeenLastCalledWith(["sell", "stock", "site", "shop"]);
  },
);

Default.test(
  "D-9 the account menu shows who is signed in and the version of the shop, and logs out",
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Your account" }));
    await expect(await screen.findByText("admin@nilometer.example")).toBeVisible();
    await expect(screen.getByText(`Version ${SHOP_VERSION}`)).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
);

Default.test("'?' lists the keyboard's shortcuts", async ({ userEvent }) => {
  await userEvent.keyboard("[ShiftLeft>][Slash][/ShiftLeft]");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toHaveTextContent("?");
});
