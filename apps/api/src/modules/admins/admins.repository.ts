import { eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { admins } from "./admins.table.ts";

/** True where there is no administrator. */
export const hasNoAdmins = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: admins.id }).from(admins).limit(1)).length === 0;

/** Stores an administrator; gives false where the address already is one's. */
export async function insertAdmin(queries: Queries, email: string, passwordHash: string): Promise<boolean> {
  const stored = await queries
    .insert(admins)
    .values({ email: sql`lower(${email})`, passwordHash })
    .onConflictDoNothing({ target: admins.email })
    .returning({ id: admins.id });
  return stored.length > 0;
}

/** The administrator with a mail address, whatever its case, or undefined. */
export async function findAdmin(
  queries: Queries,
  email: string,
): Promise<{ readonly id: number; readonly passwordHash: string } | undefined> {
  const [row] = await queries
    .select({ id: admins.id, passwordHash: admins.passwordHash })
    .from(admins)
    .where(eq(admins.email, sql`lower(${email})`));
  return row;
}
