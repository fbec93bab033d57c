import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { StockCountScreen } from "./stock-count-screen.tsx";
import {
  bookedCount,
  countArgs,
  countedLines,
  countPage,
  noScans,
  openCount,
} from "./stock-counts.story-setup.tsx";

const [first, second] = countedLines;
if (!first || !second) throw new Error("The catalogue has too few products.");

const meta = preview.meta({
  title: "Dashboard/Stock counts/Count",
  component: StockCountScreen,
  decorators: [inDash],
  args: countArgs,
});

/** Products with fewer, more and as many pieces, one to be counted again. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { count: { status: "loading" } } });

export const Failed = meta.story({
  args: { count: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** Nothing is counted yet. */
export const Empty = meta.story({
  args: {
    count: ready({
      ...countPage,
      count: { ...openCount, products: 0 },
      lines: [],
      total: 0,
      sums: { more: 0, fewer: 0, same: 0, moved: 0, missing: 0 },
    }),
  },
  play: showEnd,
});

/** What staff see, who do not see costs. */
export const WithoutCosts = meta.story({
  args: {
    count: ready({
      ...countPage,
      sums: { more: 1, fewer: 2, same: 1, moved: 1, missing: 1 },
      lines: countedLines.map(({ at_cost: _cost, ...line }) => line),
    }),
  },
  play: showEnd,
});

/** Codes that no product has, that several have, and that could not be sent. */
export const UnreadScans = meta.story({
  args: {
    scans: {
      ...noScans,
      last: first,
      unread: [
        { key: "c", code: "CM-209", qty: 3, reason: "failed", products: [], error: "unavailable" },
        { key: "b", code: "K-1", qty: 1, reason: "several", products: [first, second], error: "" },
        { key: "a", code: UNBREAKABLE, qty: 1, reason: "not_found", products: [], error: "" },
      ],
    },
  },
});

/** Scans whose answers have not come yet. */
export const Scanning = meta.story({ args: { scans: { ...noScans, waiting: 3 } } });

/** A list is being counted. */
export const ReadingList = meta.story({ args: { upload: { status: "pending" } } });

/** A file that is no list. */
export const ListFailed = meta.story({ args: { upload: { status: "failed", error: "unreadable" } } });

/** A list of which some lines were not counted. */
export const ListRead = meta.story({
  args: {
    list: {
      lines: 118,
      products: 96,
      unread: [
        { row: 4, code: "NO-SUCH", written: "2", fault: "not_found" },
        { row: 9, code: "K-1", written: "1", fault: "several" },
        { row: 12, code: "CM-208", written: "a few", fault: "bad_number" },
        { row: 13, code: "", written: "5", fault: "no_code" },
      ],
    },
  },
});

/** A corrected number is being stored. */
export const Editing = meta.story({
  args: { editing: { status: "pending" } },
  play: showEnd,
});

/** A corrected number was not stored. */
export const EditFailed = meta.story({
  args: { editing: { status: "failed", error: "unavailable" } },
  play: showEnd,
});

/** The count is being booked. */
export const Booking = meta.story({
  args: { closing: { status: "pending" } },
  play: showEnd,
});

/** A product whose stock was changed by hand since it was counted is asked about before its difference is booked on top of that. */
export const BookingChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(?:Book|اعتماد)/ }));
    await screen.findByRole("alertdialog");
  },
});

/** Somebody has counted since the differences were shown. */
export const BookingConflict = meta.story({
  args: { closing: { status: "failed", error: "edit_conflict" } },
  play: showEnd,
});

/** A booked count, whose change can be undone. */
export const Booked = meta.story({
  args: {
    count: ready({
      ...countPage,
      count: bookedCount,
      lines: countedLines.map((line) =>
        Object.assign({}, line, { amount: null, after: null, moved: false, missing: 0 }),
      ),
    }),
  },
});

/** The question before a count is discarded. */
export const AskDiscard = meta.story({
  play: async (context) => {
    const { discard } = textsOf(context).dashStockCounts.close;
    await context.userEvent.click(context.canvas.getByRole("button", { name: discard }));
    await screen.findByRole("alertdialog");
  },
});

/** Names without an end, and more than a page of products. */
export const LongNames = meta.story({
  args: {
    count: ready({
      ...countPage,
      count: { ...openCount, name: UNBREAKABLE },
      total: 130,
      lines: [
        { ...first, name: UNBREAKABLE, name_ar: LONG_ARABIC, part_number: UNBREAKABLE, counted: 1_000_000 },
        ...countedLines.slice(1),
      ],
    }),
  },
});

Default.test(
  "D-153 Enter counts a scanned code with the pieces of each scan, and empties the field",
  english,
  async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole("textbox", { name: "Code" });
    await userEvent.type(code, " CM-208 {Enter}");
    await expect(args.scans.onScan).toHaveBeenLastCalledWith("CM-208", 1);
    await expect(code).toHaveValue("");
    await userEvent.type(code, "{Enter}");
    await expect(args.scans.onScan).toHaveBeenCalledTimes(1);
    const qty = canvas.getByRole("spinbutton", { name: "Pieces of each scan" });
    await userEvent.clear(qty);
    await userEvent.type(qty, "25");
    await userEvent.type(code, "K-1{Enter}");
    await expect(args.scans.onScan).toHaveBeenLastCalledWith("K-1", 25);
  },
);

Default.test(
  "D-153 a product shows what was counted and expected, the difference, its value and the stock after booking",
  english,
  async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: new RegExp(first.part_number ?? "") });
    const cells = within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent.trim());
    await expect(cells.slice(1, 6)).toEqual(["10", "−2", "−25 EG", "8", "staff@nilometer.example"]);
    await expect(canvas.getByText(/3 pieces that were sold since are not there/)).toBeVisible();
    await expect(canvas.getByText(/^Its stock was changed while it was counted/)).toBeVisible();
    await expect(canvas.getByText("Deleted: nothing is booked.")).toBeVisible();
    const sums = within(canvas.getByRole("region", { name: "Differences" }));
    await expect(sums.getByText("−21 EG")).toBeVisible();
    await expect(sums.getByText("The cost of 1 product is not known.")).toBeVisible();
  },
);

Default.test(
  "D-153 a corrected number is stored when it is left, and a product is removed",
  english,
  async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("spinbutton", { name: `Counted of ${first.name}` });
    await userEvent.clear(input);
    await userEvent.type(input, "9");
    await expect(args.onSet).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("textbox", { name: "Code" }));
    await expect(args.onSet).toHaveBeenCalledOnce();
    await expect(args.onSet).toHaveBeenCalledWith(first.id, 9);
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${second.name} from the count` }));
    await expect(args.onRemove).toHaveBeenCalledWith(second.id);
  },
);

Default.test(
  "D-153 the count is booked in the version that is shown, and discarded after a question",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Book 3 differences" }));
    // The stock of one was changed by hand since it was counted.
    const changed = within(await screen.findByRole("alertdialog"));
    await expect(args.onBook).not.toHaveBeenCalled();
    await userEvent.click(changed.getByRole("button", { name: "Book all differences" }));
    await expect(args.onBook).toHaveBeenCalledWith(12);
    await userEvent.click(canvas.getByRole("button", { name: "Discard the count" }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(args.onDiscard).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Discard the count" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
);

Default.test(
  "D-153 the products that differ or have to be checked are shown alone",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Different" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ show: "different", page: 1 });
    await userEvent.click(canvas.getByRole("button", { name: "To check" }));
    await expect(args.onQuery).toHaveBeenLastCalledWith({ show: "check", page: 1 });
  },
);

Default.test(
  "D-153 pasted rows are counted, and replace what was counted before where that is chosen",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: /^The list replaces/ }));
    await userEvent.click(canvas.getByRole("textbox", { name: "Paste rows" }));
    await userEvent.paste("CM-208\t12\nK-1\t3");
    await userEvent.click(canvas.getByRole("button", { name: "Count the rows" }));
    await expect(args.onList).toHaveBeenCalledWith(expect.any(File), true);
  },
);

UnreadScans.test(
  "D-153 a code that several products have is counted of the chosen one, a failed one is sent again, others are dismissed",
  english,
  async ({ canvas, userEvent, args }) => {
    const [failed, several, unknown] = args.scans.unread;
    await userEvent.click(canvas.getByRole("button", { name: second.name }));
    await expect(args.scans.onRetry).toHaveBeenLastCalledWith(several, second.id);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.scans.onRetry).toHaveBeenLastCalledWith(failed);
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${UNBREAKABLE}` }));
    await expect(args.scans.onDismiss).toHaveBeenCalledWith(unknown);
  },
);

ListRead.test(
  "D-153 lines of a list that were not counted are named with their reason",
  english,
  async ({ canvas }) => {
    const list = within(canvas.getByRole("region", { name: "List" }));
    await expect(list.getByText("118 lines were counted")).toBeVisible();
    await expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Row 4NO-SUCHNo product has this code.",
      "Row 9K-1Several products have this code.",
      "Row 12CM-208'a few' is no whole number.",
      "Row 13It has no code.",
    ]);
  },
);

Booked.test(
  "D-153 a booked count is only read, and leads to what it changed",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^What the booking changed/ })).toHaveAttribute(
      "href",
      "/dash/products/bulk/7",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Book/ })).toBeNull();
  },
);

WithoutCosts.test(
  "D-153 D-137 whoever does not see costs sees no values at cost",
  english,
  async ({ canvas }) => {
    await expect(canvas.queryByText(/EG/)).toBeNull();
    await expect(canvas.queryByRole("columnheader", { name: "At cost" })).toBeNull();
  },
);

Default.test("D-153 the page of a count is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "الفروق" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "اعتماد 3 فروق" })).toBeVisible();
});
