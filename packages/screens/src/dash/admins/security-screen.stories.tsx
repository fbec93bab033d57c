import { stepOf, totpCode } from "@shop/contract/admins/totp.ts";
import type { PasskeyDevice, PasskeysView } from "@shop/data/dash/admins/passkeys-view.ts";
import { usePasskeysModel } from "@shop/data/dash/admins/use-passkeys-model.ts";
import { useSessionsModel } from "@shop/data/dash/admins/use-sessions-model.ts";
import { useTwoFactorModel } from "@shop/data/dash/admins/use-two-factor-model.ts";
import { ready } from "@shop/data/view.ts";
import { mockAdmin } from "@shop/mocks/shop/mock-shop.ts";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { showFailure } from "#storybook/show-part.ts";
import { shop } from "#storybook/story-shop.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { inDash } from "../stories/in-dash.tsx";
import { SecurityScreen } from "./security-screen.tsx";
import { sessions } from "./sessions.story-setup.ts";
import type { TwoFactorCommand } from "./two-factor-dialog.tsx";
import { aTwoFactor, idle, noFactor } from "./two-factor.story-setup.ts";

const somePasskeys: PasskeysView = {
  passkeys: ready([
    { id: 2, name: "Phone", created_at: "2026-03-01T10:00:00Z", used_at: "2026-03-02T06:12:00Z" },
    { id: 1, name: "Security key in the safe", created_at: "2026-02-20T10:00:00Z", used_at: null },
  ]),
  isSupported: true,
  isAdding: false,
  onAdding: fn(),
  adding: { ...idle, onSubmit: fn() },
  removing: { status: "idle" },
  onRemove: fn(),
};

const meta = preview.meta({
  title: "Dashboard/Signing in",
  component: SecurityScreen,
  decorators: [inDash],
  args: {
    sessions: { sessions: ready(sessions), ending: { status: "idle" } as const, onEnd: fn() },
    twoFactor: aTwoFactor({ twoFactor: ready(noFactor) }),
    passkeys: somePasskeys,
    command: null,
    onCommand: fn(),
  },
});

export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

export const Loading = meta.story({
  args: { sessions: { ...meta.input.args.sessions, sessions: { status: "loading" } } },
});

export const Failed = meta.story({
  args: {
    sessions: {
      ...meta.input.args.sessions,
      sessions: { status: "failed", error: "unavailable", onRetry: fn() },
    },
  },
});

/** No passkey yet, in a browser that has none. */
export const NoPasskeys = meta.story({
  name: "Without passkeys",
  args: { passkeys: { ...somePasskeys, passkeys: ready([]), isSupported: false } },
});

/** A passkey is added: its name, and the password. */
export const AddingPasskey = meta.story({
  name: "Adding a passkey",
  args: { passkeys: { ...somePasskeys, isAdding: true } },
});

/** Passkeys and the second factor are being loaded. */
export const PartsLoading = meta.story({
  name: "Parts loading",
  args: {
    passkeys: { ...somePasskeys, passkeys: { status: "loading" } },
    twoFactor: aTwoFactor({ twoFactor: { status: "loading" } }),
  },
});

/** The second factor could not be loaded. */
export const TwoFactorFailed = meta.story({
  name: "Two-factor failed",
  args: {
    twoFactor: aTwoFactor({ twoFactor: { status: "failed", error: "unavailable", onRetry: fn() } }),
  },
});

/** The passkeys could not be loaded. */
export const PasskeysFailed = meta.story({
  name: "Passkeys failed",
  args: {
    passkeys: { ...somePasskeys, passkeys: { status: "failed", error: "unavailable", onRetry: fn() } },
  },
});

/** Asks before a passkey is removed. */
export const PasskeyRemoval = meta.story({
  name: "Passkey to be removed",
  play: async ({ canvas, globals, userEvent }) => {
    const { passkeys: texts } = textsOf({ globals }).dashSecurity;
    const [first] = await canvas.findAllByText(texts.remove);
    await userEvent.click(first ?? document.body);
    await screen.findByRole("alertdialog");
  },
});

/** A passkey is being removed. */
export const PasskeyRemoving = meta.story({
  name: "Passkey being removed",
  args: { passkeys: { ...somePasskeys, removing: { status: "pending" } } },
});

/** A passkey that could not be removed. */
export const PasskeyNotRemoved = meta.story({
  name: "Passkey not removed",
  args: { passkeys: { ...somePasskeys, removing: { status: "failed", error: "unavailable" } } },
});

/** A wrong password, while a passkey is added. */
export const PasskeyWrongPassword = meta.story({
  name: "Passkey with a wrong password",
  args: {
    passkeys: {
      ...somePasskeys,
      isAdding: true,
      adding: {
        errors: { password: "wrong_password" },
        submission: { status: "failed", error: "invalid" },
        onSubmit: fn(),
      },
    },
  },
});

/** The reader is signed in nowhere else. */
export const Alone = meta.story({
  args: { sessions: { ...meta.input.args.sessions, sessions: ready(sessions.slice(0, 1)) } },
});

/** A session is being ended. */
export const Ending = meta.story({
  args: { sessions: { ...meta.input.args.sessions, ending: { status: "pending" } } },
});

/** A session that could not be ended. */
export const NotEnded = meta.story({
  args: { sessions: { ...meta.input.args.sessions, ending: { status: "failed", error: "unavailable" } } },
  play: showFailure,
});

/** Logins ask for a second factor. */
export const TwoFactorOn = meta.story({
  args: {
    twoFactor: aTwoFactor({
      twoFactor: ready({ since: "2026-02-11T10:00:00Z", recovery_codes: 7, required: false }),
    }),
  },
});

/** An owner requires it of everybody, and the reader has none yet. */
export const SetUpFirst = meta.story({
  args: { twoFactor: aTwoFactor({ twoFactor: ready({ ...noFactor, required: true }) }) },
});

/** It is required, and on. */
export const Required = meta.story({
  args: {
    twoFactor: aTwoFactor({
      twoFactor: ready({ since: "2026-02-11T10:00:00Z", recovery_codes: 10, required: true }),
    }),
  },
});

const credential = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} } as const;

const create = fn<PasskeyDevice["create"]>();

/** A browser that makes passkeys as a test says. */
const device: PasskeyDevice = { create, get: () => Promise.resolve(null) };

/** The screen over its models. */
function Connected() {
  const [command, setCommand] = useState<TwoFactorCommand | null>(null);
  return (
    <SecurityScreen
      sessions={useSessionsModel(null, fn())}
      passkeys={usePasskeysModel(device, fn())}
      twoFactor={useTwoFactorModel(fn(), () => setCommand(null))}
      command={command}
      onCommand={setCommand}
    />
  );
}

Default.test(
  "D-157 a passkey is added by name and password, once the reader does not cancel, and removed",
  {
    ...english,
    render: () => <Connected />,
    beforeEach: () => {
      create.mockReset();
      create.mockResolvedValueOnce(null).mockResolvedValueOnce({
        ...credential,
        response: { clientDataJSON: "e30", attestationObject: "oA" },
      });
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("You have no passkey.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a passkey" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "My phone");
    await userEvent.type(dialog.getByLabelText(/^Current password/), `${mockAdmin.password}{Enter}`);
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(create).toHaveBeenCalledWith(expect.objectContaining({ attestation: "none" }));
    // The reader has cancelled: the form waits.
    await userEvent.click(await dialog.findByRole("button", { name: "Make the passkey" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const remove = await canvas.findByRole("button", { name: "Remove the passkey My phone" });
    await userEvent.click(remove);
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "cancel" }),
    );
    await expect(remove).toBeVisible();
    await userEvent.click(remove);
    const question = within(await screen.findByRole("alertdialog", { name: "Remove the passkey My phone?" }));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    await expect(await canvas.findByText("You have no passkey.")).toBeVisible();
  },
);

Default.test(
  "D-148 a second factor is set up by password, key and code; its recovery codes are shown once",
  {
    ...english,
    render: () => <Connected />,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Set up" }));
    const dialog = within(await screen.findByRole("dialog"));
    const password = await dialog.findByLabelText(/^Current password/);
    await userEvent.type(password, "not it{Enter}");
    await waitFor(() => expect(password).toBeInvalid());
    await userEvent.clear(password);
    await userEvent.type(password, `${mockAdmin.password}{Enter}`);
    await expect(
      await dialog.findByRole("img", { name: "QR code for your authenticator app" }),
    ).toBeVisible();
    const key = dialog.getByRole<HTMLInputElement>("textbox", { name: "Key" }).value.replaceAll(" ", "");
    const code = await dialog.findByRole("textbox", { name: /^Code/ });
    await userEvent.type(code, "000000{Enter}");
    await waitFor(() => expect(code).toBeInvalid());
    await userEvent.clear(code);
    await userEvent.type(code, `${await totpCode(key, stepOf(Date.now()))}{Enter}`);
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(10));
    await userEvent.click(dialog.getByRole("button", { name: "I have kept them" }));
    await expect(await canvas.findByText(/10 recovery codes left/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole("button", { name: "Switch off" }));
    await userEvent.type(await screen.findByLabelText(/^Current password/), `${mockAdmin.password}{Enter}`);
    await expect(await canvas.findByRole("button", { name: "Set up" })).toBeVisible();
  },
);

Required.test("D-148 where it is required nobody switches it off", english, async ({ canvas }) => {
  await expect(canvas.queryByRole("button", { name: "Switch off" })).not.toBeInTheDocument();
  await expect(canvas.getByText("An owner requires it of everybody.")).toBeVisible();
});

Default.test(
  "D-149 the reader's own session is marked and is not ended here; others are ended one by one or all",
  english,
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByText("this one")).toHaveLength(1);
    const commands = canvas.getAllByRole("button", { name: /^End the session of / });
    await expect(commands).toHaveLength(sessions.length - 1);
    if (commands[0]) await userEvent.click(commands[0]);
    await expect(args.sessions.onEnd).toHaveBeenLastCalledWith(sessions[1]?.id);
    await userEvent.click(canvas.getByRole("button", { name: "End all others" }));
    await expect(args.sessions.onEnd).toHaveBeenLastCalledWith(null);
  },
);

Default.test(
  "D-149 a session that was ended leaves the list",
  {
    ...english,
    render: () => <Connected />,
    beforeEach: () => {
      shop.state.sessions = [
        ...shop.state.sessions,
        ...sessions.slice(1, 2).map((one) => Object.assign({ email: shop.state.adminEmail }, one)),
      ];
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^End the session of / }));
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(1));
    await expect(canvas.getByText("this one")).toBeVisible();
  },
);
