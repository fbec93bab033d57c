import { bulkPreviewSchema } from "@shop/contract/bulk-changes/bulk-change.ts";
import { bulkRuleSchema } from "@shop/contract/bulk-changes/bulk-rule.ts";
import { reasonOfChange } from "@shop/domain/books/stock-reasons.ts";
import { bulkFields, type BulkRule, isWithoutValue, piecesOfRule } from "@shop/domain/bulk/bulk-rule.ts";
import { isCostEntry, isPriceField } from "@shop/domain/catalogue/product-fields.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { safeParse } from "valibot";

import { useApi } from "../../api-context.tsx";
import { createMemoryKeyStore, ensureIdempotencyKey } from "../../idempotency-key.ts";
import { fieldErrorsOf, toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { useMayDo } from "../admins/use-may-do.ts";
import { attributesQuery } from "../attributes/queries.ts";
import { adminCategoriesQuery } from "../categories/queries.ts";
import { conflictOf } from "../conflict.ts";
import { adminSubCategoriesQuery } from "../sub-categories/queries.ts";
import { supplierQueries } from "../suppliers/queries.ts";
import {
  applyBulkMutation,
  bulkAttributesQuery,
  bulkKeys,
  bulkPreviewQuery,
  type BulkRequest,
} from "./queries.ts";
import type { BulkFormView, BulkPreviewPage, BulkRuleErrors, BulkRuleText, BulkSelection } from "./view.ts";

/** The input of {@link useBulkFormModel}. */
export interface BulkFormModelInput {
  readonly selection: BulkSelection | null;
  readonly rule: BulkRuleText;
  readonly shown: BulkPreviewPage;
  /** Called with the id of the change after it was applied. */
  readonly onApplied: (id: number) => void;
}

const firstPage: BulkPreviewPage = { show: "changed", page: 1 };

function parse(text: BulkRuleText) {
  const { field, change, value, rounding, attributeId, from, until } = text;
  const rule = {
    price: { field, change, value, rounding: change === "fixed" ? "none" : rounding },
    cost_price: { field, change, value, rounding: change === "fixed" ? "none" : rounding },
    offer: { field, change, value, rounding: change === "fixed" ? "none" : rounding, from, until },
    amount: { field, change, value, stock_reason: reasonOfChange(piecesOfRule(text), text.stockReason) },
    visibility: { field, change, value },
    vat_rate: { field, change, value },
    unit: { field, change, value },
    min_order: { field, change, value },
    order_step: { field, change, value },
    max_order: { field, change, value },
    supply: { field, change, value },
    specification: { field, change, value, attribute_id: attributeId },
  };
  return safeParse(bulkRuleSchema, rule[field]);
}

/** The rule of a text; null where none is entered yet, or it cannot be applied. */
function ruleOf(text: BulkRuleText): BulkRule | null {
  if (text.value === "" && !isWithoutValue(text.change)) return null;
  const { success, output } = parse(text);
  return success ? output : null;
}

/** The errors of an entered rule; a specification is read by its attribute, where that is loaded. */
function errorsOf(text: BulkRuleText, attributes: readonly Attribute[] = []): BulkRuleErrors | null {
  if (text.field === "specification" && text.attributeId === null) return { attribute_id: "required" };
  const { issues } = parse(text);
  if (issues) {
    const [{ message, path }] = issues;
    const [at] = path ?? [];
    return at?.key === "from" || at?.key === "until" ? { [at.key]: message } : { value: message };
  }
  if (text.field !== "specification" || text.change === "clear") return null;
  const attribute = attributes.find(({ id }) => id === text.attributeId);
  const error = attribute && readSpecification(attribute, text.value).error;
  return error ? { value: error } : null;
}

const noProducts: ReadonlyMap<number, number> = new Map();

/** The model of the page on which a field of many products is changed. */
export function useBulkFormModel({ selection, rule, shown, onApplied }: BulkFormModelInput): BulkFormView {
  const api = useApi();
  const client = useQueryClient();
  const parsed = ruleOf(rule);
  const request: BulkRequest | null = selection && parsed && { selection, rule: parsed };
  const preview = useQuery(bulkPreviewQuery(api, request, shown));
  const filter = selection && "filter" in selection ? selection.filter : {};
  const { missing_attribute: lackedId } = filter;
  const [isSpecified, setSpecified] = useState(rule.field === "specification");
  const attributes = useQuery({ ...attributesQuery(api), enabled: isSpecified || lackedId !== undefined });
  const selected = useQuery({
    ...bulkAttributesQuery(api, selection),
    enabled: isSpecified && selection !== null,
  }).data;
  const products = useMemo(
    () => (selected ? new Map(selected.map((one) => [one.attribute_id, one.products] as const)) : noProducts),
    [selected],
  );
  const isFiltered = selection !== null && "filter" in selection;
  const categories = useQuery({ ...adminCategoriesQuery(api), enabled: isFiltered }).data;
  const subCategories = useQuery({ ...adminSubCategoriesQuery(api), enabled: isFiltered }).data;
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
  const isCosting = useMayDo("costs");
  const suppliers = useQuery({ ...supplierQueries.all(api), enabled: isCosting });
  const isPricing = useMayDo("prices");
  return {
    fields: bulkFields.filter(
      (field) => (isCosting || !isCostEntry(field)) && (isPricing || !isPriceField(field)),
    ),
    preview: request ? toRemote({ ...preview, isRefetching: preview.isFetching }) : null,
    errors: fieldErrorsOf(preview.error),
    check: (text) => errorsOf(text, attributes.data),
    attributes: { all: toRemote(attributes), products, onLoad: () => setSpecified(true) },
    attribute:
      (rule.field === "specification" && attributes.data?.find(({ id }) => id === rule.attributeId)) || null,
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
    suppliers: toRemote(suppliers),
    lackedAttribute: attributes.data?.find(({ id }) => String(id) === lackedId) ?? null,
    category: categories?.find(({ id }) => String(id) === filter["category_id"]) ?? null,
    subCategory: subCategories?.find(({ id }) => String(id) === filter["sub_category_id"]) ?? null,
  };
}
