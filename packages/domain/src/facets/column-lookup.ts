import type { AlternativeRule, Specifications } from "../specifications/attribute.ts";

/** What is kept of a product. */
export interface ColumnProduct {
  readonly id: number;
  readonly version: number;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly brand: string | null;
  /** What it costs now, in pounds; 0 while it is being updated. */
  readonly price: number;
  /** Pieces of what is sold at that price. */
  readonly pieces: number;
  readonly onOffer: boolean;
  readonly amount: number;
  readonly nameSort: string;
  /** The same of the name in Arabic. */
  readonly nameArSort: string;
  readonly values: Specifications;
}

/** The products that are looked at. */
export interface Scope {
  readonly categoryId?: number | undefined;
  readonly subCategoryId?: number | undefined;
  /** Only products of a brand, in one of these spellings. */
  readonly brands?: ReadonlySet<string> | undefined;
  /** Only these products. */
  readonly among?: ReadonlySet<number> | undefined;
}

/** What a condition is about: an attribute by its id, or one of the other columns. */
export type ColumnName = number | "brand" | "price" | "pieces" | "stock" | "offer";

/** A condition of one column. */
export type Condition =
  /**
   * The value, or a part of its range, is within bounds. With `match` `equal` it has exactly these bounds, with `contain` it is a range with
   * two ends that contains them.
   */
  | {
      readonly column: ColumnName;
      readonly min: number;
      readonly max: number;
      readonly match?: "equal" | "contain";
    }
  /** The value is one of these: ids of choices, or names of brands. */
  | { readonly column: ColumnName; readonly values: ReadonlySet<number | string> };

/**
 * The order of a page: by a column or the name, by whether a product is offered (it has a price and is in stock, and then whether it is one of `first`;
 * from 0 to 3), or by the id alone; ties by the id. What has no value comes last.
 */
export interface ColumnOrder {
  readonly by: "id" | "name" | "name_ar" | "price" | "piece_price" | "offered" | number;
  readonly descending: boolean;
  /** With `offered`: products that come before others that are offered alike. */
  readonly first?: ReadonlySet<number>;
}

/** The place of a product in an order. */
export interface Place {
  readonly key: number | string;
  readonly id: number;
}

/** How many products have which values, of those that all conditions of other columns let through. */
export interface ColumnCount {
  /** Products with any value. */
  count: number;
  /** The bounds of numbers. */
  min: number;
  max: number;
  /** Products by choice or brand. */
  readonly values: Map<number | string, number>;
}

/** How an attribute is compared in the search for alternatives. */
export interface ComparedColumn {
  readonly column: number;
  readonly rule: AlternativeRule;
  /** True for an attribute of the kind `yes_no`, whose yes is the higher value. */
  readonly isYesNo: boolean;
}

/** The result of a lookup. */
export interface FoundProducts {
  readonly total: number;
  /** The page, and the place of its last product where more follow. */
  readonly ids: readonly number[];
  readonly next: Place | null;
  readonly counts: ReadonlyMap<ColumnName, ColumnCount>;
}

/** What is looked for. */
export interface Lookup {
  readonly scope: Scope;
  readonly conditions: readonly Condition[];
  readonly order: ColumnOrder;
  readonly after: Place | undefined;
  /** Products of the page; 0 counts only. */
  readonly limit: number;
  /** The columns that are counted. */
  readonly counted: readonly ColumnName[];
}
