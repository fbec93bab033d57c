import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { PicturesSaved } from "@shop/contract/images/endpoints.ts";
import type { ProductImage } from "@shop/contract/products/product.ts";
import { productTag } from "@shop/serving/tags.ts";

import type { Queries } from "../../database/database.ts";
import { uploadPath } from "../../uploads/uploaded-file.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { changedFields, recordOrJoinCreation } from "../history/history.repository.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { findAnyProduct, lockProduct, touchProduct } from "./product-edits.repository.ts";
import {
  deleteImages,
  findImage,
  insertImages,
  placeImages,
  updateImage,
} from "./product-images.repository.ts";
import { toImage } from "./products.mapper.ts";
import { findImages, type ImageRow } from "./products.repository.ts";

/** Uploaded pictures of a product. */
interface Upload {
  readonly productId: number;
  readonly files: readonly Blob[];
  readonly admin: Admin;
}

/** Administrators' changes of products' pictures; each throws not_found for an unknown id. */
export interface ProductImageEdits {
  /** Adds pictures; throws invalid with the reasons by file name where all files are rejected. */
  readonly add: (upload: Upload) => Promise<PicturesSaved>;
  /** Replaces the pictures of records; surplus files are added, surplus records deleted. */
  readonly replace: (ids: readonly number[], upload: Upload) => Promise<PicturesSaved>;
  /** Reorders the records of a product; throws edit_conflict where ids are missing or unknown. */
  readonly reorder: (productId: number, ids: readonly number[], admin: Admin) => Promise<ProductImage[]>;
  /** Sets the alternative texts of a picture. */
  readonly describe: (
    id: number,
    texts: Pick<ImageRow, "alt" | "altAr">,
    admin: Admin,
  ) => Promise<ProductImage[]>;
  readonly remove: (id: number, admin: Admin) => Promise<ProductImage[]>;
}

const NAME_LENGTH = 200;
const nameOf = (file: Blob): string =>
  (file instanceof File ? file.name : "").slice(0, NAME_LENGTH) || "image";

/** The pictures as one value of the change history, one line each. */
const historyValues = (images: readonly ImageRow[]) => ({
  images:
    images.map(({ image, alt, altAr }) => [image, alt, altAr].filter(Boolean).join(" · ")).join("\n") || null,
});

/** Appends pictures to those of a product. */
const append = (
  transaction: Queries,
  productId: number,
  addresses: readonly string[],
  before: readonly ImageRow[],
): Promise<void> => {
  const next = Math.max(0, ...before.map(({ position }) => position)) + 1;
  return insertImages(
    transaction,
    addresses.map((image, index) => ({ productId, image, position: next + index })),
  );
};

/** Creates the service of administrators' changes of products' pictures. */
export function productImageEdits(
  queries: Queries,
  catalogue: Catalogue,
  pictures: PictureStore,
): ProductImageEdits {
  /** Stores files sequentially; throws where all are rejected. */
  const storeAll = async ({ productId, files }: Upload) => {
    const product = await findAnyProduct(queries, productId);
    if (!product || product.deleted_at) throw new ApiError("not_found");
    const addresses: string[] = [];
    const rejected: PicturesSaved["rejected"] = [];
    for (const file of files) {
      const { address, reason } = await pictures.store(uploadPath(file));
      if (reason === undefined) addresses.push(address);
      else rejected.push({ name: nameOf(file), reason });
    }
    if (addresses.length === 0) {
      const errors = Object.fromEntries(rejected.map(({ name, reason }) => [name, reason]));
      throw new ApiError("invalid", { errors });
    }
    return { addresses, rejected };
  };

  /** Changes the records of a product in a transaction; returns the changed records. */
  const change = (
    productId: number,
    admin: Admin,
    work: (transaction: Queries, before: readonly ImageRow[]) => Promise<void>,
  ): Promise<ProductImage[]> =>
    catalogue.change(async (transaction, touch) => {
      const product = await lockProduct(transaction, productId);
      if (!product || product.deleted_at) throw new ApiError("not_found");
      const before = await findImages(transaction, [productId]);
      await work(transaction, before);
      const after = await findImages(transaction, [productId]);
      const fields = changedFields(historyValues(before), historyValues(after));
      if (fields.length > 0) {
        await touchProduct(transaction, productId);
        await recordOrJoinCreation(transaction, admin, { entity: "product", entityId: productId, fields });
        touch("products", productTag(productId));
      }
      return after.map(toImage);
    });

  const recordOf = async (id: number): Promise<ImageRow> => {
    const image = await findImage(queries, id);
    if (!image) throw new ApiError("not_found");
    return image;
  };

  return {
    add: async (upload) => {
      const { addresses, rejected } = await storeAll(upload);
      const images = await change(upload.productId, upload.admin, (transaction, before) =>
        append(transaction, upload.productId, addresses, before),
      );
      return { status: true, images, rejected };
    },
    replace: async (ids, upload) => {
      const isHere = (rows: readonly ImageRow[]): boolean =>
        ids.every((id) => rows.some((row) => row.id === id));
      // Checked before the conversion, and again below while the product is locked.
      if (!isHere(await findImages(queries, [upload.productId]))) throw new ApiError("not_found");
      const { addresses, rejected } = await storeAll(upload);
      const images = await change(upload.productId, upload.admin, async (transaction, before) => {
        if (!isHere(before)) throw new ApiError("not_found");
        const targets = before.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
        for (const [index, id] of targets.slice(0, addresses.length).entries()) {
          const image = addresses[index];
          if (image !== undefined) await updateImage(transaction, id, { image, alt: null, altAr: null });
        }
        await deleteImages(transaction, targets.slice(addresses.length));
        await append(transaction, upload.productId, addresses.slice(targets.length), before);
      });
      return { status: true, images, rejected };
    },
    reorder: (productId, ids, admin) =>
      change(productId, admin, async (transaction, before) => {
        const known = new Set(before.map(({ id }) => id));
        if (
          new Set(ids).size !== ids.length ||
          ids.length !== known.size ||
          !ids.every((id) => known.has(id))
        ) {
          throw new ApiError("edit_conflict", { current: { images: before.map(toImage) } });
        }
        await placeImages(transaction, ids);
      }),
    describe: async (id, texts, admin) => {
      const { productId } = await recordOf(id);
      return change(productId, admin, (transaction) => updateImage(transaction, id, texts));
    },
    remove: async (id, admin) => {
      const { productId } = await recordOf(id);
      return change(productId, admin, (transaction) => deleteImages(transaction, [id]));
    },
  };
}
