import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";

import type { Queries } from "../../database/database.ts";
import { findUnitsAside } from "../books/units-aside.ts";
import type { CountWaiting } from "./count-waiting.ts";
import { findFiles } from "./product-files.repository.ts";
import { findLinked, linkIdsOf } from "./product-links.repository.ts";
import { toAdminProduct } from "./products.mapper.ts";
import { findImages } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** Creates the function that reads what belongs to the row of a product, and answers both as administrators get them. */
export const adminProductReader =
  (countWaiting: CountWaiting) =>
  async (source: Queries, row: ProductRow, attributes: AttributeSet): Promise<AdminProduct> =>
    toAdminProduct(
      row,
      await findImages(source, [row.id]),
      attributes,
      await findFiles(source, [row.id]),
      await findLinked(source, linkIdsOf([row])),
      (await countWaiting(source, [row.id])).get(row.id) ?? 0,
      (await findUnitsAside(source, [row.id])).get(row.id),
    );
