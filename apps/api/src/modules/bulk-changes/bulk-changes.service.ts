import { createHash } from "node:crypto";

import type { Admin } from "@shop/contract/accounts/user.ts";
import { requirePriceRight, requireSeenFilter, seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { givenFilters } from "@shop/contract/bulk-changes/endpoints.ts";
import type { AnswerOf } from "@shop/contract/endpoint.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { type BulkRule, isAboutCosts } from "@shop/domain/bulk/bulk-rule.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import * as v from "valibot";

import type { Database, Queries } from "../../database/database.ts";
import { requireFound } from "../../database/require-row.ts";
import { yieldToRequests } from "../../database/yield-to-requests.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import { readAttributes } from "../attributes/attributes.repository.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import type { SearchService } from "../find/search/search.service.ts";
import type { BulkChangeRow } from "../history/bulk-changes.table.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { toBulkChange } from "./bulk-changes.mapper.ts";
import {
  findAttempt,
  findBulkChange,
  findBulkChanges,
  lockAttempt,
  lockBulkChange,
  storeUndo,
} from "./bulk-changes.repository.ts";
import { appliedField, type BookedValues, fieldOf, receiptField, subjectOf } from "./bulk-field.ts";
import { findChanges, findItems, findLatest, findOthers, lockChanged } from "./bulk-items.repository.ts";
import { type ValueChange, planOf } from "./bulk-plan.ts";
import { PREVIEW_ROWS, type PreviewRequest, previewOf } from "./bulk-preview.ts";
import { countTargets, findTargets, selectedBy, type Target, type TargetSelection } from "./bulk-targets.ts";
import type { RuledField } from "./ruled-field.ts";
import { entriesOf, writeBulkChange } from "./write-bulk-change.ts";

type ChangeRequest = InputOf<typeof endpoints.applyBulkChange>["body"];
type Change = AnswerOf<typeof endpoints.applyBulkChange>["change"];
type ItemsQuery = InputOf<typeof endpoints.readBulkChange>["query"];

/** Milliseconds for which the transaction of a change waits for others, whose queries wait for its end. */
const GIVE_WAY_MS = 300;

/** Changed products from which the planner's statistics are refreshed. */
const ANALYZED_FROM = 1000;

/** Changes of price, stock or a specification of many products. */
export interface BulkChangeService {
  /** The attributes of the selected products in their order; throws forbidden for a filter by costs to whoever does not see them. */
  readonly attributes: (
    selection: TargetSelection,
    admin: Admin,
  ) => Promise<AnswerOf<typeof endpoints.listBulkAttributes>["data"]>;
  /** What a rule would do; throws forbidden for one of costs to whoever does not see them, and invalid for too many products, and for a value that is not one of the attribute. */
  readonly preview: (request: PreviewRequest, admin: Admin) => Promise<BulkPreview>;
  /** Applies a previewed rule; throws forbidden, invalid, edit_conflict with a new preview, and idempotency_mismatch. */
  readonly apply: (request: ChangeRequest, attempt: string, admin: Admin) => Promise<Change>;
  /** One page of the changes that an administrator sees; throws bad_query for a bad cursor. */
  readonly page: (
    query: { readonly limit: number; readonly cursor: string | undefined },
    admin: Admin,
  ) => Promise<AnswerOf<typeof endpoints.listBulkChanges>>;
  /** One change with a page of its products; throws not_found and bad_query. */
  readonly read: (
    id: number,
    query: ItemsQuery,
    admin: Admin,
  ) => Promise<AnswerOf<typeof endpoints.readBulkChange>>;
  /** Takes a change back, once; throws not_found. */
  readonly undo: (id: number, admin: Admin) => Promise<AnswerOf<typeof endpoints.undoBulkChange>>;
}

/** Dependencies of {@link bulkChangeService}. */
export interface BulkChangeDependencies {
  readonly database: Pick<Database, "queries" | "sessions" | "pool" | "analyze">;
  readonly catalogue: Catalogue;
  readonly search: SearchService;
  /** Reads what the pieces of the booking that a change has made stand at in the books. */
  readonly bookedValues: (queries: Queries, changeId: number) => Promise<BookedValues>;
}

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const changePlace = v.strictTuple([v.literal("bulk changes"), id]);
const itemPlace = v.strictTuple([v.literal("bulk items"), id]);

/** Throws forbidden for a selection by costs of an administrator who does not see costs. */
const requireSeenSelection = (selection: TargetSelection, admin: Admin): void =>
  requireSeenFilter(admin, "filter" in selection ? selection.filter : {});

/** Throws forbidden for a rule of costs, and a selection by them, of an administrator who does not see costs, and for one of prices without that right. */
function requireRuleRights(
  { selection, rule }: { readonly selection: TargetSelection; readonly rule: BulkRule },
  admin: Admin,
): void {
  requireSeenSelection(selection, admin);
  if (isAboutCosts(rule) && !seesCosts(admin)) throw new ApiError("forbidden");
  requirePriceRight(admin, [rule.field]);
}

/** A stored change that an administrator sees; throws not_found. */
function requireSeen(row: BulkChangeRow | undefined, admin: Admin): BulkChangeRow {
  const found = requireFound(row);
  if (isAboutCosts(found.rule) && !seesCosts(admin)) throw new ApiError("not_found");
  return found;
}

/** The change of an earlier request of the same attempt; throws idempotency_mismatch where its content was different. */
async function earlierChange(queries: Queries, attempt: string, contentHash: string): Promise<Change | null> {
  const earlier = await findAttempt(queries, attempt);
  if (earlier && earlier.contentHash !== contentHash) throw new ApiError("idempotency_mismatch");
  return earlier ? toBulkChange(earlier) : null;
}

/** The changes that an undo makes: of products for which their field allows it: most get their old value where they still have the new one. */
function undone(
  field: RuledField,
  changes: readonly ValueChange[],
  locked: readonly Target[],
): readonly ValueChange[] {
  const now = new Map(locked.map((one) => [one.id, one]));
  return changes.flatMap((one) => {
    const target = now.get(one.id);
    const back = target && field.undone(target, one);
    return back ? [back] : [];
  });
}

/** Creates the service of changes of many products. */
export function bulkChangeService({
  database,
  catalogue,
  search,
  bookedValues,
}: BulkChangeDependencies): BulkChangeService {
  const { queries, analyze } = database;
  /** Refreshes the planner's statistics after a change of many products. */
  const analyzeAfter = async (products: number): Promise<void> => {
    // The change is committed: with old statistics searches are slower, no more.
    if (products >= ANALYZED_FROM) await analyze().catch(() => {});
  };

  return {
    attributes: async (selection, admin) => {
      requireSeenSelection(selection, admin);
      const counts = await countTargets(queries, await selectedBy({ queries, search }, selection));
      const { all } = await readAttributes(queries);
      return all.flatMap((attribute) => {
        const products = counts
          .filter((group) => isOfGroup(attribute, group))
          .reduce((sum, { count }) => sum + count, 0);
        return products > 0 ? [{ attribute_id: attribute.id, products }] : [];
      });
    },

    preview: async ({ selection, rule, show, page }, admin) => {
      requireRuleRights({ selection, rule }, admin);
      // Read first: a change in between is then listed with a conflict.
      const latest = await findLatest(queries);
      const condition = await selectedBy({ queries, search }, selection);
      const field = await fieldOf(queries, rule, { isLocking: false });
      const targets = await findTargets(queries, condition, {
        isLocking: false,
        subject: subjectOf(rule),
      });
      const plan = planOf(targets, rule, field);
      return previewOf(queries, plan, { show, page, latest });
    },

    apply: async (request, attempt, admin) => {
      const { selection, rule, fingerprint, latest } = request;
      requireRuleRights(request, admin);
      const contentHash = createHash("sha256").update(JSON.stringify(request)).digest("base64url");
      const earlier = await earlierChange(queries, attempt, contentHash);
      if (earlier) return earlier;
      const condition = await selectedBy({ queries, search }, selection);
      await yieldToRequests(database, GIVE_WAY_MS);
      const change = await catalogue.change(async (transaction, touch) => {
        await lockAttempt(transaction, attempt);
        const meanwhile = await earlierChange(transaction, attempt, contentHash);
        if (meanwhile) return meanwhile;
        const field = await fieldOf(transaction, rule, { isLocking: true });
        const targets = await findTargets(transaction, condition, {
          isLocking: true,
          subject: subjectOf(rule),
        });
        const plan = planOf(targets, rule, field);
        if (plan.fingerprint !== fingerprint) {
          const ids = new Set("ids" in selection ? selection.ids : targets.map((one) => one.id));
          const current = await previewOf(transaction, plan, {
            show: "changed",
            page: 1,
            latest: await findLatest(transaction),
          });
          const others = await findOthers(transaction, { since: latest, field, ids });
          throw new ApiError("edit_conflict", { current: { ...current, others } });
        }
        if (plan.changes.length === 0) throw new ApiError("invalid", { errors: { selection: "required" } });
        const row = await writeBulkChange(transaction, touch, {
          admin,
          field,
          changes: plan.changes,
          filter: "ids" in selection ? null : givenFilters(selection.filter),
          skipped: plan.skips.length,
          attempt,
          contentHash,
        });
        return toBulkChange(row);
      });
      await analyzeAfter(change.changed);
      return change;
    },

    page: async ({ limit, cursor }, admin) => {
      const [, before] = cursor === undefined ? [] : readCursor(changePlace, cursor);
      const rows = await findBulkChanges(queries, {
        before,
        limit: limit + 1,
        withCosts: seesCosts(admin),
      });
      const data = rows.slice(0, limit);
      const last = rows.length > limit ? data.at(-1) : undefined;
      return {
        data: data.map(toBulkChange),
        next_cursor: last ? writeCursor(["bulk changes", last.id]) : null,
      };
    },

    read: async (changeId, { show, limit = PREVIEW_ROWS, cursor }, admin) => {
      const row = requireSeen(await findBulkChange(queries, changeId), admin);
      const after = cursor === undefined ? 0 : readCursor(itemPlace, cursor)[1];
      const { items, last } = await findItems(queries, changeId, {
        field: await appliedField(queries, row.rule),
        subject: subjectOf(row.rule),
        isKept: show === "kept",
        after,
        limit,
      });
      return {
        change: toBulkChange(row),
        items,
        next_cursor: last === null ? null : writeCursor(["bulk items", last]),
      };
    },

    undo: async (changeId, admin) => {
      await yieldToRequests(database, GIVE_WAY_MS);
      const answer = await catalogue.change(async (transaction, touch) => {
        const row = requireSeen(await lockBulkChange(transaction, changeId), admin);
        requirePriceRight(admin, [row.rule.field]);
        if (row.undoneAt) return { status: false, change: toBulkChange(row) };
        const applied = await appliedField(transaction, row.rule, { isLocking: true });
        const locked = await lockChanged(transaction, changeId, subjectOf(row.rule));
        // What a booking stands at is read once its products are locked: an adjustment of its costs changes it.
        const field =
          row.rule.change === "receipt"
            ? receiptField(row.rule, await bookedValues(transaction, changeId))
            : applied;
        const back = field ? undone(field, await findChanges(transaction, changeId), locked) : [];
        if (field) {
          await field.store(transaction, back, admin.email);
          await record(transaction, admin, entriesOf(back, field, "undone"), changeId);
        }
        touchProducts(
          touch,
          back.map((one) => one.id),
        );
        const stored = await storeUndo(transaction, changeId, { by: admin.email, restored: back.length });
        return { status: true, change: toBulkChange(stored) };
      });
      await analyzeAfter(answer.change.undone?.restored ?? 0);
      return answer;
    },
  };
}
