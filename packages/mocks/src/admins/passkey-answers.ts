import type { Passkey } from "@shop/contract/admins/passkey.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import type { Answers, ShopState } from "../shop/state.ts";
import { signedInAdmin } from "./admin-answers.ts";

const MAX_PASSKEYS = 10;
const TIMEOUT_MS = 300_000;

/** A challenge of the mock shop, which takes every answer to it. */
const challenge = "bW9jayBjaGFsbGVuZ2U";

const toPasskey = ({ id, name, created_at, used_at }: Passkey): Passkey => ({
  id,
  name,
  created_at,
  used_at,
});

/** Answers to passkeys; every credential is taken, and none signs in before one was added. */
export function passkeyAnswers(
  state: ShopState,
): Pick<
  Answers,
  "listPasskeys" | "startPasskey" | "addPasskey" | "removePasskey" | "startPasskeyLogin" | "loginByPasskey"
> {
  let passkeys: readonly (Passkey & { readonly credential: string; readonly email: string })[] = [];
  const own = () => passkeys.filter(({ email }) => email === signedInAdmin(state).email);
  return {
    listPasskeys: () => ({ data: own().map(toPasskey) }),
    startPasskey: ({ body }) => {
      const { email, password } = signedInAdmin(state);
      if (password !== body.password)
        throw new ApiError("invalid", { errors: { password: "wrong_password" } });
      if (own().length >= MAX_PASSKEYS) throw new ApiError("invalid", { errors: { name: "limit_reached" } });
      return {
        status: true,
        options: {
          challenge,
          rp: { id: "localhost", name: state.settings.settings.shop.name.en },
          user: { id: "YWRtaW4", name: email, displayName: "" },
          pubKeyCredParams: [{ alg: -7, type: "public-key" }],
          timeout: TIMEOUT_MS,
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
    addPasskey: ({ body: { name, credential } }) => {
      if (credential.response.attestationObject === "") throw new ApiError("bad_passkey");
      const passkey = { id: state.nextId(), name, created_at: new Date().toISOString(), used_at: null };
      passkeys = [{ ...passkey, credential: credential.id, email: signedInAdmin(state).email }, ...passkeys];
      return { status: true, passkey };
    },
    removePasskey: ({ params: { id } }) => {
      if (!own().some((one) => one.id === id)) throw new ApiError("not_found");
      passkeys = passkeys.filter((one) => one.id !== id);
      return { status: true };
    },
    startPasskeyLogin: () => ({
      options: { challenge, rpId: "localhost", timeout: TIMEOUT_MS, userVerification: "required" },
    }),
    loginByPasskey: ({ body: { credential } }) => {
      const passkey = passkeys.find((one) => one.credential === credential.id);
      if (!passkey) throw new ApiError("wrong_credentials");
      state.adminSignedIn = true;
      state.adminEmail = passkey.email;
      return { status: true, must_change_password: false };
    },
  };
}
