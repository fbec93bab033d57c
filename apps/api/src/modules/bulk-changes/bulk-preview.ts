import type { BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { endpoints } from "@shop/contract/endpoints.ts";
import type { InputOf } from "@shop/contract/read-input.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";

import type { Queries } from "../../database/database.ts";
import { type BulkPlan, skippedByReason } from "./bulk-plan.ts";
import { findNames } from "./bulk-targets.ts";

/** The request of a preview. */
export type PreviewRequest = InputOf<typeof endpoints.previewBulkChange>["body"];

/** Products on one page of a preview. */
export const PREVIEW_ROWS = 50;

/** A preview of a plan with one page of its products. */
export async function previewOf(
  queries: Queries,
  plan: BulkPlan,
  { show, page, latest }: Pick<PreviewRequest, "show" | "page"> & { readonly latest: number },
): Promise<BulkPreview> {
  const list = show === "changed" ? "changes" : "skips";
  const { data: rows, page: shown } = pageOf<BulkPlan[typeof list][number]>(plan[list], page, PREVIEW_ROWS);
  const namesOf = await findNames(
    queries,
    rows.map((row) => row.id),
  );
  return {
    matched: plan.changes.length + plan.skips.length,
    changed: plan.changes.length,
    not_held: plan.notHeld,
    below_cost: plan.changes.filter(({ isBelowCost }) => isBelowCost).length,
    skipped: skippedByReason(plan),
    rows: rows.map((row) => ({
      id: row.id,
      name: namesOf(row.id).name,
      name_ar: namesOf(row.id).name_ar,
      old: row.old,
      new: row.new,
      reason: row.reason,
      below_cost: row.isBelowCost,
    })),
    page: shown,
    fingerprint: plan.fingerprint,
    latest,
    others: [],
  };
}
