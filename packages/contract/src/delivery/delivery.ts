import { deliveryPlaces, MAX_DELIVERY_DAYS, MAX_DELIVERY_ZONES } from "@shop/domain/delivery/delivery.ts";
import { governorates } from "@shop/domain/delivery/governorates.ts";
import * as v from "valibot";

import { listOf } from "../list-rule.ts";
import { nullablePriceRule } from "../nullable-price.ts";
import { requiredText, storedPriceRule, wholeNumberRule } from "../rules.ts";

/** From 0: on the day of the order. */
const daysFrom = wholeNumberRule(0, MAX_DELIVERY_DAYS);
const daysTo = wholeNumberRule(1, MAX_DELIVERY_DAYS);

/** Maximum length of the name of a branch (`branchSchema`). */
export const BRANCH_NAME_LENGTH = 80;

/** The name of a branch. */
const branchNameSchema = v.object({
  en: requiredText(BRANCH_NAME_LENGTH),
  ar: requiredText(BRANCH_NAME_LENGTH),
});

/** Governorates to which delivery costs the same. */
const deliveryZoneSchema = v.pipe(
  v.object({
    name: v.object({ en: requiredText(60), ar: requiredText(60) }),
    governorates: v.pipe(
      listOf(v.picklist(governorates, "bad_value"), {
        min: 1,
        max: governorates.length,
        ref: "ZoneGovernorates",
      }),
      v.check((codes) => new Set(codes).size === codes.length, "governorate_taken"),
    ),
    /** Zero is free. */
    cost: storedPriceRule,
    /** Working days that it takes at least and at most. */
    days_from: daysFrom,
    days_to: daysTo,
  }),
  v.forward(
    v.partialCheck(
      [["days_from"], ["days_to"]],
      ({ days_from: least, days_to: most }) => least <= most,
      "too_small",
    ),
    ["days_to"],
  ),
  v.metadata({ ref: "DeliveryZone" }),
);

const deliveryEntries = {
  /** Empty where the shop states no costs. */
  zones: v.pipe(
    listOf(deliveryZoneSchema, { min: 0, max: MAX_DELIVERY_ZONES, ref: "DeliveryZones" }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const taken = new Set<string>();
      for (const [place, zone] of dataset.value.entries()) {
        if (zone.governorates.some((code) => taken.has(code))) {
          const at = {
            type: "array",
            origin: "value",
            input: dataset.value,
            key: place,
            value: zone,
          } as const;
          const field = {
            type: "object",
            origin: "value",
            input: { ...zone },
            key: "governorates",
            value: zone.governorates,
          } as const;
          addIssue({ message: "governorate_taken", path: [at, field] });
        }
        for (const code of zone.governorates) taken.add(code);
      }
    }),
  ),
  /** Total of the goods from which delivery is free; null where it never is. */
  free_from: nullablePriceRule,
};

/** What an owner sets of the cost of delivery. */
export const deliverySettingsSchema = v.pipe(
  v.object(deliveryEntries),
  v.metadata({ ref: "DeliverySettings" }),
);

/** What delivery costs, as shoppers see it. */
export const deliveryRatesSchema = v.pipe(
  v.object({
    ...deliveryEntries,
    /** Whether orders can be picked up at a branch. */
    pick_up: v.boolean(),
    /** The names of the branches at which they are. */
    branches: v.array(branchNameSchema),
  }),
  v.metadata({ ref: "DeliveryRates" }),
);

/** What delivery costs, in short. */
export const deliverySummarySchema = v.pipe(
  v.object({
    /** The lowest cost of a zone. */
    from: v.string(),
    free_from: v.nullable(v.string()),
    pick_up: v.boolean(),
  }),
  v.metadata({ ref: "DeliverySummary" }),
);

/** Where an order goes: a governorate, or pick-up at a branch. */
export const deliveryPlaceRule = v.picklist(deliveryPlaces, "bad_value");

/** Delivery of an order. */
export const orderDeliverySchema = v.pipe(
  v.object({
    to: deliveryPlaceRule,
    /** The name of the branch at which it is picked up; null for any other delivery. */
    branch: v.optional(v.nullable(branchNameSchema), null),
    /** Zero is free. */
    cost: storedPriceRule,
  }),
  v.metadata({ ref: "OrderDelivery" }),
);

/** Validated delivery settings. */
export type DeliverySettingsForm = v.InferOutput<typeof deliverySettingsSchema>;
