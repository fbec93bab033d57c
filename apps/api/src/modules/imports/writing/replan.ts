import type { Queries } from "../../../database/database.ts";
import { filesOf } from "../../products/product-files.repository.ts";
import { findImages } from "../../products/products.repository.ts";
import { type StoredLine, findLinesByNumber, storeChecked } from "../lines/import-lines.repository.ts";
import type { ImportLineRow } from "../lines/import-lines.table.ts";
import { findLinkNames } from "../lines/line-links.ts";
import type { FindPictures } from "../lines/line-pictures.ts";
import { planLine } from "../lines/plan-line.ts";
import { matchProducts } from "../matching/match-products.ts";
import { type ShopIndex } from "../matching/shop-index.ts";

const rejected = (row: ImportLineRow, errors: StoredLine["errors"]): StoredLine =>
  Object.assign(row, { outcome: "rejected", fields: null, errors, plan: null, before: null } as const);

/** Plans some checked lines again, as their products are by now; a new product that somebody else has added is rejected. */
export async function replanLines(
  transaction: Queries,
  importId: number,
  lines: readonly number[],
  {
    shop,
    pictures,
    createsGroups,
  }: {
    readonly shop: ShopIndex;
    readonly pictures: FindPictures;
    /** Whether missing groups are still to be created. */
    readonly createsGroups: boolean;
  },
): Promise<void> {
  if (lines.length === 0) return;
  const rows = await findLinesByNumber(transaction, importId, lines);
  const matches = await matchProducts(
    transaction,
    rows.map(({ outcome, productId, values }) =>
      outcome === "updated" && productId !== null ? { id: productId } : (values ?? {}),
    ),
  );
  const ids = matches.flatMap(({ product }) => product?.id ?? []);
  const images = Map.groupBy(
    ids.length > 0 ? await findImages(transaction, ids) : [],
    ({ productId }) => productId,
  );
  const files = await filesOf(
    transaction,
    rows.flatMap(({ values }, index) => (values?.datasheets ? (matches[index]?.product?.id ?? []) : [])),
  );
  const names = await findLinkNames(
    transaction,
    rows.map(({ values }) => values ?? {}),
    matches,
  );
  const planned = rows.map((row, index): StoredLine => {
    const { product = null, error } = matches[index] ?? {};
    const isNew = row.outcome === "created";
    if (!isNew && !product) return rejected(row, { id: "unknown_product" });
    if (isNew && (product || error)) return rejected(row, { name: "changed_since" });
    const values = row.values ?? {};
    const found = shop.find(values) ?? (isNew ? shop.unnamed : null);
    if (found !== null && "missing" in found && !createsGroups) {
      return rejected(row, { sub_category: "unknown_sub_category" });
    }
    const one = planLine(values, found, {
      shop,
      pictures,
      product,
      images: images.get(product?.id ?? 0) ?? [],
      files: files.get(product?.id ?? 0) ?? [],
      linkNames: names,
    });
    if (one.outcome === "rejected") return rejected(row, one.errors);
    const { outcome, fields, plan, before } = one;
    return Object.assign(row, { outcome, fields, plan, before });
  });
  await storeChecked(transaction, importId, planned);
}
