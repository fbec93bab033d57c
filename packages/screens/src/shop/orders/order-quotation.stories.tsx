import type { Order } from "@shop/contract/orders/order.ts";
import { ready } from "@shop/data/view.ts";
import { anOrder } from "@shop/fixtures/orders.ts";
import { expect, fn, screen, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage } from "../../stories/page.tsx";
import { OrderPageScreen } from "./order-page-screen.tsx";

const idle = { status: "idle" } as const;

/** A quotation as its page shows it. */
const quoted = (quotation: Partial<NonNullable<Order["quotation"]>> = {}) =>
  ready({
    order: anOrder({
      state: "quoted",
      delivery: { to: "EG-C", branch: null, cost: "45.00" },
      company: "Delta Works",
      tax_number: "123456789",
      quotation: {
        valid_until: "2026-03-15",
        revision: 1,
        terms: "Delivery within a week of your order.\nPayment by transfer or in cash.",
        expired: false,
        ...quotation,
      },
    }),
    steps: [{ state: "quoted" as const, at: "2026-03-01T10:30:00.000Z", note: "" }],
    cancellable: false,
    proofs: [],
    proof_methods: [],
  });

const onAccept = fn();
const onReset = fn();

const meta = preview.meta({
  title: "Shop/Orders/Quotation",
  component: OrderPageScreen,
  decorators: [inPage],
  args: {
    order: quoted(),
    branch: null,
    days: null,
    cancellation: idle,
    repetition: idle,
    notSold: [],
    shop: { chat_number: "201000000000" },
    invoice: "#invoice",
    quotationPaper: "#quotation",
    acceptance: { submission: idle, refused: [], onAccept, onReset },
    proof: { errors: {}, submission: idle, onSend: fn() },
    paper: { errors: {}, submission: idle, onPrint: fn() },
    proofPicture: (id) => `#picture-${id}`,
    onCancel: fn(),
    onRepeat: fn(),
  },
  beforeEach: () => {
    onAccept.mockClear();
  },
});

/** A quotation that its buyer can accept. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The shop has changed it since it was made. */
export const Revised = meta.story({ args: { order: quoted({ revision: 3, terms: "" }) } });

/** Its last day is over. */
export const Expired = meta.story({ args: { order: quoted({ expired: true }) } });

/** The question before it is accepted. */
export const Asked = meta.story({
  play: async (context) => {
    const { accept } = textsOf(context).orders.page.quotation;
    await context.userEvent.click(context.canvas.getByRole("button", { name: accept }));
    await screen.findByRole("alertdialog");
  },
});

/** It is being accepted. */
export const Pending = meta.story({
  args: { acceptance: { submission: { status: "pending" }, refused: [], onAccept, onReset } },
  play: Asked.input.play,
});

/** The shop has revised it in the meantime. */
export const Changed = meta.story({
  args: {
    acceptance: {
      submission: { status: "failed", error: "quotation_changed" },
      refused: [],
      onAccept,
      onReset,
    },
  },
});

/** The stock has too few pieces by now. */
export const Short = meta.story({
  args: {
    acceptance: {
      submission: { status: "failed", error: "stock_short" },
      refused: [{ place: 0, price: null, left: 1, sold: true }],
      onAccept,
      onReset,
    },
  },
});

/** It could not be accepted. */
export const Failed = meta.story({
  args: {
    acceptance: { submission: { status: "failed", error: "unavailable" }, refused: [], onAccept, onReset },
  },
});

Default.test(
  "D-142 a buyer reads until when a quotation holds, and accepts the revision that is shown after a question",
  english,
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your quotation");
    await expect(canvas.getByText("Its prices hold until 15 March 2026.")).toBeVisible();
    await expect(canvas.getByText(/Payment by transfer or in cash/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Quotation (PDF)" })).toHaveAttribute("href", "#quotation");
    await userEvent.click(canvas.getByRole("button", { name: "Accept the quotation" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Accept the quotation" }));
    await expect(onAccept).toHaveBeenCalledWith(1);
  },
);

Expired.test("D-142 an expired quotation says so and is not accepted", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^It was valid until 15 March 2026/)).toBeVisible();
  await expect(canvas.queryByRole("button", { name: "Accept the quotation" })).toBeNull();
});

Short.test(
  "D-142 a refused acceptance names what the stock is short of",
  english,
  async ({ canvas, args }) => {
    const alert = within(
      canvas.getByText("There is not enough in stock by now:").parentElement ?? document.body,
    );
    const name = args.order.status === "ready" ? args.order.data?.order.lines[0]?.name : "";
    await expect(alert.getByRole("listitem")).toHaveTextContent(`${name} · 1 left`);
  },
);
