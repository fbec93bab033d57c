import type { User } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { isCompanyNamed, noAccountCompany } from "@shop/domain/orders/placing/order-company.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** True for two spellings of one mail address. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The bearer token of a request, or ''. */
export const tokenOf = (request: Request): string =>
  /^Bearer (?<token>.+)$/.exec(request.headers.get("authorization") ?? "")?.groups?.["token"] ?? "";

/** Answers to sign-up, login, forgotten passwords and logout. */
export function accountAnswers(state: ShopState) {
  const tokenFor = (user: User): string => {
    const token = `token-${state.nextId()}`;
    state.tokens.set(token, user.id);
    return token;
  };

  /** The place of the signed-in shopper among all. */
  const ownPlace = (request: Request): number => {
    const id = state.tokens.get(tokenOf(request));
    const at = state.users.findIndex(({ user }) => user.id === id);
    if (at === -1) throw new ApiError("unauthorized");
    return at;
  };
  const verified = (request: Request, password: string) => {
    const at = ownPlace(request);
    const account = state.users[at];
    if (account?.password !== password)
      throw new ApiError("invalid", { errors: { password: "wrong_password" } });
    return { at, user: account.user };
  };
  const endSessions = ({ id }: User, kept?: string): void => {
    for (const [token, owner] of state.tokens) if (owner === id && token !== kept) state.tokens.delete(token);
  };

  return {
    loginUser: ({ body }) => {
      const account = state.users.find(
        ({ user, password }) => sameEmail(user.email, body.email) && password === body.password,
      );
      if (!account) return { status: false };
      return { status: true, user: account.user, token: tokenFor(account.user) };
    },
    logoutUser: ({ request }) => ({ status: state.tokens.delete(tokenOf(request)) }),
    registerUser: ({ body: { password, ...person } }) => {
      if (state.users.some(({ user }) => sameEmail(user.email, person.email))) {
        return { status: false, errors: { email: "email_taken" } };
      }
      const user: User = { id: state.nextId(), ...person, ...noAccountCompany };
      state.users.push({ user, password });
      return { status: true, user, token: tokenFor(user) };
    },
    forgotPassword: ({ body: { email } }) => {
      if (!state.hasMailServer) return { status: false };
      const account = state.users.find(({ user }) => sameEmail(user.email, email.trim()));
      if (account) {
        for (const [token, owner] of state.passwordLinks)
          if (owner === account.user.email) state.passwordLinks.delete(token);
        state.passwordLinks.set(`link-${state.nextId()}`, account.user.email);
      }
      return { status: true };
    },
    resetPassword: ({ body: { token, password } }) => {
      const at = state.users.findIndex(({ user }) => user.email === state.passwordLinks.get(token));
      const account = state.users[at];
      if (!account) throw new ApiError("link_expired");
      const { user } = account;
      state.passwordLinks.delete(token);
      state.users.splice(at, 1, { user, password });
      endSessions(user);
      return { status: true, user, token: tokenFor(user) };
    },
    changeAccount: ({ body, request }) => {
      const at = ownPlace(request);
      const account = state.users[at];
      if (!account) throw new ApiError("unauthorized");
      const { company, tax_number, commercial_register } = account.user;
      const user = {
        ...account.user,
        ...body,
        company: body.company ?? company,
        tax_number: body.tax_number ?? tax_number,
        commercial_register: body.commercial_register ?? commercial_register,
      };
      if (!isCompanyNamed(user)) throw new ApiError("invalid", { errors: { company: "required" } });
      state.users.splice(at, 1, { ...account, user });
      return { status: true, user };
    },
    changePassword: ({ body: { password, new_password: changed }, request }) => {
      const { at, user } = verified(request, password);
      state.users.splice(at, 1, { user, password: changed });
      endSessions(user, tokenOf(request));
      return { status: true };
    },
    deleteAccount: ({ body: { password }, request }) => {
      const { at, user } = verified(request, password);
      state.users.splice(at, 1);
      endSessions(user);
      return { status: true };
    },
    readAccount: ({ request }) => {
      const account = state.users[ownPlace(request)];
      if (!account) throw new ApiError("unauthorized");
      return { user: account.user };
    },
  } satisfies Partial<Answers>;
}
