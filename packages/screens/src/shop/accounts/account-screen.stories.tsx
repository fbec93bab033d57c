import { useAccountModel } from "@shop/data/shop/accounts/use-account-model.ts";
import { ready } from "@shop/data/view.ts";
import { aUser } from "@shop/fixtures/builders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, inPage } from "../../stories/page.tsx";
import { AccountScreen } from "./account-screen.tsx";

const user = aUser({ phone: "01012345678", address1: "14 Station Street", address2: "Tanta" });
const idle = { errors: {}, submission: { status: "idle" } as const, saved: 0, onSubmit: fn() };
const pending = { ...idle, submission: { status: "pending" } as const };
const failed = { ...idle, submission: { status: "failed", error: "unavailable" } as const };

const addresses = {
  addresses: ready([]),
  saving: idle,
  deletion: { status: "idle" } as const,
  onDelete: fn(),
};
const kept = {
  kept: ready([]),
  renaming: idle,
  deletion: { status: "idle" } as const,
  onDelete: fn(),
};

const credit = { credit: ready({ balance: "0.00", movements: [] }) };

const meta = preview.meta({
  title: "Shop/Account/My account",
  component: AccountScreen,
  decorators: [inPage],
  args: {
    user,
    data: idle,
    password: idle,
    deletion: idle,
    addresses,
    kept,
    credit,
  },
});

type Context = Parameters<NonNullable<typeof meta.input.play>>[0];

/** Opens the question whether the account is to be deleted. */
async function askToDelete(context: Context): Promise<HTMLElement> {
  const texts = textsOf(context).account;
  await context.userEvent.click(context.canvas.getByRole("button", { name: texts.delete }));
  return screen.findByRole("alertdialog", { name: texts.deleteQuestion });
}

/** The data, the password and the end of the account. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The shop owes the account something. */
export const WithCredit = meta.story({
  args: {
    credit: {
      credit: ready({
        balance: "350.00",
        movements: [
          { id: 2, at: "2026-03-02T10:00:00.000Z", number: "2603-0007", amount: "-150.00" },
          { id: 1, at: "2026-03-01T10:00:00.000Z", number: "2603-0002", amount: "500.00" },
        ],
      }),
    },
  },
});

WithCredit.test(
  "D-181 a shopper sees what the shop owes, and what made it so",
  english,
  async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Your credit" })).toBeVisible();
    await expect(canvas.getByText("Balance").nextSibling).toHaveTextContent("350");
    await expect(canvas.getAllByText(/order .*2603-000/)).toHaveLength(2);
  },
);

/** What the shop owes is not known yet. */
export const CreditLoading = meta.story({
  args: { credit: { credit: { status: "loading" } } },
  parameters: { looksLike: "Most accounts never have credit: nothing stands there until it is known." },
});

/** What the shop owes could not be loaded. */
export const CreditFailed = meta.story({
  args: { credit: { credit: { status: "failed", error: "unavailable", onRetry: fn() } } },
});

/** The data were saved. */
export const Saved = meta.story({ args: { data: { ...idle, saved: 1 } } });

/** The password was changed. */
export const PasswordChanged = meta.story({ args: { password: { ...idle, saved: 1 } } });

/** A name is missing, and the present password is another one. */
export const Invalid = meta.story({
  args: {
    data: { ...idle, errors: { name: "required" } },
    password: { ...idle, errors: { password: "wrong_password" } },
  },
});

/** Data and password are being saved. */
export const Saving = meta.story({ args: { data: pending, password: pending } });

/** The shop did not answer. */
export const Failed = meta.story({ args: { data: failed, password: failed } });

/** Asks for the password before the account is deleted. */
export const Deleting = meta.story({ play: async (context) => void (await askToDelete(context)) });

/** The account is being deleted. */
export const DeletionPending = meta.story({
  args: { deletion: pending },
  play: async (context) => void (await askToDelete(context)),
});

/** It was not deleted. */
export const DeletionFailed = meta.story({
  args: { deletion: failed },
  play: async (context) => void (await askToDelete(context)),
});

/** A long name and address. */
export const LongData = meta.story({
  args: {
    user: aUser({
      name: "Abd al-Rahman Muhammad Abd al-Aziz al-Sharqawi",
      email: "abdalrahman.muhammad.abdalaziz.alsharqawi@engineering-department.example",
      address1: "Building 14, third floor, flat 32, behind the railway station",
    }),
  },
});

const onDeleted = fn();
const onExpired = fn();

/** The screen with its model. */
function Connected() {
  const [current, setCurrent] = useState(user);
  const model = useAccountModel({
    user: current,
    token: "t-1",
    onSaved: setCurrent,
    onDeleted,
    onExpired,
  });
  return <AccountScreen {...model} {...{ addresses, kept, credit }} />;
}

const connected = { ...english, render: () => <Connected /> };

Default.test(
  "D-125 saved data stand in the form, which says so until it is edited",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(mock("changeAccount").ok({ status: true, user: { ...user, name: "Mona Adel" } })),
  },
  async ({ canvas, userEvent }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, " Mona Adel ");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Saved.")).toBeVisible();
    await expect(name).toHaveValue("Mona Adel");
    await userEvent.type(name, "a");
    await waitFor(() => expect(canvas.queryByText("Saved.")).toBeNull());
  },
);

Default.test(
  "D-125 a wrong present password is named at its field; the right one empties the form",
  {
    ...connected,
    beforeEach: ({ msw }) =>
      msw.use(
        mock("changePassword").failing(422, { errors: { password: "wrong_password" }, once: true }),
        mock("changePassword").ok({ status: true }),
      ),
  },
  async ({ canvas, userEvent }) => {
    const present = canvas.getByLabelText(/^Present password/);
    await userEvent.type(present, "wrong");
    await userEvent.type(canvas.getByLabelText(/^New password/), "three long words{Enter}");
    await expect(await canvas.findByText("This is not your password.")).toBeVisible();
    await userEvent.clear(present);
    await userEvent.type(present, "right{Enter}");
    await expect(await canvas.findByText("Your password is changed.")).toBeVisible();
    await expect(present).toHaveValue("");
  },
);

Default.test(
  "D-125 an account is deleted once, after its password; a session that has ended is handed on",
  {
    ...connected,
    beforeEach: ({ msw }) => {
      onDeleted.mockClear();
      onExpired.mockClear();
      msw.use(mock("deleteAccount").ok({ status: true }, { once: true }), mock("changeAccount").failing(401));
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onExpired).toHaveBeenCalledOnce());
    const dialog = within(await askToDelete(context));
    await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
    await expect(onDeleted).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Your password/), "right");
    await userEvent.click(dialog.getByRole("button", { name: "Delete account" }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  },
);
