import { createHash } from "node:crypto";

import type { BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import { type SkipReason, skipReasons } from "@shop/domain/bulk/bulk-outcome.ts";
import type { BulkRule, BulkValue } from "@shop/domain/bulk/bulk-rule.ts";
import { wouldBeBelowCost } from "@shop/domain/bulk/would-be-below-cost.ts";
import { hasHeld, offerOf } from "@shop/domain/catalogue/offer.ts";

import type { Target } from "./bulk-targets.ts";
import type { RuledField } from "./ruled-field.ts";

/** A change of one product's value. */
export interface ValueChange {
  readonly id: number;
  readonly old: BulkValue;
  readonly new: BulkValue;
}

/** A product that a rule changes. */
interface PlannedChange extends ValueChange {
  readonly reason: null;
  /** Whether its price would be below what it costs the shop. */
  readonly isBelowCost: boolean;
}

/** A product that a rule skips. */
interface PlannedSkip {
  readonly id: number;
  readonly old: BulkValue;
  readonly new: null;
  readonly reason: SkipReason;
  readonly isBelowCost: false;
}

/** What a rule does to some products, by ascending id. */
export interface BulkPlan {
  /** How many of the changes are offers of prices that will not have held long enough. */
  readonly notHeld: number;
  readonly changes: readonly PlannedChange[];
  readonly skips: readonly PlannedSkip[];
  /** Identifies the rule, the products, their values and what becomes of them. */
  readonly fingerprint: string;
}

/** Applies a rule to products, without storing anything. */
export function planOf(targets: readonly Target[], rule: BulkRule, field: RuledField): BulkPlan {
  const changes: PlannedChange[] = [];
  const skips: PlannedSkip[] = [];
  let notHeld = 0;
  const now = Date.now();
  const isNotHeld = ({ price_since: since }: Target, value: BulkValue): boolean =>
    rule.field === "offer" && value !== "" && !hasHeld(since.toISOString(), offerOf(value), now);
  const hash = createHash("sha256").update(JSON.stringify([rule, field.definition]));
  for (const target of targets) {
    const old = field.valueOf(target);
    const { value, reason } = field.outcomeOf(target);
    if (reason === null) {
      changes.push({
        id: target.id,
        old,
        new: value,
        reason,
        isBelowCost: wouldBeBelowCost(target, rule.field, value),
      });
      if (isNotHeld(target, value)) notHeld += 1;
    } else skips.push({ id: target.id, old, new: value, reason, isBelowCost: false });
    hash.update(`\n${target.id} ${reason} ${old} ${value}`);
  }
  return { changes, skips, notHeld, fingerprint: hash.digest("base64url") };
}

/** The numbers of skipped products by reason. */
export const skippedByReason = ({ skips }: BulkPlan): BulkPreview["skipped"] =>
  skipReasons.flatMap((reason) => {
    const products = skips.filter((one) => one.reason === reason).length;
    return products === 0 ? [] : [{ reason, products }];
  });
