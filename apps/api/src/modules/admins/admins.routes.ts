import { endpoints } from "@shop/contract/endpoints.ts";
import type { Context } from "hono";

import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import type { AdminService } from "./admins.service.ts";
import { adminTokenOf, dropAdminToken, keepAdminToken } from "./require-admin.ts";

/** What the routes of administrators need to know of the shop's surroundings. */
export interface AdminSurroundings {
  /** Whom a request comes from. */
  readonly senderOf: (context: Context) => string | null;
  /** True where people reach the shop by HTTPS. */
  readonly isSecure: boolean;
}

/** Serves login, logout and registration of administrators. */
export function serveAdmins(
  routes: EndpointRoutes,
  admins: AdminService,
  { senderOf, isSecure }: AdminSurroundings,
): void {
  routes.serve(endpoints.loginAdmin, async ({ body, context }) => {
    keepAdminToken(context, await admins.login(body, senderOf(context)), isSecure);
    return { status: true };
  });
  routes.serve(endpoints.logoutAdmin, async ({ context }) => {
    await admins.logout(adminTokenOf(context) ?? "");
    dropAdminToken(context, isSecure);
    return { status: true };
  });
  routes.serve(endpoints.registerAdmin, async ({ body }) => {
    await admins.register(body);
    return { status: true };
  });
}
