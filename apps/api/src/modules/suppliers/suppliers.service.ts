import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { Supplier, SupplierInput, SupplierUpdate } from "@shop/contract/suppliers/supplier.ts";
import { MAX_SUPPLIERS } from "@shop/domain/suppliers/supplier.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound, requireShown } from "../../database/require-row.ts";
import type { SavedGroup } from "../categories/sub-categories/sub-category-edits.service.ts";
import { columnsAfter, columnValues, fieldValues } from "../history/fields.ts";
import { changedFields, record, type Recorded } from "../history/history.repository.ts";
import { supplierFields } from "./supplier-fields.ts";
import {
  findSupplier,
  findSuppliers,
  insertSupplier,
  lockSuppliers,
  updateSupplier,
} from "./suppliers.repository.ts";
import type { SupplierRow } from "./suppliers.table.ts";

/** Suppliers and their changes; each change throws not_found for an unknown id. */
export interface SupplierEdits {
  /** All suppliers, or all deleted ones. */
  readonly list: (deleted: boolean) => Promise<Supplier[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: SupplierInput, admin: Admin) => Promise<SavedGroup>;
  /** Updates one; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: SupplierUpdate, admin: Admin) => Promise<SavedGroup>;
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where its name is taken. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

/** Maps a supplier to the wire. */
export const toSupplier = (row: SupplierRow, products: number): Supplier => ({
  id: row.id,
  ...fieldValues(supplierFields, row),
  products,
  version: row.version,
  deleted_at: row.deletedAt?.toISOString() ?? null,
});

/** Rejects a name that another supplier has, and a new one beyond the limit. */
async function requireRoom(transaction: Queries, name: string, id: number | null): Promise<void> {
  const others = (await findSuppliers(transaction)).filter((other) => other.id !== id);
  const key = name.toLowerCase();
  if (others.some((other) => other.name.toLowerCase() === key)) {
    throw new ApiError("invalid", { errors: { name: "name_taken" } });
  }
  if (others.length >= MAX_SUPPLIERS) throw new ApiError("invalid", { errors: { name: "limit_reached" } });
}

/** Reads the numbers of products on sale that name a supplier, by its id; of one supplier where its id is given. */
type CountSupplied = (queries: Queries, id?: number) => Promise<ReadonlyMap<number, number>>;

/** Creates the service of suppliers. */
export function supplierEdits(queries: Queries, countSupplied: CountSupplied): SupplierEdits {
  /** Runs a change of one supplier, with all suppliers locked. */
  const change = <T>(
    work: (transaction: Queries, note: (entry: Omit<Recorded, "entity">) => Promise<void>) => Promise<T>,
    admin: Admin,
  ) =>
    queries.transaction(async (transaction) => {
      await lockSuppliers(transaction);
      return work(transaction, (entry) => record(transaction, admin, [{ entity: "supplier", ...entry }]));
    });

  return {
    list: async (deleted) => {
      const products = await countSupplied(queries);
      return (await findSuppliers(queries, deleted)).map((row) => toSupplier(row, products.get(row.id) ?? 0));
    },

    create: (form, admin) =>
      change(async (transaction, note) => {
        await requireRoom(transaction, form.name, null);
        const row = await insertSupplier(transaction, columnValues(supplierFields, form));
        const fields = changedFields({}, fieldValues(supplierFields, row));
        await note({ entityId: row.id, action: "created", fields });
        return { id: row.id, version: row.version };
      }, admin),

    update: (id, form, admin) =>
      change(async (transaction, note) => {
        const before = requireShown(await findSupplier(transaction, id));
        const values = columnsAfter(supplierFields, before, form);
        const fields = changedFields(
          fieldValues(supplierFields, before),
          fieldValues(supplierFields, values),
        );
        if (fields.length === 0) return { id, version: before.version };
        if ((form.version ?? before.version) !== before.version) {
          const products = await countSupplied(transaction, id);
          throw new ApiError("edit_conflict", { current: toSupplier(before, products.get(id) ?? 0) });
        }
        await requireRoom(transaction, values.name, id);
        const row = await updateSupplier(transaction, id, values);
        await note({ entityId: id, action: "updated", fields });
        return { id, version: row.version };
      }, admin),

    remove: (id, admin) =>
      change(async (transaction, note) => {
        requireShown(await findSupplier(transaction, id));
        await updateSupplier(transaction, id, { deletedAt: new Date() });
        await note({ entityId: id, action: "deleted", fields: [] });
      }, admin),

    restore: (id, admin) =>
      change(async (transaction, note) => {
        const row = requireFound(await findSupplier(transaction, id));
        if (row.deletedAt === null) return;
        await requireRoom(transaction, row.name, id);
        await updateSupplier(transaction, id, { deletedAt: null });
        await note({ entityId: id, action: "restored", fields: [] });
      }, admin),
  };
}
