import { useLogoutModel } from "@shop/data/shop/accounts/use-logout-model.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, framedInDocs, inPage } from "../../stories/page.tsx";
import { LogoutDialog, type LogoutDialogProps } from "./logout-dialog.tsx";

const onLoggedOut = fn();
let tokens: (string | null)[] = [];
const recordTokens = http.post("*/User/logout", ({ request }) => {
  tokens.push(request.headers.get("authorization"));
});

const meta = preview.meta({
  title: "Shop/Account/Logout",
  component: LogoutDialog,
  decorators: [inPage],
  args: { onOpenChange: fn(), onConfirm: fn() },
  parameters: framedInDocs,
  beforeEach: () => {
    tokens = [];
    onLoggedOut.mockClear();
  },
});

/** Confirms a logout. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

Default.test(
  "SESSION-2 logout asks 'Are you sure?' / 'logged out?' with 'Yes, logout'",
  english,
  async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toHaveAccessibleDescription("logged out?");
    await userEvent.click(within(dialog).getByRole("button", { name: "cancel" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

/** The dialog with its model. */
function Connected(props: LogoutDialogProps) {
  return (
    <LogoutDialog
      {...props}
      onConfirm={useLogoutModel({ token: "t-1", onNotice: useNotify(), onLoggedOut })}
    />
  );
}

Default.test(
  "SESSION-2 on confirm it posts User/logout with the bearer token and shows 'logged out'",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) => msw.use(recordTokens),
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, logout" }));
    await expect(onLoggedOut).toHaveBeenCalledOnce();
    await expect(await screen.findByText("logged out")).toBeVisible();
    await waitFor(() => expect(tokens).toEqual(["Bearer t-1"]));
  },
);

Default.test(
  "SESSION-4 without a response the browser's session is cleared as well",
  {
    ...english,
    render: (args) => <Connected {...args} />,
    beforeEach: ({ msw }) => msw.use(mock("logoutUser").networkError()),
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Yes, logout" }));
    await expect(onLoggedOut).toHaveBeenCalledOnce();
    await expect(await screen.findByText("logged out")).toBeVisible();
  },
);
