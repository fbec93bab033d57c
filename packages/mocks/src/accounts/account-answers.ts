import type { User } from "@shop/contract/accounts/user.ts";
import { noAccountCompany } from "@shop/domain/orders/placing/order-company.ts";

import type { Answers, ShopState } from "../shop/state.ts";

/** True for two spellings of one mail address. */
export const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The bearer token of a request, or ''. */
export const tokenOf = (request: Request): string =>
  /^Bearer (?<token>.+)$/.exec(request.headers.get("authorization") ?? "")?.groups?.["token"] ?? "";

/** Answers to sign-up, login and logout. */
export function accountAnswers(
  state: ShopState,
  { email, password: first }: { readonly email: string; readonly password: string },
) {
  const place = { phone: "01000000000", address1: "Tanta", address2: "" };
  const mona: User = { id: 1, name: "Mona Fathy", email, ...place, ...noAccountCompany };
  const users = [{ user: mona, password: first }];
  const signedIn = (user: User) => {
    const token = `token-${state.nextId()}`;
    state.tokens.set(token, user.id);
    return { status: true as const, user, token };
  };

  return {
    loginUser: ({ body }) => {
      const account = users.find(
        ({ user, password }) => sameEmail(user.email, body.email) && password === body.password,
      );
      return account ? signedIn(account.user) : { status: false };
    },
    logoutUser: ({ request }) => ({ status: state.tokens.delete(tokenOf(request)) }),
    registerUser: ({ body: { password, ...person } }) => {
      if (users.some(({ user }) => sameEmail(user.email, person.email))) {
        return { status: false, errors: { email: "email_taken" } };
      }
      const user: User = { id: state.nextId(), ...person, ...noAccountCompany };
      users.push({ user, password });
      return signedIn(user);
    },
    listAddresses: () => ({ data: [] }),
  } satisfies Partial<Answers>;
}
