import type { AdminProductFile } from "@shop/contract/product-files/product-file.ts";
import type { ProductImage } from "@shop/contract/products/product.ts";
import { stockReasons } from "@shop/domain/books/stock-reasons.ts";
import { linksOfText } from "@shop/domain/catalogue/product-links.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import { mutationOptions } from "@tanstack/react-query";

import type { Api } from "../../api.ts";
import type { RequestBody } from "../../call.ts";
import { type OnFileProgress, type SavedPictures, savePictures } from "../images/queries.ts";
import { invalidateLater, REREAD_MS } from "../invalidate.ts";
import { saveFiles } from "../product-files/save-files.ts";
import type { FileResult, FileSelection } from "../product-files/view.ts";
import { adminProductKeys, invalidateProducts } from "./queries.ts";
import type { PictureSelection, ProductFormValues } from "./view.ts";

/** A product form that is saved. */
export interface ProductSave {
  /** The product to update; null to create one. */
  readonly id: number | null;
  readonly values: ProductFormValues;
  /** Whether costs and the supplier are sent: those who do not see them have none to send. */
  readonly withCosts: boolean;
  readonly pictures: PictureSelection;
  readonly files: FileSelection;
  readonly onProgress: OnFileProgress;
  /** Called as soon as the values are stored, before the pictures are. */
  readonly onStored: (id: number, version: number) => void;
}

/** What was saved. */
export interface ProductSaved extends SavedPictures {
  /** What became of the files. */
  readonly files: FileResult;
  readonly id: number;
  /** Codes by field of values that were stored although they may be a mistake. */
  readonly warnings: Readonly<Record<string, string>>;
  /** Another product with the same part number; null where there is none, or it could not be read. */
  readonly samePartNumber: Named | null;
}

/** The pictures of a copied product that the form has kept, by their records, in order. */
const copiedIdsOf = ({ entries }: PictureSelection): number[] =>
  entries.flatMap(({ record }) => (record ? [record.id] : []));

/** The pictures of a form in which those of a copied product are replaced by the copies that were stored. */
function withCopies({ entries }: PictureSelection, copies: readonly ProductImage[]): PictureSelection {
  const left = [...copies];
  return {
    stored: copies,
    entries: entries.map((entry) => {
      const record = entry.record && (left.shift() ?? null);
      return record ? { ...entry, key: record.id, record } : entry;
    }),
  };
}

/** The files of a form in which those of a copied product are replaced by the copies that were stored. */
function withCopiedFiles({ entries }: FileSelection, copies: readonly AdminProductFile[]): FileSelection {
  const left = [...copies];
  return {
    stored: copies,
    entries: entries.map((entry) => {
      const record = entry.record && (left.shift() ?? null);
      return record ? { ...entry, record } : entry;
    }),
  };
}

const bodyOf = ({ values, withCosts }: Pick<ProductSave, "values" | "withCosts">) => {
  const {
    version: _version,
    amount,
    stock_reason: _reason,
    needs,
    accessories,
    alternatives,
    quantity_prices,
    cost_price,
    supplier_id,
    supplier_part,
    supplier_pack,
    ...texts
  } = values;
  // Part number and pack are those of a supplier.
  const supply =
    supplier_id === ""
      ? { supplier_id, supplier_part: "", supplier_pack: "" }
      : { supplier_id, supplier_part, supplier_pack };
  return {
    ...texts,
    ...(withCosts && { cost_price, ...supply }),
    quantity_prices: [...quantity_prices],
    needs: linksOfText(needs),
    accessories: linksOfText(accessories),
    alternatives: linksOfText(alternatives),
    ...(amount.trim() !== "" && { amount }),
  };
};

async function storeValues(api: Api, save: ProductSave) {
  const { id, values, pictures, files } = save;
  if (id === null) {
    const copied = copiedIdsOf(pictures);
    const copiedFiles = files.entries.flatMap(({ record }) => record?.id ?? []);
    const body = {
      ...bodyOf(save),
      ...(copied.length > 0 && { copied_images: copied }),
      ...(copiedFiles.length > 0 && { copied_files: copiedFiles }),
    };
    const answer = await api.call("createProduct", { body });
    const { product_id, version, warnings, images } = answer;
    return {
      id: product_id,
      version,
      warnings,
      pictures: withCopies(pictures, images),
      files: withCopiedFiles(files, answer.files),
    };
  }
  const body: RequestBody<"updateProduct"> = {
    ...bodyOf(save),
    amount: values.amount,
    stock_reason: stockReasons.find((one) => one === values.stock_reason),
    id,
    ...(values.version !== "" && { version: values.version }),
  };
  // Status false says that these values are stored already, which is a success.
  const { version, warnings } = await api.call("updateProduct", { params: { id }, body });
  return { id, version, warnings, pictures, files };
}

/** A product with the part number of a form, other than its own. */
async function otherWithPartNumber(
  api: Api,
  { part_number }: ProductFormValues,
  id: number,
): Promise<Named | null> {
  try {
    const { data } = await api.call("listAdminProducts", { query: { part_number, limit: 2 } });
    return data.find((one) => one.id !== id) ?? null;
  } catch {
    // The product is stored: what is missing is a name in a warning.
    return null;
  }
}

/** Saves a product: first its values, then its pictures and its files. */
export const saveProductMutation = (api: Api) =>
  mutationOptions({
    mutationKey: adminProductKeys.save(),
    gcTime: 0,
    mutationFn: async (save: ProductSave): Promise<ProductSaved> => {
      const { id, version, warnings = {}, pictures, files } = await storeValues(api, save);
      save.onStored(id, version);
      const samePartNumber =
        warnings["part_number"] === undefined ? null : await otherWithPartNumber(api, save.values, id);
      return {
        id,
        warnings,
        samePartNumber,
        ...(await savePictures(api, id, pictures, save.onProgress)),
        files: await saveFiles(api, id, files, save.onProgress),
      };
    },
    onSuccess: (_saved, { id }, _result, { client }) => {
      if (id !== null) invalidateLater(client, REREAD_MS.productEdited);
    },
    onSettled: (_saved, _error, _save, _result, { client }) => void invalidateProducts(client),
  });
