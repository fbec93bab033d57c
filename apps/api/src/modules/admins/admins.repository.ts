import { and, asc, eq, isNull, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type AdminRow, admins } from "./admins.table.ts";

/** True where there is no administrator. */
export const hasNoAdmins = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: admins.id }).from(admins).limit(1)).length === 0;

/** Inserts an administrator, an owner by default; returns false where the address is taken. */
export async function insertAdmin(
  queries: Queries,
  email: string,
  passwordHash: string,
  more: Partial<Pick<AdminRow, "role" | "rights" | "mustChangePassword">> = {},
): Promise<boolean> {
  const stored = await queries
    .insert(admins)
    .values({ email: sql`lower(${email})`, passwordHash, ...more })
    .onConflictDoNothing({ target: admins.email })
    .returning({ id: admins.id });
  return stored.length > 0;
}

/** The administrator with a mail address, whatever its case, or undefined. */
export async function findAdmin(queries: Queries, email: string): Promise<AdminRow | undefined> {
  const [row] = await queries
    .select()
    .from(admins)
    .where(eq(admins.email, sql`lower(${email})`));
  return row;
}

/** The administrator with an id, or undefined. */
export async function findAdminById(queries: Queries, id: number): Promise<AdminRow | undefined> {
  const [row] = await queries.select().from(admins).where(eq(admins.id, id));
  return row;
}

/** All administrators, sorted by address. */
export const findAdmins = (queries: Queries): Promise<AdminRow[]> =>
  queries.select().from(admins).orderBy(asc(admins.email));

/** All enabled owners; locks their rows until the transaction ends. */
export const lockOwners = (transaction: Queries): Promise<AdminRow[]> =>
  transaction
    .select()
    .from(admins)
    .where(and(eq(admins.role, "owner"), isNull(admins.disabledAt)))
    .orderBy(asc(admins.id))
    .for("update");

/** Locks the row of an administrator until the transaction ends. */
export async function lockAdmin(transaction: Queries, id: number): Promise<void> {
  await transaction.select({ id: admins.id }).from(admins).where(eq(admins.id, id)).for("update");
}

/** Reads an administrator and keeps the row as it is until the transaction ends; undefined where there is none. */
export async function keepAdmin(transaction: Queries, id: number): Promise<AdminRow | undefined> {
  const [row] = await transaction.select().from(admins).where(eq(admins.id, id)).for("share");
  return row;
}

/** Updates an administrator. */
export async function updateAdmin(
  queries: Queries,
  id: number,
  change: Partial<
    Pick<
      AdminRow,
      "passwordHash" | "mustChangePassword" | "disabledAt" | "role" | "rights" | "firstStepsDismissed"
    >
  >,
): Promise<void> {
  await queries.update(admins).set(change).where(eq(admins.id, id));
}
