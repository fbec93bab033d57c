import type { NoteAccount } from "../admins/note-account.ts";
import { type Actor, changedFields, record } from "./history.repository.ts";

/** Stores what was done to an account. */
export const noteAccount = (
  transaction: Parameters<NoteAccount>[0],
  by: Actor,
  { accountId, action, before = {}, after = {} }: Parameters<NoteAccount>[2],
): Promise<void> =>
  record(transaction, by, [
    { entity: "account", entityId: accountId, action, fields: changedFields(before, after) },
  ]);
