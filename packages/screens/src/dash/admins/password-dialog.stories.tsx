import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english } from "../../stories/page.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

const meta = preview.meta({
  title: "Dashboard/Change password",
  component: PasswordDialog,
  args: { errors: {}, submission: { status: "idle" } as const, onSubmit: fn(), onClose: fn() },
});

/** The current and the new password. */
export const Default = meta.story({});

/** The passwords are being sent. */
export const Saving = meta.story({ args: { submission: { status: "pending" } as const } });

/** The current password is wrong. */
export const Refused = meta.story({
  args: {
    errors: { password: "wrong_password" },
    submission: { status: "failed", error: "invalid" } as const,
  },
});

/** The new password is the one before. */
export const Unchanged = meta.story({
  args: {
    errors: { new_password: "password_unchanged" },
    submission: { status: "failed", error: "invalid" } as const,
  },
});

/** The new password is the address of the account. */
export const SameAsEmail = meta.story({
  name: "Same as email",
  args: {
    errors: { new_password: "password_is_email" },
    submission: { status: "failed", error: "invalid" } as const,
  },
});

Unchanged.test(
  "D-9 a new password that is the present one is refused with that reason",
  english,
  async () => {
    await expect(await screen.findByText(/^This is your present password\./)).toBeVisible();
  },
);

SameAsEmail.test("D-9 a password that is the address is refused with that reason", english, async () => {
  await expect(await screen.findByText(/^A password cannot be the email address/)).toBeVisible();
});

SameAsEmail.test("D-9 the reason is said in Arabic", { globals: { locale: "ar" } }, async () => {
  await expect(await screen.findByText(/^لا يمكن أن تكون كلمة المرور هي البريد الإلكتروني/)).toBeVisible();
});

Default.test("D-9 a new password has at least ten characters", async ({ args, userEvent }) => {
  const dialog = await screen.findByRole("dialog", { name: "Change password" });
  const [current, next] = dialog.querySelectorAll("input");
  if (!current || !next) throw new Error("The dialog has two fields.");
  await userEvent.type(current, "the first one");
  await userEvent.type(next, "short{Enter}");
  await expect(await screen.findByText("This is too short.")).toBeVisible();
  await userEvent.type(next, " no longer{Enter}");
  await expect(args.onSubmit).toHaveBeenCalledWith({
    password: "the first one",
    new_password: "short no longer",
  });
});
