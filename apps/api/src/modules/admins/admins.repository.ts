import { sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { admins } from "./admins.table.ts";

/** True where there is no administrator. */
export const hasNoAdmins = async (queries: Queries): Promise<boolean> =>
  (await queries.select({ id: admins.id }).from(admins).limit(1)).length === 0;

/** Stores an administrator. */
export async function insertAdmin(queries: Queries, email: string, passwordHash: string): Promise<void> {
  await queries.insert(admins).values({ email: sql`lower(${email})`, passwordHash });
}
