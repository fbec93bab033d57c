import type { OrderDialog } from "@shop/data/dash/orders/view.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import type { MockOrder, MockProof } from "@shop/mocks/shop/state.ts";
import { expect, screen, waitFor, within } from "storybook/test";

import preview, { type RenderedFrom } from "#storybook/preview.tsx";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs, onArabicPhone } from "../../../stories/page.tsx";
import { ConnectedOrder } from "../../stories/connected-order.story-setup.tsx";
import { inDash } from "../../stories/in-dash.tsx";
import { OrderScreen } from "../order-screen.tsx";

/** A confirmed order. */
const id = 20;
/** Another order, with the same proof. */
const other = 19;
const proofId = 801;

const proofStories = ["waiting", "bare", "confirmed", "declined", "used"] as const;

interface ConnectedProps {
  readonly dialog?: OrderDialog | null;
  /** What the buyer has sent. */
  readonly sent: (typeof proofStories)[number];
}

const change = (orderId: number, changes: Partial<MockOrder>): void => {
  const { orders } = shop.state;
  const at = orders.findIndex((one) => one.id === orderId);
  const before = orders[at];
  if (!before) throw new Error("The order is missing.");
  orders.splice(at, 1, { ...before, ...changes });
};

const proof: MockProof = {
  id: proofId,
  state: "waiting",
  method: "instapay",
  amount: "100.00",
  reference: "IP-20260301-4711",
  has_picture: true,
  sent_at: "2026-03-01T09:15:00.000Z",
  note: "",
  decided: null,
  file: "receipt",
};
const decided = { by: "colleague@nilometer.example", at: "2026-03-01T11:40:00.000Z" };

/** The proofs of the order, of which 100.00 are due. */
const proofsOf = (sent: ConnectedProps["sent"]): readonly MockProof[] =>
  ({
    waiting: [proof],
    bare: [{ ...proof, has_picture: false, file: null }],
    confirmed: [{ ...proof, state: "confirmed" as const, decided }],
    declined: [
      { ...proof, id: 802, reference: "IP-20260301-4712" },
      { ...proof, state: "declined" as const, decided, note: "No such transfer has arrived." },
    ],
    used: [proof],
  })[sent];

const meta = preview.type<RenderedFrom<ConnectedProps>>().meta({
  title: "Dashboard/Order/Proofs of payment",
  component: OrderScreen,
  render: ({ dialog }) => <ConnectedOrder id={id} dialog={dialog} />,
  argTypes: {
    sent: { description: "What the buyer has sent." },
    dialog: { description: "The dialog that is open at first." },
  },
  parameters: framedInDocs,
  decorators: [inDash],
  args: { sent: "waiting", dialog: null },
  beforeEach: ({ args }) => {
    const [line] = shop.state.orders.find((one) => one.id === id)?.lines ?? [];
    if (!line) throw new Error("The order has no lines.");
    change(id, {
      lines: [{ ...line, price: "50.00", price_before: null, qty: 2 }],
      delivery: null,
      payments: [],
      proofs: proofsOf(args.sent),
    });
    if (args.sent === "used") change(other, { proofs: [{ ...proof, id: 803 }] });
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

const asked = async (): Promise<void> => void (await screen.findByRole("alertdialog"));

/** A proof with a picture waits. */
export const Waiting = meta.story();

/** A proof without a picture waits. */
export const WithoutPicture = meta.story({ args: { sent: "bare" } });

/** It is confirmed. */
export const Confirmed = meta.story({ args: { sent: "confirmed" } });

/** The first one was declined; another one waits. */
export const Declined = meta.story({ args: { sent: "declined" } });

/** Another order has the same reference and the same file. */
export const UsedBefore = meta.story({ args: { sent: "used" } });

/** Its payment is recorded from it. */
export const Confirm = meta.story({
  args: { dialog: { kind: "payment", proofId } },
  play: async () => void (await screen.findByRole("dialog")),
});

/** A colleague has decided it while the dialog was open. */
export const ConfirmDecided = meta.story({
  args: { sent: "confirmed", dialog: { kind: "payment", proofId } },
  play: async () => void (await screen.findByRole("dialog")),
});

/** It is declined with a reason. */
export const Decline = meta.story({ args: { dialog: { kind: "declineProof", proofId } }, play: asked });

/** Declines it. */
const declining = async ({ userEvent, ...context }: Context): Promise<void> => {
  const texts = textsOf(context).dashOrders.proofs;
  const form = within(await screen.findByRole("alertdialog"));
  await userEvent.type(await form.findByRole("textbox"), "4711");
  await userEvent.click(form.getByRole("button", { name: texts.decline }));
};

/** It is being declined. */
export const DeclinePending = meta.story({
  args: { dialog: { kind: "declineProof", proofId } },
  beforeEach: ({ msw }) => msw.use(mock("declineProof").never()),
  play: declining,
});

/** It was not declined; the reason stays. */
export const DeclineFailed = meta.story({
  args: { dialog: { kind: "declineProof", proofId } },
  beforeEach: ({ msw }) => msw.use(mock("declineProof").networkError()),
  play: async (context) => {
    await declining(context);
    await within(screen.getByRole("alertdialog")).findByRole("alert");
  },
});

const proofs = async () => within(await screen.findByRole("region", { name: "Proofs of payment" }));
const closed = () =>
  waitFor(() => {
    for (const role of ["dialog", "alertdialog"])
      void expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

Waiting.test(
  "D-127 two taps confirm it: the dialog has amount, method and reference",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Confirm the payment" }));
    const form = within(await screen.findByRole("dialog"));
    await expect(await form.findByRole("textbox", { name: /^Amount/ })).toHaveValue("100.00");
    await expect(form.getByRole("combobox", { name: "Method" })).toHaveValue("instapay");
    await expect(form.getByRole("textbox", { name: /^Reference/ })).toHaveValue("IP-20260301-4711");
    await userEvent.click(form.getByRole("button", { name: "Record" }));
    await closed();
    await expect(await (await proofs()).findByText("confirmed")).toBeVisible();
    await expect(within(screen.getByRole("region", { name: "Payments" })).getByText("paid")).toBeVisible();
  },
);

Waiting.test(
  "D-127 it is declined with a reason, which is required and mailed",
  english,
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Decline" }));
    const form = within(await screen.findByRole("alertdialog"));
    await userEvent.click(await form.findByRole("button", { name: "Decline" }));
    const reason = form.getByRole("textbox", { name: /^Reason/ });
    await waitFor(() => expect(reason).toBeInvalid());
    await userEvent.type(reason, "No such transfer");
    await expect(form.getByRole("checkbox")).toBeChecked();
    await userEvent.click(form.getByRole("button", { name: "Decline" }));
    await closed();
    await expect(await (await proofs()).findByText("No such transfer")).toBeVisible();
    await expect(screen.getByText("Proof of payment declined")).toBeVisible();
  },
);

UsedBefore.test("D-127 what was used before links to its order", english, async () => {
  const region = await proofs();
  await expect(await region.findByText("Other orders have this reference, too:")).toBeVisible();
  await expect(region.getByText("The same file was sent for:")).toBeVisible();
  await expect(region.getAllByRole("link", { name: /^Order / })[0]).toHaveAttribute(
    "href",
    expect.stringContaining(`/dash/orders/${other}`),
  );
});

Waiting.test("D-127 its picture opens large, and is asked for at its private address", english, async () => {
  const picture = await (await proofs()).findByRole("img", { name: /^Picture of the proof of/ });
  await expect(picture.closest("a")).toHaveAttribute(
    "href",
    `/backend/public/api/admin/orders/${id}/proofs/${proofId}/picture`,
  );
});

Waiting.test("D-127 proofs in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(await canvas.findByRole("button", { name: "تأكيد الدفع" })).toBeVisible();
});
