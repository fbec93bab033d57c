import type { AdminProductFile, ProductFile } from "@shop/contract/product-files/product-file.ts";
import { DEAD_AFTER } from "@shop/domain/product-files/product-files.ts";

import type { ProductFileRow, productFiles, ShownFile } from "./product-files.table.ts";

/** Maps a file of a product to the wire. */
export const toFile = ({ id, kind, title, titleAr, address, bytes, pages }: ShownFile): ProductFile => ({
  id,
  kind,
  title,
  title_ar: titleAr,
  address,
  bytes,
  pages,
});

/** Maps a file of a product to the wire for administrators. */
export const toAdminFile = (row: ProductFileRow): AdminProductFile => ({
  ...toFile(row),
  checked_at: row.checkedAt?.toISOString() ?? null,
  fault: row.fault,
  dead: row.failures >= DEAD_AFTER,
});

/** The files as one value of the change history, one line each; null for none. */
export const filesValue = (
  files: readonly Pick<ProductFileRow, "kind" | "title" | "titleAr" | "address">[],
): string | null =>
  files
    .map(({ kind, title, titleAr, address }) => [kind, title, titleAr, address].filter(Boolean).join(" · "))
    .join("\n") || null;

/** Maps a file from the wire to the row that is stored. */
export const fromFile = (
  { title_ar: titleAr, ...file }: ProductFile,
  productId: number,
  position: number,
): typeof productFiles.$inferInsert => ({ ...file, titleAr, productId, position });
