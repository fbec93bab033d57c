import { ApiError } from "@shop/contract/api-error.ts";
import type { BulkChange, BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { givenFilters } from "@shop/contract/bulk-changes/endpoints.ts";
import { type BulkOutcome, skipReasons } from "@shop/domain/bulk/bulk-outcome.ts";
import {
  type BulkRule,
  type BulkValue,
  isBoundRule,
  type SpecificationRule,
  type SupplierRule,
} from "@shop/domain/bulk/bulk-rule.ts";
import { changeCost } from "@shop/domain/bulk/change-cost.ts";
import { changingPrices } from "@shop/domain/bulk/change-price.ts";
import { changeBound, changeUnit } from "@shop/domain/bulk/change-selling.ts";
import { changeSupplier } from "@shop/domain/bulk/change-supplier.ts";
import { changeOffer, changeSpecification, changeValue } from "@shop/domain/bulk/change-value.ts";
import { changeVat } from "@shop/domain/bulk/change-vat.ts";
import { wouldBeBelowCost } from "@shop/domain/bulk/would-be-below-cost.ts";
import { offerText } from "@shop/domain/catalogue/offer.ts";
import { unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { pageOf } from "@shop/domain/numbered-page.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";
import { supplyText } from "@shop/domain/suppliers/supply-text.ts";

import { attributesOf, valuesOf } from "../attributes/attribute-answers.ts";
import { listedProducts } from "../products/admin-product-answers.ts";
import { offeredOf } from "../products/offers.ts";
import { hiddenOf, supplyOf } from "../products/stored-fields.ts";
import type { ReadCall } from "../shop/call.ts";
import { entityOf } from "../shop/edits.ts";
import type { Answers, MockAttribute, MockSupplier, ShopState } from "../shop/state.ts";

const PREVIEW_ROWS = 50;

type Request = ReadCall<"previewBulkChange">["body"];
type Plan = Pick<Request, "selection" | "rule">;

type Product = ShopState["products"][number];

const selectedProducts = (state: ShopState, selection: Request["selection"]): readonly Product[] =>
  "ids" in selection
    ? state.products.filter(({ id }) => selection.ids.includes(id))
    : listedProducts(state, state.products, selection.filter);

/** The attribute of a rule. */
const attributeOf = (state: ShopState, { attribute_id }: SpecificationRule): MockAttribute =>
  entityOf(state.attributes, attribute_id);

/** The supplier of a rule, null for none. */
const supplierOf = ({ suppliers }: ShopState, { value }: SupplierRule): MockSupplier | null =>
  value === null ? null : entityOf(suppliers, value);

/** A product as administrators change it. */
const soldOf = (state: ShopState, product: Product) => ({
  ...product,
  ...offeredOf(state, product),
  ...hiddenOf(state, product.id),
});

/** A product's value and what a rule makes of it. */
function outcomeOf(
  state: ShopState,
  rule: BulkRule,
  sold: ReturnType<typeof soldOf>,
): [old: BulkValue, BulkOutcome] {
  if (rule.field === "offer") return [offerText(sold) ?? "", changeOffer(sold, rule)];
  if (rule.field === "price") return [changingPrices(sold, rule), changeValue(sold, rule)];
  if (rule.field === "cost_price") return [sold.cost_price ?? "", changeCost(sold, rule)];
  if (rule.field === "vat_rate") return ["", changeVat(sold, rule)];
  if (rule.field === "unit") return [unitText(sold), changeUnit(sold, rule)];
  if (isBoundRule(rule)) return [sold[rule.field] ?? "", changeBound(sold, rule)];
  if (rule.field === "supply") {
    const supply = supplyOf(state, sold.id);
    return [supplyText(supply), changeSupplier(supply, supplierOf(state, rule))];
  }
  if (rule.field !== "specification") return [sold[rule.field], changeValue(sold, rule)];
  const attribute = attributeOf(state, rule);
  const { value = null } = readSpecification(attribute, rule.value);
  const text = attributesOf(state).entered(valuesOf(state, sold.id))[attribute.id] ?? "";
  return [text, changeSpecification({ ...sold, text }, { attribute, value })];
}

/** What a rule makes of each selected product. */
const planned = (state: ShopState, { selection, rule }: Plan) =>
  selectedProducts(state, selection)
    .toSorted((a, b) => a.id - b.id)
    .map((product) => {
      const sold = soldOf(state, product);
      const [old, { value, reason }] = outcomeOf(state, rule, sold);
      const { id, name, name_ar } = product;
      const isBelowCost = value !== null && wouldBeBelowCost(sold, rule.field, value);
      return { id, name, name_ar, old, new: value, reason, below_cost: isBelowCost };
    });

/** A rule with the name that its attribute or supplier has when it is applied. */
function appliedRule(state: ShopState, rule: BulkRule): BulkChange["rule"] {
  if (rule.field === "supply") return { ...rule, name: supplierOf(state, rule)?.name ?? "" };
  if (rule.field !== "specification") return rule;
  const { name, name_ar } = attributeOf(state, rule);
  return { ...rule, name, name_ar };
}

/** Identifies what a rule makes of products; a sum, because its length is limited. */
const fingerprintOf = (rows: readonly object[]): string =>
  String(
    JSON.stringify(rows)
      .split("")
      .reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 1e12, 7),
  );

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
    not_held: 0,
    below_cost: changed.filter((row) => row.below_cost).length,
    skipped: skipReasons
      .map((reason) => ({ reason, products: skipped.filter((row) => row.reason === reason).length }))
      .filter(({ products }) => products > 0),
    rows: shown.data,
    page: shown.page,
    fingerprint: fingerprintOf(rows),
    latest: 0,
    others: [],
  };
}

/** Answers to the administrators' endpoints of changes of many products: changes are noted with what they would do, and change no product. */
export function bulkChangeAnswers(state: ShopState) {
  return {
    listBulkAttributes: ({ body: { selection } }) => {
      const products = selectedProducts(state, selection);
      return {
        data: attributesOf(state).all.flatMap((attribute) => {
          const count = products.filter((product) => isOfGroup(attribute, product)).length;
          return count > 0 ? [{ attribute_id: attribute.id, products: count }] : [];
        }),
      };
    },
    previewBulkChange: ({ body }) => previewOf(state, body, body),
    applyBulkChange: ({ body }) => {
      const { selection, rule, fingerprint } = body;
      const current = previewOf(state, body);
      if (current.fingerprint !== fingerprint) throw new ApiError("edit_conflict", { current });
      const items = planned(state, body).flatMap(({ id, name, name_ar, old, new: now }) =>
        now === null ? [] : [{ id, name, name_ar, old, new: now, current: now }],
      );
      const change: BulkChange = {
        id: state.nextId(),
        at: new Date().toISOString(),
        by: state.adminEmail,
        rule: appliedRule(state, rule),
        filter: "ids" in selection ? null : givenFilters(selection.filter),
        changed: items.length,
        skipped: current.matched - items.length,
        undone: null,
      };
      state.bulkChanges = [{ change, items }, ...state.bulkChanges];
      return { status: true, change };
    },
    listBulkChanges: () => ({ data: state.bulkChanges.map(({ change }) => change), next_cursor: null }),
  } satisfies Partial<Answers>;
}
