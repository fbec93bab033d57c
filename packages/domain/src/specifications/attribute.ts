import type { UnitName } from "./units.ts";

/** What the values of an attribute are: a number or range with a unit, choices of a list, free text, or yes or no. */
export const attributeKinds = ["number", "choice", "text", "yes_no"] as const;

/** What the values of an attribute are. */
export type AttributeKind = (typeof attributeKinds)[number];

/**
 * How an attribute decides whether a product may stand in for another: it has the same choices at least, the same number, or one at least
 * or at most as high.
 */
export const alternativeRules = ["same", "at_least", "at_most"] as const;

/** How an attribute decides whether a product may stand in for another. */
export type AlternativeRule = (typeof alternativeRules)[number];

/** One of the values that an attribute of the kind `choice` can have. */
export interface AttributeChoice {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
  /** Other spellings that are read as this choice. */
  readonly synonyms: readonly string[];
}

/** The definition of an attribute of products, such as Resistance in Ω, by which its values are read and shown. */
export interface Attribute {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string | null;
  readonly kind: AttributeKind;
  /** The unit of numbers; `none` for plain numbers and every other kind. */
  readonly unit: UnitName;
  /** Heading under which a product's page shows it; null for none. */
  readonly section: string | null;
  readonly section_ar: string | null;
  /** Shoppers can filter lists by it. */
  readonly filterable: boolean;
  /** Cards show it. */
  readonly on_cards: boolean;
  /** How it is compared in the search for alternatives; null where it does not matter, as in texts. */
  readonly alternative: AlternativeRule | null;
  /** Categories whose products have it, with all their sub categories. */
  readonly category_ids: readonly number[];
  /** Sub categories whose products have it. */
  readonly sub_category_ids: readonly number[];
  readonly choices: readonly AttributeChoice[];
}

/** A number or range with its text as entered, in its unit without a prefix; a bound that is not stated is null. */
export interface NumberSpecification {
  readonly text: string;
  readonly min: number | null;
  readonly typical: number | null;
  readonly max: number | null;
  readonly remark: string | null;
}

/** The value that a product has of an attribute. */
export type Specification =
  | NumberSpecification
  /** Ids of choices. */
  | { readonly choices: readonly number[] }
  | { readonly yes: boolean }
  | { readonly text: string };

/** The values of a product, by the ids of their attributes. */
export type Specifications = Readonly<Record<string, Specification>>;

/** Maximum length of a value's text. */
export const SPECIFICATION_LENGTH = 200;
/** Maximum number of choices that one product has of an attribute. */
export const MAX_CHOSEN = 20;
/** Maximum length of the text of a value in forms, where it may name several choices. */
export const ENTERED_LENGTH = MAX_CHOSEN * (SPECIFICATION_LENGTH + 2);
/** Maximum number of choices of an attribute. */
export const MAX_CHOICES = 10_000;
/** Maximum number of choices of all attributes of a shop: searches compare their texts with each. */
export const MAX_ALL_CHOICES = 20_000;
/** Maximum number of attributes of a shop. */
export const MAX_ATTRIBUTES = 500;

/** True for the value of an attribute of the kind `number`. */
export const isNumber = (value: Specification): value is NumberSpecification => "min" in value;
