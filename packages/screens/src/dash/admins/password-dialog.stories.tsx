import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

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
