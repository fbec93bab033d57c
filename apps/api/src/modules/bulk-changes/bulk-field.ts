import { isDeepStrictEqual } from "node:util";

import { ApiError } from "@shop/contract/api-error.ts";
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
  type SpecificationRule,
  type UnitRule,
} from "@shop/domain/bulk/bulk-rule.ts";
import { changeCost } from "@shop/domain/bulk/change-cost.ts";
import { changingPrices } from "@shop/domain/bulk/change-price.ts";
import { changeBound, changeUnit, isPossibleBound, storedUnit } from "@shop/domain/bulk/change-selling.ts";
import { changeOffer, changeSpecification, changeValue } from "@shop/domain/bulk/change-value.ts";
import { offerText } from "@shop/domain/catalogue/offer.ts";
import { unitText } from "@shop/domain/catalogue/selling-unit.ts";
import { priceText, pricesOfText, quantityPricesText } from "@shop/domain/money/quantity-prices-text.ts";
import { areSteps, type TieredPrice } from "@shop/domain/money/quantity-prices.ts";
import { attributeOfField, historyField } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute, Specification } from "@shop/domain/specifications/attribute.ts";
import { enteredText } from "@shop/domain/specifications/print-specification.ts";
import { readSpecification } from "@shop/domain/specifications/read-specification.ts";

import type { Queries } from "../../database/database.ts";
import { storeAttribute } from "../attributes/attribute-counts.repository.ts";
import { findAttribute, shareAttributes, type StoredAttribute } from "../attributes/attributes.repository.ts";
import type { EarlierAttribute, StoredRule } from "../history/bulk-changes.table.ts";
import {
  storeBounds,
  storeCosts,
  storeOffers,
  storePrices,
  storeUnits,
  storeValues,
} from "./bulk-changes.repository.ts";
import type { ValueChange } from "./bulk-plan.ts";
import type { Target } from "./bulk-targets.ts";
import { fieldChange, ifStill, type RuledField } from "./ruled-field.ts";

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

const plainField = (rule: Exclude<PlainRule, PriceRule>): RuledField => ({
  name: rule.field,
  isNamed: (name) => name === rule.field,
  valueOf: (target) => target[rule.field],
  outcomeOf: (target) => changeValue(target, rule),
  undone: ifStill((target, value) => target[rule.field] === value),
  definition: null,
  storedRule: () => rule,
  inHistory: (change) => [fieldChange(rule.field, change)],
  store: (transaction, changes) => storeValues(transaction, rule.field, changes),
});

/** The undo of a count takes the difference that was booked off again: what was sold since stays sold. */
function withoutCount({ id, amount }: Target, change: ValueChange): ValueChange | null {
  const before = amount - (Number(change.new) - Number(change.old));
  return before >= 0 ? { id, old: amount, new: before } : null;
}

/** The field of a count of the stock. */
export const countField = (rule: CountRule): RuledField => ({
  ...plainField({ field: "amount", change: "amount", value: 0 }),
  undone: withoutCount,
  storedRule: () => rule,
});

const costOfTarget = ({ cost_price: cost }: Target): BulkValue => cost ?? "";

function costField(rule: CostRule): RuledField {
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf: costOfTarget,
    outcomeOf: (target) => changeCost(target, rule),
    undone: ifStill((target, value) => costOfTarget(target) === value),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: storeCosts,
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

/** The field of a rule that is about no specification. */
function fieldOfRule(rule: Exclude<BulkRule, SpecificationRule> | CountRule): RuledField {
  if (rule.change === "count") return countField(rule);
  if (rule.field === "cost_price") return costField(rule);
  if (rule.field === "offer") return offerField(rule);
  if (rule.field === "unit") return unitField(rule);
  if (isBoundRule(rule)) {
    return boundField(rule);
  }
  return rule.field === "price" ? priceField(rule) : plainField(rule);
}

/** Reads a text by the definition of an attribute; undefined where it has no such value. */
function readBy(attribute: Attribute, text: BulkValue): Specification | null | undefined {
  const { value, error } = readSpecification(attribute, String(text));
  return error ? undefined : value;
}

/** The field of a specification: texts are read by the definition `earlier`, which is the present one until a change is undone. */
function specificationField(
  { attribute: _earlier, ...rule }: SpecificationRule & { readonly attribute?: EarlierAttribute },
  { now, earlier }: { readonly now: StoredAttribute; readonly earlier: Attribute },
): RuledField {
  const textOf = ({ specification }: Target): string =>
    specification === null ? "" : enteredText(now, specification);
  const value = rule.change === "clear" ? null : (readBy(earlier, rule.value) ?? null);
  const choiceIds = new Set(now.choices.map(({ id }) => id));
  const isSame = now.kind === earlier.kind && now.unit === earlier.unit;
  const readKnown = (text: BulkValue): Specification | null | undefined => {
    const read = isSame ? readBy(earlier, text) : undefined;
    return read && "choices" in read && !read.choices.every((id) => choiceIds.has(id)) ? undefined : read;
  };
  return {
    name: historyField(now),
    isNamed: (name) => attributeOfField(name)?.id === now.id,
    valueOf: textOf,
    outcomeOf: (target) =>
      changeSpecification({ ...target, text: textOf(target) }, { attribute: now, value }),
    undone: ifStill(
      ({ specification }, text) => isDeepStrictEqual(specification, readKnown(text)),
      (text) => readKnown(text) !== undefined,
    ),
    definition: { value, name: now.name, unit: now.unit },
    storedRule: (changes) => {
      const { name, name_ar, kind, unit } = now;
      const texts = new Set(changes.flatMap((one) => [one.old, one.new]));
      const used = new Set(
        [...texts].flatMap((text) => {
          const read = readBy(now, text);
          return read && "choices" in read ? read.choices : [];
        }),
      );
      const choices = now.choices.filter(({ id }) => used.has(id));
      return { ...rule, attribute: { name, name_ar, kind, unit, choices } };
    },
    inHistory: (change) => [fieldChange(historyField(now), change)],
    store: (transaction, changes) =>
      storeAttribute(
        transaction,
        now.id,
        changes.map((one) => ({ id: one.id, value: readKnown(one.new) ?? null })),
      ),
  };
}

/** The id of the attribute of a rule; null where it is none of specifications. */
export const attributeIdOf = (rule: BulkRule | StoredRule): number | null =>
  rule.field === "specification" ? rule.attribute_id : null;

/**
 * The field of a rule that is to be applied; throws invalid for an unknown attribute, and for a value that is not one of it. A transaction
 * locks the attribute against changes.
 */
export async function fieldOf(
  queries: Queries,
  rule: BulkRule,
  { isLocking }: { readonly isLocking: boolean },
): Promise<RuledField> {
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
  if (rule.field !== "specification") return fieldOfRule(rule);
  if (isLocking) await shareAttributes(queries, [rule.attribute_id]);
  const now = await findAttribute(queries, rule.attribute_id);
  return now ? specificationField(rule, { now, earlier: { ...now, ...rule.attribute } }) : null;
}
