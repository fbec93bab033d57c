import { usePartsListModel } from "@shop/data/shop/parts-lists/use-parts-list-model.ts";
import { ready } from "@shop/data/view.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { PartsListScreen } from "./parts-list-screen.tsx";
import { SavedPartsListScreen, type SavedPartsListScreenProps } from "./saved-parts-list-screen.tsx";

type Opened = Parameters<SavedPartsListScreenProps["children"]>[0];

/** The list with its model. */
function WithModel({ opened }: { readonly opened: Opened }) {
  return (
    <PartsListScreen
      {...usePartsListModel(opened)}
      chatNumber="201000000000"
      readFile={(file) => file.text()}
      addressOf={(token) => `https://shop.example/parts-list/${token}`}
      onAdd={() => undefined}
    />
  );
}

const line = {
  text: "flux capacitor 88 MPH",
  qty: 4,
  places: null,
  products: [],
  total: 0,
  sure: null,
  corrected: null,
  near: [],
  inexact: [],
  mentioned: [],
  unmatched: [],
  missing_part: null,
};

const opened: Opened = {
  request: { list: "2 x flux capacitor 88 MPH", boards: 2, unfitted: false },
  found: { lines: [line], parts: 1, searched: 1, left_out: [], columns: [], dropped: 0 },
};

const meta = preview.meta({
  title: "Shop/Saved parts list",
  component: SavedPartsListScreen,
  decorators: [inPage],
  args: { saved: ready(opened), children: (list: Opened) => <WithModel opened={list} /> },
});

/** The list as it was kept, with what is found for it now. */
export const Default = meta.story();

export const Loading = meta.story({ args: { saved: { status: "loading" } } });

export const Failed = meta.story({
  args: { saved: { status: "failed", error: "Internal Server Error", onRetry: fn() } },
});

/** A link to a list that does not exist. */
export const NotFound = meta.story({ args: { saved: ready(null) } });

Default.test(
  "D-113 a kept list opens with its text, its boards and what is found",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /^Parts/ })).toHaveValue("2 x flux capacitor 88 MPH");
    await expect(canvas.getByRole("textbox", { name: /^For how many boards/ })).toHaveValue("2");
    await expect(canvas.getByText("1 not found")).toBeVisible();
  },
);

NotFound.test("D-113 a list that does not exist leads to a new one", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/انتهت مدتها/);
  await expect(canvas.getByRole("link", { name: "قائمة قطع جديدة" })).toHaveAttribute("href", "/parts-list");
});
