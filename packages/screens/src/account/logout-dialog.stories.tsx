import { useLogoutModel } from "@shop/data/models/use-logout-model.ts";
import { mockLogoutUser } from "@shop/mocks/mock-endpoints.ts";
import { http } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import preview from "../../../../.storybook/preview.tsx";
import { useNotify } from "../parts/use-notify.ts";
import { inPage, onArabicPhone } from "../stories/page.tsx";
import { LogoutDialog, type LogoutDialogProps } from "./logout-dialog.tsx";

const onLoggedOut = fn();
let tokens: (string | null)[] = [];
const noting = http.post("*/User/logout", ({ request }) => {
  tokens.push(request.headers.get("authorization"));
});

const meta = preview.meta({
  title: "Parts/Logout",
  component: LogoutDialog,
  decorators: [inPage],
  args: { onOpenChange: fn(), onConfirm: fn() },
  beforeEach: () => {
    tokens = [];
    onLoggedOut.mockClear();
  },
});

/** The question. */
export const Asks = meta.story({
  name: "SESSION-2 logout asks 'Are you sure?' / 'logged out?' with 'Yes, logout'",
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveAccessibleDescription("logged out?");
    await userEvent.click(within(dialog).getByRole("button", { name: "cancel" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Arabic on a phone. */
export const ArabicPhone = meta.story({ ...onArabicPhone });

/** Dark. */
export const Dark = meta.story({ globals: { theme: "dark" } });

function Connected(props: LogoutDialogProps) {
  return (
    <LogoutDialog
      {...props}
      onConfirm={useLogoutModel({ token: "t-1", onNotice: useNotify(), onLoggedOut })}
    />
  );
}

/** Confirmed. */
export const Confirmed = meta.story({
  name: "SESSION-2 on confirm it posts User/logout with the bearer token and shows 'logged out'",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(noting);
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, logout" }));
    await expect(onLoggedOut).toHaveBeenCalledOnce();
    await expect(await screen.findByText("logged out")).toBeVisible();
    await waitFor(() => expect(tokens).toEqual(["Bearer t-1"]));
  },
});

/** Whatever the shop answers. */
export const NoAnswer = meta.story({
  name: "SESSION-4 without an answer the browser is cleared all the same",
  render: (args) => <Connected {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(mockLogoutUser.networkError());
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, logout" }));
    await expect(onLoggedOut).toHaveBeenCalledOnce();
    await expect(await screen.findByText("logged out")).toBeVisible();
  },
});
