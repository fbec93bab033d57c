import { seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { endpoints } from "@shop/contract/endpoints.ts";
import type { HistoryEntity, HistoryEntry } from "@shop/contract/history/history.ts";
import { may, type Need } from "@shop/domain/admins/rights.ts";
import * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { EndpointRoutes } from "../../http/endpoint-routes.ts";
import { adminOf } from "../admins/require-admin.ts";
import { findHistory } from "./history.repository.ts";
import type { HistoryRow } from "./history.table.ts";

const place = v.strictTuple([
  v.literal("history"),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
]);

/** Maps an entry to the wire. */
export const toHistoryEntry = ({
  id,
  action,
  by,
  at,
  fields,
  bulkChangeId,
}: Pick<HistoryRow, "id" | "action" | "by" | "at" | "fields" | "bulkChangeId">): HistoryEntry => ({
  id,
  action,
  by,
  at: at.toISOString(),
  fields: [...fields],
  ...(bulkChangeId !== null && { bulk_change: bulkChangeId }),
});

/** What the histories of some entities require, as their pages do. */
const needs: Readonly<Partial<Record<HistoryEntity, Need>>> = {
  supplier: "costs",
  settings: "settings",
};

/** What {@link serveHistory} needs. */
interface HistoryNeeds {
  readonly queries: Queries;
}

/** Serves the change histories of products, categories and sub categories. */
export function serveHistory(routes: EndpointRoutes, { queries }: HistoryNeeds): void {
  routes.serve(endpoints.readHistory, async ({ query, context }) => {
    const { entity, id, cursor, limit = 20 } = query;
    const need = needs[entity];
    if (need !== undefined && !may(adminOf(context), need)) throw new ApiError("forbidden");
    const [, before] = cursor === undefined ? [] : readCursor(place, cursor);
    const part = { entity, entityId: id, before, limit: limit + 1 };
    const found = await findHistory(queries, { ...part, withCosts: seesCosts(adminOf(context)) });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map(toHistoryEntry),
      next_cursor: last && found.length > limit ? writeCursor(["history", last.id]) : null,
    };
  });
}
