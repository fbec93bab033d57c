import type { PaymentProof } from "@shop/contract/orders/payment-proof.ts";
import { anOrder } from "@shop/fixtures/orders.ts";
import { LONG_ARABIC, UNBREAKABLE } from "@shop/fixtures/samples.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage, onArabicPhone } from "../../stories/page.tsx";
import { OrderProofs, type OrderProofsProps } from "./order-proofs.tsx";

const order = anOrder({
  pay_by: { option: "instapay", fee: "0.00" },
  payment_terms: {
    text: { en: "", ar: "" },
    accounts: [{ option: "instapay", label: "Nilometer", number: "nilometer@instapay" }],
    deposit: null,
  },
});
const proof: PaymentProof = {
  id: 1,
  state: "waiting",
  method: "instapay",
  amount: "3855.00",
  reference: "IP-20260301-4711",
  has_picture: true,
  sent_at: "2026-03-01T12:00:00.000Z",
  note: "",
};
const declined: PaymentProof = {
  ...proof,
  state: "declined",
  note: "The transfer has arrived with 385 pounds only.",
};
const followed: OrderProofsProps["followed"] = {
  order,
  steps: [],
  cancellable: true,
  proofs: [],
  proof_methods: ["instapay", "transfer"],
};

const meta = preview.meta({
  title: "Shop/Orders/Proofs of payment",
  component: OrderProofs,
  decorators: [inPage],
  args: {
    followed,
    proof: { errors: {}, submission: { status: "idle" } as const, onSend: fn() },
    pictureOf: (id: number) => `#picture-${id}`,
    className: "border-line bg-surface my-6 rounded-md border p-4",
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the form. */
const open = async ({ canvas, userEvent, ...context }: Context): Promise<void> => {
  const texts = textsOf(context).orders.page.proof;
  await userEvent.click(canvas.getByRole("button", { name: texts.open }));
  await canvas.findByRole("button", { name: texts.send });
};

/** Nothing is sent yet. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The form, filled in with what is left to pay. */
export const Form = meta.story({ play: open });

/** It waits for the shop. */
export const Waiting = meta.story({
  args: { followed: { ...followed, proofs: [proof], proof_methods: [] } },
});

/** The shop has confirmed it. */
export const Confirmed = meta.story({
  args: { followed: { ...followed, proofs: [{ ...proof, state: "confirmed" }], proof_methods: [] } },
});

/** The shop has declined it; another one can be sent. */
export const Declined = meta.story({ args: { followed: { ...followed, proofs: [declined] } } });

/** Long references and reasons. */
export const LongNames = meta.story({
  args: {
    followed: {
      ...followed,
      proofs: [
        { ...proof, id: 2, reference: UNBREAKABLE.slice(0, 80) },
        { ...declined, note: LONG_ARABIC },
      ],
      proof_methods: [],
    },
  },
});

/** It is being sent. */
export const Sending = meta.story({
  args: { proof: { errors: {}, submission: { status: "pending" }, onSend: fn() } },
  play: async ({ canvas, userEvent, ...context }) => {
    const texts = textsOf(context).orders.page.proof;
    await userEvent.click(canvas.getByRole("button", { name: texts.open }));
    await canvas.findByText(texts.sending);
  },
});

/** The picture was no picture. */
export const PictureRefused = meta.story({
  args: {
    proof: {
      errors: { picture: "not_a_picture" },
      submission: { status: "failed", error: "invalid" },
      onSend: fn(),
    },
  },
  play: open,
});

/** The shop has recorded the payment in the meantime. */
export const TooLate = meta.story({
  args: {
    proof: { errors: {}, submission: { status: "failed", error: "state_not_allowed" }, onSend: fn() },
  },
  play: open,
});

/** It could not be sent. */
export const Failed = meta.story({
  args: { proof: { errors: {}, submission: { status: "failed", error: "internal" }, onSend: fn() } },
  play: open,
});

Default.test(
  "D-127 the form proposes what is left and sends amount, method, reference and picture",
  english,
  async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    await expect(canvas.getByRole("textbox", { name: /^Amount/ })).toHaveValue("3855.00");
    await expect(canvas.getByRole("combobox", { name: "Paid by" })).toHaveValue("instapay");
    await userEvent.click(canvas.getByRole("button", { name: "Send the proof" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Reference number/ })).toHaveFocus());
    await expect(args.proof.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reference number/ }), "IP-7");
    const picture = new File(["x"], "receipt.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText(/^Picture of the receipt/), picture);
    await expect(canvas.getByText("receipt.png")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send the proof" }));
    await waitFor(() => expect(args.proof.onSend).toHaveBeenCalledOnce());
    await expect(args.proof.onSend).toHaveBeenCalledWith({
      method: "instapay",
      amount: "3855.00",
      reference: "IP-7",
      picture,
    });
  },
);

Default.test("D-127 the form is closed without sending", english, async (context) => {
  await open(context);
  await context.userEvent.click(context.canvas.getByRole("button", { name: "Close" }));
  await expect(context.canvas.getByRole("button", { name: "I have paid: send the proof" })).toBeVisible();
});

Declined.test(
  "D-127 the reason stands beside the declined proof, its picture is linked",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByText("The shop could not confirm this payment.")).toBeVisible();
    await expect(canvas.getByText(declined.note)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Your picture" })).toHaveAttribute("href", "#picture-1");
  },
);

Waiting.test("D-127 a proof that waits, in Arabic on a phone", onArabicPhone, async ({ canvas }) => {
  await expect(canvas.getByText("وصل إلى المتجر، ولم يراجعه بعد.")).toBeVisible();
  await expect(canvas.queryByRole("button")).toBeNull();
});
