import { ApiError } from "@shop/contract/api-error.ts";
import { MAX_PICTURE_BYTES } from "@shop/contract/files.ts";
import type { PicturesSaved } from "@shop/contract/images/endpoints.ts";
import type { Product, ProductImage } from "@shop/contract/products/product.ts";

import { replaceProduct, soldProduct } from "../products/admin-product-answers.ts";
import { record, refuseOtherIds } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

const PICTURE_TYPE = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** The reason for rejecting a file by its MIME type and size, or null. */
export function faultOf({ type, size }: Blob): "not_a_picture" | "file_too_large" | null {
  if (size > MAX_PICTURE_BYTES) return "file_too_large";
  return PICTURE_TYPE.test(type) ? null : "not_a_picture";
}

const nameOf = (file: Blob): string => (file instanceof File && file.name ? file.name : "image");

/** Object URLs of the accepted files, and the rejected files; throws invalid where all are rejected. */
function accept(files: readonly Blob[]): { addresses: string[]; rejected: PicturesSaved["rejected"] } {
  const rejected = files.flatMap((file) => {
    const reason = faultOf(file);
    return reason ? [{ name: nameOf(file), reason }] : [];
  });
  const addresses = files.filter((file) => faultOf(file) === null).map((file) => URL.createObjectURL(file));
  if (addresses.length > 0) return { addresses, rejected };
  throw new ApiError("invalid", {
    errors: Object.fromEntries(rejected.map(({ name, reason }) => [name, reason])),
  });
}

const addressesOf = (list: readonly ProductImage[]): string => list.map(({ image }) => image).join("\n");

/** Answers to the administrators' endpoints of products' pictures. */
export function imageAnswers(state: ShopState) {
  const change = (
    product: Product,
    images: readonly ProductImage[],
  ): { status: true; images: ProductImage[] } => {
    replaceProduct(state, { ...product, images: [...images] });
    // Changes of pictures do not increment the product's version.
    record(state, { entity: "product", id: product.id }, "updated", [
      { field: "images", old: addressesOf(product.images) || null, new: addressesOf(images) || null },
    ]);
    return { status: true, images: [...images] };
  };
  const recordsOf = (product: Product, addresses: readonly string[]): ProductImage[] =>
    addresses.map((image) => ({ id: state.nextId(), product_id: product.id, image }));
  const productOf = (imageId: number): Product => {
    const product = state.products.find(({ images }) => images.some(({ id }) => id === imageId));
    if (!product) throw new ApiError("not_found");
    return product;
  };

  return {
    createImages: ({ body }) => {
      const product = soldProduct(state, body.product_id);
      const { addresses, rejected } = accept(body["image[]"]);
      return { ...change(product, [...product.images, ...recordsOf(product, addresses)]), rejected };
    },
    updateImages: ({ params: { ids }, body }) => {
      const product = soldProduct(state, body.product_id);
      const known = new Set(product.images.map(({ id }) => id));
      if (!ids.every((id) => known.has(id))) throw new ApiError("not_found");
      const { addresses, rejected } = accept(body["image[]"]);
      const left = [...addresses];
      const kept = product.images.flatMap((stored): ProductImage[] => {
        if (!ids.includes(stored.id)) return [stored];
        const image = left.shift();
        return image === undefined ? [] : [{ id: stored.id, product_id: product.id, image }];
      });
      return { ...change(product, [...kept, ...recordsOf(product, left)]), rejected };
    },
    reorderImages: ({ body: { product_id, ids } }) => {
      const product = soldProduct(state, product_id);
      refuseOtherIds(ids, product.images);
      return change(
        product,
        ids.flatMap((id) => product.images.filter((image) => image.id === id)),
      );
    },
    describeImage: ({ params: { id }, body: { alt, alt_ar } }) => {
      const product = productOf(id);
      const texts = { ...(alt && { alt }), ...(alt_ar && { alt_ar }) };
      return change(
        product,
        product.images.map(({ image, product_id, id: own, ...before }) =>
          Object.assign({ id: own, product_id, image }, own === id ? texts : before),
        ),
      );
    },
    deleteImage: ({ params: { id } }) => {
      const product = productOf(id);
      return change(
        product,
        product.images.filter((image) => image.id !== id),
      );
    },
  } satisfies Partial<Answers>;
}
