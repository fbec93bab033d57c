import type { Admin, AdminRole } from "../accounts/user.ts";

/** The role of endpoints that are about costs alone. */
export const COSTS_ROLE = "owner" satisfies AdminRole;

/** Whether an administrator sees and changes what products cost the shop, and what it earns by them. */
export const seesCosts = ({ role }: Pick<Admin, "role">): boolean => role === COSTS_ROLE;
