import type { User } from "@shop/contract/entities/user.ts";

import { Refused } from "./refused.ts";
import type { Answers, ShopState } from "./state.ts";

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The bearer token of a request, or ''. */
export const tokenOf = (request: Request): string =>
  /^Bearer (?<token>.+)$/.exec(request.headers.get("authorization") ?? "")?.groups?.["token"] ?? "";

/** What the shop answers to shoppers and administrators who come and go. */
export function accountAnswers(state: ShopState) {
  const tokenFor = (user: User): string => {
    const token = `token-${state.nextId()}`;
    state.tokens.set(token, user.id);
    return token;
  };

  return {
    loginUser: ({ body }) => {
      const account = state.users.find(
        ({ user, password }) => sameAddress(user.email, body.email) && password === body.password,
      );
      if (!account) return { status: false };
      return { status: true, user: account.user, token: tokenFor(account.user) };
    },
    logoutUser: ({ request }) => ({ status: state.tokens.delete(tokenOf(request)) }),
    registerUser: ({ body: { password, ...person } }) => {
      if (state.users.some(({ user }) => sameAddress(user.email, person.email))) {
        return { status: false, errors: { email: "email_taken" } };
      }
      const user: User = { id: state.nextId(), ...person };
      state.users.push({ user, password });
      return { status: true, user, token: tokenFor(user) };
    },
    readAccount: ({ request }) => {
      const id = state.tokens.get(tokenOf(request));
      const account = state.users.find(({ user }) => user.id === id);
      if (!account) throw new Refused("unauthorized");
      return { user: account.user };
    },
    loginAdmin: ({ body }) => {
      const isKnown = state.admins.some(
        ({ email, password }) => sameAddress(email, body.email) && password === body.password,
      );
      if (!isKnown) throw new Refused("wrong_credentials");
      state.adminSignedIn = true;
      return { status: true };
    },
    logoutAdmin: () => {
      state.adminSignedIn = false;
      return { status: true };
    },
    registerAdmin: ({ body }) => {
      if (state.admins.some(({ email }) => sameAddress(email, body.email))) {
        throw new Refused("conflict", { errors: { email: "email_taken" } });
      }
      state.admins.push(body);
      return { status: true };
    },
  } satisfies Partial<Answers>;
}
