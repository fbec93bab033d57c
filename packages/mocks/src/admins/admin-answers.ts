import { ApiError } from "@shop/contract/api-error.ts";
import { rightsOf, storedRights } from "@shop/domain/admins/rights.ts";

import { sameEmail } from "../accounts/account-answers.ts";
import type { Answers, MockAdmin, ShopState } from "../shop/state.ts";

const findAdmin = ({ admins }: ShopState, address: string): MockAdmin | undefined =>
  admins.find(({ email }) => sameEmail(email, address));

/** The signed-in administrator; throws unauthorized. */
export function signedInAdmin(state: ShopState): MockAdmin {
  const admin = findAdmin(state, state.adminEmail);
  if (!admin) throw new ApiError("unauthorized");
  return admin;
}

/** Answers to login, logout, registration and password changes of administrators. */
export function adminAnswers(state: ShopState) {
  return {
    loginAdmin: ({ body }) => {
      const admin = findAdmin(state, body.email);
      if (admin?.password !== body.password || admin.disabled_at) throw new ApiError("wrong_credentials");
      state.adminSignedIn = true;
      state.adminEmail = admin.email;
      return { status: true, must_change_password: admin.must_change_password };
    },
    logoutAdmin: () => {
      state.adminSignedIn = false;
      return { status: true };
    },
    registerAdmin: ({ body }) => {
      if (findAdmin(state, body.email)) throw new ApiError("invalid", { errors: { email: "email_taken" } });
      state.admins = [...state.admins, { ...body, rights: storedRights(body.rights), must_change_password: false }];
      return { status: true };
    },
    readAdmin: () => {
      const admin = signedInAdmin(state);
      const { email, role, must_change_password } = admin;
      const id = state.admins.indexOf(admin) + 1;
      return { admin: { id, email, role, rights: rightsOf(admin), must_change_password } };
    },
    changeAdminPassword: ({ body }) => {
      const admin = signedInAdmin(state);
      if (body.new_password === body.password || sameEmail(body.new_password, state.adminEmail)) {
        throw new ApiError("invalid", { errors: { new_password: "bad_value" } });
      }
      if (admin.password !== body.password) {
        throw new ApiError("invalid", { errors: { password: "wrong_password" } });
      }
      state.admins = state.admins.map((one) =>
        one === admin ? { ...one, password: body.new_password, must_change_password: false } : one,
      );
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
