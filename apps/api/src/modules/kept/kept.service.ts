import { type Kept, MAX_KEPT, type NewKept } from "@shop/contract/accounts/kept-link.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { readPartsList } from "@shop/domain/parts-list/read-parts-list.ts";
import { and, count, desc, eq, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { users } from "../accounts/users.table.ts";
import { hourly, throttle } from "../limits/throttle.ts";
import { makeLinkToken } from "../shared-links/shared-links.ts";
import { keptLinks } from "./kept-links.table.ts";

/** What a shopper keeps after a change. */
interface ChangedKept {
  /** False where nothing differed. */
  readonly status: boolean;
  readonly data: Kept[];
}

/** Carts and parts lists that shoppers keep; changes throw not_found, invalid and too_many_requests. */
export interface KeptService {
  /** What a shopper keeps, the newest first. */
  readonly list: (userId: number) => Promise<Kept[]>;
  readonly keep: (userId: number, entry: NewKept) => Promise<ChangedKept>;
  readonly rename: (userId: number, token: string, name: string) => Promise<ChangedKept>;
  readonly delete: (userId: number, token: string) => Promise<ChangedKept>;
}

const ownOf = (userId: number, token: string) =>
  and(eq(keptLinks.userId, userId), eq(keptLinks.token, token));

/** What all accounts may keep together: strangers open accounts, and the disk is that of the shop. */
const IN_ALL = { entries: 100_000, bytes: 500_000_000 };

/** Creates the service of kept carts and parts lists. */
export function keptService(queries: Queries, most = IN_ALL): KeptService {
  const keepings = throttle(queries, "kept", { account: hourly(100) });
  const list = async (userId: number, within = queries): Promise<Kept[]> => {
    const rows = await within
      .select({
        token: keptLinks.token,
        kind: keptLinks.kind,
        name: keptLinks.name,
        lines: keptLinks.lines,
        keptAt: keptLinks.keptAt,
      })
      .from(keptLinks)
      .where(eq(keptLinks.userId, userId))
      .orderBy(desc(keptLinks.keptAt), desc(keptLinks.token));
    return rows.map(({ keptAt, ...kept }) => Object.assign(kept, { kept_at: keptAt.toISOString() }));
  };

  const requireRoom = async (): Promise<void> => {
    const [all] = await queries
      .select({
        entries: count(),
        // As stored: nothing of it is read.
        bytes: sql<number>`coalesce(sum(pg_column_size(${keptLinks.content})), 0)::float8`,
      })
      .from(keptLinks);
    if (all && (all.entries >= most.entries || all.bytes >= most.bytes))
      throw new ApiError("too_many_requests");
  };

  return {
    list: (userId) => list(userId),
    keep: async (userId, { name, lines, list: parts }) => {
      await keepings.take({ account: String(userId) });
      await requireRoom();
      return queries.transaction(async (transaction) => {
        // One after the other, so that no more are kept than may be.
        await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
        if ((await transaction.$count(keptLinks, eq(keptLinks.userId, userId))) >= MAX_KEPT)
          throw new ApiError("invalid", { errors: { name: "limit_reached" } });
        await transaction.insert(keptLinks).values({
          token: makeLinkToken(),
          userId,
          kind: parts ? "parts_list" : "cart",
          name,
          lines: parts ? readPartsList(parts.list, parts).parts.length : (lines?.length ?? 0),
          content: parts ?? lines ?? [],
        });
        return { status: true, data: await list(userId, transaction) };
      });
    },
    rename: async (userId, token, name) => {
      const [row] = await queries
        .select({ name: keptLinks.name })
        .from(keptLinks)
        .where(ownOf(userId, token));
      if (!row) throw new ApiError("not_found");
      const status = row.name !== name;
      if (status) await queries.update(keptLinks).set({ name }).where(ownOf(userId, token));
      return { status, data: await list(userId) };
    },
    delete: async (userId, token) => {
      const deleted = await queries
        .delete(keptLinks)
        .where(ownOf(userId, token))
        .returning({ token: keptLinks.token });
      if (deleted.length === 0) throw new ApiError("not_found");
      return { status: true, data: await list(userId) };
    },
  };
}
