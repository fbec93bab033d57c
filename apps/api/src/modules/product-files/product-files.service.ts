import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { addProductFile, saveProductFiles } from "@shop/contract/product-files/endpoints.ts";
import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import { isStoredFile, MAX_PRODUCT_FILES, pdfAddress } from "@shop/domain/product-files/product-files.ts";
import { productTag } from "@shop/serving/tags.ts";
import type * as v from "valibot";

import type { Queries } from "../../database/database.ts";
import { uploadPath } from "../../uploads/uploaded-file.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { changedFields, recordOrJoinCreation } from "../history/history.repository.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { findAnyProduct, lockProduct, touchProduct } from "../products/product-edits.repository.ts";
import { filesValue, toAdminFile } from "../products/product-files.mapper.ts";
import { deleteFiles, findFiles, insertFiles, updateFile } from "../products/product-files.repository.ts";
import type { ProductFileRow } from "../products/product-files.table.ts";

/** Administrators' changes of products' files; each throws not_found for an unknown product. */
export interface ProductFileEdits {
  /** Adds a PDF as the last file; throws invalid where its content is rejected or there are too many files. */
  readonly add: (
    form: v.InferOutput<typeof addProductFile.body>,
    admin: Admin,
  ) => Promise<AdminProductFile[]>;
  /** Stores the files as they are listed; throws edit_conflict where others are stored than the caller has read. */
  readonly save: (
    form: v.InferOutput<typeof saveProductFiles.body>,
    admin: Admin,
  ) => Promise<AdminProductFile[]>;
}

/** A check says nothing about another address. */
const unchecked = { checkedAt: null, fault: null, failures: 0, bytes: null } as const;

/** Creates the service of administrators' changes of products' files. */
export function productFileEdits(
  queries: Queries,
  catalogue: Catalogue,
  pictures: Pick<PictureStore, "storePdf">,
): ProductFileEdits {
  /** Changes the files of a product in a transaction; returns the changed files. */
  const change = (
    productId: number,
    admin: Admin,
    work: (transaction: Queries, before: readonly ProductFileRow[]) => Promise<void>,
  ): Promise<AdminProductFile[]> =>
    catalogue.change(async (transaction, touch) => {
      const product = await lockProduct(transaction, productId);
      if (!product || product.deleted_at) throw new ApiError("not_found");
      const before = await findFiles(transaction, [productId]);
      await work(transaction, before);
      const after = await findFiles(transaction, [productId]);
      const fields = changedFields({ files: filesValue(before) }, { files: filesValue(after) });
      if (fields.length > 0) {
        await touchProduct(transaction, productId);
        await recordOrJoinCreation(transaction, admin, { entity: "product", entityId: productId, fields });
        touch("products", productTag(productId));
      }
      return after.map(toAdminFile);
    });

  return {
    add: async ({ product_id: productId, kind, title, title_ar: titleAr, file }, admin) => {
      const product = await findAnyProduct(queries, productId);
      if (!product || product.deleted_at) throw new ApiError("not_found");
      const stored = await pictures.storePdf(uploadPath(file));
      if ("reason" in stored) throw new ApiError("invalid", { errors: { file: stored.reason } });
      const { key, bytes, pages } = stored;
      const address = pdfAddress(key, file instanceof File ? file.name : "");
      return change(productId, admin, async (transaction, before) => {
        if (before.length >= MAX_PRODUCT_FILES) {
          throw new ApiError("invalid", { errors: { file: "too_many_files" } });
        }
        const position = Math.max(0, ...before.map((one) => one.position)) + 1;
        await insertFiles(transaction, [
          { productId, kind, title, titleAr, address, bytes, pages, position },
        ]);
      });
    },

    save: async ({ product_id: productId, known, files }, admin) =>
      change(productId, admin, async (transaction, before) => {
        const stored = new Map(before.map((row) => [row.id, row]));
        const ids = files.flatMap(({ id }) => id ?? []);
        const isKnown = known.length === stored.size && known.every((id) => stored.has(id));
        if (!isKnown || new Set(ids).size !== ids.length || !ids.every((id) => stored.has(id))) {
          throw new ApiError("edit_conflict", { current: { files: before.map(toAdminFile) } });
        }
        await deleteFiles(
          transaction,
          before.map(({ id }) => id).filter((id) => !ids.includes(id)),
        );
        for (const [index, { id, address, title_ar: titleAr, ...texts }] of files.entries()) {
          const values = { ...texts, titleAr, position: index + 1 };
          const row = id === undefined ? undefined : stored.get(id);
          if (row) {
            const isMoved = address !== undefined && !isStoredFile(row.address) && address !== row.address;
            await updateFile(transaction, row.id, { ...values, ...(isMoved && { ...unchecked, address }) });
          } else if (address === undefined) {
            throw new ApiError("invalid", { errors: { [`files.${index}.address`]: "required" } });
          } else await insertFiles(transaction, [{ ...values, productId, address }]);
        }
      }),
  };
}
