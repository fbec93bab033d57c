import { useAdminPasswordModel } from "@shop/data/dash/admins/use-admin-password-model.ts";
import { demoShop } from "@shop/mocks/demo-shop.ts";
import { mockAdmin } from "@shop/mocks/shop/mock-shop.ts";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";
import { openShop } from "#storybook/story-shop.ts";

import { english } from "../../stories/page.tsx";
import { FirstPasswordScreen, type FirstPasswordScreenProps } from "./first-password-screen.tsx";

const onChanged = fn();

const meta = preview.meta({
  title: "Dashboard/First password",
  component: FirstPasswordScreen,
  args: {
    errors: {},
    submission: { status: "idle" } as const,
    email: mockAdmin.email,
    currentAddress: "/admin-login/password?next=%2Fdash%2Forders",
    theme: "light" as const,
    onSubmit: fn(),
    onLogout: fn(),
    onTheme: fn(),
    onLocale: fn(),
  },
  beforeEach: () => {
    onChanged.mockClear();
    openShop(demoShop({ adminSignedIn: true, mustChangePassword: true }));
  },
});

/** The generated password and a new one. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The passwords are being sent. */
export const Saving = meta.story({ args: { submission: { status: "pending" } as const } });

/** The current password is wrong. */
export const Refused = meta.story({
  args: {
    errors: { password: "wrong_password" },
    submission: { status: "failed", error: "invalid" } as const,
  },
});

/** The page of the dashboard focuses the current password. */
export const Focused = meta.story({ args: { focused: true } });

function Connected(props: FirstPasswordScreenProps) {
  return <FirstPasswordScreen {...props} {...useAdminPasswordModel(onChanged)} />;
}

/** The screen over its model. */
export const WithModel = meta.story({
  name: "With model",
  parameters: { looksLike: "The same screen, in which tests change the password." },
  render: (args) => <Connected {...args} />,
});

Default.test(
  "D-50 it says why, and leaves the way out of a logout",
  english,
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Choose your own password" })).toBeVisible();
    await expect(canvas.getByText(/^Yours was generated for you/)).toBeVisible();
    await expect(canvas.getByText(mockAdmin.email)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "logout" }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
);

Focused.test("D-50 the current password has the focus on arrival", english, async ({ canvas }) => {
  await expect(canvas.getByLabelText("Current password*")).toHaveFocus();
});

WithModel.test(
  "D-50 a wrong or a short password is said beside its field, and the change is handed on",
  english,
  async ({ canvas, userEvent }) => {
    const [current, next] = [
      canvas.getByLabelText("Current password*"),
      canvas.getByLabelText(/^New password/),
    ];
    await userEvent.type(current, "not the generated one");
    await userEvent.type(next, "short{Enter}");
    await expect(await canvas.findByText("This is too short.")).toBeVisible();
    await userEvent.type(next, " no longer{Enter}");
    await expect(await canvas.findByText("This is not your password.")).toBeVisible();
    await expect(onChanged).not.toHaveBeenCalled();
    await userEvent.clear(current);
    await userEvent.type(current, `${mockAdmin.password}{Enter}`);
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  },
);
