import type { Passkey } from "@shop/contract/admins/passkey.ts";
import { matchingStep, newRecoveryCodes, newSecret, otpauthAddress } from "@shop/contract/admins/totp.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import type { Answers, MockAdmin, ShopState } from "../shop/state.ts";
import { signedInAdmin } from "./admin-answers.ts";

/** Answers to passkeys and second factors of the signed-in administrator; every credential is taken. */
export function secondFactorAnswers(state: ShopState) {
  let passkeys: readonly Passkey[] = [];
  let secret = "";
  let since: string | null = null;
  const withPassword = (password: string): MockAdmin => {
    const admin = signedInAdmin(state);
    if (admin.password === password) return admin;
    throw new ApiError("invalid", { errors: { password: "wrong_password" } });
  };
  return {
    listPasskeys: () => ({ data: [...passkeys] }),
    startPasskey: ({ body }) => {
      const { email } = withPassword(body.password);
      return {
        status: true,
        options: {
          challenge: "bW9jayBjaGFsbGVuZ2U",
          rp: { id: "localhost", name: state.settings.settings.shop.name.en },
          user: { id: "YWRtaW4", name: email, displayName: "" },
          pubKeyCredParams: [{ alg: -7, type: "public-key" }],
          timeout: 300_000,
          attestation: "none",
          excludeCredentials: [],
          authenticatorSelection: {
            residentKey: "required",
            requireResidentKey: true,
            userVerification: "required",
          },
        },
      };
    },
    addPasskey: ({ body: { name } }) => {
      const passkey = { id: state.nextId(), name, created_at: new Date().toISOString(), used_at: null };
      passkeys = [passkey, ...passkeys];
      return { status: true, passkey };
    },
    removePasskey: ({ params }) => {
      passkeys = passkeys.filter(({ id }) => id !== params.id);
      return { status: true };
    },
    readTwoFactor: () => ({ since, recovery_codes: since === null ? 0 : 10, required: false }),
    startTwoFactor: ({ body }) => {
      const { email } = withPassword(body.password);
      secret = newSecret();
      const issuer = state.settings.settings.shop.name.en;
      return { status: true, secret, address: otpauthAddress({ secret, issuer, account: email }) };
    },
    confirmTwoFactor: async ({ body: { code } }) => {
      const step = await matchingStep(secret, code, Date.now());
      if (step === null) throw new ApiError("invalid", { errors: { code: "wrong_code" } });
      since = new Date().toISOString();
      return { status: true, recovery_codes: newRecoveryCodes() };
    },
    endTwoFactor: ({ body }) => {
      withPassword(body.password);
      since = null;
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
