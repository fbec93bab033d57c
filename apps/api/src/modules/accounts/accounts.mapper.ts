import type { User } from "@shop/contract/accounts/user.ts";

import type { UserRow } from "./accounts.repository.ts";

/** Maps a stored shopper to the contract's type, without the password. */
export const toUser = ({
  id,
  name,
  email,
  phone,
  address1,
  address2,
  company,
  tax_number,
  commercial_register,
}: UserRow): User => ({
  id,
  name,
  email,
  phone,
  address1,
  address2,
  company,
  tax_number,
  commercial_register,
});
