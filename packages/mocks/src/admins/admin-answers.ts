import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { rightsOf, storedRights } from "@shop/domain/admins/rights.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockAdmin, MockSession, ShopState } from "../shop/state.ts";
import { takeCode } from "./two-factor-codes.ts";

const findAdmin = ({ admins }: ShopState, address: string): MockAdmin | undefined =>
  admins.find(({ email }) => sameEmail(email, address));

/** The signed-in administrator; throws unauthorized. */
export function signedInAdmin(state: ShopState): MockAdmin {
  const admin = findAdmin(state, state.adminEmail);
  if (!admin) throw new ApiError("unauthorized");
  return admin;
}

/** An administrator as the API answers it. */
export const toAdmin = (state: ShopState, admin: MockAdmin): Admin => ({
  id: state.admins.findIndex(({ email }) => sameEmail(email, admin.email)) + 1,
  email: admin.email,
  role: admin.role,
  rights: rightsOf(admin),
  must_change_password: admin.must_change_password,
  two_factor: Boolean(admin.twoFactor?.since),
  must_set_up_two_factor: state.twoFactorRequired && !admin.twoFactor?.since,
});

/** A session that starts now. */
export function aSession(id: number, email: string): MockSession {
  const now = new Date().toISOString();
  return { id, email, created_at: now, used_at: now, browser: "Firefox, Windows", site: "203.0.113.7" };
}

/** Ends the sessions of an administrator but the current one. */
export function endSessionsOf(state: ShopState, email: string): void {
  state.sessions = state.sessions.filter((one) => one.id === state.sessionId || !sameEmail(one.email, email));
}

/** Answers to login, logout, registration and password changes of administrators. */
export function adminAnswers(state: ShopState) {
  return {
    loginAdmin: async ({ body }) => {
      const admin = findAdmin(state, body.email);
      if (admin?.password !== body.password || admin.disabled_at) throw new ApiError("wrong_credentials");
      if (admin.twoFactor?.since) {
        if (body.code === "") throw new ApiError("second_factor_required");
        await takeCode(state, admin, body.code);
      }
      state.adminSignedIn = true;
      state.adminEmail = admin.email;
      state.sessionId = state.nextId();
      state.sessions = [...state.sessions, aSession(state.sessionId, admin.email)];
      return { status: true, must_change_password: admin.must_change_password };
    },
    logoutAdmin: () => {
      state.adminSignedIn = false;
      state.sessions = state.sessions.filter(({ id }) => id !== state.sessionId);
      return { status: true };
    },
    registerAdmin: ({ body }) => {
      if (findAdmin(state, body.email)) throw new ApiError("invalid", { errors: { email: "email_taken" } });
      state.admins = [
        ...state.admins,
        { ...body, rights: storedRights(body.rights), must_change_password: false },
      ];
      return { status: true };
    },
    readAdmin: () => {
      const admin = signedInAdmin(state);
      return { admin: toAdmin(state, admin) };
    },
    changeAdminPassword: ({ body }) => {
      const admin = signedInAdmin(state);
      if (body.new_password === body.password || sameEmail(body.new_password, state.adminEmail)) {
        throw new ApiError("invalid", { errors: { new_password: "bad_value" } });
      }
      if (admin.password !== body.password) {
        throw new ApiError("invalid", { errors: { password: "wrong_password" } });
      }
      endSessionsOf(state, admin.email);
      state.admins = state.admins.map((one) =>
        one === admin ? { ...one, password: body.new_password, must_change_password: false } : one,
      );
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
