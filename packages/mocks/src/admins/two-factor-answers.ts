import { foldCode, newRecoveryCodes, newSecret, otpauthAddress } from "@shop/contract/admins/totp.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockAdmin, ShopState } from "../shop/state.ts";
import { toAccount } from "./admin-account-answers.ts";
import { signedInAdmin } from "./admin-answers.ts";
import { storeTwoFactor, takeCode } from "./two-factor-codes.ts";

/** Answers to the endpoints of second factors. */
export function twoFactorAnswers(state: ShopState) {
  const withPassword = (password: string): MockAdmin => {
    const admin = signedInAdmin(state);
    if (admin.password === password) return admin;
    throw new ApiError("invalid", { errors: { password: "wrong_password" } });
  };
  const giveCodes = (email: string): string[] => {
    const twoFactor = state.admins.find((one) => one.email === email)?.twoFactor;
    if (!twoFactor?.since) throw new ApiError("edit_conflict");
    const codes = newRecoveryCodes();
    storeTwoFactor(state, email, { ...twoFactor, codes: codes.map(foldCode) });
    return codes;
  };
  return {
    readTwoFactor: () => {
      const { twoFactor } = signedInAdmin(state);
      return {
        since: twoFactor?.since ?? null,
        recovery_codes: twoFactor?.codes.length ?? 0,
        required: state.twoFactorRequired,
      };
    },
    startTwoFactor: ({ body }) => {
      const { email, twoFactor } = withPassword(body.password);
      if (twoFactor?.since) throw new ApiError("edit_conflict");
      const secret = newSecret();
      storeTwoFactor(state, email, { secret, since: null, step: 0, codes: [] });
      const issuer = state.settings.settings.shop.name.en;
      return { status: true, secret, address: otpauthAddress({ secret, issuer, account: email }) };
    },
    confirmTwoFactor: async ({ body }) => {
      const admin = signedInAdmin(state);
      if (!admin.twoFactor || admin.twoFactor.since) throw new ApiError("edit_conflict");
      await takeCode(state, admin, body.code);
      const { twoFactor } = signedInAdmin(state);
      if (!twoFactor) throw new ApiError("edit_conflict");
      storeTwoFactor(state, admin.email, { ...twoFactor, since: new Date().toISOString() });
      return { status: true, recovery_codes: giveCodes(admin.email) };
    },
    renewRecoveryCodes: ({ body }) => ({
      status: true,
      recovery_codes: giveCodes(withPassword(body.password).email),
    }),
    endTwoFactor: ({ body }) => {
      const { email } = withPassword(body.password);
      if (state.twoFactorRequired) throw new ApiError("forbidden");
      storeTwoFactor(state, email, undefined);
      return { status: true };
    },
    resetTwoFactor: ({ params: { id } }) => {
      const found = state.admins[id - 1];
      if (!found) throw new ApiError("not_found");
      storeTwoFactor(state, found.email, undefined);
      state.sessions = state.sessions.filter((one) => !sameEmail(one.email, found.email));
      state.adminSignedIn = state.sessions.some((one) => one.id === state.sessionId);
      return { status: true, account: toAccount(state, { ...found, twoFactor: undefined }) };
    },
    requireTwoFactor: ({ body }) => {
      if (body.required && !signedInAdmin(state).twoFactor?.since) throw new ApiError("two_factor_required");
      state.twoFactorRequired = body.required;
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
