import type { Admin } from "@shop/contract/accounts/user.ts";
import { adminRefusal } from "@shop/contract/admin-refusal.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { API_PREFIX, type Endpoint } from "@shop/contract/endpoint.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

import type { AdminService } from "./admins.service.ts";

const COOKIE = "admin_session";

/** The cookie is sent to the API only, hidden from scripts, and left out of cross-site requests. */
const attributes = (isSecure: boolean) =>
  ({ path: API_PREFIX, httpOnly: true, sameSite: "Strict", secure: isSecure }) as const;

/** The token of the administrator's session that a request carries, or null. */
export const adminTokenOf = (context: Context): string | null => getCookie(context, COOKIE) ?? null;

/** The administrator whom the guard has authenticated. */
export function adminOf({ var: { admin } }: Context<ApiEnvironment>): Admin {
  if (!admin) throw new ApiError("unauthorized");
  return admin;
}

/** Whether a request comes from an administrator's browser, as its cookie says, which is not checked: it only decides what is counted. */
export const isOfAdmin = ({ headers }: Pick<Request, "headers">): boolean =>
  /(?:^|;\s*)admin_session=/.test(headers.get("cookie") ?? "");

/** Sets the session cookie, which browsers drop when they close; `isSecure` where the public address is HTTPS. */
export function keepAdminToken(context: Context, token: string, isSecure: boolean): void {
  setCookie(context, COOKIE, token, attributes(isSecure));
}

/** Removes the session cookie. */
export function dropAdminToken(context: Context, isSecure: boolean): void {
  deleteCookie(context, COOKIE, attributes(isSecure));
}

/**
 * Middleware that requires a live session of an administrator who may use the endpoint, before anything of the request is read; a request to
 * a `background` endpoint does not keep the session from its idle expiry.
 */
export const requireAdmin =
  (admins: AdminService, endpoint: Endpoint): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const token = adminTokenOf(context);
    const admin = token === null ? null : await admins.adminOf(token, !endpoint.background);
    const refusal = adminRefusal(admin, endpoint);
    if (refusal !== null) throw new ApiError(refusal);
    if (admin !== null) context.set("admin", admin);
    await next();
  };
