import type { AccountChange, NewAccount } from "@shop/contract/admins/admin-account.ts";
import { storedRights } from "@shop/domain/admins/rights.ts";

import { generatePassword, hashPassword } from "../../credentials/passwords.ts";
import type { Queries } from "../../database/database.ts";
import { deleteAdminSessionsOf } from "./admin-sessions.repository.ts";
import { insertAdmin, lockOwners, updateAdmin } from "./admins.repository.ts";
import { deletePasskeysOf } from "./passkeys.repository.ts";
import { notifySessionEnd } from "./session-ends.ts";

/** A change after which no owner could sign in. */
export class LastOwnerError extends Error {}

/** Adds an administrator with a generated password, which it returns; null where the address is taken. */
export async function createAccount(
  queries: Queries,
  { email, role, rights }: NewAccount,
): Promise<string | null> {
  const password = generatePassword();
  const hash = await hashPassword(password);
  const more = { role, rights: storedRights(rights), mustChangePassword: true };
  return (await insertAdmin(queries, email, hash, more)) ? password : null;
}

/** Replaces an administrator's password by a generated one, which it returns, removes their passkeys and ends their sessions; `note` records it in the same transaction. */
export async function replacePassword(
  queries: Queries,
  id: number,
  note: (transaction: Queries) => Promise<void>,
): Promise<string> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await queries.transaction(async (transaction) => {
    await updateAdmin(transaction, id, { passwordHash, mustChangePassword: true });
    await deletePasskeysOf(transaction, id);
    await deleteAdminSessionsOf(transaction, id);
    await note(transaction);
  });
  return password;
}

/** Changes role, rights or access of an administrator, which open streams follow; throws a {@link LastOwnerError} where no owner would be left who can sign in. */
export async function changeAccount(
  transaction: Queries,
  id: number,
  { role, rights, disabled }: AccountChange,
): Promise<void> {
  if (role === "staff" || disabled === true) {
    const owners = await lockOwners(transaction);
    if (owners.every((owner) => owner.id === id)) throw new LastOwnerError();
  }
  // An update without a column is no SQL.
  if (role === undefined && rights === undefined && disabled === undefined) return;
  await updateAdmin(transaction, id, {
    ...(role !== undefined && { role }),
    ...(rights !== undefined && { rights }),
    ...(disabled !== undefined && { disabledAt: disabled ? new Date() : null }),
  });
  if (disabled === true) await deleteAdminSessionsOf(transaction, id);
  else await notifySessionEnd(transaction);
}
