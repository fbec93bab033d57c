import { ready } from "@shop/data/view.ts";
import { expect, fn, spyOn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import { stored } from "./settings-section-screen.story-setup.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings",
  component: SettingsScreen,
  decorators: [inDash],
  args: { stored: ready(stored), isForbidden: false, origin: "https://shop.example", onHistory: fn() },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { stored: { status: "loading" } } });

export const Failed = meta.story({
  args: { stored: { status: "failed", error: "unavailable", onRetry: fn() } },
});

/** Staff has no settings. */
export const OwnerOnly = meta.story({
  args: { isForbidden: true, stored: { status: "failed", error: "forbidden", onRetry: fn() } },
});

const none = { en: "", ar: "" };
const { settings } = stored;

/** A shop whose owner has set little. */
export const LittleSet = meta.story({
  args: {
    stored: ready({
      ...stored,
      settings: {
        ...settings,
        branches: [],
        delivery: { zones: [], free_from: null },
        home: { sections: [], featured: [], reasons: [] },
        info: { delivery: none, payment: none, returns: none, warranty: none, privacy: none, terms: none },
        orders_mail: "new@nilometer.example",
      },
    }),
  },
});

Default.test("D-130 each section is a link and says what is set in it", english, async ({ canvas }) => {
  const links = await canvas.findAllByRole("link");
  await expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [
      "shop",
      "branches",
      "delivery",
      "payments",
      "tax",
      "books",
      "quotations",
      "mails",
      "orders",
      "home",
      "about",
      "info",
      "backups",
      "demonstration",
    ].map((section) => `/dash/settings/${section}`),
  );
  await expect(canvas.getByRole("link", { name: /^Payment/ })).toHaveTextContent(
    "Cash on delivery · Cash at the branch",
  );
  const branches = within(canvas.getByRole("link", { name: /^Branches/ }));
  await expect(branches.getByText(/^Cairo, Bab al-Luq · /)).toBeVisible();
});

LittleSet.test("D-130 a section in which nothing is set says so", english, async ({ canvas }) => {
  await expect(await canvas.findByRole("link", { name: /^Branches/ })).toHaveTextContent(
    /There is no branch\.$/,
  );
  await expect(canvas.getByRole("link", { name: /^Mails/ })).toHaveTextContent(/new@nilometer\.example\.$/);
});

Default.test(
  "D-144 the addresses of the product feeds and the sitemap are copied",
  english,
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const feed = await canvas.findByRole("textbox", { name: "Product feed in Arabic" });
    await expect(feed).toHaveValue("https://shop.example/feeds/products.ar.xml");
    await expect(canvas.getByRole("textbox", { name: "Sitemap" })).toHaveValue(
      "https://shop.example/sitemap.xml",
    );
    const [, copy] = canvas.getAllByRole("button", { name: "Copy" });
    if (!copy) throw new Error("The second address has no button.");
    await userEvent.click(copy);
    await expect(write).toHaveBeenCalledWith("https://shop.example/feeds/products.ar.xml");
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
  },
);
