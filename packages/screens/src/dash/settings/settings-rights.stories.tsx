import { ready } from "@shop/data/view.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import { stored } from "./settings-section-screen.story-setup.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Rights",
  component: SettingsScreen,
  decorators: [inDash, withRights("settings")],
  args: { stored: ready(stored), isForbidden: false, origin: "https://shop.example", onHistory: fn() },
});

/** For those who change settings and are no owner: without backups and the removal of the demonstration. */
export const Default = meta.story({ play: showEnd });

Default.test("D-147 only owners are led to backups and the demonstration", english, async ({ canvas }) => {
  const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
  await expect(links).toContain("/dash/settings/payments");
  await expect(links).not.toContain("/dash/settings/backups");
  await expect(links).not.toContain("/dash/settings/demonstration");
});
