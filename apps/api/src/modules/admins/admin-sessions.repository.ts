import type { Admin } from "@shop/contract/accounts/user.ts";
import { rightsOf } from "@shop/domain/admins/rights.ts";
import { and, desc, eq, gt, isNull, lt, ne, sql, max } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { type AdminSessionRow, adminSessions } from "./admin-sessions.table.ts";
import { admins } from "./admins.table.ts";
import { notifySessionEnd } from "./session-ends.ts";
import { twoFactorRequired } from "./two-factor.repository.ts";

/** Time of the last request of each administrator who has a session, by id. */
export async function findLastUses(queries: Queries): Promise<ReadonlyMap<number, Date>> {
  const rows = await queries
    .select({ id: adminSessions.adminId, usedAt: max(adminSessions.usedAt) })
    .from(adminSessions)
    .groupBy(adminSessions.adminId);
  return new Map(rows.flatMap(({ id, usedAt }) => (usedAt ? [[id, usedAt]] : [])));
}

/** Expiry of administrator sessions, in seconds. */
export interface SessionLimits {
  /** Absolute expiry, counted from the login. */
  readonly total: number;
  /** Idle expiry, counted from the last request. */
  readonly idle: number;
}

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/** Minimum time between two updates of a session's last use. */
const USE_STEP_SECONDS = 60;

/** A session to insert, with the seconds that it lasts. */
interface NewSession
  extends Pick<AdminSessionRow, "tokenHash" | "adminId">, Partial<Pick<AdminSessionRow, "browser" | "site">> {
  readonly seconds: number;
}

/** Inserts a session. */
export async function insertAdminSession(
  queries: Queries,
  { seconds, ...session }: NewSession,
): Promise<void> {
  await queries.insert(adminSessions).values({
    ...session,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
}

/** Conditions of a session that lives. */
const lives = ({ idle }: SessionLimits) =>
  and(gt(adminSessions.expiresAt, sql`now()`), gt(adminSessions.usedAt, secondsAgo(idle)));

/** The live sessions of an administrator, the one that was used last first. */
export const findSessionsOf = (
  queries: Queries,
  adminId: number,
  limits: SessionLimits,
): Promise<AdminSessionRow[]> =>
  queries
    .select()
    .from(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), lives(limits)))
    .orderBy(desc(adminSessions.usedAt), desc(adminSessions.id));

/** Deletes a session of an administrator by its id; returns false where there is none. */
export async function deleteSessionOf(queries: Queries, adminId: number, id: number): Promise<boolean> {
  const ended = await queries
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, adminId), eq(adminSessions.id, id)))
    .returning({ id: adminSessions.id });
  if (ended.length > 0) await notifySessionEnd(queries);
  return ended.length > 0;
}

/** The administrator of the live session with this token hash, or undefined; `isUse` updates its last use. */
export async function findSessionAdmin(
  queries: Queries,
  tokenHash: string,
  limits: SessionLimits,
  isUse: boolean,
): Promise<Admin | undefined> {
  const [row] = await queries
    .select({
      id: admins.id,
      email: admins.email,
      role: admins.role,
      rights: admins.rights,
      must_change_password: admins.mustChangePassword,
      two_factor: sql<boolean>`${admins.twoFactorSince} is not null`,
      must_set_up_two_factor: sql<boolean>`${admins.twoFactorSince} is null and ${twoFactorRequired}`,
      isStale: sql<boolean>`${adminSessions.usedAt} < ${secondsAgo(USE_STEP_SECONDS)}`,
    })
    .from(adminSessions)
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(and(eq(adminSessions.tokenHash, tokenHash), lives(limits), isNull(admins.disabledAt)));
  if (!row) return undefined;
  const { isStale, ...admin } = row;
  if (isStale && isUse) {
    await queries
      .update(adminSessions)
      .set({ usedAt: sql`now()` })
      .where(eq(adminSessions.tokenHash, tokenHash));
  }
  return { ...admin, rights: rightsOf(admin) };
}

/** Deletes the session with this token hash. */
export async function deleteAdminSession(queries: Queries, tokenHash: string): Promise<void> {
  await queries.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
  await notifySessionEnd(queries);
}

/** Deletes the sessions of an administrator, except the one with the given token hash. */
export async function deleteAdminSessionsOf(
  queries: Queries,
  adminId: number,
  except?: string,
): Promise<void> {
  await queries
    .delete(adminSessions)
    .where(
      and(
        eq(adminSessions.adminId, adminId),
        except === undefined ? undefined : ne(adminSessions.tokenHash, except),
      ),
    );
  await notifySessionEnd(queries);
}

/** Deletes expired sessions. */
export async function deleteExpiredAdminSessions(queries: Queries): Promise<void> {
  await queries.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
}
