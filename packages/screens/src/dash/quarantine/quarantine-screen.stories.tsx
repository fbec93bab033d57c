import type { QuarantineLine, QuarantineMoveEntry } from "@shop/contract/quarantine/quarantine.ts";
import { ready } from "@shop/data/view.ts";
import { catalogue } from "@shop/fixtures/catalogue.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, onArabicPhone } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { withRights } from "../stories/with-rights.tsx";
import { QuarantineScreen } from "./quarantine-screen.tsx";

const who = "staff@nilometer.example";
const named = (at: number) => {
  const product = catalogue.products[at];
  if (!product) throw new Error("The demonstration has fewer products.");
  const { id, name, name_ar, part_number } = product;
  return { product_id: id, name, name_ar, part_number };
};

const held: readonly QuarantineLine[] = [
  { ...named(0), qty: 3, amount: 12, at: "2026-03-02T08:15:00.000Z" },
  { ...named(1), qty: 1, amount: null, at: "2026-03-01T10:00:00.000Z" },
];

const moved = { reason: null, order: null, note: "", by: who };
const moves: readonly QuarantineMoveEntry[] = [
  { ...moved, ...named(0), id: 5, kind: "to_stock", qty: -1, note: "Works", at: "2026-03-03T09:00:00.000Z" },
  { ...moved, ...named(2), id: 4, kind: "written_off", qty: -2, at: "2026-03-02T12:00:00.000Z" },
  {
    ...moved,
    ...named(0),
    id: 3,
    kind: "returned",
    qty: 4,
    reason: "defect",
    order: { id: 17, number: "3CDF-GHJ6" },
    at: "2026-03-02T08:15:00.000Z",
  },
];

const page = <Row,>(data: readonly Row[], total = data.length) =>
  ready({ data, page: 1, per_page: 50, total });

const meta = preview.meta({
  title: "Dashboard/Not for sale",
  component: QuarantineScreen,
  decorators: [inDash],
  args: {
    held: page(held),
    moves: page(moves),
    deciding: { productId: null, submission: { status: "idle" } as const },
    onDecide: fn(),
    query: { page: 1, moves: 1 },
    onQuery: fn(),
  },
});

/** Units of two products, one of which is deleted, and what happened before. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** Nothing was ever set aside. */
export const Empty = meta.story({ args: { held: page([]), moves: page([]) } });

export const Loading = meta.story({
  args: { held: { status: "loading" }, moves: { status: "loading" } },
});

export const Failed = meta.story({
  args: {
    held: { status: "failed", error: "something_went_wrong", onRetry: fn() },
    moves: { status: "failed", error: "something_went_wrong", onRetry: fn() },
  },
});

/** A decision is being stored. */
export const Deciding = meta.story({
  args: { deciding: { productId: held[0]?.product_id ?? 0, submission: { status: "pending" } } },
});

/** Somebody else has decided about some of them meanwhile. */
export const TooMany = meta.story({
  name: "Too many",
  args: {
    deciding: { productId: held[0]?.product_id ?? 0, submission: { status: "failed", error: "invalid" } },
  },
});

/** Names and notes without an end. */
export const LongNames = meta.story({
  name: "Long names",
  args: {
    held: page(
      held.map((line, at) => ({ ...line, name: at === 0 ? UNBREAKABLE : LONG_ARABIC, name_ar: null })),
    ),
    moves: page(moves.map((move) => ({ ...move, note: UNBREAKABLE }))),
  },
});

/** Without the right to see orders they are named without a link. */
export const WithoutOrders = meta.story({
  name: "Without orders",
  decorators: [withRights("products")],
  play: ({ canvas }) => canvas.getByText(/3CDF-GHJ6/).scrollIntoView({ block: "center" }),
});

/** The first of many pages of both lists. */
export const ManyPages = meta.story({
  name: "Many pages",
  args: { held: page(held, 120), moves: page(moves, 600) },
});

const firstProduct = () => {
  const [item] = within(screen.getByRole("region", { name: "Not for sale" })).getAllByRole("listitem");
  if (!item) throw new Error("No product is shown.");
  return within(item);
};

Default.test(
  "D-126 some of the units are put into the stock, with a note",
  english,
  async ({ userEvent, args }) => {
    const product = firstProduct();
    await expect(product.getByText("3 not for sale")).toBeVisible();
    await expect(product.getByText("12 in stock")).toBeVisible();
    await userEvent.click(product.getByRole("button", { name: /^One less of/ }));
    await userEvent.type(product.getByRole("textbox", { name: "Note" }), " Works ");
    await userEvent.click(product.getByRole("button", { name: "Put into the stock" }));
    await expect(args.onDecide).toHaveBeenCalledWith({
      product_id: held[0]?.product_id,
      kind: "to_stock",
      qty: 2,
      note: "Works",
    });
  },
);

Default.test("D-126 units are written off once that is confirmed", english, async ({ userEvent, args }) => {
  const product = firstProduct();
  await userEvent.click(product.getByRole("button", { name: "Write off" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await expect(args.onDecide).not.toHaveBeenCalled();
  await userEvent.click(product.getByRole("button", { name: "Write off" }));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Write off" }));
  await expect(args.onDecide).toHaveBeenCalledWith({
    product_id: held[0]?.product_id,
    kind: "written_off",
    qty: 3,
    note: "",
  });
});

Default.test(
  "D-126 nothing of a deleted product goes to its stock; moves name their order",
  english,
  async ({ canvas }) => {
    const [, deleted] = within(canvas.getByRole("region", { name: "Not for sale" })).getAllByRole("listitem");
    if (!deleted) throw new Error("One product is shown.");
    await expect(
      within(deleted).queryByRole("button", { name: "Put into the stock" }),
    ).not.toBeInTheDocument();
    await expect(within(deleted).getByRole("button", { name: "Write off" })).toBeVisible();
    const happened = within(canvas.getByRole("region", { name: "What happened" }));
    await expect(happened.getByRole("link", { name: /3CDF-GHJ6/ })).toHaveAttribute(
      "href",
      "/dash/orders/17",
    );
    await expect(happened.getByText("came back · defect")).toBeVisible();
  },
);

WithoutOrders.test("D-147 orders are not led to without their right", english, async ({ canvas }) => {
  await expect(canvas.getByText(/3CDF-GHJ6/)).toBeVisible();
  await expect(canvas.queryByRole("link", { name: /3CDF-GHJ6/ })).not.toBeInTheDocument();
});

ManyPages.test("D-126 both lists have pages of their own", english, async ({ canvas, userEvent, args }) => {
  const happened = within(canvas.getByRole("region", { name: "What happened" }));
  await userEvent.click(happened.getByRole("button", { name: /next/i }));
  await expect(args.onQuery).toHaveBeenCalledWith({ page: 1, moves: 2 });
});

Default.test("D-126 what is not for sale is in Arabic", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByRole("heading", { level: 1, name: "بضاعة لا تُباع" })).toBeVisible();
  await expect(canvas.getAllByRole("button", { name: "تسجيل كتالف" })).toHaveLength(2);
});
