import { ownMethodsSchema } from "@shop/contract/payments/own-method.ts";
import { paymentSettingsSchema } from "@shop/contract/payments/payment-settings.ts";
import { ready } from "@shop/data/view.ts";
import { expect, screen, waitFor, within } from "storybook/test";
import * as v from "valibot";

import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { manyPayments } from "../../stories/payments.story-setup.ts";
import { ownMethods } from "../stories/with-own-methods.tsx";
import { enter, idle, save, setup, stored } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Payment",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "payments" as const },
});

const withPayments = ready({
  ...stored,
  settings: { ...stored.settings, payments: v.parse(paymentSettingsSchema, manyPayments) },
});

/** Cash alone, which is where a shop begins. */
export const CashOnly = meta.story({});

/** Cash on delivery with a fee and a deposit, InstaPay and bank transfer with their accounts. */
export const Offered = meta.story({ args: { stored: withPayments } });

/** Faults of the server stand at their fields. */
export const Invalid = meta.story({
  args: {
    stored: withPayments,
    change: {
      ...idle,
      errors: {
        "payments.cash_on_delivery.fee": "bad_price",
        "payments.cash_on_delivery.deposit_percent": "too_large",
        "payments.instapay.accounts.0.number": "bad_value",
      },
      submission: { status: "failed", error: "invalid" },
    },
  },
});

const option = async (name: string) => within(await screen.findByRole("group", { name }));

/** Methods that the owner has named: one in use, one that is archived. */
export const OwnMethods = meta.story({
  args: {
    stored: ready({
      ...stored,
      settings: { ...stored.settings, methods: v.parse(ownMethodsSchema, ownMethods) },
    }),
  },
  play: async (context) => {
    const { methods } = textsOf(context).dashSettings.payments;
    showPart(await screen.findByRole("group", { name: methods }));
  },
});

OwnMethods.test(
  "D-179 an owner's method is archived and not removed, a new one is named in both languages",
  english,
  async ({ userEvent, args }) => {
    const others = await option("Other methods");
    await expect(others.queryByRole("button", { name: "Remove Fawry" })).not.toBeInTheDocument();
    const [archived] = others.getAllByRole("checkbox", { name: "Archived: can no longer be chosen" });
    if (archived) await userEvent.click(archived);
    await userEvent.click(others.getByRole("button", { name: "Add a method" }));
    const [, , english3] = others.getAllByRole("textbox", { name: /^Name \(English\)/ });
    const [, , arabic3] = others.getAllByRole("textbox", { name: /^Name \(Arabic\)/ });
    const [, , account3] = others.getAllByRole("textbox", { name: /^Account in the journal/ });
    if (!english3 || !arabic3 || !account3) throw new Error("The fields are missing.");
    await userEvent.type(english3, "valU");
    await userEvent.type(arabic3, "فاليو");
    await userEvent.type(account3, "1090");
    await expect(others.getByRole("button", { name: "Remove valU" })).toBeVisible();
    await userEvent.click(await save());
    await waitFor(() => expect(args.change.onSubmit).toHaveBeenCalledOnce());
    await expect(args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        methods: [
          { ...ownMethods[0], archived: true },
          ownMethods[1],
          { id: "own_3", name: { en: "valU", ar: "فاليو" }, account: "1090", archived: false },
        ],
      }),
    );
  },
);

CashOnly.test(
  "D-121 an option is offered with a text and an account, whose digits may be Arabic",
  english,
  async ({ userEvent, args }) => {
    const wallet = await option("Mobile wallet");
    await userEvent.click(wallet.getByRole("checkbox", { name: "Offer: Mobile wallet" }));
    await userEvent.click(wallet.getByRole("button", { name: "Add an account" }));
    await expect(wallet.getByRole("textbox", { name: "Bank or name" })).toHaveFocus();
    await enter(wallet, userEvent, [
      ["Bank or name", "Example Cash"],
      ["Number or address", "٠١٠١٢٣٤٥٦٧٨"],
    ]);
    await userEvent.type(
      wallet.getByRole("textbox", { name: /^Text for buyers \(English\)/ }),
      "Soon, please",
    );
    await userEvent.click(await save());
    await waitFor(() => expect(args.change.onSubmit).toHaveBeenCalledOnce());
    await expect(args.change.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        payments: {
          ...stored.settings.payments,
          wallet: {
            offered: true,
            text: { en: "Soon, please", ar: "" },
            accounts: [{ label: "Example Cash", number: "01012345678" }],
          },
        },
      }),
    );
  },
);

CashOnly.test(
  "D-121 an account is asked for where an option that goes to one is offered",
  english,
  async ({ userEvent, args }) => {
    const wallet = await option("Mobile wallet");
    await userEvent.click(wallet.getByRole("checkbox", { name: "Offer: Mobile wallet" }));
    await userEvent.click(await save());
    await expect(await wallet.findByText("Please fill this in.")).toBeVisible();
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

CashOnly.test("D-121 cash on delivery gets a fee and a deposit", english, async ({ userEvent, args }) => {
  const cash = await option("Cash on delivery");
  const fee = cash.getByRole("textbox", { name: "Fee, in EG" });
  await userEvent.clear(fee);
  await enter(cash, userEvent, [["Fee, in EG", "١٢٫٥"]]);
  await userEvent.type(cash.getByRole("textbox", { name: /^Deposit above/ }), "4,000");
  await userEvent.click(await save());
  await waitFor(() => expect(args.change.onSubmit).toHaveBeenCalledOnce());
  await expect(args.change.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({
      payments: {
        ...stored.settings.payments,
        cash_on_delivery: {
          ...stored.settings.payments.cash_on_delivery,
          fee: "12.50",
          deposit_from: "4000.00",
        },
      },
    }),
  );
});

Invalid.test("D-121 the server's errors stand at their fields", english, async () => {
  const cash = await option("Cash on delivery");
  await expect(cash.getByRole("textbox", { name: "Fee, in EG" })).toBeInvalid();
  await expect(cash.getByRole("textbox", { name: "Deposit, in percent" })).toBeInvalid();
  await expect((await option("InstaPay")).getByRole("textbox", { name: "Number or address" })).toBeInvalid();
});
