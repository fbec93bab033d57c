import type { FieldChange } from "@shop/contract/history/history.ts";

import { fieldValues } from "../../history/fields.ts";
import { sheetColumns, type SheetValues } from "../../products/product-fields.ts";
import { keysOf } from "../../products/product-keys/store-keys.ts";
import type { WrittenImage } from "../pictures/written-images.ts";
import type { WrittenFiles } from "./line-files.ts";
import type { ProductColumns } from "./product-change.ts";

/**
 * What a line writes, with final values: a check and the preparation of an undo store it, so that the transaction only has to compare
 * versions and copy it. Its keys are names of columns, because SQL reads them.
 */
export type LinePlan = WritingPlan | DeletingPlan;

/** The plan of a line that creates or updates a product, with the values of its fields. */
export interface WritingPlan extends SheetValues {
  readonly action: "created" | "updated";
  /** Version of the product that the plan was made for; null for a new product. */
  readonly version: number | null;
  /** Key of the missing group that it is moved to; null for a group that exists. */
  readonly group_key: string | null;
  readonly category_id: number;
  readonly sub_category_id: number;
  readonly name_sort: string;
  readonly name_exact: string;
  readonly part_exact: string | null;
  readonly name_key: string;
  readonly part_key: string | null;
  readonly manufacturer_part_key: string | null;
  /** The pictures after it; null where they stay. */
  readonly images: readonly WrittenImage[] | null;
  /** What it writes of the files; null where they stay. */
  readonly files: WrittenFiles | null;
  /** Fields for the history where they are not those of the line. */
  readonly history?: readonly FieldChange[];
}

/** The plan of a line whose undo deletes the product that it created. */
interface DeletingPlan {
  readonly action: "deleted";
  readonly version: number;
  readonly history: readonly FieldChange[];
}

/** The plan that writes columns of a product. */
export const writingPlan = (
  columns: ProductColumns,
  {
    version,
    groupKey,
    images,
    files,
  }: {
    readonly version: number | null;
    readonly groupKey: string | null;
    readonly images: readonly WrittenImage[] | null;
    readonly files: WrittenFiles | null;
  },
): WritingPlan => {
  const keys = keysOf(columns);
  return {
    action: version === null ? "created" : "updated",
    version,
    group_key: groupKey,
    category_id: columns.category_id,
    sub_category_id: columns.sub_category_id,
    ...fieldValues(sheetColumns, columns),
    name_sort: columns.name_sort,
    name_exact: keys.nameExact,
    part_exact: keys.partExact,
    name_key: keys.nameKey,
    part_key: keys.partKey,
    manufacturer_part_key: keys.manufacturerPartKey,
    images,
    files,
  };
};
