import { foldCode, isAppCode, matchingStep } from "@shop/contract/admins/totp.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import type { MockAdmin, MockTwoFactor, ShopState } from "../shop/state.ts";

/** Replaces the second factor of an administrator; undefined removes it. */
export function storeTwoFactor(state: ShopState, email: string, twoFactor: MockTwoFactor | undefined): void {
  state.admins = state.admins.map((one) => (one.email === email ? { ...one, twoFactor } : one));
}

const wrong = () => new ApiError("invalid", { errors: { code: "wrong_code" } });

/** Takes a code of an app or a recovery code, once; throws invalid for another one. */
export async function takeCode(
  state: ShopState,
  { email, twoFactor }: MockAdmin,
  entered: string,
): Promise<void> {
  if (!twoFactor) throw wrong();
  const code = foldCode(entered);
  if (isAppCode(code)) {
    const step = await matchingStep(twoFactor.secret, code, Date.now());
    if (step === null || step <= twoFactor.step) throw wrong();
    storeTwoFactor(state, email, { ...twoFactor, step });
  } else {
    if (!twoFactor.codes.includes(code)) throw wrong();
    storeTwoFactor(state, email, { ...twoFactor, codes: twoFactor.codes.filter((one) => one !== code) });
  }
}
