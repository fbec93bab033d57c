import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { ApiEnvironment } from "@shop/serving/api-environment.ts";
import type { Context } from "hono";

import type { Queries } from "../../database/database.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AdminAccountService } from "./admin-accounts.service.ts";
import type { SessionLimits } from "./admin-sessions.repository.ts";
import { adminSessionService } from "./admin-sessions.service.ts";
import type { AdminService } from "./admins.service.ts";
import type { NoteAccount } from "./note-account.ts";
import type { OpenSession } from "./open-session.ts";
import { passkeyService } from "./passkeys.service.ts";
import { adminOf, adminTokenOf, dropAdminToken, keepAdminToken } from "./require-admin.ts";
import type { TwoFactorService } from "./two-factor.service.ts";

/** What logins need. */
interface LoginNeeds {
  /** The client's address of a request. */
  readonly senderOf: (context: Context) => string | null;
  /** True where the public address is HTTPS. */
  readonly isSecure: boolean;
}

/** What {@link serveAdminAccounts} needs. */
interface AdminAccountNeeds {
  readonly adminAccounts: AdminAccountService;
}

/** Serves administrators' accounts to owners. */
export function serveAdminAccounts(
  routes: EndpointRoutes,
  { adminAccounts: accounts }: AdminAccountNeeds,
): void {
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

/** What {@link serveTwoFactor} needs. */
interface TwoFactorNeeds {
  readonly twoFactor: TwoFactorService;
  readonly adminAccounts: Pick<AdminAccountService, "read">;
}

/** Serves second factors of administrators. */
export function serveTwoFactor(routes: EndpointRoutes, { twoFactor, adminAccounts }: TwoFactorNeeds): void {
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
    return { status: true, account: await adminAccounts.read(params.id) };
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

/** What {@link servePasskeys} needs. */
interface PasskeyNeeds extends LoginNeeds {
  readonly queries: Queries;
  /** The shop's name, which browsers show. */
  readonly shopName: () => Promise<string>;
  readonly noteAccount: NoteAccount;
  readonly openSession: OpenSession;
  /** The shop's own address, where it is set. */
  readonly publicUrl?: string | undefined;
}

/** Serves passkeys of administrators, and logins by them. */
export function servePasskeys(
  routes: EndpointRoutes,
  { queries, shopName, noteAccount, openSession, senderOf, isSecure, publicUrl }: PasskeyNeeds,
): void {
  const passkeys = passkeyService({ queries }, { readName: shopName, note: noteAccount, openSession });
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

/** What {@link serveAdminSessions} needs. */
interface AdminSessionNeeds {
  readonly queries: Queries;
  readonly adminSessions: SessionLimits;
  readonly noteAccount: NoteAccount;
}

/** Serves the sessions of administrators, to themselves and to owners. */
export function serveAdminSessions(
  routes: EndpointRoutes,
  { queries, adminSessions, noteAccount }: AdminSessionNeeds,
): void {
  const sessions = adminSessionService({ queries }, adminSessions, noteAccount);
  routes.serve(endpoints.listSessions, async ({ params, context }) => ({
    data: await sessions.list(askerOf(context), params.id),
  }));
  routes.serve(endpoints.endSession, ({ params, context }) =>
    sessions.end(askerOf(context), params.id, params.sessionId),
  );
  routes.serve(endpoints.endSessions, ({ params, context }) => sessions.endAll(askerOf(context), params.id));
}

/** What {@link serveAdmins} needs. */
interface AdminNeeds extends LoginNeeds {
  readonly admins: AdminService;
}

/** Serves login, logout, registration and passwords of administrators. */
export function serveAdmins(routes: EndpointRoutes, { admins, senderOf, isSecure }: AdminNeeds): void {
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
