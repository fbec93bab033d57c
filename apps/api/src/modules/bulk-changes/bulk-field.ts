import { ApiError } from "@shop/contract/api-error.ts";
import { causeOfReason } from "@shop/domain/books/stock-reasons.ts";
import type { BulkOutcome } from "@shop/domain/bulk/bulk-outcome.ts";
import {
  type BoundRule,
  type BulkRule,
  type BulkValue,
  type CostRule,
  type CountRule,
  isBoundRule,
  type OfferRule,
  type PlainRule,
  type PriceRule,
  type ReceiptRule,
  type SpecificationRule,
  type SupplierRule,
  type UnitRule,
  type VatRule,
} from "@shop/domain/bulk/bulk-rule.ts";
import { changeCost } from "@shop/domain/bulk/change-cost.ts";
import { changingPrices } from "@shop/domain/bulk/change-price.ts";
import { changeBound, changeUnit, isPossibleBound, storedUnit } from "@shop/domain/bulk/change-selling.ts";
import { changeOffer, changeValue } from "@shop/domain/bulk/change-value.ts";
import { changeVat } from "@shop/domain/bulk/change-vat.ts";
import { offerText } from "@shop/domain/catalogue/offer.ts";
import { unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { divideHalfUp } from "@shop/domain/money/divide-half-up.ts";
import { fromMinorUnits, minorOf } from "@shop/domain/money/money.ts";
import { priceText, pricesOfText, quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import { areSteps, type TieredPrice } from "@shop/domain/money/quantity-prices.ts";
import { stockOfText, stockText } from "@shop/domain/purchases/stock-text.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";

import type { Queries } from "../../database/database.ts";
import { findAttribute, shareAttributes } from "../attributes/attributes.repository.ts";
import { withCause } from "../books/stock-cause.ts";
import type { StoredRule } from "../history/bulk-changes.table.ts";
import { reasonInHistory } from "../products/move-stock.ts";
import { isSupplierShown } from "../suppliers/suppliers.repository.ts";
import {
  storeAmounts,
  storeStocks,
  storeBounds,
  storeOffers,
  storePrices,
  storeUnits,
  storeValues,
} from "./bulk-changes.repository.ts";
import type { ValueChange } from "./bulk-plan.ts";
import type { RuleSubject, Target } from "./bulk-targets.ts";
import { fieldChange, ifStill, type RuledField } from "./ruled-field.ts";
import { specificationField } from "./specification-field.ts";
import { supplyField } from "./supply-field.ts";

/** The prices of a product with those of a change; quantity prices that the change leaves out stay. */
const pricesWith = ({ quantity_prices: kept }: Target, value: BulkValue): TieredPrice => {
  const { price, quantity_prices: steps } = pricesOfText(value);
  return { price, quantity_prices: steps ?? kept };
};

/** The field of a rule of prices, with which the quantity prices of products change. */
function priceField(rule: PriceRule): RuledField {
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field || name === "quantity_prices",
    valueOf: (target) => changingPrices(target, rule),
    outcomeOf: (target) => changeValue(target, rule),
    undone: ifStill(
      (target, value) => priceText(pricesWith(target, value)) === priceText(target),
      (value, target) => areSteps(pricesWith(target, value)),
    ),
    definition: null,
    storedRule: () => rule,
    inHistory: ({ old, new: now }) => {
      const [before, after] = [pricesOfText(old), pricesOfText(now)];
      const steps = {
        old: quantityPricesText(before.quantity_prices ?? []),
        new: quantityPricesText(after.quantity_prices ?? []),
      };
      return [
        fieldChange(rule.field, { old: before.price, new: after.price }),
        ...(steps.old === steps.new ? [] : [fieldChange("quantity_prices", steps)]),
      ];
    },
    store: storePrices,
  };
}

/** The field of a rule of the stock or the visibility. */
function plainField(rule: Exclude<PlainRule, PriceRule>): RuledField {
  const reason = rule.field === "amount" ? rule.stock_reason : undefined;
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf: (target) => target[rule.field],
    outcomeOf: (target) => changeValue(target, rule),
    undone: ifStill((target, value) => target[rule.field] === value),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change), ...reasonInHistory(reason)],
    // An undo takes the pieces back by the same cause: what was no loss after all leaves the losses again.
    store: (transaction, changes, by) =>
      withCause(transaction, { cause: causeOfReason(reason), by }, () =>
        storeValues(transaction, rule.field, changes),
      ),
  };
}

/** The undo of a count takes the difference that was booked off again: what was sold since stays sold. */
function withoutCount({ id, amount }: Target, change: ValueChange): ValueChange | null {
  const before = amount - (Number(change.new) - Number(change.old));
  return before >= 0 ? { id, old: amount, new: before } : null;
}

/** The field of a count of the stock. */
export const countField = (rule: CountRule): RuledField => ({
  ...plainField({ field: "amount", change: "amount", value: 0 }),
  store: (transaction, changes, by) =>
    withCause(transaction, { cause: "counted", by }, () => storeValues(transaction, "amount", changes)),
  undone: withoutCount,
  storedRule: () => rule,
});

/** What the pieces of a booking stand at in the books, by product, in the smallest unit, null where that is not known; and whether none of them went back. */
export type BookedValues = ReadonlyMap<number, { readonly value: bigint | null; readonly isThere: boolean }>;

/** The undo of a booking where it is known what its pieces stand at: that is taken off what the stock is worth; null where they are all that is there. */
function withoutValue(
  { id, amount, cost_price: cost, stock_value: worth }: Target,
  before: number,
  booked: bigint | null | undefined,
): ValueChange | null {
  if (booked == null || cost === null || worth === null || before === 0) return null;
  const left = minorOf(worth) - booked;
  const now = left > 0n ? fromMinorUnits(divideHalfUp(left, BigInt(before))) : cost;
  return {
    id,
    old: stockText({ amount, cost }),
    new: stockText({ amount: before, cost: now, paid: fromMinorUnits(-booked) }),
  };
}

/** The field of a booking of what has arrived: its values are texts of `stockText`. An undo takes off what the pieces of `booked` stand at. */
export const receiptField = (rule: ReceiptRule, booked: BookedValues = new Map()): RuledField => ({
  ...plainField({ field: "amount", change: "amount", value: 0 }),
  undone: (target, change) => {
    const { id, amount, cost_price: cost } = target;
    const [old, now] = [stockOfText(change.old), stockOfText(change.new)];
    const before = amount - (now.amount - old.amount);
    if (before < 0 || booked.get(id)?.isThere === false) return null;
    // A cost that was changed since stays.
    const hasCost = now.cost !== undefined && cost === now.cost;
    const exactly = hasCost && old.cost == null ? null : withoutValue(target, before, booked.get(id)?.value);
    return (
      exactly ?? {
        id,
        old: stockText({ amount, ...(hasCost && { cost }) }),
        new: stockText({ amount: before, ...(hasCost && { cost: old.cost ?? null }) }),
      }
    );
  },
  storedRule: () => rule,
  inHistory: (change) => {
    const [old, now] = [stockOfText(change.old), stockOfText(change.new)];
    const cost = { old: old.cost ?? null, new: now.cost ?? null };
    return [
      { field: "amount", old: old.amount, new: now.amount },
      ...(cost.old === cost.new ? [] : [{ field: "cost_price", ...cost }]),
    ];
  },
  store: (transaction, changes, by) =>
    withCause(transaction, { cause: "received", by, purchaseId: rule.value }, () =>
      storeStocks(
        transaction,
        changes.map(({ id, new: now }) => Object.assign({ id }, stockOfText(now))),
      ),
    ),
});

/** The field of a rule of an amount that a product may lack: its cost, or its rate of value added tax. */
function amountField<R extends CostRule | VatRule>(
  rule: R,
  outcomeOf: (target: Target, rule: R) => BulkOutcome,
): RuledField {
  const valueOf = (target: Target): BulkValue => target[rule.field] ?? "";
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf,
    outcomeOf: (target) => outcomeOf(target, rule),
    undone: ifStill((target, value) => valueOf(target) === value),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: (transaction, changes) => storeAmounts(transaction, rule.field, changes),
  };
}

const offerOfTarget = (target: Target): BulkValue => offerText(target) ?? "";

function offerField(rule: OfferRule): RuledField {
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field || name === "price",
    valueOf: offerOfTarget,
    outcomeOf: (target) => changeOffer(target, rule),
    undone: ifStill((target, value) => offerOfTarget(target) === value),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: storeOffers,
  };
}

/** The field of a rule of units, with which the pieces of a unit change. */
function unitField(rule: UnitRule): RuledField {
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field || name === "pieces_per_unit",
    valueOf: unitText,
    outcomeOf: (target) => changeUnit(target, rule),
    undone: ifStill((target, value) => unitText(target) === unitText(storedUnit(value))),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => {
      const [old, now] = [storedUnit(change.old), storedUnit(change.new)];
      return [
        { field: rule.field, old: old.unit ?? null, new: now.unit ?? null },
        { field: "pieces_per_unit", old: old.pieces_per_unit ?? null, new: now.pieces_per_unit ?? null },
      ];
    },
    store: storeUnits,
  };
}

/** The field of a rule of a bound of ordered quantities. */
function boundField(rule: BoundRule): RuledField {
  const valueOf = (target: Target): BulkValue => target[rule.field] ?? "";
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf,
    outcomeOf: (target) => changeBound(target, rule),
    undone: ifStill(
      (target, value) => valueOf(target) === value,
      (value, target) => isPossibleBound(target, rule.field, value === "" ? null : Number(value)),
    ),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: (transaction, changes) => storeBounds(transaction, rule.field, changes),
  };
}

/** The field of a rule that is about no specification or supplier. */
function fieldOfRule(
  rule: Exclude<BulkRule, SpecificationRule | SupplierRule> | CountRule | ReceiptRule,
): RuledField {
  if (rule.change === "count") return countField(rule);
  if (rule.change === "receipt") return receiptField(rule);
  if (rule.field === "cost_price") return amountField(rule, changeCost);
  if (rule.field === "offer") return offerField(rule);
  if (rule.field === "vat_rate") return amountField(rule, changeVat);
  if (rule.field === "unit") return unitField(rule);
  if (isBoundRule(rule)) {
    return boundField(rule);
  }
  return rule.field === "price" ? priceField(rule) : plainField(rule);
}

/** What a rule is about that is stored apart. */
export const subjectOf = (rule: BulkRule | StoredRule): RuleSubject => ({
  attributeId: rule.field === "specification" ? rule.attribute_id : null,
  isSupply: rule.field === "supply",
});

/**
 * The field of a rule that is to be applied; throws invalid for an unknown attribute or supplier, and for a value that is not one of the
 * attribute. A transaction locks the attribute against changes.
 */
export async function fieldOf(
  queries: Queries,
  rule: BulkRule,
  { isLocking }: { readonly isLocking: boolean },
): Promise<RuledField> {
  if (rule.field === "supply") {
    if (rule.value !== null && !(await isSupplierShown(queries, rule.value)))
      throw new ApiError("invalid", { errors: { "rule.value": "unknown_supplier" } });
    return supplyField(queries, rule);
  }
  if (rule.field !== "specification") return fieldOfRule(rule);
  if (isLocking) await shareAttributes(queries, [rule.attribute_id]);
  const now = await findAttribute(queries, rule.attribute_id);
  if (!now || now.deletedAt) {
    throw new ApiError("invalid", { errors: { "rule.attribute_id": "unknown_attribute" } });
  }
  const { error } = readSpecification(now, rule.value);
  if (error) throw new ApiError("invalid", { errors: { "rule.value": error } });
  return specificationField(rule, { now, earlier: now });
}

/** The field of a rule that was applied; null where its attribute was purged. A transaction locks the attribute against changes. */
export async function appliedField(
  queries: Queries,
  rule: StoredRule,
  { isLocking = false } = {},
): Promise<RuledField | null> {
  if (rule.field === "supply") return supplyField(queries, rule);
  if (rule.field !== "specification") return fieldOfRule(rule);
  if (isLocking) await shareAttributes(queries, [rule.attribute_id]);
  const now = await findAttribute(queries, rule.attribute_id);
  return now ? specificationField(rule, { now, earlier: { ...now, ...rule.attribute } }) : null;
}
