import { ApiError } from "@shop/contract/api-error.ts";
import { MAX_PDF_BYTES } from "@shop/contract/product-files/limits.ts";
import type { AdminProductFile, ProductFile } from "@shop/contract/product-files/product-file.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { MAX_PRODUCT_FILES, pdfAddress } from "@shop/domain/product-files/product-files.ts";

import { replaceProduct, soldProduct } from "../products/admin-product-answers.ts";
import { record } from "../shop/edits.ts";
import type { Answers, ShopState } from "../shop/state.ts";
import { toAdminFile } from "./to-admin-file.ts";

const invalid = (reason: string): ApiError => new ApiError("invalid", { errors: { file: reason } });

const linesOf = (files: readonly ProductFile[]): string | null =>
  files
    .map(({ kind, title, title_ar, address }) => [kind, title, title_ar, address].filter(Boolean).join(" · "))
    .join("\n") || null;

/** Answers to the administrators' endpoints of products' files. */
export function productFileAnswers(state: ShopState) {
  const change = (
    product: Product,
    files: readonly ProductFile[],
  ): { status: true; files: AdminProductFile[] } => {
    replaceProduct(state, { ...product, files: [...files] });
    const [old, now] = [linesOf(product.files), linesOf(files)];
    if (old !== now) {
      record(state, { entity: "product", id: product.id }, "updated", [{ field: "files", old, new: now }]);
    }
    return { status: true, files: files.map((file) => toAdminFile(state, file)) };
  };

  return {
    addProductFile: ({ body: { product_id, file, ...texts } }) => {
      const { size: bytes } = file;
      const product = soldProduct(state, product_id);
      if (bytes > MAX_PDF_BYTES) throw invalid("pdf_too_large");
      if (file.type !== "application/pdf") throw invalid("not_a_pdf");
      if (product.files.length >= MAX_PRODUCT_FILES) throw invalid("too_many_files");
      const id = state.nextId();
      const address = pdfAddress(String(id).padStart(32, "0"), file instanceof File ? file.name : "");
      return change(product, [...product.files, { id, ...texts, address, bytes, pages: 1 }]);
    },
    saveProductFiles: ({ body: { product_id, known, files } }) => {
      const product = soldProduct(state, product_id);
      const stored = new Map(product.files.map((file) => [file.id, file]));
      const ids = files.flatMap(({ id }) => id ?? []);
      if (
        known.length !== stored.size ||
        ![...known, ...ids].every((id) => stored.has(id)) ||
        new Set(ids).size !== ids.length
      ) {
        throw new ApiError("edit_conflict", {
          current: { files: product.files.map((file) => toAdminFile(state, file)) },
        });
      }
      return change(
        product,
        files.map(({ id, address, ...texts }, index): ProductFile => {
          const before = id === undefined ? undefined : stored.get(id);
          if (before) {
            const isMoved = address !== undefined && before.pages === null && address !== before.address;
            if (isMoved) state.linkChecks.delete(before.id);
            return { ...before, ...texts, ...(isMoved && { address, bytes: null }) };
          }
          if (address === undefined) {
            throw new ApiError("invalid", { errors: { [`files.${index}.address`]: "required" } });
          }
          return { id: state.nextId(), ...texts, address, bytes: null, pages: null };
        }),
      );
    },
  } satisfies Partial<Answers>;
}
