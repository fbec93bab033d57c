import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { StockCountsScreen } from "./stock-counts-screen.tsx";
import { bookedCount, discardedCount, openCount } from "./stock-counts.story-setup.tsx";

const meta = preview.meta({
  title: "Dashboard/Stock counts",
  component: StockCountsScreen,
  decorators: [inDash],
  args: {
    counts: ready([openCount, bookedCount, discardedCount]),
    starting: { errors: {}, submission: { status: "idle" } as const },
    onStart: fn(),
  },
});

/** An open count, and closed ones below it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Nothing was counted yet. */
export const Empty = meta.story({ args: { counts: ready([]) } });

export const Loading = meta.story({ args: { counts: { status: "loading" } } });

export const Failed = meta.story({
  args: { counts: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** The count is being started. */
export const Starting = meta.story({
  args: { starting: { errors: {}, submission: { status: "pending" } } },
});

/** The count could not be started. */
export const StartFailed = meta.story({
  args: { starting: { errors: {}, submission: { status: "failed", error: "unavailable" } } },
});

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    counts: ready([
      { ...openCount, name: UNBREAKABLE },
      { ...bookedCount, name: LONG_ARABIC },
    ]),
  },
});

Default.test(
  "D-153 a count is started with its name, with or without the pieces of orders",
  english,
  async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole("button", { name: "Start counting" });
    await userEvent.click(submit);
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "What is counted" }), " Shelf 4 ");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Pieces of orders/ }));
    await userEvent.click(submit);
    await expect(args.onStart).toHaveBeenCalledWith({ name: "Shelf 4", with_reserved: false });
  },
);

Default.test(
  "D-153 counts lead to their pages, with who started and closed them",
  english,
  async ({ canvas }) => {
    const items = within(canvas.getByRole("region", { name: "Stock counts" })).getAllByRole("listitem");
    await expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
      "/dash/products/counts/3",
      "/dash/products/counts/2",
      "/dash/products/counts/1",
    ]);
    await expect(items[0]).toHaveTextContent(/Open.*4 products.*Started on .* by staff@nilometer\.example/);
    await expect(items[1]).toHaveTextContent(/Booked on .* by owner@nilometer\.example/);
  },
);

Default.test("D-153 the list of counts is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "جرد المخزون" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "بدء الجرد" })).toBeVisible();
});
