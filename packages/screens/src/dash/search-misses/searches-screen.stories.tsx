import { useSearchMissListModel } from "@shop/data/dash/search-misses/use-search-miss-list-model.ts";
import type { SearchMissListQuery } from "@shop/data/dash/search-misses/view.ts";
import { SEARCH_MISS_ROWS } from "@shop/domain/constants.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { onTwelvePages, showThirdOfTwelve, thirdPage } from "../stories/many-pages.ts";
import { SearchesScreen } from "./searches-screen.tsx";

interface ConnectedProps {
  /** What the address names beside the defaults. */
  readonly query?: Partial<SearchMissListQuery>;
}

/** The screen over its model, with the state of its address. */
function Connected({ query: start }: ConnectedProps) {
  const [query, setQuery] = useState<SearchMissListQuery>({
    pageIndex: 0,
    pageSize: SEARCH_MISS_ROWS,
    sort: "most",
    ...start,
  });
  return <SearchesScreen {...useSearchMissListModel(query)} query={query} onQuery={setQuery} />;
}

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Searches",
  component: SearchesScreen,
  render: (args) => <Connected {...args} />,
  decorators: [inDash],
});

/** The most frequent searches without results first. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listSearchMisses").never()),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock("listSearchMisses").failing(500)),
});

/** A page in the midst of many. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { query: thirdPage },
  beforeEach: () => {
    shop.state.searchMisses = onTwelvePages(shop.state.searchMisses, ({ text }, id) => ({
      text: `${text} ${id}`,
    }));
  },
  play: showThirdOfTwelve,
});

/** Every search has found something. */
export const Empty = meta.story({
  beforeEach: () => {
    shop.state.searchMisses = [];
  },
});

const texts = async () => (await screen.findAllByRole("rowheader")).map(({ textContent }) => textContent);

Default.test("D-11 searches are sorted by number or by time", english, async ({ canvas, userEvent }) => {
  await expect((await texts()).slice(0, 2)).toEqual(["esp32 c6", "طابعه ثلاثيه الابعاد"]);
  await userEvent.click(canvas.getByRole("button", { name: /last time/ }));
  await waitFor(async () => expect((await texts())[0]).toBe("طابعه ثلاثيه الابعاد"));
  await userEvent.click(canvas.getByRole("button", { name: /searches/ }));
  await waitFor(async () => expect((await texts())[0]).toBe("esp32 c6"));
});

Default.test(
  "D-11 D-61 a search leads to the shop's results, to a product of its name and to a group of synonyms",
  english,
  async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Search the shop for esp32 c6" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/results\?query=esp32%20c6$/),
    );
    await expect(canvas.getByRole("link", { name: "Add product: esp32 c6" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/products\?new=esp32%20c6$/),
    );
    await expect(canvas.getByRole("link", { name: "Add synonym: esp32 c6" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/dash\/search-synonyms\?new=esp32%20c6$/),
    );
  },
);

Empty.test("D-11 without such searches the page says what appears here", english, async ({ canvas }) => {
  await expect(
    await canvas.findByRole("heading", { name: "Every search has found something." }),
  ).toBeVisible();
});
