import { bulkPreviewSchema, bulkRuleSchema } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkRule } from "@shop/domain/bulk/bulk-rule.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { safeParse } from "valibot";

import { useApi } from "../../api-context.tsx";
import { createMemoryKeyStore, ensureIdempotencyKey } from "../../idempotency-key.ts";
import { fieldErrorsOf, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { categoriesQuery } from "../../shop/categories/queries.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { applyBulkMutation, bulkKeys, bulkPreviewQuery, type BulkRequest } from "./queries.ts";
import type { BulkFormView, BulkPreviewPage, BulkRuleText, BulkSelection } from "./view.ts";

/** The input of {@link useBulkFormModel}. */
export interface BulkFormModelInput {
  readonly selection: BulkSelection | null;
  readonly rule: BulkRuleText;
  readonly shown: BulkPreviewPage;
  /** Called with the id of the change after it was applied. */
  readonly onApplied: (id: number) => void;
}

const firstPage: BulkPreviewPage = { show: "changed", page: 1 };

const parse = ({ field, change, value, rounding }: BulkRuleText) =>
  safeParse(
    bulkRuleSchema,
    field === "price"
      ? { field, change, value, rounding: change === "fixed" ? "none" : rounding }
      : { field, change, value },
  );

const ruleOf = (text: BulkRuleText): BulkRule | null => {
  const { success, output } = parse(text);
  return success ? output : null;
};

/** The model of the page on which prices or stock of many products are changed. */
export function useBulkFormModel({ selection, rule, shown, onApplied }: BulkFormModelInput): BulkFormView {
  const api = useApi();
  const client = useQueryClient();
  const parsed = rule.value === "" ? null : ruleOf(rule);
  const request: BulkRequest | null = selection && parsed && { selection, rule: parsed };
  const preview = useQuery(bulkPreviewQuery(api, request, shown));
  const categories = useQuery({
    ...categoriesQuery(api),
    enabled: selection !== null && "filter" in selection,
  }).data;
  // A request whose answer was lost is repeated with its key, and so changes nothing twice.
  const [keys] = useState(() => new Map<string, ReturnType<typeof createMemoryKeyStore>>());
  const application = useSingleMutation(applyBulkMutation(api, request), {
    onSuccess: ({ change }) => onApplied(change.id),
    onError: (error) => {
      const current = conflictOf(error, bulkPreviewSchema);
      if (!current) return;
      client.removeQueries({ queryKey: bulkKeys.previews(request), type: "inactive" });
      client.setQueryData(bulkPreviewQuery(api, request, firstPage).queryKey, current);
      const isFirst = shown.show === firstPage.show && shown.page === firstPage.page;
      if (!isFirst) void client.invalidateQueries({ queryKey: bulkKeys.preview(request, shown) });
    },
  });
  const conflict = conflictOf(application.error, bulkPreviewSchema);
  const filter = selection && "filter" in selection ? selection.filter : {};
  const subCategories = categories?.flatMap(({ sub_category }) => sub_category);
  return {
    preview: request ? toRemote({ ...preview, isRefetching: preview.isFetching }) : null,
    errors: fieldErrorsOf(preview.error),
    check: (text) => parse(text).issues?.[0].message ?? null,
    applying: conflict ? { status: "idle" } : toSubmission(application, errorCodeOrMessage),
    conflict,
    onApply: () => {
      // What was seen first counts: a change since then is reported, on whichever page it is.
      const seen = client.getQueryData(bulkPreviewQuery(api, request, firstPage).queryKey) ?? preview.data;
      if (!request || !seen || preview.isPlaceholderData) return;
      const content = JSON.stringify([request, seen.fingerprint]);
      const store = keys.get(content) ?? createMemoryKeyStore();
      keys.set(content, store);
      application.submit({ ...request, seen, idempotencyKey: ensureIdempotencyKey(store) });
    },
    category: categories?.find(({ id }) => String(id) === filter["category_id"]) ?? null,
    subCategory: subCategories?.find(({ id }) => String(id) === filter["sub_category_id"]) ?? null,
  };
}
