import type { AuditEntry } from "@shop/contract/audit-log/audit-entry.ts";
import type { AuditFilter, listAuditLog } from "@shop/contract/audit-log/endpoints.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { toAuditChange, toAuditGroup, toAuditOrderChange } from "./audit-log.mapper.ts";
import {
  type ChangeOfOrder,
  findChangeGroups,
  findChanges,
  findChangesAfter,
  findChangesOfGroup,
  findChangesOfOrders,
  findChangesOfOrdersAfter,
  findMoments,
  type LogPlace,
  type NamedChange,
} from "./audit-log.repository.ts";

/** Changes that an export reads at once. */
const BATCH = 500;

type Page = AnswerOf<typeof listAuditLog>;

/** Which part of the log is read. */
interface AuditPart {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What administrators and orders changed. */
export interface AuditLogService {
  /** The changes of some moments, the newest first. */
  readonly page: (filter: AuditFilter, part: AuditPart) => Promise<Page>;
  /** Each change of a group. */
  readonly group: (id: number, part: AuditPart) => Promise<Page>;
  /** All changes that a filter finds, the oldest first. */
  readonly all: (filter: AuditFilter) => AsyncGenerator<NamedChange | ChangeOfOrder>;
}

const momentPlace = v.strictTuple([v.literal("audit-log"), v.pipe(v.string(), v.isoTimestamp())]);
const groupPlace = v.strictTuple([
  v.literal("audit-group"),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** The entries that a function finds batch by batch. */
async function* each<T extends LogPlace>(
  find: (part: { readonly after: LogPlace | undefined; readonly limit: number }) => Promise<T[]>,
): AsyncGenerator<T> {
  let after: T | undefined;
  for (;;) {
    const found = await find({ after, limit: BATCH });
    yield* found;
    after = found.at(-1);
    if (found.length < BATCH) return;
  }
}

const newestFirst = (a: AuditEntry, b: AuditEntry): number => b.at.localeCompare(a.at) || b.id - a.id;

/** Creates the service of the audit log. */
export function auditLogService(queries: Queries): AuditLogService {
  return {
    page: async (filter, { cursor, limit }) => {
      const before = cursor === undefined ? undefined : new Date(readCursor(momentPlace, cursor)[1]);
      const found = await findMoments(queries, filter, { before, limit: limit + 1 });
      const moments = found.slice(0, limit);
      const last = moments.at(-1);
      const groups = await findChangeGroups(queries, filter, moments);
      const single = groups.filter(({ count }) => count === 1).map(({ first }) => first);
      const entries = [
        ...groups.filter(({ count }) => count > 1).map(toAuditGroup),
        ...(await findChanges(queries, single)).map(toAuditChange),
        ...(await findChangesOfOrders(queries, filter, moments)).map(toAuditOrderChange),
      ];
      return {
        data: entries.toSorted(newestFirst),
        next_cursor: last && found.length > limit ? writeCursor(["audit-log", last.toISOString()]) : null,
      };
    },
    group: async (id, { cursor, limit }) => {
      const [, after] = cursor === undefined ? [null, 0] : readCursor(groupPlace, cursor);
      const found = await findChangesOfGroup(queries, id, { after, limit: limit + 1 });
      const page = found.slice(0, limit);
      const last = page.at(-1);
      return {
        data: page.map(toAuditChange),
        next_cursor: last && found.length > limit ? writeCursor(["audit-group", last.id]) : null,
      };
    },
    all: async function* all(filter) {
      const changes = each((part) => findChangesAfter(queries, filter, part));
      const ofOrders = each((part) => findChangesOfOrdersAfter(queries, filter, part));
      let change = await changes.next();
      let ofOrder = await ofOrders.next();
      for (;;) {
        if (change.done !== true && (ofOrder.done === true || change.value.at <= ofOrder.value.at)) {
          yield change.value;
          change = await changes.next();
        } else if (ofOrder.done !== true) {
          yield ofOrder.value;
          ofOrder = await ofOrders.next();
        } else return;
      }
    },
  };
}
