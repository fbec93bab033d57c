import type { FieldChange } from "@shop/contract/history/history.ts";
import type { BulkOutcome } from "@shop/domain/bulk/bulk-outcome.ts";
import type { BulkValue } from "@shop/domain/bulk/bulk-rule.ts";

import type { Queries } from "../../database/database.ts";
import type { StoredRule } from "../history/bulk-changes.table.ts";
import type { ValueChange } from "./bulk-plan.ts";
import type { Target } from "./bulk-targets.ts";

/** The field that a rule changes: how the values of products are read, planned and stored. */
export interface RuledField {
  /** Its name in the change history. */
  readonly name: string;
  /** Whether an entry of the history is about it. */
  readonly isNamed: (name: string) => boolean;
  /** The value of a product. */
  readonly valueOf: (target: Target) => BulkValue;
  /** What the rule does to a product. */
  readonly outcomeOf: (target: Target) => BulkOutcome;
  /** The change of a product that the undo of a change makes; null where the product keeps its value. */
  readonly undone: (target: Target, change: ValueChange) => ValueChange | null;
  /** What else than the rule and the values of products decides the outcome. */
  readonly definition: unknown;
  /** The rule as a change with these products is stored. */
  readonly storedRule: (changes: readonly ValueChange[]) => StoredRule;
  /** A change in the history; its first field is that of the name. */
  readonly inHistory: (change: ValueChange) => FieldChange[];
  /** Stores the new values of locked products and increments their versions; `by` is the mail address of who changes them. */
  readonly store: (transaction: Queries, changes: readonly ValueChange[], by: string) => Promise<void>;
}

/** How most fields are undone: a product that still has what the change has written gets its old value, if it can have that again. */
export const ifStill =
  (
    isStill: (target: Target, value: BulkValue) => boolean,
    isKnown: (value: BulkValue, target: Target) => boolean = () => true,
  ): RuledField["undone"] =>
  (target, change) =>
    isStill(target, change.new) && isKnown(change.old, target)
      ? { id: change.id, old: change.new, new: change.old }
      : null;

/** A text without a value, as that of a specification, is null in the history. */
export const fieldChange = (
  field: string,
  { old, new: now }: Pick<ValueChange, "old" | "new">,
): FieldChange => ({
  field,
  old: old === "" ? null : old,
  new: now === "" ? null : now,
});
