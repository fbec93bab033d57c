import { ApiError } from "@shop/contract/api-error.ts";
import type { BulkChange, BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { givenFilters } from "@shop/contract/bulk-changes/endpoints.ts";
import type { BulkField, BulkRule, BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import { changeValue, skipReasons } from "@shop/domain/bulk/change-value.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";

import { listedProducts } from "../products/admin-product-answers.ts";
import type { ReadCall } from "../shop/call.ts";
import type { Answers, MockBulkChange, ShopState } from "../shop/state.ts";

const PREVIEW_ROWS = 50;

type Request = ReadCall<"previewBulkChange">["body"];
type Plan = Pick<Request, "selection" | "rule">;

/** What a rule makes of each selected product. */
function planned(state: ShopState, { selection, rule }: Plan) {
  const products =
    "ids" in selection
      ? state.products.filter(({ id }) => selection.ids.includes(id))
      : listedProducts(state, state.products, selection.filter);
  return products
    .toSorted((a, b) => a.id - b.id)
    .map((product) => {
      const { value, reason } = changeValue(product, rule);
      const { id, name, name_ar } = product;
      return { id, name, name_ar, old: product[rule.field], new: value, reason };
    });
}

/** Identifies the rule, the products and their values; a sum, because its length is limited. */
const fingerprintOf = (rule: BulkRule, rows: readonly { readonly id: number; readonly old: BulkValue }[]) =>
  [JSON.stringify(rule), ...rows.map(({ id, old }) => `${id} ${old}`)]
    .join("\n")
    .split("")
    .reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1e12, 7)
    .toString(36);

function previewOf(
  state: ShopState,
  plan: Plan,
  { show, page }: Pick<Request, "show" | "page"> = { show: "changed", page: 1 },
): BulkPreview {
  const rows = planned(state, plan);
  const changed = rows.filter(({ reason }) => reason === null);
  const skipped = rows.filter(({ reason }) => reason !== null);
  const shown = pageOf(show === "changed" ? changed : skipped, page, PREVIEW_ROWS);
  return {
    matched: rows.length,
    changed: changed.length,
    skipped: skipReasons
      .map((reason) => ({ reason, products: skipped.filter((row) => row.reason === reason).length }))
      .filter(({ products }) => products > 0),
    rows: shown.data,
    page: shown.page,
    fingerprint: fingerprintOf(plan.rule, rows),
    latest: 0,
    others: [],
  };
}

/** Answers to the administrators' endpoints of changes of many products; an undo restores all of them. */
export function bulkChangeAnswers(state: ShopState) {
  const stored = (id: number): MockBulkChange => {
    const found = state.bulkChanges.find(({ change }) => change.id === id);
    if (!found) throw new ApiError("not_found");
    return found;
  };
  const write = (field: BulkField, items: MockBulkChange["items"]): void => {
    const values = new Map(items.map(({ id, current }) => [id, current]));
    state.products = state.products.map((product) =>
      Object.assign({}, product, values.has(product.id) && { [field]: values.get(product.id) }),
    );
  };
  const signed = () => ({ at: new Date().toISOString(), by: state.adminEmail });

  return {
    previewBulkChange: ({ body }) => previewOf(state, body, body),
    applyBulkChange: ({ body, headers }) => {
      const { selection, rule, fingerprint } = body;
      const attempt = headers["idempotency-key"];
      const earlier = state.bulkChanges.find((one) => one.attempt === attempt);
      if (earlier) return { status: true, change: earlier.change };
      const current = previewOf(state, body);
      if (current.fingerprint !== fingerprint) throw new ApiError("edit_conflict", { current });
      const items = planned(state, body).flatMap(({ id, name, name_ar, old, new: now }) =>
        now === null ? [] : [{ id, name, name_ar, old, new: now, current: now }],
      );
      const change: BulkChange = {
        id: state.nextId(),
        ...signed(),
        rule,
        filter: "ids" in selection ? null : givenFilters(selection.filter),
        changed: items.length,
        skipped: current.matched - items.length,
        undone: null,
      };
      write(rule.field, items);
      state.bulkChanges = [{ change, items, attempt }, ...state.bulkChanges];
      return { status: true, change };
    },
    listBulkChanges: () => ({ data: state.bulkChanges.map(({ change }) => change), next_cursor: null }),
    readBulkChange: ({ params }) => {
      const { change, items } = stored(params.id);
      return { change, items: [...items], next_cursor: null };
    },
    undoBulkChange: ({ params }) => {
      const found = stored(params.id);
      const items = found.items.map((item) => Object.assign({}, item, { current: item.old }));
      const change = { ...found.change, undone: { ...signed(), restored: items.length, kept: 0 } };
      write(change.rule.field, items);
      state.bulkChanges = state.bulkChanges.map((one) => (one === found ? { ...found, change, items } : one));
      return { status: true, change };
    },
  } satisfies Partial<Answers>;
}
