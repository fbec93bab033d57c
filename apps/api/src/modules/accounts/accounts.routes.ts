import { endpoints } from "@shop/contract/endpoints.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AccountService } from "./accounts.service.ts";
import type { PasswordLinks } from "./password-links.ts";
import { bearerOf, userOf } from "./require-user.ts";

/** The signed-in shopper with the token of the request. */
const ownerOf = (context: Context<ApiEnvironment>) => ({
  user: userOf(context),
  token: bearerOf(context) ?? "",
});

/** What {@link serveAccounts} needs. */
interface AccountNeeds {
  readonly accounts: AccountService;
  readonly passwordLinks: Pick<PasswordLinks, "request">;
  /** The client's address; null for a request in process. */
  readonly senderOf: (context: Context) => string | null;
}

/** Serves sign-up, login, forgotten passwords and logout of shoppers. */
export function serveAccounts(
  routes: EndpointRoutes,
  { accounts, passwordLinks, senderOf }: AccountNeeds,
): void {
  routes.serve(endpoints.loginUser, async ({ body, context }) => {
    const signedIn = await accounts.login(body, senderOf(context));
    return signedIn ? { status: true, ...signedIn } : { status: false };
  });
  routes.serve(endpoints.registerUser, async ({ body, context }) => {
    const signedIn = await accounts.register(body, senderOf(context));
    return signedIn ? { status: true, ...signedIn } : { status: false, errors: { email: "email_taken" } };
  });
  routes.serve(endpoints.forgotPassword, async ({ body, context }) => ({
    status: await passwordLinks.request(body, senderOf(context)),
  }));
  routes.serve(endpoints.resetPassword, async ({ body }) => ({
    status: true,
    ...(await accounts.resetPassword(body)),
  }));
  routes.serve(endpoints.logoutUser, async ({ context }) => {
    await accounts.logout(bearerOf(context) ?? "");
    return { status: true };
  });
  routes.serve(endpoints.changeAccount, async ({ body, context }) => ({
    status: true,
    user: await accounts.change(userOf(context), body),
  }));
  routes.serve(endpoints.changePassword, async ({ body, context }) => {
    await accounts.changePassword(ownerOf(context), body);
    return { status: true };
  });
  routes.serve(endpoints.deleteAccount, async ({ body, context }) => {
    await accounts.delete(ownerOf(context), body.password);
    return { status: true };
  });
  routes.serve(endpoints.readAccount, ({ context }) => Promise.resolve({ user: userOf(context) }));
}
