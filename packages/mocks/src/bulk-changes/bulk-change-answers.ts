import { requirePriceRight, seesCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { BulkChange, BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { givenFilters } from "@shop/contract/bulk-changes/endpoints.ts";
import { type BulkOutcome, skipReasons } from "@shop/domain/bulk/bulk-outcome.ts";
import {
  type BulkRule,
  type BulkValue,
  isAboutCosts,
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

import { signedInAdmin } from "../admins/admin-answers.ts";
import { attributesOf, valuesOf } from "../attributes/attribute-values.ts";
import { listedProducts } from "../products/admin-product-answers.ts";
import { offeredOf } from "../products/offers.ts";
import { hiddenOf, supplyOf } from "../products/stored-fields.ts";
import type { ReadCall } from "../shop/call.ts";
import type { Answers, MockAttribute, MockBulkChange, MockSupplier, ShopState } from "../shop/state.ts";

const PREVIEW_ROWS = 50;

type Request = ReadCall<"previewBulkChange">["body"];
type Plan = Pick<Request, "selection" | "rule">;

type Product = ShopState["products"][number];

const selectedProducts = (state: ShopState, selection: Request["selection"]): readonly Product[] =>
  "ids" in selection
    ? state.products.filter(({ id }) => selection.ids.includes(id))
    : listedProducts(state, state.products, selection.filter);

/** The attribute of a rule; throws invalid for an unknown one. */
function attributeOf(
  state: ShopState,
  { attribute_id }: Pick<SpecificationRule, "attribute_id">,
): MockAttribute {
  const attribute = attributesOf(state).ofId(attribute_id);
  if (!attribute) throw new ApiError("invalid", { errors: { "rule.attribute_id": "unknown_attribute" } });
  return attribute;
}

/** The text of a product's value; '' for none. */
const textOf = (state: ShopState, productId: number, attributeId: number): string =>
  attributesOf(state).entered(valuesOf(state, productId))[attributeId] ?? "";

/** The supplier of a rule, null for none; throws invalid for an unknown one. */
function supplierOf({ suppliers }: ShopState, { value }: SupplierRule): MockSupplier | null {
  const found = suppliers.find(({ id }) => id === value) ?? null;
  if (found === null && value !== null)
    throw new ApiError("invalid", { errors: { "rule.value": "unknown_supplier" } });
  return found;
}

/** A product's value and what a rule makes of it. */
function outcomeOf(state: ShopState, rule: BulkRule): (product: Product) => [old: BulkValue, BulkOutcome] {
  if (rule.field === "offer") {
    return (product) => {
      const offered = offeredOf(state, product);
      return [offerText(offered) ?? "", changeOffer(offered, rule)];
    };
  }
  if (rule.field === "price") {
    return (product) => {
      const current = { ...product, ...offeredOf(state, product), ...hiddenOf(state, product.id) };
      return [changingPrices(current, rule), changeValue(current, rule)];
    };
  }
  if (rule.field === "cost_price") {
    return (product) => {
      const hidden = hiddenOf(state, product.id);
      return [hidden.cost_price ?? "", changeCost(hidden, rule)];
    };
  }
  if (rule.field === "vat_rate") {
    return (product) => {
      const hidden = hiddenOf(state, product.id);
      return [hidden.vat_rate ?? "", changeVat(hidden, rule)];
    };
  }
  if (rule.field === "supply") {
    const supplier = supplierOf(state, rule);
    return (product) => {
      const supply = supplyOf(state, product.id);
      return [supplyText(supply), changeSupplier(supply, supplier)];
    };
  }
  if (rule.field === "unit") return (product) => [unitText(product), changeUnit(product, rule)];
  if (isBoundRule(rule)) {
    return (product) => [product[rule.field] ?? "", changeBound(product, rule)];
  }
  if (rule.field !== "specification") {
    return (product) => {
      const current = { ...product, ...offeredOf(state, product), ...hiddenOf(state, product.id) };
      return [current[rule.field], changeValue(current, rule)];
    };
  }
  const attribute = attributeOf(state, rule);
  const { value = null, error } = readSpecification(attribute, rule.value);
  if (error) throw new ApiError("invalid", { errors: { "rule.value": error } });
  return (product) => {
    const text = textOf(state, product.id, attribute.id);
    return [text, changeSpecification({ ...product, text }, { attribute, value })];
  };
}

/** What a rule makes of each selected product. */
function planned(state: ShopState, { selection, rule }: Plan) {
  const of = outcomeOf(state, rule);
  return selectedProducts(state, selection)
    .toSorted((a, b) => a.id - b.id)
    .map((product) => {
      const [old, { value, reason }] = of(product);
      const { id, name, name_ar } = product;
      const sold = { ...offeredOf(state, product), ...hiddenOf(state, id) };
      const isBelowCost = value !== null && wouldBeBelowCost(sold, rule.field, value);
      return { id, name, name_ar, old, new: value, reason, below_cost: isBelowCost };
    });
}

/** A rule with the name that its attribute or supplier has when it is applied. */
function appliedRule(state: ShopState, rule: BulkRule): BulkChange["rule"] {
  if (rule.field === "supply") return { ...rule, name: supplierOf(state, rule)?.name ?? "" };
  if (rule.field !== "specification") return rule;
  const { name, name_ar } = attributeOf(state, rule);
  return { ...rule, name, name_ar };
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
    not_held: 0,
    below_cost: changed.filter((row) => row.below_cost).length,
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

/** Answers to the administrators' endpoints of changes of many products: changes and undos are noted with what they would do, and change no product. */
export function bulkChangeAnswers(state: ShopState) {
  const isSeen = (rule: Parameters<typeof isAboutCosts>[0]): boolean =>
    !isAboutCosts(rule) || seesCosts(signedInAdmin(state));
  const requireRuleRights = (rule: BulkRule): void => {
    if (!isSeen(rule)) throw new ApiError("forbidden");
    requirePriceRight(signedInAdmin(state), [rule.field]);
  };
  const stored = (id: number): MockBulkChange => {
    const found = state.bulkChanges.find(({ change }) => change.id === id);
    if (!found || !isSeen(found.change.rule)) throw new ApiError("not_found");
    return found;
  };
  const signed = () => ({ at: new Date().toISOString(), by: state.adminEmail });

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
    previewBulkChange: ({ body }) => {
      requireRuleRights(body.rule);
      return previewOf(state, body, body);
    },
    applyBulkChange: ({ body, headers }) => {
      requireRuleRights(body.rule);
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
        rule: appliedRule(state, rule),
        filter: "ids" in selection ? null : givenFilters(selection.filter),
        changed: items.length,
        skipped: current.matched - items.length,
        undone: null,
      };
      state.bulkChanges = [{ change, items, attempt }, ...state.bulkChanges];
      return { status: true, change };
    },
    listBulkChanges: () => ({
      data: state.bulkChanges.map(({ change }) => change).filter(({ rule }) => isSeen(rule)),
      next_cursor: null,
    }),
    readBulkChange: ({ params }) => {
      const { change, items } = stored(params.id);
      return { change, items: [...items], next_cursor: null };
    },
    undoBulkChange: ({ params }) => {
      const found = stored(params.id);
      requirePriceRight(signedInAdmin(state), [found.change.rule.field]);
      const items = found.items.map((item) => Object.assign({}, item, { current: item.old }));
      const change = { ...found.change, undone: { ...signed(), restored: items.length, kept: 0 } };
      state.bulkChanges = state.bulkChanges.map((one) => (one === found ? { ...found, change, items } : one));
      return { status: true, change };
    },
  } satisfies Partial<Answers>;
}
