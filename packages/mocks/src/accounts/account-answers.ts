import type { User } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";

import { putMail } from "../mails/mails.ts";
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
    forgotPassword: ({ body: { email } }) => {
      if (!state.hasMailServer) return { status: false };
      const account = state.users.find(({ user }) => sameEmail(user.email, email.trim()));
      if (account) {
        for (const [token, owner] of state.passwordLinks)
          if (owner === account.user.email) state.passwordLinks.delete(token);
        state.passwordLinks.set(`link-${state.nextId()}`, account.user.email);
        putMail(state, "password_link", { recipient: account.user.email, subject: "A new password" });
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
      for (const [session, id] of state.tokens) if (id === user.id) state.tokens.delete(session);
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
