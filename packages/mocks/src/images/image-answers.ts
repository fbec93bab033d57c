import type { ProductImage } from "@shop/contract/products/product.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** The address of a form's picture; undefined for an empty field. */
export const pictureOf = (file: Blob | undefined): string | undefined =>
  file && file.size > 0 ? URL.createObjectURL(file) : undefined;

/** Answers to the administrators' endpoints of products' pictures. */
export function imageAnswers(state: ShopState) {
  const change = (
    productId: number,
    imagesOf: (before: readonly ProductImage[]) => ProductImage[],
  ): { status: true; images: ProductImage[] } => {
    const product = entityOf(state.products, productId);
    const images = imagesOf(product.images);
    state.products = replaced(state.products, { ...product, images });
    return { status: true, images };
  };
  const recordsOf = (product_id: number, files: readonly Blob[]): ProductImage[] =>
    files.map((file) => ({ id: state.nextId(), product_id, image: URL.createObjectURL(file) }));

  return {
    createImages: ({ body: { product_id: id, "image[]": files } }) => ({
      ...change(id, (before) => [...before, ...recordsOf(id, files)]),
      rejected: [],
    }),
    updateImages: ({ body: { product_id: id, "image[]": files } }) => ({
      ...change(id, () => recordsOf(id, files)),
      rejected: [],
    }),
    describeImage: ({ params: { id }, body: { alt, alt_ar } }) => {
      const texts = { ...(alt && { alt }), ...(alt_ar && { alt_ar }) };
      const product = state.products.find(({ images }) => images.some((one) => one.id === id));
      return change(product?.id ?? 0, (before) =>
        before.map((one) =>
          one.id === id ? { id, product_id: one.product_id, image: one.image, ...texts } : one,
        ),
      );
    },
  } satisfies Partial<Answers>;
}
