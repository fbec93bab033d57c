import { ApiError } from "@shop/contract/api-error.ts";
import type { User } from "@shop/contract/entities/user.ts";

import type { Answers, ShopState } from "./state.ts";

/** True for two spellings of one mail address. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The bearer token of a request, or ''. */
export const tokenOf = (request: Request): string =>
  /^Bearer (?<token>.+)$/.exec(request.headers.get("authorization") ?? "")?.groups?.["token"] ?? "";

/** Answers to sign-up, login and logout. */
export function accountAnswers(state: ShopState) {
  const tokenFor = (user: User): string => {
    const token = `token-${state.nextId()}`;
    state.tokens.set(token, user.id);
    return token;
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
      const user: User = { id: state.nextId(), ...person };
      state.users.push({ user, password });
      return { status: true, user, token: tokenFor(user) };
    },
    readAccount: ({ request }) => {
      const id = state.tokens.get(tokenOf(request));
      const account = state.users.find(({ user }) => user.id === id);
      if (!account) throw new ApiError("unauthorized");
      return { user: account.user };
    },
  } satisfies Partial<Answers>;
}
