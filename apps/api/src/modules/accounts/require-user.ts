import type { User } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context, MiddlewareHandler } from "hono";

import type { AccountService } from "./accounts.service.ts";

/** The bearer token of a request, or null. */
export const bearerOf = (context: Context): string | null =>
  /^Bearer +(?<token>\S+)$/i.exec(context.req.header("authorization") ?? "")?.groups?.["token"] ?? null;

const unauthorized = (): ApiError =>
  new ApiError("unauthorized", { headers: { "www-authenticate": "Bearer" } });

/** Middleware that rejects requests without a valid bearer token, before anything of the request is read. */
export const requireUser =
  (accounts: AccountService): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    if (!user) throw unauthorized();
    context.set("user", user);
    await next();
  };

/** The signed-in shopper, on endpoints with access 'user'. */
export function userOf(context: Context<ApiEnvironment>): User {
  const { user } = context.var;
  if (!user) throw unauthorized();
  return user;
}
