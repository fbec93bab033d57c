import { ApiError } from "@shop/contract/api-error.ts";
import type {
  BulkChange,
  BulkItem,
  BulkOtherChange,
  BulkPreview,
} from "@shop/contract/bulk-changes/bulk-change.ts";
import { givenFilters } from "@shop/contract/bulk-changes/endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import type { BulkField, BulkRule, BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import { changeValue, skipReasons } from "@shop/domain/bulk/change-value.ts";

import { listedProducts, replaceProduct } from "../products/admin-product-answers.ts";
import type { ReadCall } from "../shop/call.ts";
import { noteEdit } from "../shop/edits.ts";
import type { Answers, MockBulkChange, ShopState } from "../shop/state.ts";

const PREVIEW_ROWS = 50;
const PAGE_SIZE = 20;

type Selection = ReadCall<"previewBulkChange">["body"]["selection"];

const selected = (state: ShopState, selection: Selection): Product[] =>
  ("ids" in selection
    ? state.products.filter(({ id }) => selection.ids.includes(id))
    : listedProducts(state, state.products, selection.filter)
  ).toSorted((a, b) => a.id - b.id);

const planned = (products: readonly Product[], rule: BulkRule) =>
  products.map((product) => {
    const { value, reason } = changeValue(product, rule);
    const { id, name, name_ar } = product;
    return { id, name, name_ar, old: product[rule.field], new: value, reason };
  });

/** Identifies the rule, the products and their values; a sum, because its length is limited. */
const fingerprintOf = (rule: BulkRule, rows: readonly { readonly id: number; readonly old: BulkValue }[]) =>
  [JSON.stringify(rule), ...rows.map(({ id, old }) => `${id} ${old}`)]
    .join("\n")
    .split("")
    .reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1e12, 7)
    .toString(36);

const latestOf = ({ history }: ShopState): number => Math.max(0, ...history.map(({ id }) => id));

function previewOf(
  state: ShopState,
  { selection, rule }: { readonly selection: Selection; readonly rule: BulkRule },
  { show = "changed", page = 1 }: { readonly show?: "changed" | "skipped"; readonly page?: number } = {},
): BulkPreview {
  const rows = planned(selected(state, selection), rule);
  const changed = rows.filter(({ reason }) => reason === null);
  const skipped = rows.filter(({ reason }) => reason !== null);
  const shown = show === "changed" ? changed : skipped;
  const last = Math.max(1, Math.ceil(shown.length / PREVIEW_ROWS));
  const number = Math.min(page, last);
  return {
    matched: rows.length,
    changed: changed.length,
    skipped: skipReasons.flatMap((reason) => {
      const products = rows.filter((row) => row.reason === reason).length;
      return products === 0 ? [] : [{ reason, products }];
    }),
    rows: shown.slice((number - 1) * PREVIEW_ROWS, number * PREVIEW_ROWS),
    page: number,
    fingerprint: fingerprintOf(rule, rows),
    latest: latestOf(state),
    others: [],
  };
}

function othersSince(
  { history, products }: ShopState,
  since: number,
  { field, ids }: { readonly field: BulkField; readonly ids: ReadonlySet<number> },
): BulkOtherChange[] {
  return history
    .filter(({ id, about }) => id > since && about.startsWith("product:"))
    .flatMap(({ about, by, at, fields, action }) => {
      const id = Number(about.slice("product:".length));
      const changed = fields.find((one) => one.field === field);
      const isConcerned = ids.has(id) ? changed || action !== "updated" : action === "deleted";
      const { name = "", name_ar = null } = products.find((one) => one.id === id) ?? {};
      return isConcerned
        ? [{ id, name, name_ar, by, at, old: changed?.old ?? null, new: changed?.new ?? null }]
        : [];
    })
    .slice(0, 20);
}

/** Answers to the administrators' endpoints of changes of many products. */
export function bulkChangeAnswers(state: ShopState) {
  const stored = (id: number): MockBulkChange => {
    const found = state.bulkChanges.find(({ change }) => change.id === id);
    if (!found) throw new ApiError("not_found");
    return found;
  };
  const store = (
    id: number,
    value: BulkValue,
    { field, action, bulkChange }: { field: BulkField; action: "updated" | "undone"; bulkChange: number },
  ): void => {
    const product = state.products.find((one) => one.id === id);
    if (!product) return;
    const updated_at = new Date().toISOString();
    replaceProduct(
      state,
      field === "price"
        ? { ...product, price: String(value), updated_at }
        : { ...product, amount: Number(value), updated_at },
    );
    const fields = [{ field, old: product[field], new: value }];
    noteEdit(state, { entity: "product", id }, action, fields, { bulk_change: bulkChange });
  };

  return {
    previewBulkChange: ({ body }) => previewOf(state, body, body),
    applyBulkChange: ({ body, headers }) => {
      const attempt = headers["idempotency-key"];
      const content = JSON.stringify(body);
      const earlier = state.bulkChanges.find((one) => one.attempt === attempt);
      if (earlier && earlier.content !== content) throw new ApiError("idempotency_mismatch");
      if (earlier) return { status: true, change: earlier.change };
      const { selection, rule, fingerprint, latest } = body;
      const current = previewOf(state, body);
      const products = selected(state, selection);
      if (current.fingerprint !== fingerprint) {
        const ids = new Set("ids" in selection ? selection.ids : products.map(({ id }) => id));
        const others = othersSince(state, latest, { field: rule.field, ids });
        throw new ApiError("edit_conflict", { current: { ...current, others } });
      }
      const items = planned(products, rule).flatMap(({ id, old, new: now }) =>
        now === null ? [] : [{ id, old, new: now }],
      );
      if (items.length === 0) throw new ApiError("invalid", { errors: { selection: "required" } });
      const change: BulkChange = {
        id: state.nextId(),
        at: new Date().toISOString(),
        by: state.adminEmail,
        rule,
        filter: "ids" in selection ? null : givenFilters(selection.filter),
        changed: items.length,
        skipped: products.length - items.length,
        undone: null,
      };
      for (const item of items) {
        store(item.id, item.new, { field: rule.field, action: "updated", bulkChange: change.id });
      }
      state.bulkChanges = [{ change, items, restored: new Set(), attempt, content }, ...state.bulkChanges];
      return { status: true, change };
    },
    listBulkChanges: ({ query: { limit = PAGE_SIZE, cursor } }) => {
      const start = Number(cursor ?? 0);
      if (Number.isNaN(start)) throw new ApiError("bad_query", { errors: { cursor: "bad_query" } });
      const end = start + limit;
      return {
        data: state.bulkChanges.slice(start, end).map(({ change }) => change),
        next_cursor: end < state.bulkChanges.length ? String(end) : null,
      };
    },
    readBulkChange: ({ params, query: { show, limit = PREVIEW_ROWS, cursor } }) => {
      const { change, items, restored } = stored(params.id);
      const shown = show === "kept" ? items.filter(({ id }) => !restored.has(id)) : items;
      const start = Number(cursor ?? 0);
      const end = start + limit;
      const products = new Map(state.products.map((product) => [product.id, product]));
      return {
        change,
        items: shown.slice(start, end).map(({ id, old, new: now }): BulkItem => {
          const product = products.get(id);
          const { name = "", name_ar = null } = product ?? {};
          return { id, name, name_ar, old, new: now, current: product?.[change.rule.field] ?? null };
        }),
        next_cursor: end < shown.length ? String(end) : null,
      };
    },
    undoBulkChange: ({ params }) => {
      const found = stored(params.id);
      const { change, items } = found;
      if (change.undone) return { status: false, change };
      const { field } = change.rule;
      const back = items.filter(
        (item) => state.products.find(({ id }) => id === item.id)?.[field] === item.new,
      );
      for (const { id, old } of back) store(id, old, { field, action: "undone", bulkChange: change.id });
      const undone = {
        at: new Date().toISOString(),
        by: state.adminEmail,
        restored: back.length,
        kept: items.length - back.length,
      };
      const after = {
        ...found,
        change: { ...change, undone },
        restored: new Set(back.map(({ id }) => id)),
      };
      state.bulkChanges = state.bulkChanges.map((one) => (one === found ? after : one));
      return { status: true, change: after.change };
    },
  } satisfies Partial<Answers>;
}
