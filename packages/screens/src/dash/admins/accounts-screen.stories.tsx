import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { useAdminAccountsModel } from "@shop/data/dash/admins/use-admin-accounts-model.ts";
import { ready } from "@shop/data/view.ts";
import { adminRights, rightsOfPreset } from "@shop/domain/admins/rights.ts";
import { fill } from "@shop/i18n/fill.ts";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { textsOf } from "#storybook/story-texts.ts";

import { english, framedInDocs } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { AccountsScreen, type AccountsScreenProps } from "./accounts-screen.tsx";

const owner: AdminAccount = {
  id: 1,
  email: "owner@nilometer.example",
  role: "owner",
  rights: [...adminRights],
  must_change_password: false,
  two_factor: false,
  must_set_up_two_factor: false,
  disabled_at: null,
  created_at: "2026-01-05T08:00:00Z",
  used_at: "2026-03-01T20:00:00Z",
};

const accounts: readonly AdminAccount[] = [
  {
    ...owner,
    id: 2,
    email: "clerk@nilometer.example",
    role: "staff",
    rights: [...rightsOfPreset.sales],
    used_at: "2026-02-20T09:00:00Z",
  },
  {
    ...owner,
    id: 3,
    email: "former@nilometer.example",
    role: "staff",
    rights: [],
    disabled_at: "2026-02-01T09:00:00Z",
    used_at: null,
  },
  {
    ...owner,
    id: 4,
    email: "new@nilometer.example",
    role: "staff",
    rights: ["view_orders", "products", "figures"],
    must_change_password: true,
    used_at: null,
  },
  owner,
  { ...owner, id: 5, email: "partner@nilometer.example", two_factor: true },
];

const meta = preview.meta({
  title: "Dashboard/Administrators",
  component: AccountsScreen,
  decorators: [inDash],
  args: {
    accounts: ready(accounts),
    twoFactorRequired: false,
    onRequireTwoFactor: fn(),
    onResetTwoFactor: fn(),
    isForbidden: false,
    ownId: 1,
    creation: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn() },
    change: { status: "idle" } as const,
    onChange: fn(),
    onSessions: fn(),
    onResetPassword: fn(),
    generated: null,
    onDismissPassword: fn(),
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({ args: { accounts: { status: "loading" } } });

export const Failed = meta.story({
  args: { accounts: { status: "failed", error: "unavailable", onRetry: fn() } },
});

/** Only owners manage administrators. */
export const OwnerOnly = meta.story({
  args: { isForbidden: true, accounts: { status: "failed", error: "forbidden", onRetry: fn() } },
});

/** An account is being changed. */
export const Changing = meta.story({ args: { change: { status: "pending" } } });

/** A change that would leave the shop without an owner. */
export const Refused = meta.story({ args: { change: { status: "failed", error: "last_owner" } } });

/** The password of a new account, shown once. */
export const Password = meta.story({
  args: { generated: { email: "new@nilometer.example", password: "h7KpQ2mVx9TzR4wLc8Nd" } },
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
});

/** The rights of an account. */
export const Rights = meta.story({
  parameters: framedInDocs,
  play: async (context) => {
    const { userEvent, canvas } = context;
    const texts = textsOf(context).dashAdmins;
    await userEvent.click(
      await canvas.findByRole("button", { name: fill(texts.actions, { who: "clerk@nilometer.example" }) }),
    );
    await userEvent.click(await screen.findByRole("menuitem", { name: texts.changeRights }));
    await screen.findByRole("dialog");
  },
});

/** A new account, with the usual set of sales. */
export const Adding = meta.story({
  parameters: framedInDocs,
  play: async (context) => {
    const { userEvent, canvas } = context;
    await userEvent.click(await canvas.findByRole("button", { name: textsOf(context).dashAdmins.add }));
    await screen.findByRole("dialog");
  },
});

/** The box of a right in the open dialog. */
const box = (name: string) => screen.getByRole("checkbox", { name });

/** The screen over its model. */
function Connected(props: AccountsScreenProps) {
  return <AccountsScreen {...props} {...useAdminAccountsModel(fn())} />;
}

const choose = async (
  userEvent: { click: (element: Element) => Promise<void> },
  who: string,
  command: string,
) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${who}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: command }));
};

Default.test("D-41 the reader's own account has no commands", english, async ({ canvas }) => {
  await expect(canvas.getAllByRole("button", { name: /^Actions for / })).toHaveLength(4);
  await expect(
    canvas.queryByRole("button", { name: "Actions for owner@nilometer.example" }),
  ).not.toBeInTheDocument();
});

Default.test(
  "D-41 D-147 disabling asks first, enabling does not; an owner is made one without boxes",
  english,
  async ({ userEvent, args }) => {
    await choose(userEvent, "clerk@nilometer.example", "Disable");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Disable" }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(2, { disabled: true });
    await choose(userEvent, "former@nilometer.example", "Enable");
    await expect(args.onChange).toHaveBeenLastCalledWith(3, { disabled: false });
    await choose(userEvent, "clerk@nilometer.example", "Change rights");
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Role" }), "Owner");
    await expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2, {
      role: "owner",
      rights: ["view_orders", "orders", "customers"],
    });
  },
);

Rights.test(
  "D-147 a usual set fills the boxes; a box brings what it builds on and takes along what builds on it",
  english,
  async ({ userEvent, args }) => {
    const role = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Role" });
    await expect(role.selectedOptions[0]).toHaveTextContent("Sales");
    await userEvent.selectOptions(role, "Accountant");
    await expect(box("See orders")).toBeChecked();
    await expect(box("See figures")).toBeChecked();
    await expect(box("Take and change orders")).not.toBeChecked();
    await userEvent.click(box("Change prices"));
    await expect(box("Change the catalogue")).toBeChecked();
    await expect(role.selectedOptions[0]).toHaveTextContent("Own choice");
    await userEvent.click(box("Change the catalogue"));
    await expect(box("Change prices")).not.toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2, {
      role: "staff",
      rights: ["view_orders", "figures", "books"],
    });
  },
);

Default.test(
  "D-41 an added account shows its generated password once; a taken address is marked",
  {
    ...english,
    render: (args: AccountsScreenProps) => <Connected {...args} />,
  },
  async ({ userEvent, canvas }) => {
    await canvas.findByText("admin@nilometer.example");
    await userEvent.click(canvas.getByRole("button", { name: "Add an administrator" }));
    const email = await screen.findByRole("textbox", { name: "Mail address" });
    await userEvent.type(email, "admin@nilometer.example");
    await userEvent.click(screen.getByRole("button", { name: "add" }));
    await waitFor(() => expect(email).toBeInvalid());
    await userEvent.clear(email);
    await userEvent.type(email, "clerk@nilometer.example");
    await userEvent.click(screen.getByRole("button", { name: "add" }));
    await expect(
      await screen.findByRole("dialog", { name: "Password of clerk@nilometer.example" }),
    ).toBeVisible();
    await expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Password" }).value).toMatch(
      /^\w{20}$/,
    );
    await userEvent.click(screen.getByRole("button", { name: "done" }));
    await expect(await canvas.findByText("clerk@nilometer.example")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
);

Default.test(
  "D-148 an owner switches a lost second factor off after a question, and requires one of everybody",
  english,
  async ({ canvas, userEvent, args }) => {
    await choose(userEvent, "partner@nilometer.example", "Switch off two-factor");
    await expect(args.onResetTwoFactor).not.toHaveBeenCalled();
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Switch off two-factor" }),
    );
    await expect(args.onResetTwoFactor).toHaveBeenLastCalledWith(5);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Require two-factor sign-in of everybody" }));
    await expect(args.onRequireTwoFactor).toHaveBeenLastCalledWith(true);
  },
);
