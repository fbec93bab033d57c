import { type AdminRight, adminRights, type Need } from "@shop/domain/admins/rights.ts";
import { dashPageNames, dashPages } from "@shop/domain/site/dash-pages.ts";
import { expect, within } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { owner, shellArgs } from "./dash-shell.story-setup.ts";
import { DashShell } from "./dash-shell.tsx";

/** An administrator who has all rights but one, and is no owner. */
const without = (need: Need) => {
  const rights: readonly AdminRight[] = adminRights.filter((right) => right !== need);
  return { ...owner, role: "staff" as const, rights: [...rights] };
};

const meta = preview.meta({
  title: "Dashboard/Missing right",
  component: DashShell,
  args: { ...shellArgs, ordersToConfirm: null, children: <p>What the page shows.</p> },
});

/** The pages of orders, for those who may not see them. */
export const Default = meta.story({
  args: { currentAddress: dashPages.orders.path, admin: without("view_orders") },
});

/** The pages on which orders are taken and mails sent, for those who may only see orders. */
export const Orders = meta.story({
  args: { currentAddress: dashPages.newOrder.path, admin: without("orders") },
});

/** The pages of the catalogue, for those who may not change it. */
export const Products = meta.story({
  args: { currentAddress: dashPages.brands.path, admin: without("products") },
});

export const Figures = meta.story({
  args: { currentAddress: dashPages.figures.path, admin: without("figures") },
});

export const Settings = meta.story({
  args: { currentAddress: dashPages.settings.path, admin: without("settings") },
});

/** The pages of buying, for those who do not see costs. */
export const Costs = meta.story({
  args: { currentAddress: dashPages.reorder.path, admin: without("costs") },
});

/** The pages of owners, for everybody else. */
export const Owner = meta.story({
  args: { currentAddress: dashPages.accounts.path, admin: without("owner") },
});

Figures.test(
  "D-147 a page opened by its address says which right is missing, and the menu leads to no such page",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: "This page needs the right 'See figures'." }),
    ).toBeVisible();
    await expect(canvas.getByText(/An owner of the shop can give it to you/)).toBeVisible();
    const names = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(names).toContain("brands");
    for (const missing of ["figures", "administrators"]) await expect(names).not.toContain(missing);
  },
);

/** The pages that require something. */
const guarded = dashPageNames.flatMap((name) => {
  const { path, right } = dashPages[name];
  return right === null ? [] : [{ path, right }];
});

/** The layout around each page that requires something, for an administrator who lacks it. */
const EachPage = () =>
  guarded.map(({ path, right }) => (
    <section key={path} aria-label={path}>
      <DashShell {...shellArgs} currentAddress={path.replace(/:\w+/, "1")} admin={without(right)}>
        <p>What the page shows.</p>
      </DashShell>
    </section>
  ));

Owner.test(
  "D-165 each page that requires something shows what is missing in its place",
  {
    ...english,
    render: () => <EachPage />,
    // Fifteen layouts in one page have as many landmarks of a name.
    parameters: { a11y: { test: "off" } },
  },
  async ({ canvas }) => {
    for (const { path } of guarded) {
      const section = within(canvas.getByRole("region", { name: path }));
      await expect(
        section.getByRole("heading", { level: 1, name: /^(?:This page needs|Only an owner|This page is)/ }),
      ).toBeInTheDocument();
      await expect(section.queryByText("What the page shows.")).not.toBeInTheDocument();
    }
  },
);
