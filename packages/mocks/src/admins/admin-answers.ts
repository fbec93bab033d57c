import type { Admin } from "@shop/contract/accounts/user.ts";
import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { rightsOf, storedRights } from "@shop/domain/admins/rights.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockAdmin, MockSession, ShopState } from "../shop/state.ts";

/** The administrator who signed in last; throws unauthorized. */
export function signedInAdmin({ admins, adminEmail }: ShopState): MockAdmin {
  const admin = admins.find(({ email }) => sameEmail(email, adminEmail));
  if (!admin) throw new ApiError("unauthorized");
  return admin;
}

/** An administrator as the API answers it. */
export const toAdmin = (state: ShopState, admin: MockAdmin): Admin => ({
  id: state.admins.indexOf(admin) + 1,
  email: admin.email,
  role: admin.role,
  rights: rightsOf(admin),
  must_change_password: admin.must_change_password,
  two_factor: false,
  must_set_up_two_factor: false,
});

const toAccount = (state: ShopState, admin: MockAdmin): AdminAccount => ({
  ...toAdmin(state, admin),
  disabled_at: null,
  created_at: "2026-01-05T08:00:00.000Z",
  used_at: sameEmail(admin.email, state.adminEmail) ? new Date().toISOString() : null,
});

const refused = (errors: Readonly<Record<string, string>>): ApiError => new ApiError("invalid", { errors });

/** A session that starts now. */
export function aSession(id: number, email: string): MockSession {
  const now = new Date().toISOString();
  return { id, email, created_at: now, used_at: now, browser: "Firefox, Windows", site: "203.0.113.7" };
}

/** Answers to login, accounts, passwords and sessions of administrators. */
export function adminAnswers(state: ShopState) {
  const sessions = () =>
    state.sessions
      .map(({ email: _email, ...session }) => Object.assign(session, { current: session.id === 1 }))
      .toReversed();
  return {
    loginAdmin: ({ body }) => {
      const admin = state.admins.find(({ email }) => sameEmail(email, body.email));
      if (admin?.password !== body.password) throw new ApiError("wrong_credentials");
      state.adminSignedIn = true;
      state.adminEmail = admin.email;
      return { status: true, must_change_password: admin.must_change_password };
    },
    readAdmin: () => ({ admin: toAdmin(state, signedInAdmin(state)) }),
    changeAdminPassword: ({ body }) => {
      if (signedInAdmin(state).password !== body.password) throw refused({ password: "wrong_password" });
      return { status: true };
    },
    listAdmins: () => ({
      data: state.admins.map((one) => toAccount(state, one)),
      two_factor_required: false,
    }),
    createAdmin: ({ body: { email, role, rights } }) => {
      if (state.admins.some((one) => sameEmail(one.email, email))) throw refused({ email: "email_taken" });
      const password = "h7KpQ2mVx9TzR4wLc8Nd";
      const admin = { email, role, rights: storedRights(rights), password, must_change_password: true };
      state.admins = [...state.admins, admin];
      return { status: true, account: toAccount(state, admin), password };
    },
    listSessions: () => ({ data: sessions() }),
    endSession: ({ params: { sessionId } }) => {
      state.sessions = state.sessions.filter(({ id }) => id !== sessionId);
      return { status: true, data: sessions() };
    },
  } satisfies Partial<Answers>;
}
