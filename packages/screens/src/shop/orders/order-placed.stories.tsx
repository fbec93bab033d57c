import { anOrder } from "@shop/fixtures/orders.ts";
import { expect, fn } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { english, inPage } from "../../stories/page.tsx";
import { depositTerms, instapayTerms, longTerms } from "../../stories/payments.story-setup.ts";
import { OrderPlaced } from "./order-placed.tsx";

const meta = preview.meta({
  title: "Shop/Orders/Order placed",
  component: OrderPlaced,
  decorators: [inPage],
  args: { number: "7GNG-9MDD", token: anOrder().token, request: false, onDismiss: fn() },
});

/** The order's number stays until the buyer hides it. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** A request, whose pieces are not reserved. */
export const Request = meta.story({ args: { request: true } });

/** An order that is paid by InstaPay. */
export const WithPayment = meta.story({
  args: {
    payment: {
      option: "instapay",
      fee: "0.00",
      due: "3900.00",
      ...instapayTerms,
      accounts: [...instapayTerms.accounts],
    },
  },
});

/** An order in cash with a deposit. */
export const WithDeposit = meta.story({
  args: {
    payment: {
      option: "cash_on_delivery",
      fee: "10.00",
      due: "4865.00",
      ...depositTerms,
      accounts: [...depositTerms.accounts],
    },
  },
});

/** The longest texts. */
export const LongNames = meta.story({
  args: {
    payment: {
      option: "transfer",
      fee: "0.00",
      due: "9999999999.99",
      ...longTerms,
      accounts: [...longTerms.accounts],
    },
  },
});

WithPayment.test("D-121 text, sum and account stand with the number", english, async ({ canvas }) => {
  await expect(canvas.getByRole("region", { name: "Payment: InstaPay" })).toBeVisible();
  await expect(canvas.getByText("nilometer@instapay")).toBeVisible();
  await expect(canvas.getByText(/^Pay 3,900.EG to:$/)).toBeVisible();
  await expect(canvas.getByText("Write the order's number with your payment.")).toBeVisible();
});

WithDeposit.test("D-121 a deposit goes to one of the accounts", english, async ({ canvas }) => {
  await expect(canvas.getByText(/^Pay 1,927\.50.EG of it before we send the order\.$/)).toBeVisible();
  await expect(canvas.getByText(/^Pay 1,927\.50.EG to:$/)).toBeVisible();
});

Default.test(
  "D-121 where the shop says nothing about payment, nothing stands there",
  english,
  async ({ canvas }) => {
    await expect(canvas.queryByText(/^Payment/)).toBeNull();
  },
);

Request.test(
  "D-43 the buyer of a request reads that its pieces are not reserved",
  english,
  async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "Your order 7GNG-9MDD was sent." }),
    ).toHaveAccessibleDescription(/its pieces are not reserved yet/);
  },
);

Default.test(
  "D-5 D-124 an order's number stays in sight and leads to the order's page",
  english,
  async ({ canvas, userEvent, args }) => {
    const note = canvas.getByRole("region", { name: "Your order 7GNG-9MDD was sent." });
    await expect(note).toBeVisible();
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(/^The shop calls you/);
    await expect(canvas.getByRole("link", { name: "See this order" })).toHaveAttribute(
      "href",
      `/order#${anOrder().token}`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Hide this message" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);
