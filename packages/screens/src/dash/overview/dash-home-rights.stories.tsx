import { useOverviewModel } from "@shop/data/dash/overview/use-overview-model.ts";
import { expect } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { DashHomeScreen } from "./dash-home-screen.tsx";

/** The screen over its model. */
const Connected = () => <DashHomeScreen {...useOverviewModel()} />;

const meta = preview.type<RenderedFrom>().meta({
  title: "Dashboard/Overview/Rights",
  component: DashHomeScreen,
  render: () => <Connected />,
  decorators: [inDash, withRights("view_orders", "figures")],
});

/** For those who may not change the catalogue: nothing leads to its pages. */
export const Default = meta.story({
  play: async (context) => {
    await context.canvas.findByRole("heading", { name: textsOf(context).dashOverview.bestSellers.title });
    showEnd();
  },
});

Default.test(
  "D-147 who may not change the catalogue is led to products in the shop, and to no group of it",
  english,
  async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: /^categories/i })).not.toBeInTheDocument();
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links.filter((href) => href?.includes("?edit="))).toEqual([]);
    await expect(links).toContainEqual(expect.stringMatching(/^\/product\//));
  },
);
