import { randomInt } from "node:crypto";

import { and, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { type SharedKind, sharedLinks } from "./shared-links.table.ts";

/** Letters and digits without those that look alike; ten of them are short to type and infeasible to guess. */
const TOKEN_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const TOKEN_LENGTH = 10;

/** A new token of a link. */
export const makeLinkToken = (): string =>
  Array.from({ length: TOKEN_LENGTH }, () => TOKEN_SIGNS[randomInt(TOKEN_SIGNS.length)]).join("");

/** What is kept under links of a kind, and for how long. */
interface LinkRules<S extends v.GenericSchema> {
  readonly kind: SharedKind;
  /** What is kept. */
  readonly schema: S;
  readonly days: number;
  /** How many are kept at most; beyond it the oldest are deleted. */
  readonly max: number;
}

/** Links of a kind. */
interface LinkStore<T> {
  /** Keeps something for some days under a new token. */
  readonly save: (content: T) => Promise<{ token: string; expires_at: string }>;
  /** What a token opens; undefined where it is unknown or expired. */
  readonly find: (token: string) => Promise<T | undefined>;
}

/** Creates the store of links of a kind. */
export function linkStore<S extends v.GenericSchema>(
  queries: Queries,
  { kind, schema, days, max }: LinkRules<S>,
): LinkStore<v.InferOutput<S>> {
  /** Deletes the oldest, where there are too many. */
  const trim = async (): Promise<void> => {
    const lastSurplus = queries
      .select({ expiresAt: sharedLinks.expiresAt })
      .from(sharedLinks)
      .where(eq(sharedLinks.kind, kind))
      .orderBy(desc(sharedLinks.expiresAt))
      .offset(max)
      .limit(1);
    await queries
      .delete(sharedLinks)
      .where(and(eq(sharedLinks.kind, kind), lte(sharedLinks.expiresAt, sql`(${lastSurplus})`)));
  };

  const save = async (content: v.InferOutput<S>): Promise<{ token: string; expires_at: string }> => {
    const token = makeLinkToken();
    const [row] = await queries
      .insert(sharedLinks)
      .values({ token, kind, content, expiresAt: sql`now() + make_interval(days => ${days})` })
      .onConflictDoNothing()
      .returning({ expiresAt: sharedLinks.expiresAt });
    // The token is taken.
    if (!row) return save(content);
    await trim();
    return { token, expires_at: row.expiresAt.toISOString() };
  };

  return {
    save,
    find: async (token) => {
      const [row] = await queries
        .select({ content: sharedLinks.content })
        .from(sharedLinks)
        .where(
          and(
            eq(sharedLinks.token, token),
            eq(sharedLinks.kind, kind),
            gt(sharedLinks.expiresAt, sql`now()`),
          ),
        );
      return row && v.parse(schema, row.content);
    },
  };
}

/** Deletes what has expired. */
export async function deleteExpiredSharedLinks(queries: Queries): Promise<void> {
  await queries.delete(sharedLinks).where(lt(sharedLinks.expiresAt, sql`now()`));
}
