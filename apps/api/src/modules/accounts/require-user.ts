import type { User } from "@shop/contract/entities/user.ts";
import type { Context, MiddlewareHandler } from "hono";

import type { ApiEnvironment } from "../../http/api-environment.ts";
import { ApiError } from "../../http/api-error.ts";
import type { AccountService } from "./accounts.service.ts";

/** The bearer token of a request, or null. */
export const bearerOf = (context: Context): string | null =>
  /^Bearer +(?<token>\S+)$/i.exec(context.req.header("authorization") ?? "")?.groups?.["token"] ?? null;

const unauthorized = (): ApiError =>
  new ApiError("unauthorized", { headers: { "www-authenticate": "Bearer" } });

/** Lets signed-in shoppers through and refuses everybody else, before anything of the request is read. */
export const requireUser =
  (accounts: AccountService): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const token = bearerOf(context);
    const user = token === null ? null : await accounts.userOf(token);
    if (!user) throw unauthorized();
    context.set("user", user);
    await next();
  };

/** Who is signed in, on a call that is for signed-in shoppers. */
export function userOf(context: Context<ApiEnvironment>): User {
  const { user } = context.var;
  if (!user) throw unauthorized();
  return user;
}
