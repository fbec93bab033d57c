import type { BulkChange, BulkItem, BulkPreview } from "@shop/contract/bulk-changes/bulk-change.ts";
import type { BulkField, PriceRounding } from "@shop/domain/bulk/bulk-rule.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { FieldErrors, Listing, Paging, Remote, Submission } from "../../view.ts";
import type { SupplierChoice } from "../suppliers/view.ts";

/** The products of a bulk change: some by their ids, or all that the filters of their list find, in the format of its query. */
export type BulkSelection =
  | { readonly ids: readonly number[] }
  | { readonly filter: Readonly<Record<string, string>> };

/** A rule as it is entered; '' as long as there is no value. */
export interface BulkRuleText {
  readonly field: BulkField;
  readonly change: "percent" | "amount" | "fixed" | "from_cost" | "set" | "from_name" | "standard" | "clear";
  readonly value: string;
  readonly rounding: PriceRounding;
  /** The attribute of a specification; null until it is chosen, and for other fields. */
  readonly attributeId: number | null;
  /** First and last minute of an offer; '' where it is open, and for other fields. */
  readonly from: string;
  readonly until: string;
  /** Why a stock changes; '' for what is proposed by its sign, and for other fields. */
  readonly stockReason: string;
}

/** Error codes of an entered rule: of its value, of the choice of its attribute, or of the times of an offer. */
export interface BulkRuleErrors {
  readonly value?: string;
  readonly attribute_id?: string;
  readonly from?: string;
  readonly until?: string;
}

/** The attributes that a specification is chosen from. */
export interface BulkAttributes {
  /** All attributes in their order. */
  readonly all: Remote<readonly Attribute[]>;
  /** Numbers of selected products that can have a value, by the id of the attribute; empty until they are loaded. */
  readonly products: ReadonlyMap<number, number>;
  /** Called when a specification is to be changed: only then are the attributes loaded. */
  readonly onLoad: () => void;
}

/** Which products of a preview are listed. */
export interface BulkPreviewPage {
  readonly show: "changed" | "skipped";
  /** From 1. */
  readonly page: number;
}

/** What the page of a bulk change reads and calls. */
export interface BulkFormView {
  /** The fields that the administrator may change. */
  readonly fields: ReadonlyArray<BulkField>;
  /** Null until a rule is entered. */
  readonly preview: Remote<BulkPreview> | null;
  /** Errors of the previewed rule by field: `rule.value`, `rule.attribute_id`, `selection`. */
  readonly errors: FieldErrors;
  /** The errors of a rule that cannot be applied; null for one that can. */
  readonly check: (rule: BulkRuleText) => BulkRuleErrors | null;
  /** The attributes of the shop. */
  readonly attributes: BulkAttributes;
  /** The attribute of the previewed rule; null for other rules, and until it is loaded. */
  readonly attribute: Attribute | null;
  /** The request that applies the rule; idle after a conflict. */
  readonly applying: Submission;
  /** The new preview after a conflict, with the changes by others; null without one. */
  readonly conflict: BulkPreview | null;
  /** Applies the previewed rule to the selected products. */
  readonly onApply: () => void;
  /** The attribute of which the filtered products have no value; null without that filter, or until it is loaded. */
  readonly lackedAttribute: Named | null;
  /** The suppliers that products can name, for those who see costs. */
  readonly suppliers: Remote<ReadonlyArray<SupplierChoice>>;
  /** Category and sub category of the filter; null without them, or until they are loaded. */
  readonly category: Named | null;
  /** Sub category of the filter; null without one, or until it is loaded. */
  readonly subCategory: Named | null;
}

/** The list of earlier bulk changes. */
export interface BulkChangesView extends Paging {
  /** The changes loaded so far. */
  readonly changes: Remote<Listing<BulkChange>>;
}

/** The page of one bulk change. */
export interface BulkChangeView extends Paging {
  /** The change with its rule, counts and undo. */
  readonly change: Remote<BulkChange>;
  /** The attribute that it has changed; null for other changes, for a deleted one, and until it is loaded. */
  readonly attribute: Attribute | null;
  /** Its products; after an undo those that kept their value. */
  readonly items: ReadonlyArray<BulkItem>;
  /** Whether there are more products than loaded. */
  readonly hasMore: boolean;
  /** The request that undoes the change. */
  readonly undoing: Submission;
  /** Gives the products their old values again. */
  readonly onUndo: () => void;
}
