import type { TwoFactor } from "@shop/contract/admins/two-factor.ts";
import type { TwoFactorView } from "@shop/data/dash/admins/two-factor-view.ts";
import { ready } from "@shop/data/view.ts";
import { fn } from "storybook/test";

/** An administrator whose logins ask for the password alone. */
export const noFactor: TwoFactor = { since: null, recovery_codes: 0, required: false };

/** A form that was not sent. */
export const idle = { errors: {}, submission: { status: "idle" } } as const;

/** A second factor in a state, as stories show it. */
export const aTwoFactor = (state: Partial<TwoFactorView> = {}): TwoFactorView => ({
  twoFactor: ready(noFactor),
  start: { ...idle, onSubmit: fn() },
  secret: null,
  confirmation: { ...idle, onSubmit: fn() },
  renewal: { ...idle, onSubmit: fn() },
  end: { ...idle, onSubmit: fn() },
  codes: null,
  onClose: fn(),
  ...state,
});

/** A secret for an authenticator app. */
export const aSecret = {
  secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  address:
    "otpauth://totp/Nilometer:admin%40nilometer.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nilometer&algorithm=SHA1&digits=6&period=30",
} as const;

/** Recovery codes. */
export const someCodes: readonly string[] = Array.from({ length: 10 }, (_, at) => {
  const digit = "234567abcd"[at] ?? "2";
  return `k7w${digit}-p2mx-4c${digit}t-j6qz`;
});
