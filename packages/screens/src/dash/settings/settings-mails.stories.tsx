import { useSettingsModel } from "@shop/data/dash/settings/use-settings-model.ts";
import { expect, fn } from "storybook/test";

import preview from "#storybook/preview.tsx";
import { showPart } from "#storybook/show-part.ts";
import { textsOf } from "#storybook/story-texts.ts";

import { english } from "../../stories/page.tsx";
import { setup } from "./settings-section-screen.story-setup.tsx";
import { SettingsSectionScreen, type SettingsSectionScreenProps } from "./settings-section-screen.tsx";

const meta = preview.meta({
  title: "Dashboard/Settings/Test mail",
  component: SettingsSectionScreen,
  ...setup,
  args: { ...setup.args, section: "mails" as const },
  play: async ({ canvas, ...context }) =>
    showPart(await canvas.findByText(textsOf(context).dashSettings.mails.test.title)),
});

const address = "owner@nilometer.example";

export const Sent = meta.story({ args: { testMail: { state: { status: "sent", address }, onSend: fn() } } });

export const Sending = meta.story({ args: { testMail: { state: { status: "pending" }, onSend: fn() } } });

/** The mail server has refused the mail; its answer is shown. */
export const Refused = meta.story({
  args: {
    testMail: {
      state: { status: "refused", address, reply: "Invalid login: 535 5.7.8 Authentication failed" },
      onSend: fn(),
    },
  },
});

/** No mail server is set up. */
export const NoServer = meta.story({
  args: { testMail: { state: { status: "no_server", address }, onSend: fn() } },
});

/** More test mails than an hour allows. */
export const Limited = meta.story({
  args: { testMail: { state: { status: "failed", error: "too_many_requests" }, onSend: fn() } },
});

/** The screen over its model. */
function Connected(props: SettingsSectionScreenProps) {
  const model = useSettingsModel({ onNotice: fn(), onSaved: fn() });
  return <SettingsSectionScreen {...props} {...model} />;
}

Sent.test(
  "D-135 an owner sends a test mail and reads that the mail server has taken it; nothing is saved",
  {
    ...english,
    render: (args: SettingsSectionScreenProps) => <Connected {...args} />,
  },
  async ({ userEvent, canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send a test mail" }));
    await expect(
      await canvas.findByText(/^The mail server has taken the mail to admin@nilometer\.example\./),
    ).toBeVisible();
    await expect(args.change.onSubmit).not.toHaveBeenCalled();
  },
);

Refused.test("D-135 the mail server's answer is shown", english, async ({ canvas }) => {
  await expect(await canvas.findByText(/535 5\.7\.8 Authentication failed$/)).toBeVisible();
});
