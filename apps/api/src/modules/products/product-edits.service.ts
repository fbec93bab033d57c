import type { Admin } from "@shop/contract/accounts/user.ts";
import { requireOwnCosts } from "@shop/contract/admins/sees-costs.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";
import {
  type AdminProduct,
  type NewProduct,
  type ProductUpdate,
  stockError,
} from "@shop/contract/products/admin-product.ts";
import { causeOfReason } from "@shop/domain/books/stock-reasons.ts";
import type { LinkName } from "@shop/domain/catalogue/product-links.ts";
import { storedAmount } from "@shop/domain/money/money.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";
import { fieldsOfSupplied } from "@shop/domain/suppliers/supply-text.ts";
import { productTag } from "@shop/serving/tags.ts";

import type { Queries } from "../../database/database.ts";
import { withCause } from "../books/stock-cause.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { findSubCategory, shareSubCategory } from "../categories/sub-categories/sub-categories.repository.ts";
import type { SubCategoryRow } from "../categories/sub-categories/sub-categories.table.ts";
import { columnsAfter, columnValues, fieldValues, type RowOf } from "../history/fields.ts";
import { changedFields, record } from "../history/history.repository.ts";
import { findSupplierNames } from "../suppliers/suppliers.repository.ts";
import { adminProductReader } from "./admin-product-reader.ts";
import type { CountWaiting } from "./count-waiting.ts";
import { reasonInHistory } from "./move-stock.ts";
import {
  findTakenCodes,
  requireOwnCodes,
  requireSold,
  requireSupplier,
  requireValid,
} from "./product-checks.ts";
import {
  copyImages,
  findAnyProduct,
  insertProduct,
  isPartNumberTaken,
  lockProduct,
  updateProduct,
} from "./product-edits.repository.ts";
import { productColumns } from "./product-fields.ts";
import { copyFiles } from "./product-files.repository.ts";
import { productHistory } from "./product-history.ts";
import { deleteKeys, storeKeys } from "./product-keys/store-keys.ts";
import { findLinked, linkIdsOf, linkNames, linksOfForm, type LinksRow } from "./product-links.repository.ts";
import { nameSortOf } from "./product-order.ts";
import { requireRightTo } from "./product-rights.ts";
import type { ProductRow } from "./products.table.ts";

/** Codes by field of saved values that may be mistakes. */
type Warnings = Readonly<Record<string, string>>;

/** Result of saving a product. */
export interface SavedProduct {
  readonly id: number;
  readonly version: number;
  /** False where the values were already stored. */
  readonly changed: boolean;
  readonly warnings: Warnings;
}

/** Result of adding a product. */
interface AddedProduct extends SavedProduct {
  readonly images: AdminProduct["images"];
  readonly files: AdminProduct["files"];
}

/** Administrators' changes of products. */
export interface ProductEdits {
  /** One product, deleted or not; throws not_found. */
  readonly read: (id: number) => Promise<AdminProduct>;
  /** Adds a product, with copies of pictures and files of other products; throws invalid. */
  readonly create: (values: NewProduct, admin: Admin) => Promise<AddedProduct>;
  /** Updates a product; throws not_found, invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, values: ProductUpdate, admin: Admin) => Promise<SavedProduct>;
  /** Deletes a product; throws not_found. */
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted product; throws not_found, and invalid while its sub category is deleted. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

/** Dependencies of {@link productEdits}. */
export interface ProductEditDependencies {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  /** Reads the attributes that products have values of. */
  readonly readAttributes: (queries: Queries) => Promise<AttributeSet>;
  /** Locks attributes against changes until the transaction ends. */
  readonly shareAttributes: (transaction: Queries, ids: readonly number[]) => Promise<void>;
  readonly countWaiting: CountWaiting;
}

/** The values of a form as they are stored; throws invalid for values of attributes that cannot be read. */
function storedForm<V extends NewProduct | ProductUpdate>(
  { attribute_values: texts, ...form }: V,
  { attributes, before, group }: { attributes: AttributeSet; before: Specifications; group: SubCategoryRow },
) {
  const place = { category_id: group.categoryId, sub_category_id: group.id };
  const read = texts && attributes.read(texts, before, place);
  if (read && Object.keys(read.errors).length > 0) throw new ApiError("invalid", { errors: read.errors });
  return {
    ...form,
    attribute_values: read?.values,
    price: storedAmount(form.price),
  };
}

/** The columns that do not have the value of a field. */
const derivedColumns = (name: string, group: SubCategoryRow) => ({
  name_sort: nameSortOf(name),
  category_id: group.categoryId,
  sub_category_id: group.id,
});

/** The values of a product in the change history. */
const historyValues = (
  row: RowOf<ProductRow, typeof productColumns>,
  subCategory: string,
  attributes: AttributeSet,
  suppliers: ReadonlyMap<number, string>,
  names: ReadonlyMap<number, LinkName>,
): Readonly<Record<string, FieldChange["new"]>> =>
  productHistory(fieldValues(productColumns, row), subCategory, attributes, suppliers, names);

const namesOf = async (transaction: Queries, rows: readonly LinksRow[]) =>
  linkNames(await findLinked(transaction, linkIdsOf(rows)));

async function groupOf(transaction: Queries, id: number): Promise<SubCategoryRow> {
  const group = await shareSubCategory(transaction, id);
  if (!group) throw new ApiError("invalid", { errors: { sub_category_id: "unknown_sub_category" } });
  return group;
}

async function warningsFor(queries: Queries, { id, part_number: partNumber }: ProductRow): Promise<Warnings> {
  if (partNumber === null || !(await isPartNumberTaken(queries, partNumber, id))) return {};
  return { part_number: "part_number_taken" };
}

/** Creates the service of administrators' changes of products. */
export function productEdits({
  queries,
  catalogue,
  readAttributes,
  shareAttributes,
  countWaiting,
}: ProductEditDependencies): ProductEdits {
  /** The attributes by which the values of a form are read, locked against changes. */
  const attributesFor = async (
    transaction: Queries,
    texts: Readonly<Record<string, string>> = {},
  ): Promise<AttributeSet> => {
    await shareAttributes(transaction, Object.keys(texts).map(Number));
    return readAttributes(transaction);
  };

  const toWire = adminProductReader(countWaiting);

  return {
    read: async (id) => {
      const row = await findAnyProduct(queries, id);
      if (!row) throw new ApiError("not_found");
      return toWire(queries, row, await readAttributes(queries));
    },

    create: (values, admin) =>
      catalogue.change(async (transaction, touch) => {
        requireOwnCosts(admin, values, null);
        const group = await groupOf(transaction, values.sub_category_id);
        const attributes = await attributesFor(transaction, values.attribute_values);
        const form = storedForm(values, { attributes, before: {}, group });
        const columns = columnValues(productColumns, {
          ...form,
          ...(await linksOfForm(transaction, form, null)),
          attribute_values: form.attribute_values ?? {},
        });
        requireValid(columns, form);
        await requireSupplier(transaction, columns.supplier_id, null);
        await requireOwnCodes(transaction, columns, null);
        const row = await insertProduct(transaction, { ...columns, ...derivedColumns(values.name, group) });
        await copyImages(transaction, row.id, values.copied_images);
        await copyFiles(transaction, row.id, values.copied_files);
        await storeKeys(transaction, [row]);
        const fields = changedFields(
          {},
          historyValues(
            row,
            group.name,
            attributes,
            await findSupplierNames(transaction),
            await namesOf(transaction, [row]),
          ),
        );
        requireRightTo(fields, admin);
        await record(transaction, admin, [
          { entity: "product", entityId: row.id, action: "created", fields },
        ]);
        touch("products", productTag(row.id));
        const { id, version } = row;
        const { images, files } = await toWire(transaction, row, attributes);
        return { id, version, changed: true, images, files, warnings: await warningsFor(transaction, row) };
      }),

    update: (id, { stock_reason: reason, ...values }, admin) =>
      catalogue.change(async (transaction, touch) => {
        requireOwnCosts(admin, values, undefined);
        const group = await groupOf(transaction, values.sub_category_id);
        const attributes = await attributesFor(transaction, values.attribute_values);
        const before = requireSold(await lockProduct(transaction, id));
        const form = storedForm(values, { attributes, before: before.attribute_values, group });
        const columns = fieldsOfSupplied({
          ...columnsAfter(productColumns, before, {
            ...form,
            ...(await linksOfForm(transaction, form, before)),
          }),
          ...derivedColumns(values.name, group),
        });
        requireValid(columns, form);
        await requireSupplier(transaction, columns.supplier_id, before.supplier_id);
        // Groups are locked before products: the one that the product leaves is only read.
        const groupBefore = await findSubCategory(transaction, before.sub_category_id);
        const names = await namesOf(transaction, [before, columns]);
        const suppliers = await findSupplierNames(transaction);
        const fields = changedFields(
          historyValues(before, groupBefore?.name ?? "", attributes, suppliers, names),
          historyValues(columns, group.name, attributes, suppliers, names),
        );
        if (fields.length === 0 && columns.sub_category_id === before.sub_category_id) {
          const warnings = await warningsFor(transaction, before);
          return { id, version: before.version, changed: false, warnings };
        }
        if ((values.version ?? before.version) !== before.version) {
          throw new ApiError("edit_conflict", { current: await toWire(transaction, before, attributes) });
        }
        requireRightTo(fields, admin);
        const amount = stockError(values.amount, before.amount);
        if (amount) throw new ApiError("invalid", { errors: { amount } });
        await requireOwnCodes(transaction, columns, before);
        const row = await withCause(transaction, { cause: causeOfReason(reason), by: admin.email }, () =>
          updateProduct(transaction, id, columns),
        );
        await storeKeys(transaction, [row]);
        const at = fields.findIndex(({ field }) => field === "amount") + 1;
        const changed = at === 0 ? fields : fields.toSpliced(at, 0, ...reasonInHistory(reason));
        await record(transaction, admin, [
          { entity: "product", entityId: id, action: "updated", fields: changed },
        ]);
        touch("products", productTag(id));
        const { version } = row;
        return { id, version, changed: true, warnings: await warningsFor(transaction, row) };
      }),

    remove: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        requireSold(await lockProduct(transaction, id));
        await updateProduct(transaction, id, { deleted_at: new Date() });
        await deleteKeys(transaction, [id]);
        await record(transaction, admin, [
          { entity: "product", entityId: id, action: "deleted", fields: [] },
        ]);
        touch("products", productTag(id));
      }),

    restore: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        const found = await findAnyProduct(transaction, id);
        if (!found) throw new ApiError("not_found");
        if (found.deleted_at === null) return;
        await groupOf(transaction, found.sub_category_id);
        const row = await lockProduct(transaction, id);
        if (!row?.deleted_at) return;
        // What another product got meanwhile stays with that one.
        const taken = await findTakenCodes(transaction, row, id);
        const freed = {
          ...(taken.barcode && { barcode: null }),
          ...(taken.pack_barcode && { pack_barcode: null, pack_units: null }),
        };
        await updateProduct(transaction, id, { ...freed, deleted_at: null });
        await storeKeys(transaction, [row]);
        const codes = { barcode: row.barcode, pack_barcode: row.pack_barcode, pack_units: row.pack_units };
        const fields = changedFields(codes, { ...codes, ...freed });
        await record(transaction, admin, [{ entity: "product", entityId: id, action: "restored", fields }]);
        touch("products", productTag(id));
      }),
  };
}
