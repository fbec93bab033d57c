import type { AdminProductFile, ProductFile } from "@shop/contract/product-files/product-file.ts";
import { pdfAddress } from "@shop/domain/product-files/product-files.ts";

import { entityOf, replaced } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** A file as administrators see it; its link was never checked. */
export const toAdminFile = (file: ProductFile): AdminProductFile => ({
  ...file,
  checked_at: null,
  fault: null,
  dead: false,
});

/** Answers to the administrators' endpoints of products' files. */
export function productFileAnswers(state: ShopState) {
  const change = (
    productId: number,
    filesOf: (before: readonly ProductFile[]) => ProductFile[],
  ): { status: true; files: AdminProductFile[] } => {
    const product = entityOf(state.products, productId);
    const files = filesOf(product.files);
    state.products = replaced(state.products, { ...product, files });
    return { status: true, files: files.map(toAdminFile) };
  };

  return {
    addProductFile: ({ body: { product_id, file, ...texts } }) => {
      const id = state.nextId();
      const address = pdfAddress(String(id).padStart(32, "0"), file instanceof File ? file.name : "");
      return change(product_id, (before) => [
        ...before,
        { id, ...texts, address, bytes: file.size, pages: 1 },
      ]);
    },
    saveProductFiles: ({ body: { product_id, files } }) =>
      change(product_id, (before) =>
        files.map(({ id = state.nextId(), address = "", ...texts }) => {
          const stored = before.find((one) => one.id === id);
          return { id, address, bytes: null, pages: null, ...stored, ...texts };
        }),
      ),
  } satisfies Partial<Answers>;
}
