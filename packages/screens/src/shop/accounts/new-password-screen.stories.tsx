import { useNewPasswordModel } from "@shop/data/shop/accounts/use-new-password-model.ts";
import { aUser } from "@shop/fixtures/builders.ts";
import { mock } from "@shop/mocks/mock-endpoint.ts";
import { http } from "msw";
import { expect, fn, waitFor } from "storybook/test";

import { canonical } from "#storybook/modes.ts";
import preview from "#storybook/preview.tsx";

import { useNotify } from "../../shared/page/use-notify.ts";
import { english, inPage } from "../../stories/page.tsx";
import { NewPasswordScreen, type NewPasswordScreenProps } from "./new-password-screen.tsx";

const onSignedIn = fn();
let sent: unknown[] = [];
const recordResets = http.post("*/User/reset-password", async ({ request }) => {
  sent.push(await request.clone().json());
});

const meta = preview.meta({
  title: "Shop/Account/New password",
  component: NewPasswordScreen,
  decorators: [inPage],
  args: { errors: {}, submission: { status: "idle" } as const, expired: false, onSubmit: fn() },
  beforeEach: () => {
    sent = [];
    onSignedIn.mockClear();
  },
});

/** The new password, once. */
export const Default = meta.story({ tags: ["canonical"], parameters: canonical });

/** The password is missing. */
export const Invalid = meta.story({ args: { errors: { password: "required" } } });

/** The password is being saved. */
export const Saving = meta.story({ args: { submission: { status: "pending" } } });

/** The shop did not answer. */
export const Failed = meta.story({
  args: { submission: { status: "failed", error: "unavailable" } },
});

/** The link is too old, was used, or is not complete. */
export const Expired = meta.story({ args: { expired: true } });

/** The screen with its model and its notices. */
const connectedTo = (token: string) => {
  function Connected(props: NewPasswordScreenProps) {
    const model = useNewPasswordModel({ token, onNotice: useNotify(), onSignedIn });
    return <NewPasswordScreen {...props} {...model} />;
  }
  return { ...english, render: (args: NewPasswordScreenProps) => <Connected {...args} /> };
};

Default.test(
  "D-49 the password is sent with the token of the link, and its session is handed on",
  {
    ...connectedTo("t-1"),
    beforeEach: ({ msw }) =>
      msw.use(recordResets, mock("resetPassword").ok({ status: true, user: aUser(), token: "s-1" })),
  },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Save and log in" });
    await userEvent.click(button);
    await expect(canvas.getByText("Please fill this in.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("New password*"), "a new password");
    await userEvent.click(button);
    await expect(await canvas.findByText("Your password is changed.")).toBeVisible();
    await expect(sent).toEqual([{ token: "t-1", password: "a new password" }]);
    await expect(onSignedIn).toHaveBeenCalledWith({ user: aUser(), token: "s-1" });
    await waitFor(() => expect(canvas.queryByText("Your password is changed.")).toBeNull());
  },
);

Default.test(
  "D-49 a link that does not work any more leads to a new one",
  {
    ...connectedTo("t-1"),
    beforeEach: ({ msw }) => msw.use(mock("resetPassword").failing(410, { code: "link_expired" })),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password*"), "a new password{Enter}");
    const heading = await canvas.findByRole("heading", { name: "This link does not work any more" });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await expect(onSignedIn).not.toHaveBeenCalled();
  },
);

Default.test("D-49 without a token nothing can be entered", { ...connectedTo("") }, async ({ canvas }) => {
  await expect(canvas.queryByLabelText("New password*")).toBeNull();
  await expect(canvas.getByRole("link", { name: "Get a new link" })).toBeVisible();
});

Default.test(
  "D-49 without an answer the entry stays, and another submit succeeds",
  {
    ...connectedTo("t-1"),
    beforeEach: ({ msw }) =>
      msw.use(
        mock("resetPassword").networkError({ once: true }),
        mock("resetPassword").ok({ status: true, user: aUser(), token: "s-1" }),
      ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText("New password*"), "a new password{Enter}");
    await expect(await canvas.findByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(canvas.getByLabelText("New password*")).toHaveValue("a new password");
    await userEvent.click(canvas.getByRole("button", { name: "Save and log in" }));
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByText("Your password is changed.")).toBeNull());
  },
);
