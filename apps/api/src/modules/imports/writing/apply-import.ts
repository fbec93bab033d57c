import type { Admin } from "@shop/contract/accounts/user.ts";

import type { Queries } from "../../../database/database.ts";
import type { Throttle } from "../../../throttle.ts";
import { supplierRows } from "../../suppliers/suppliers.repository.ts";
import { withoutFlush } from "../imports.repository.ts";
import type { ImportRow } from "../imports.table.ts";
import { lastLine } from "../lines/import-lines.repository.ts";
import type { FindPictures } from "../lines/line-pictures.ts";
import { missingKey } from "../matching/missing-key.ts";
import { attributesKey, readShopIndex } from "../matching/shop-index.ts";
import { replanLines } from "./replan.ts";
import { type CreatedGroup, findOutdated, writeLines } from "./write-plans.ts";

/** Parts of the work on a line: comparing its plan with the products, writing it. */
const COMPARING = 0.1;
const WRITING = 0.9;

/** Plans lines again whose products have changed since the check; changes no product. */
export async function prepareApply(
  queries: Queries,
  row: ImportRow,
  { throttle, pictures }: { readonly throttle: Throttle; readonly pictures: FindPictures },
): Promise<void> {
  const { id: importId, createGroups: createsGroups, missingGroups } = row;
  const shop = await readShopIndex(queries, row);
  const areAttributesOutdated = attributesKey(shop.attributes) !== row.attributesKey;
  const groupKeys = createsGroups ? missingGroups.map(missingKey) : [];
  await throttle.ranges(
    await lastLine(queries, importId),
    async (after, to) => {
      const lines = await findOutdated(
        queries,
        { importId, after, to },
        { groupKeys, isBeforeFirst: true, areAttributesOutdated },
      );
      await withoutFlush(queries, (transaction) =>
        replanLines(transaction, importId, lines, { shop, pictures, createsGroups }),
      );
    },
    COMPARING,
  );
}

/** Writes the lines of an import whose missing groups are created. */
export async function applyLines(
  queries: Queries,
  row: ImportRow,
  {
    admin,
    throttle,
    pictures,
  }: { readonly admin: Admin; readonly throttle: Throttle; readonly pictures: FindPictures },
): Promise<void> {
  const shop = await readShopIndex(queries, row);
  const groups = row.missingGroups.flatMap((missing): CreatedGroup[] => {
    const found = shop.find(missing);
    if (!row.createGroups || found === null || !("group" in found)) return [];
    const { subCategory } = found.group;
    return [
      { key: missingKey(missing), category_id: subCategory.categoryId, sub_category_id: subCategory.id },
    ];
  });
  await writeLines(queries, row, {
    admin,
    groups,
    throttle,
    share: WRITING,
    replan: async (transaction, lines) => {
      // Suppliers are deleted for good while an import is applied, too.
      const suppliers = await supplierRows.find(transaction);
      await replanLines(transaction, row.id, lines, {
        shop: { ...shop, suppliers },
        pictures,
        createsGroups: false,
      });
    },
  });
}
