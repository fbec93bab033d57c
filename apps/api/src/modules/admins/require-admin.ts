import { API_PREFIX } from "@shop/contract/endpoint.ts";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { ApiEnvironment } from "../../http/api-environment.ts";
import { ApiError } from "../../http/api-error.ts";
import type { AdminService } from "./admins.service.ts";

const COOKIE = "admin_session";

/** The cookie goes nowhere but to the API, never to a script, and never along with a request that another site makes. */
const attributes = (isSecure: boolean) =>
  ({ path: API_PREFIX, httpOnly: true, sameSite: "Strict", secure: isSecure }) as const;

/** The token of the administrator's session that a request carries, or null. */
export const adminTokenOf = (context: Context): string | null => getCookie(context, COOKIE) ?? null;

/** Hands an administrator's session to the browser, which drops it when it is closed; `isSecure` where people come by HTTPS. */
export function keepAdminToken(context: Context, token: string, isSecure: boolean): void {
  setCookie(context, COOKIE, token, attributes(isSecure));
}

/** Makes the browser forget its session. */
export function dropAdminToken(context: Context, isSecure: boolean): void {
  deleteCookie(context, COOKIE, attributes(isSecure));
}

/** Lets administrators through and refuses everybody else, before anything of the request is read. */
export const requireAdmin =
  (admins: AdminService): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const token = adminTokenOf(context);
    const adminId = token === null ? null : await admins.adminOf(token);
    if (adminId === null) throw new ApiError("unauthorized");
    context.set("adminId", adminId);
    await next();
  };
