import type { Admin } from "@shop/contract/accounts/user.ts";
import { type AdminRight, adminRights, formerStaffRights } from "@shop/domain/admins/rights.ts";

import type { AdminRow } from "./admins.table.ts";

/** What a stored administrator is allowed: everything for an owner. */
export const rightsOf = ({ role, rights }: Pick<AdminRow, "role" | "rights">): Admin["rights"] =>
  role === "owner" ? [...adminRights] : adminRights.filter((right) => rights.includes(right));

/** The rights that are stored for a new account, for which some may be stated. */
export const storedRights = (given: readonly AdminRight[] | undefined): AdminRight[] => [
  ...(given ?? formerStaffRights),
];
