import { expect, fn, screen } from "storybook/test";

import preview from "#storybook/preview.tsx";

import { english, framedInDocs } from "../../stories/page.tsx";
import { TwoFactorDialog } from "./two-factor-dialog.tsx";
import { aSecret, aTwoFactor, idle, someCodes } from "./two-factor.story-setup.ts";

const { twoFactor: _state, ...closed } = aTwoFactor();

const meta = preview.meta({
  title: "Dashboard/Signing in/Two-factor",
  component: TwoFactorDialog,
  parameters: framedInDocs,
  args: { ...closed, command: "start" as const },
});

/** The password confirms who it is. */
export const Default = meta.story({});

export const Starting = meta.story({
  args: { start: { ...idle, submission: { status: "pending" }, onSubmit: fn() } },
});

export const WrongPassword = meta.story({
  args: {
    start: {
      errors: { password: "wrong_password" },
      submission: { status: "failed", error: "invalid" },
      onSubmit: fn(),
    },
  },
});

/** The app gets the secret by camera, or typed. */
export const Secret = meta.story({ args: { secret: aSecret } });

export const WrongCode = meta.story({
  args: {
    secret: aSecret,
    confirmation: {
      errors: { code: "wrong_code" },
      submission: { status: "failed", error: "invalid" },
      onSubmit: fn(),
    },
  },
});

/** The recovery codes, shown once. */
export const Codes = meta.story({ args: { codes: someCodes } });

/** New recovery codes replace the old ones. */
export const Renewal = meta.story({ args: { command: "renewal" } });

/** The second factor is switched off. */
export const SwitchingOff = meta.story({ args: { command: "end" } });

Secret.test(
  "D-148 the key can be typed: in groups of four, and the code goes to the server",
  english,
  async ({ args, userEvent }) => {
    await expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Key" }).value).toBe(
      "JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP",
    );
    await userEvent.type(screen.getByRole("textbox", { name: /^Code/ }), "123 456{Enter}");
    await expect(args.confirmation.onSubmit).toHaveBeenLastCalledWith({ code: "123 456" });
  },
);
