import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AdminAccountService } from "./admin-accounts.service.ts";
import type { AdminSessionService } from "./admin-sessions.service.ts";
import type { AdminService } from "./admins.service.ts";
import type { PasskeyService } from "./passkeys.service.ts";
import { adminTokenOf, dropAdminToken, keepAdminToken } from "./require-admin.ts";
import type { TwoFactorService } from "./two-factor.service.ts";

/** Options of {@link serveAdmins}. */
export interface AdminRouteOptions {
  /** The client's address of a request. */
  readonly senderOf: (context: Context) => string | null;
  /** True where the public address is HTTPS. */
  readonly isSecure: boolean;
}

/** The administrator whom the guard has authenticated. */
export function adminOf({ var: { admin } }: Context<ApiEnvironment>): Admin {
  if (!admin) throw new ApiError("unauthorized");
  return admin;
}

/** Serves administrators' accounts to owners. */
export function serveAdminAccounts(routes: EndpointRoutes, accounts: AdminAccountService): void {
  routes.serve(endpoints.listAdmins, () => accounts.list());
  routes.serve(endpoints.createAdmin, async ({ body, context }) => ({
    status: true,
    ...(await accounts.create(body, adminOf(context))),
  }));
  routes.serve(endpoints.changeAdmin, async ({ params, body, context }) => ({
    status: true,
    account: await accounts.change(params.id, body, adminOf(context)),
  }));
  routes.serve(endpoints.resetAdminPassword, async ({ params, context }) => ({
    status: true,
    ...(await accounts.resetPassword(params.id, adminOf(context))),
  }));
}

/** Serves second factors of administrators. */
export function serveTwoFactor(
  routes: EndpointRoutes,
  twoFactor: TwoFactorService,
  accounts: Pick<AdminAccountService, "read">,
): void {
  routes.serve(endpoints.readTwoFactor, ({ context }) => twoFactor.read(adminOf(context)));
  routes.serve(endpoints.startTwoFactor, async ({ body, context }) => ({
    status: true,
    ...(await twoFactor.start(adminOf(context), body.password)),
  }));
  routes.serve(endpoints.confirmTwoFactor, async ({ body, context }) => ({
    status: true,
    recovery_codes: await twoFactor.confirm(adminOf(context), body.code),
  }));
  routes.serve(endpoints.renewRecoveryCodes, async ({ body, context }) => ({
    status: true,
    recovery_codes: await twoFactor.renewCodes(adminOf(context), body.password),
  }));
  routes.serve(endpoints.endTwoFactor, async ({ body, context }) => {
    await twoFactor.end(adminOf(context), body.password);
    return { status: true };
  });
  routes.serve(endpoints.resetTwoFactor, async ({ params, context }) => {
    await twoFactor.reset(params.id, adminOf(context));
    return { status: true, account: await accounts.read(params.id) };
  });
  routes.serve(endpoints.requireTwoFactor, async ({ body, context }) => {
    await twoFactor.require(adminOf(context), body.required);
    return { status: true };
  });
}

/** Who makes a request, in which session. */
const askerOf = (context: Context<ApiEnvironment>) => ({
  admin: adminOf(context),
  token: adminTokenOf(context) ?? "",
});

/**
 * The site on which the browser is. A passkey belongs to one site, so that a shop which states its public address offers them there alone: one made at
 * another address of the same machine would sign in nowhere else. Throws forbidden.
 */
function passkeySite(context: Context, publicUrl: string | undefined): string {
  const site = context.req.header("origin") ?? new URL(context.req.url).origin;
  if (publicUrl !== undefined && site !== new URL(publicUrl).origin) throw new ApiError("forbidden");
  return site;
}

/** Serves passkeys of administrators, and logins by them. */
export function servePasskeys(
  routes: EndpointRoutes,
  passkeys: PasskeyService,
  { senderOf, isSecure, publicUrl }: AdminRouteOptions & { readonly publicUrl: string | undefined },
): void {
  routes.serve(endpoints.listPasskeys, async ({ context }) => ({
    data: await passkeys.list(adminOf(context)),
  }));
  routes.serve(endpoints.startPasskey, async ({ body, context }) => ({
    status: true,
    options: await passkeys.start(adminOf(context), body.password, passkeySite(context, publicUrl)),
  }));
  routes.serve(endpoints.addPasskey, async ({ body, context }) => ({
    status: true,
    passkey: await passkeys.add(adminOf(context), body, passkeySite(context, publicUrl)),
  }));
  routes.serve(endpoints.removePasskey, async ({ params, context }) => {
    await passkeys.remove(adminOf(context), params.id);
    return { status: true };
  });
  routes.serve(endpoints.startPasskeyLogin, async ({ context }) => ({
    options: await passkeys.startLogin(passkeySite(context, publicUrl), senderOf(context)),
  }));
  routes.serve(endpoints.loginByPasskey, async ({ body, context }) => {
    const { token, mustChangePassword } = await passkeys.login(body, passkeySite(context, publicUrl), {
      sender: senderOf(context),
      userAgent: context.req.header("user-agent") ?? "",
    });
    keepAdminToken(context, token, isSecure);
    return { status: true, must_change_password: mustChangePassword };
  });
}

/** Serves the sessions of administrators, to themselves and to owners. */
export function serveAdminSessions(routes: EndpointRoutes, sessions: AdminSessionService): void {
  routes.serve(endpoints.listSessions, async ({ params, context }) => ({
    data: await sessions.list(askerOf(context), params.id),
  }));
  routes.serve(endpoints.endSession, ({ params, context }) =>
    sessions.end(askerOf(context), params.id, params.sessionId),
  );
  routes.serve(endpoints.endSessions, ({ params, context }) => sessions.endAll(askerOf(context), params.id));
}

/** Serves login, logout, registration and passwords of administrators. */
export function serveAdmins(
  routes: EndpointRoutes,
  admins: AdminService,
  { senderOf, isSecure }: AdminRouteOptions,
): void {
  routes.serve(endpoints.loginAdmin, async ({ body, context }) => {
    const { token, mustChangePassword } = await admins.login(body, {
      sender: senderOf(context),
      userAgent: context.req.header("user-agent") ?? "",
    });
    keepAdminToken(context, token, isSecure);
    return { status: true, must_change_password: mustChangePassword };
  });
  routes.serve(endpoints.logoutAdmin, async ({ context }) => {
    await admins.logout(adminTokenOf(context) ?? "");
    dropAdminToken(context, isSecure);
    return { status: true };
  });
  routes.serve(endpoints.registerAdmin, async ({ body, context }) => {
    await admins.register(body, adminOf(context));
    return { status: true };
  });
  routes.serve(endpoints.readAdmin, ({ context }) => Promise.resolve({ admin: adminOf(context) }));
  routes.serve(endpoints.changeAdminPassword, async ({ body, context }) => {
    await admins.changePassword({
      admin: adminOf(context),
      token: adminTokenOf(context) ?? "",
      password: body.password,
      newPassword: body.new_password,
    });
    return { status: true };
  });
}
