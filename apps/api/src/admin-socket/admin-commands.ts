import { parseArgs } from "node:util";

import { adminRoles, rightsRule } from "@shop/contract/accounts/user.ts";
import type { NewAccount } from "@shop/contract/admins/admin-account.ts";
import type { DemonstrationKind } from "@shop/contract/demonstration/demonstration.ts";
import { emailRule } from "@shop/contract/rules.ts";
import { adminRights } from "@shop/domain/admins/rights.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { pages } from "@shop/domain/site/pages.ts";
import { errorMessage } from "@shop/serving/error-code.ts";
import * as v from "valibot";

import type { Database, Queries } from "../database/database.ts";
import { findUserByEmail } from "../modules/accounts/accounts.repository.ts";
import { makeLink } from "../modules/accounts/password-links.ts";
import {
  changeAccount,
  createAccount,
  LastOwnerError,
  replacePassword,
} from "../modules/admins/admin-accounts.ts";
import { deleteAdminSessionsOf } from "../modules/admins/admin-sessions.repository.ts";
import { findAdmin, findAdmins, hasNoAdmins } from "../modules/admins/admins.repository.ts";
import type { AdminRow } from "../modules/admins/admins.table.ts";
import { accountValues } from "../modules/admins/note-account.ts";
import { deletePasskeysOf } from "../modules/admins/passkeys.repository.ts";
import { deleteSecondFactor } from "../modules/admins/two-factor.repository.ts";
import { removeFromDatabase } from "../modules/demonstration/removal.service.ts";
import { noteAccount } from "../modules/history/note-account.ts";
import { foldEmail } from "../modules/mails/fold-email.ts";

/** Output of a command, and whether it succeeded. */
export interface CommandOutcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

const USAGE = [
  "npm run admin -- list",
  "npm run admin -- create ADDRESS [--role owner|staff]   prints a generated password",
  `                 [--rights RIGHT,…]                     of staff: ${adminRights.join(", ")}`,
  "npm run admin -- password ADDRESS                      prints a new generated password, ends every session",
  "npm run admin -- disable ADDRESS                       ends every session",
  "npm run admin -- enable ADDRESS",
  "npm run admin -- two-factor-off ADDRESS                switches two-factor sign-in off, ends every session",
  "npm run admin -- reset-link ADDRESS                    prints a link to a new password for a shopper's account",
  "npm run admin -- remove-demonstration ADDRESS          removes the demonstration catalogue in the name of an owner",
];

const PLURALS: Readonly<Record<DemonstrationKind, string>> = {
  product: "products",
  category: "categories",
  sub_category: "sub categories",
  brand: "brands",
  attribute: "specifications",
  synonym_group: "groups of synonyms",
  slide: "slides",
};

/** Who changed an account, as the audit log names it. */
const byCommand = { by: "npm run admin" };

/** A command that fails with a message to print. */
class CommandError extends Error {}

async function existing(queries: Queries, email: string): Promise<AdminRow> {
  const admin = await findAdmin(queries, email);
  if (!admin) throw new CommandError(`There is no administrator ${email}.`);
  return admin;
}

const stateOf = ({ disabledAt, mustChangePassword }: AdminRow): string =>
  [...(disabledAt ? ["disabled"] : []), ...(mustChangePassword ? ["generated password"] : [])].join(", ");

const roleOf = ({ role, rights }: AdminRow): string =>
  role === "owner" ? role : `${role} (${rights.join(",")})`;

async function list(queries: Queries): Promise<string[]> {
  const rows = await findAdmins(queries);
  if (rows.length === 0) {
    return ["There are none: the first start creates one. Is DATA_DIR or DATABASE_URL that of the shop?"];
  }
  return rows.map((row) => [row.email, roleOf(row), stateOf(row)].filter(Boolean).join("  "));
}

type Command = (queries: Queries, email: string, more: Omit<NewAccount, "email">) => Promise<string[]>;

async function create(
  queries: Queries,
  email: string,
  { role, rights }: Omit<NewAccount, "email">,
): Promise<string[]> {
  // The first start creates an owner only where there are no administrators at all.
  if (role !== "owner" && (await hasNoAdmins(queries))) {
    throw new CommandError("The first administrator must be an owner.");
  }
  const password = await queries.transaction(async (transaction) => {
    const made = await createAccount(transaction, { email, role, ...(rights && { rights }) });
    if (made === null) throw new CommandError(`${email} already is an administrator.`);
    const row = await existing(transaction, email);
    await noteAccount(transaction, byCommand, {
      accountId: row.id,
      action: "created",
      after: accountValues(row),
    });
    return made;
  });
  return [`Administrator: ${email}, role ${role}, password ${password}`];
}

async function newPassword(queries: Queries, email: string): Promise<string[]> {
  const { id } = await existing(queries, email);
  const password = await replacePassword(queries, id, (transaction) =>
    noteAccount(transaction, byCommand, { accountId: id, action: "password_set" }),
  );
  return [`Administrator: ${email}, password ${password}`];
}

/** Lets an administrator sign in, or no longer. */
async function setDisabled(queries: Queries, email: string, disabled: boolean): Promise<void> {
  await queries.transaction(async (transaction) => {
    const row = await existing(transaction, email);
    await changeAccount(transaction, row.id, { disabled });
    if ((row.disabledAt !== null) === disabled) return;
    await noteAccount(transaction, byCommand, {
      accountId: row.id,
      action: "updated",
      before: { disabled: disabled ? null : "yes" },
      after: { disabled: disabled ? "yes" : null },
    });
  });
}

async function disable(queries: Queries, email: string): Promise<string[]> {
  try {
    await setDisabled(queries, email, true);
  } catch (error) {
    if (!(error instanceof LastOwnerError)) throw error;
    throw new CommandError(`${email} is the last owner who can sign in. Create another one first.`);
  }
  return [`${email} is disabled.`];
}

async function enable(queries: Queries, email: string): Promise<string[]> {
  await setDisabled(queries, email, false);
  return [`${email} may sign in.`];
}

async function twoFactorOff(queries: Queries, email: string): Promise<string[]> {
  const { id, twoFactorSince } = await existing(queries, email);
  if (twoFactorSince === null) return [`${email} has no two-factor sign-in.`];
  await queries.transaction(async (transaction) => {
    await deleteSecondFactor(transaction, id);
    await deletePasskeysOf(transaction, id);
    await deleteAdminSessionsOf(transaction, id);
    await noteAccount(transaction, byCommand, { accountId: id, action: "two_factor_off" });
  });
  return [`${email} signs in with the password alone.`];
}

async function resetLink(queries: Queries, email: string): Promise<string[]> {
  const user = await findUserByEmail(queries, foldEmail(email));
  if (!user) throw new CommandError(`There is no shopper's account ${email}.`);
  const path = pages.newPasswordFor(await makeLink(queries, user.id));
  return [`Valid for one hour, once, at the shop's address: ${path}`];
}

async function removeDemonstration(queries: Queries, email: string): Promise<string[]> {
  const admin = await existing(queries, email);
  if (admin.role !== "owner") throw new CommandError(`${email} is not an owner.`);
  const { status, removed } = await removeFromDatabase(queries, admin);
  if (!status) return ["Nothing of the demonstration is left to remove."];
  const texts = removed.parts.map(({ kind, removed: count }) => `${count} ${PLURALS[kind]}`);
  const kept = removed.parts.reduce((sum, { changed, needed }) => sum + changed + needed, 0);
  return [
    `Removed: ${texts.join(", ")}. All but slides can be restored for ${RESTORE_DAYS} days.`,
    ...(kept > 0 ? [`Kept: ${kept} that were changed, or that content of the shop's own needs.`] : []),
  ];
}

const commands = new Map<string, Command>([
  ["create", create],
  ["password", newPassword],
  ["disable", disable],
  ["enable", enable],
  ["two-factor-off", twoFactorOff],
  ["reset-link", resetLink],
  ["remove-demonstration", removeDemonstration],
]);

async function execute(queries: Queries, args: readonly string[]): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { role: { type: "string" }, rights: { type: "string" } },
  });
  const [name, address, ...rest] = positionals;
  const isCreation = name === "create";
  if (rest.length > 0 || (!isCreation && (values.role ?? values.rights) !== undefined))
    throw new CommandError("");
  if (name === "list" && address === undefined) return list(queries);
  const email = v.safeParse(emailRule, address);
  const role = v.safeParse(v.optional(v.picklist(adminRoles), "owner"), values.role);
  const rights = v.safeParse(v.optional(rightsRule), values.rights?.split(","));
  if (!email.success || !role.success || !rights.success) throw new CommandError("");
  const command = commands.get(name ?? "");
  if (!command) throw new CommandError("");
  return command(queries, email.output.toLowerCase(), { role: role.output, rights: rights.output });
}

const isUsageError = (error: unknown): boolean =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

/** Executes an administrator command; `args` are its command line arguments. */
export async function runAdminCommand(
  { queries }: Pick<Database, "queries">,
  args: readonly string[],
): Promise<CommandOutcome> {
  try {
    return { ok: true, lines: await execute(queries, args) };
  } catch (error) {
    if (!(error instanceof CommandError) && !isUsageError(error)) throw error;
    const reason = error instanceof CommandError ? error.message : errorMessage(error);
    return { ok: false, lines: reason ? [reason] : USAGE };
  }
}
