import type { CostAdjustment } from "@shop/contract/purchases/cost-adjustment.ts";
import type { PurchaseReturn } from "@shop/contract/purchases/purchase-return.ts";
import type { PurchaseLine } from "@shop/contract/purchases/purchase.ts";
import { ready } from "@shop/data/view.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { useState } from "react";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showEnd, showFailure, showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { noScans } from "../stock-counts/stock-counts.story-setup.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { PurchaseScreen } from "./purchase-screen.tsx";
import {
  cancelledOrder,
  draft,
  draftPage,
  packLines,
  partReceived,
  purchaseArgs,
  purchaseLines,
  purchasePage,
} from "./purchases.story-setup.tsx";

const [first, second, third] = purchaseLines;
if (!first || !second || !third) throw new Error("The catalogue has too few products.");

const meta = preview.meta({
  title: "Dashboard/Buying/Purchase order",
  component: PurchaseScreen,
  decorators: [inDash],
  args: purchaseArgs,
});

/** An order that was received in part, of which more has arrived. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { purchase: { status: "loading" } } });

export const Failed = meta.story({
  args: { purchase: { status: "failed", error: "something_went_wrong", onRetry: fn() } },
});

/** A draft, whose lines are changed. */
export const Draft = meta.story({ args: { purchase: ready(draftPage) } });

/** A draft without lines. */
export const Empty = meta.story({
  args: {
    purchase: ready({
      ...draftPage,
      order: {
        ...draft,
        lines: 0,
        pieces: 0,
        total: "0.00",
        landed_total: "0.00",
        open_total: "0.00",
        unknown: 0,
      },
      lines: [],
      total: 0,
    }),
  },
});

const packSums = {
  lines: 2,
  pieces: 25,
  total: "245.00",
  landed_total: "245.00",
  open_total: "245.00",
  received_total: "0.00",
  unknown: 0,
} as const;

/** A draft with a line in packs of ten, and one whose cost is far from what the product has cost. */
export const DraftInPacks = meta.story({
  args: {
    purchase: ready({
      ...draftPage,
      order: { ...draft, ...packSums },
      lines: packLines.map((line) => Object.assign({}, line, { arrived: 0 })),
      total: packLines.length,
    }),
  },
});

/** The same order when it has arrived. */
export const ReceivingPacks = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: { ...partReceived, ...packSums, state: "sent", received: 0, arrived: 25, over: 0 },
      lines: packLines,
      receipts: [],
      total: packLines.length,
    }),
  },
});

/** A cost that differs by more than half, which is asked about before it is booked. */
export const CostsAsked = meta.story({
  args: {
    purchase: ReceivingPacks.input.args.purchase,
    moves: {
      ...purchaseArgs.moves,
      moving: { status: "failed", error: "cost_jumped" },
      costs: packLines.slice(1).map(({ id, name, name_ar }) => ({
        id,
        name,
        name_ar,
        old_cost: "3.50",
        unit_cost: "35.00",
      })),
    },
  },
  play: async () => {
    await screen.findByRole("alertdialog");
  },
});

/** The product is on the draft in packs, of which the pieces are no whole ones. */
export const AddedBrokenPack = meta.story({
  args: {
    purchase: ready(draftPage),
    add: { ...purchaseArgs.add, adding: { status: "failed", error: "bad_value" } },
  },
});

/** A product is being added. */
export const Adding = meta.story({
  args: { purchase: ready(draftPage), add: { ...purchaseArgs.add, adding: { status: "pending" } } },
});

/** The draft has as many lines as it can. */
export const AddFailed = meta.story({
  args: {
    purchase: ready(draftPage),
    add: { ...purchaseArgs.add, adding: { status: "failed", error: "too_large" } },
  },
});

/** A product was added. */
export const Added = meta.story({
  args: {
    purchase: ready(draftPage),
    add: { ...purchaseArgs.add, added: { outcome: "set", code: "CM-208", qty: 5, products: [] } },
  },
});

/** No product has the code. */
export const UnknownCode = meta.story({
  args: {
    purchase: ready(draftPage),
    add: { ...purchaseArgs.add, added: { outcome: "not_found", code: UNBREAKABLE, qty: 5, products: [] } },
  },
});

/** Several products have the code. */
export const SeveralProducts = meta.story({
  args: {
    purchase: ready(draftPage),
    add: {
      ...purchaseArgs.add,
      added: { outcome: "several", code: "K-1", qty: 5, products: [first, second] },
    },
  },
});

/** A line is being stored. */
export const Editing = meta.story({
  args: { edits: { ...purchaseArgs.edits, editing: { status: "pending" } } },
  play: async (context) => {
    const { lines } = textsOf(context).dashPurchases;
    showPart(await context.canvas.findByText(lines.saving));
  },
});

/** A line was not stored. */
export const EditFailed = meta.story({
  args: { edits: { ...purchaseArgs.edits, editing: { status: "failed", error: "unavailable" } } },
  play: showFailure,
});

/** Codes that no product has, that the order has not, and that could not be sent. */
export const UnreadScans = meta.story({
  args: {
    scans: {
      ...noScans,
      last: { ...second, counted: 27 },
      unread: [
        { key: "c", code: "CM-209", qty: 3, reason: "failed", products: [], error: "unavailable" },
        { key: "b", code: "K-1", qty: 1, reason: "not_ordered", products: [], error: "" },
        { key: "a", code: UNBREAKABLE, qty: 1, reason: "not_found", products: [], error: "" },
      ],
    },
  },
});

/** More has arrived than was ordered, which is asked about before it is booked. */
export const BookingMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /\b27\b/ }));
    await screen.findByRole("alertdialog");
  },
});

/** A delivery note has counted some lines, and others not. */
export const ListCounted = meta.story({
  args: {
    arrivals: {
      ...purchaseArgs.arrivals,
      list: {
        lines: 2,
        products: 2,
        costs: 1,
        unread: [
          { row: 4, code: UNBREAKABLE, written: "", fault: "not_found" },
          { row: 5, code: "K-1", written: "", fault: "not_ordered" },
          { row: 6, code: "CM-208", written: "$7.25", fault: "bad_cost" },
          { row: 7, code: "CM-208", written: "11.50", fault: "cost_differs" },
        ],
      },
    },
  },
  play: async (context) => {
    const { arrivals } = textsOf(context).dashPurchases;
    showPart(await context.canvas.findByRole("region", { name: arrivals.title }));
  },
});

/** A delivery note is being counted. */
export const ListCounting = meta.story({
  args: { arrivals: { ...purchaseArgs.arrivals, upload: { status: "pending" } } },
  play: ListCounted.input.play,
});

/** A file cannot be read. */
export const ListFailed = meta.story({
  args: { arrivals: { ...purchaseArgs.arrivals, upload: { status: "failed", error: "unreadable" } } },
  play: ListCounted.input.play,
});

/** The note is being stored. */
export const NoteSaving = meta.story({
  args: { note: { ...purchaseArgs.note, noting: { status: "pending" } } },
  play: showEnd,
});

/** The note was not stored. */
export const NoteFailed = meta.story({
  args: { note: { ...purchaseArgs.note, noting: { status: "failed", error: "unavailable" } } },
  play: showEnd,
});

/** Somebody else has stored a note while this one was written. */
export const NoteConflict = meta.story({
  args: { purchase: ready(draftPage) },
  render: function WithAnother(args) {
    const [purchase, setPurchase] = useState(args.purchase);
    return (
      <PurchaseScreen
        {...args}
        purchase={purchase}
        note={{
          ...args.note,
          onNote: () =>
            setPurchase(ready({ ...draftPage, order: { ...draft, note: "Send two boxes.", version: 4 } })),
        }}
      />
    );
  },
  play: async (context) => {
    const { note } = textsOf(context).dashPurchases;
    await context.userEvent.type(context.canvas.getByRole("textbox", { name: note.title }), " 3 x");
    await context.userEvent.click(context.canvas.getByRole("button", { name: note.save }));
    await context.canvas.findByText(note.conflict);
    showEnd();
  },
});

const charged = { ...partReceived, freight: "120.00", duty: "45.50", landed_total: "2940.50" };

/** Freight and duty are part of what each piece costs. */
export const WithCharges = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: charged,
      lines: purchaseLines.map((line, at) =>
        Object.assign({}, line, { landed_cost: ["26.49", "11.66", null][at] ?? null }),
      ),
    }),
  },
  play: async (context) => {
    const { charges } = textsOf(context).dashPurchases;
    showPart(await context.canvas.findByRole("heading", { name: charges.title }));
  },
});

/** Freight and duty are being stored. */
export const ChargesSaving = meta.story({
  args: {
    purchase: WithCharges.input.args.purchase,
    charges: { ...purchaseArgs.charges, charging: { status: "pending" } },
  },
  play: async (context) => {
    const { charges } = textsOf(context).dashPurchases;
    showPart(await context.canvas.findByText(charges.saving));
  },
});

/** Freight and duty were not stored. */
export const ChargesFailed = meta.story({
  args: {
    purchase: WithCharges.input.args.purchase,
    charges: { ...purchaseArgs.charges, charging: { status: "failed", error: "unavailable" } },
  },
  play: showFailure,
});

/** Somebody else has stored freight while it was entered. */
export const ChargesConflict = meta.story({
  args: { purchase: ready(purchasePage) },
  render: function WithAnother(args) {
    const [purchase, setPurchase] = useState(args.purchase);
    return (
      <PurchaseScreen
        {...args}
        purchase={purchase}
        charges={{
          ...args.charges,
          onCharges: () => setPurchase(ready({ ...purchasePage, order: charged })),
        }}
      />
    );
  },
  play: async (context) => {
    const { charges } = textsOf(context).dashPurchases;
    await context.userEvent.type(context.canvas.getByRole("textbox", { name: charges.freight }), "99");
    await context.userEvent.click(context.canvas.getByRole("button", { name: charges.save }));
    showPart(await context.canvas.findByText(charges.conflict));
  },
});

const lineOf = ({ id, name, name_ar, part_number, supplier_part }: PurchaseLine) => ({
  id,
  name,
  name_ar,
  part_number,
  supplier_part,
});

const adjustmentOf = (
  { id, name, name_ar }: PurchaseLine,
  change: Partial<CostAdjustment>,
): CostAdjustment => ({
  id,
  name,
  name_ar,
  left: 0,
  sold: 0,
  stock: "0.00",
  cost: "0.00",
  unknown: false,
  ...change,
});

const adjustments = [adjustmentOf(first, { left: 12, sold: 88, stock: "24.00", cost: "176.00" })];

/** A corrected cost is asked about before booked pieces are adjusted. */
export const AdjustAsked = meta.story({
  args: { adjust: { ...purchaseArgs.adjust, adjustments, mayKeep: true } },
  play: async () => {
    await screen.findByRole("alertdialog");
  },
});

/** Freight that was lowered later: of one product it is not known what its pieces cost. */
export const AdjustSeveral = meta.story({
  args: {
    adjust: {
      ...purchaseArgs.adjust,
      adjustments: [
        adjustmentOf(first, { left: 12, sold: 88, stock: "-3.50", cost: "-25.67" }),
        adjustmentOf(second, { sold: 25, cost: "-4.10" }),
        adjustmentOf({ ...third, name: UNBREAKABLE, name_ar: LONG_ARABIC }, { left: 3, unknown: true }),
      ],
    },
  },
  play: AdjustAsked.input.play,
});

/** The confirmed costs are being stored. */
export const Adjusting = meta.story({
  args: { adjust: { ...purchaseArgs.adjust, adjustments, isPending: true } },
  play: AdjustAsked.input.play,
});

/** Received pieces of which some go back to the supplier. */
export const ReturningGoods = meta.story({
  play: async (context) => {
    const { returns } = textsOf(context).dashPurchases;
    await context.userEvent.click(context.canvas.getByRole("button", { name: returns.open }));
    showPart(await context.canvas.findByRole("button", { name: returns.submit }));
  },
});

/** The return is being stored. */
export const ReturnSaving = meta.story({
  args: { giveBack: { ...purchaseArgs.giveBack, returning: { status: "pending" } } },
  play: async (context) => {
    const { returns } = textsOf(context).dashPurchases;
    await context.userEvent.click(context.canvas.getByRole("button", { name: returns.open }));
    showPart(await context.canvas.findByText(returns.saving));
  },
});

/** Somebody has changed the order in the meantime. */
export const ReturnConflict = meta.story({
  args: { giveBack: { ...purchaseArgs.giveBack, returning: { status: "failed", error: "edit_conflict" } } },
  play: ReturningGoods.input.play,
});

const returned: PurchaseReturn = {
  id: 3,
  made: { at: "2026-03-04T10:00:00.000Z", by: "owner@nilometer.example" },
  reason: "Broken in transport.",
  pieces: 6,
  credit: "120.00",
  lines: [
    { ...lineOf(first), qty: 4, credit: "90.00", loss: "10.00" },
    { ...lineOf(second), qty: 2, credit: "30.00", loss: "-8.00" },
  ],
  voided: null,
};

/** What went back to the supplier, of which one return was taken back. */
export const WithReturns = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: { ...partReceived, returned: 6, returned_total: "120.00" },
      lines: purchaseLines.map((line, at) => Object.assign({}, line, { returned: at === 0 ? 4 : 0 })),
      returns: [
        returned,
        {
          ...returned,
          id: 2,
          reason: LONG_ARABIC,
          lines: [{ ...lineOf(third), name: UNBREAKABLE, qty: 6, credit: "0.00", loss: null }],
          credit: "0.00",
          voided: returned.made,
        },
      ],
    }),
  },
  play: async (context) => {
    const { returns } = textsOf(context).dashPurchases;
    showPart(await context.canvas.findByRole("region", { name: returns.list }));
  },
});

/** The question before a return is taken back. */
export const TakingBack = meta.story({
  args: { purchase: WithReturns.input.args.purchase },
  play: async (context) => {
    const { returns } = textsOf(context).dashPurchases;
    await context.userEvent.click(context.canvas.getByRole("button", { name: returns.takeBack }));
    await screen.findByRole("alertdialog");
  },
});

/** A return is being taken back. */
export const TakeBackPending = meta.story({
  name: "Take back, pending",
  args: {
    purchase: WithReturns.input.args.purchase,
    giveBack: { ...purchaseArgs.giveBack, takingBack: { status: "pending" } },
  },
  play: WithReturns.input.play,
});

/** A return was not taken back. */
export const TakeBackFailed = meta.story({
  args: {
    purchase: WithReturns.input.args.purchase,
    giveBack: { ...purchaseArgs.giveBack, takingBack: { status: "failed", error: "unavailable" } },
  },
  play: showFailure,
});

/** Nothing has arrived yet. */
export const NothingArrived = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: { ...partReceived, state: "sent", received: 0, arrived: 0 },
      lines: purchaseLines.map((line) => Object.assign({}, line, { received: 0, arrived: 0 })),
      receipts: [],
    }),
  },
  play: showEnd,
});

/** Everything was received. */
export const Received = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: { ...partReceived, state: "received", received: 225, arrived: 0 },
      lines: purchaseLines.map((line) => Object.assign({}, line, { received: line.qty, arrived: 0 })),
    }),
  },
  play: showEnd,
});

/** A cancelled order, of which nothing is changed. */
export const Cancelled = meta.story({
  args: { purchase: ready({ ...purchasePage, order: cancelledOrder, receipts: [] }) },
});

/** What is seen without the right to the catalogue: goods are not received. */
export const WithoutReceiving = meta.story({
  decorators: [withRights("costs")],
});

/** What has arrived is being booked. */
export const Booking = meta.story({
  args: { moves: { ...purchaseArgs.moves, moving: { status: "pending" } } },
  parameters: { looksLike: "The button only refuses a second press." },
});

/** Somebody has counted in the meantime. */
export const BookingConflict = meta.story({
  args: { moves: { ...purchaseArgs.moves, moving: { status: "failed", error: "edit_conflict" } } },
  play: showEnd,
});

/** The question before an order is cancelled. */
export const Cancelling = meta.story({
  play: async (context) => {
    const { move } = textsOf(context).dashPurchases;
    await context.userEvent.click(context.canvas.getByRole("button", { name: move.cancel }));
    await screen.findByRole("alertdialog");
  },
});

/** Names without an end. */
export const LongNames = meta.story({
  args: {
    purchase: ready({
      ...purchasePage,
      order: {
        ...partReceived,
        supplier: { id: 4, name: UNBREAKABLE, phone: "", email: `${"sales".repeat(12)}@delta.example` },
      },
      lines: [
        { ...first, name: UNBREAKABLE, name_ar: LONG_ARABIC, supplier_part: UNBREAKABLE.slice(0, 80) },
        second,
      ],
    }),
  },
});

Draft.test(
  "D-152 a product is added to a draft by its code; quantity and cost are stored, a line removed",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Part number or barcode" }), " CM-208 {Enter}");
    await expect(args.add.onAdd).toHaveBeenCalledWith("CM-208", 1);
    await userEvent.click(canvas.getByRole("button", { name: `More: ${first.name}` }));
    await userEvent.tab();
    await userEvent.tab();
    const cost = canvas.getByRole("textbox", { name: `Cost of one: ${first.name}` });
    await expect(args.edits.onQty).toHaveBeenCalledWith(first.id, 101);
    await userEvent.clear(cost);
    await userEvent.type(cost, "24.5{Enter}");
    await expect(args.edits.onCost).toHaveBeenCalledWith(first.id, "24.5");
    await userEvent.click(canvas.getByRole("button", { name: `Remove ${second.name}` }));
    await expect(args.edits.onQty).toHaveBeenCalledWith(second.id, 0);
  },
);

DraftInPacks.test(
  "D-152 a line in packs is entered in packs; another pack keeps the pieces as far as they are whole packs",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("2 packs of 10 = 20")).toBeVisible();
    await expect(canvas.getByText("One costs 3.50 EG")).toBeVisible();
    await expect(canvas.getByText("One has cost 3.50 EG so far.")).toBeVisible();
    const packs = canvas.getByRole("spinbutton", { name: `Ordered packs: ${first.name}` });
    await expect(packs).toHaveValue("2");
    await userEvent.clear(packs);
    await userEvent.type(packs, "3");
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.edits.onQty).toHaveBeenCalledWith(first.id, 30);
    const pack = canvas.getByRole("spinbutton", { name: `Pieces of a pack: ${first.name}` });
    await userEvent.clear(pack);
    await userEvent.type(pack, "8");
    const cost = canvas.getByRole("textbox", { name: `Cost of a pack: ${first.name}` });
    await userEvent.clear(cost);
    await expect(args.edits.onPack).toHaveBeenCalledWith(first.id, 8, 24);
    await userEvent.type(cost, "36{Enter}");
    await expect(args.edits.onCost).toHaveBeenCalledWith(first.id, "36");
  },
);

CostsAsked.test(
  "D-152 a cost that differs by more than half is confirmed, or checked first",
  english,
  async ({ userEvent, args }) => {
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText("3.50 EG on average so far, 35 EG in this order")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Check the lines" }));
    await expect(args.moves.onKeepCosts).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole("button", { name: "Book with these costs" }));
    await expect(args.moves.onBook).toHaveBeenCalledWith(3, true);
  },
);

AdjustAsked.test(
  "D-174 a corrected cost says what it does with what is left and what was sold, and is confirmed or kept for later pieces",
  english,
  async ({ userEvent, args }) => {
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText("12 pieces left")).toBeVisible();
    await expect(question.getByText("88 no longer in stock")).toBeVisible();
    await expect(question.getByText("Stock +24 EG")).toBeVisible();
    await expect(question.getByText("Cost of today +176 EG")).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Only pieces that come later" }));
    await expect(args.adjust.onKeep).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole("button", { name: "Adjust" }));
    await expect(args.adjust.onAdjust).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    await expect(args.adjust.onLeave).toHaveBeenCalledOnce();
  },
);

ReturningGoods.test(
  "D-176 pieces go back in the version that is shown, with the credit that is entered; no more than are there",
  english,
  async ({ canvas, userEvent, args }) => {
    const pieces = canvas.getByRole("textbox", { name: `Pieces of ${first.name}` });
    const submit = canvas.getByRole("button", { name: "Return to the supplier" });
    await userEvent.type(pieces, "101");
    await userEvent.click(submit);
    await expect(args.giveBack.onReturn).not.toHaveBeenCalled();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, "4");
    await userEvent.type(canvas.getByRole("textbox", { name: `Credit for ${first.name}` }), "90");
    await userEvent.type(canvas.getByRole("textbox", { name: "Reason" }), "Broken");
    await userEvent.click(submit);
    await expect(args.giveBack.onReturn).toHaveBeenCalledWith(
      [{ product_id: first.id, qty: 4, credit: "90" }],
      "Broken",
      3,
    );
  },
);

TakingBack.test(
  "D-176 a return is taken back once that is confirmed",
  english,
  async ({ userEvent, args }) => {
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: "Undo" }));
    await expect(args.giveBack.onTakeBack).toHaveBeenCalledWith(3);
  },
);

WithCharges.test(
  "D-175 freight and duty are changed together, in place of those that were shown",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("26.49 EG for one with freight and duty")).toBeVisible();
    const freight = canvas.getByRole("textbox", { name: "Freight" });
    await userEvent.clear(freight);
    await userEvent.type(freight, "abc");
    await userEvent.click(canvas.getByRole("button", { name: "Save freight and duty" }));
    await expect(args.charges.onCharges).not.toHaveBeenCalled();
    await userEvent.clear(freight);
    await userEvent.type(freight, "130");
    await userEvent.clear(canvas.getByRole("textbox", { name: "Customs duty" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save freight and duty" }));
    await expect(args.charges.onCharges).toHaveBeenCalledWith(
      { freight: "130", duty: "" },
      { freight: "120.00", duty: "45.50" },
    );
  },
);

Draft.test(
  "D-152 a draft is printed and exported, and marked as sent in the version that is shown",
  english,
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: "PDF in Arabic" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/purchases\/12\/paper\?locale=ar$/),
    );
    await expect(canvas.getByRole("link", { name: "Excel sheet" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/admin\/purchases\/12\/sheet\?format=xlsx&locale=en$/),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Mark as sent" }));
    await expect(args.moves.onSend).toHaveBeenCalledWith(3);
  },
);

Default.test(
  "D-152 what arrives is scanned or entered, and booked",
  english,
  async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Code" }), "CM-208{Enter}");
    await expect(args.scans.onScan).toHaveBeenCalledWith("CM-208", 1);
    const arrived = canvas.getByRole("spinbutton", { name: `Arrived: ${third.name}` });
    await userEvent.clear(arrived);
    await userEvent.type(arrived, "80");
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.edits.onArrived).toHaveBeenCalledWith(third.id, 80);
    await expect(canvas.getByText("2 pieces more than ordered")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Book 27 pieces" }));
    // Two are more than were ordered.
    const question = within(await screen.findByRole("alertdialog"));
    await expect(args.moves.onBook).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole("button", { name: "Book all" }));
    await expect(args.moves.onBook).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole("button", { name: "Still to come" }));
    await expect(args.onQuery).toHaveBeenCalledWith({ show: "open", page: 1 });
  },
);

Default.test("D-169 a delivery note is pasted and counted", english, async ({ canvas, userEvent, args }) => {
  const input = within(canvas.getByRole("region", { name: "Delivery note" }));
  await userEvent.click(input.getByRole("checkbox", { name: /^The list replaces/ }));
  await userEvent.type(input.getByRole("textbox", { name: "Paste rows" }), "CM-208,12,24.50");
  await userEvent.click(input.getByRole("button", { name: "Count the rows" }));
  await expect(args.arrivals.onList).toHaveBeenCalledWith(expect.any(File), true);
});

Draft.test("D-169 the note is stored in place of the one that is shown", english, async (context) => {
  const { canvas, userEvent, args } = context;
  const note = canvas.getByRole("textbox", { name: "Note for the supplier" });
  await userEvent.clear(note);
  await userEvent.type(note, "By sea. ");
  await userEvent.click(canvas.getByRole("button", { name: "Save the note" }));
  await expect(args.note.onNote).toHaveBeenCalledWith("By sea.", draft.note);
});

NoteConflict.test(
  "D-169 another's note is taken, or replaced knowingly",
  english,
  async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("textbox", { name: "Note for the supplier" });
    await expect(canvas.getByText("Send two boxes.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save mine in its place" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take theirs" }));
    await expect(note).toHaveValue("Send two boxes.");
    await expect(canvas.getByRole("button", { name: "Save the note" })).toBeVisible();
    await expect(args.note.onNote).not.toHaveBeenCalled();
  },
);

Default.test("D-152 the sums say what was ordered, has come and is open", english, async ({ canvas }) => {
  const sums = canvas.getByText(/^Came/).closest("p");
  await expect(sums).toHaveTextContent(/^Ordered 2,775 EG\s*Came 2,500 EG\s*Open 275 EG/);
});

Default.test("D-152 bookings lead to their undo", english, async ({ canvas }) => {
  const items = within(canvas.getByRole("region", { name: "Received" })).getAllByRole("listitem");
  await expect(items.map((item) => within(item).getByRole("link").getAttribute("href"))).toEqual([
    "/dash/products/bulk/7",
    "/dash/products/bulk/6",
  ]);
  await expect(items[1]).toHaveTextContent("Undone");
});

Cancelling.test("D-152 an order is cancelled after a question", english, async ({ userEvent, args }) => {
  const question = within(screen.getByRole("alertdialog"));
  await userEvent.click(question.getByRole("button", { name: "Cancel the order" }));
  await expect(args.moves.onCancel).toHaveBeenCalledOnce();
});

WithoutReceiving.test(
  "D-152 D-147 without the right to the catalogue nothing is received",
  english,
  async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox", { name: "Code" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Book/ })).toBeNull();
    await expect(canvas.queryByRole("spinbutton", { name: /^Arrived/ })).toBeNull();
  },
);

Default.test("D-152 the page of a purchase order is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "البنود" })).toBeVisible();
  await expect(canvas.getByRole("button", { name: "إضافة 27 قطعة إلى المخزون" })).toBeVisible();
});
