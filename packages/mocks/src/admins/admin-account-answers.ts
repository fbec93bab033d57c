import type { AdminAccount } from "@shop/contract/admins/admin-account.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { storedRights } from "@shop/domain/admins/rights.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockAdmin, ShopState } from "../shop/state.ts";
import { endSessionsOf, toAdmin } from "./admin-answers.ts";

/** A password as the server generates them: 20 letters and digits. */
const generatedPassword = (number: number): string => `generated${String(number).padStart(11, "0")}`;

/** An account as the API answers it. */
export const toAccount = (state: ShopState, admin: MockAdmin): AdminAccount => ({
  ...toAdmin(state, admin),
  disabled_at: admin.disabled_at ?? null,
  created_at: "2026-01-05T08:00:00.000Z",
  used_at: sameEmail(admin.email, state.adminEmail) ? new Date().toISOString() : null,
});

/** Answers to the endpoints of administrators' accounts. */
export function adminAccountAnswers(state: ShopState) {
  const replace = (id: number, change: Partial<MockAdmin>): AdminAccount => {
    const before = state.admins[id - 1];
    if (!before) throw new ApiError("not_found");
    const after = { ...before, ...change };
    state.admins = state.admins.map((one) => (one === before ? after : one));
    return toAccount(state, after);
  };
  return {
    listAdmins: () => ({
      data: state.admins
        .map((one) => toAccount(state, one))
        .toSorted((a, b) => a.email.localeCompare(b.email)),
      two_factor_required: state.twoFactorRequired,
    }),
    createAdmin: ({ body: { email, role, rights } }) => {
      if (state.admins.some((one) => sameEmail(one.email, email))) {
        throw new ApiError("invalid", { errors: { email: "email_taken" } });
      }
      const password = generatedPassword(state.nextId());
      const admin: MockAdmin = {
        email: email.toLowerCase(),
        role,
        rights: storedRights(rights),
        password,
        must_change_password: true,
      };
      state.admins = [...state.admins, admin];
      return { status: true, account: toAccount(state, admin), password };
    },
    changeAdmin: ({ params: { id }, body: { role, rights, disabled } }) => {
      const others = state.admins.filter((_, index) => index + 1 !== id);
      const isLast = !others.some((one) => one.role === "owner" && !one.disabled_at);
      if (!state.admins[id - 1]) throw new ApiError("not_found");
      if (isLast && (role === "staff" || disabled)) {
        const field = role === "staff" ? "role" : "disabled";
        throw new ApiError("invalid", { errors: { [field]: "last_owner" } });
      }
      if (disabled === true) endSessionsOf(state, state.admins[id - 1]?.email ?? "");
      return {
        status: true,
        account: replace(id, {
          ...(role && { role }),
          ...(rights && { rights }),
          ...(disabled !== undefined && { disabled_at: disabled ? new Date().toISOString() : null }),
        }),
      };
    },
    resetAdminPassword: ({ params: { id } }) => {
      endSessionsOf(state, state.admins[id - 1]?.email ?? "");
      const password = generatedPassword(state.nextId());
      return { status: true, account: replace(id, { password, must_change_password: true }), password };
    },
  } satisfies Partial<Answers>;
}
