import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { AdminBrand, BrandInput, BrandUpdate } from "@shop/contract/brands/admin-brand.ts";

import type { Queries } from "../../database/database.ts";
import { requireFound, requireShown } from "../../database/require-row.ts";
import type { Catalogue } from "../catalogue/catalogue.service.ts";
import { lockNames } from "../catalogue/name-lock.ts";
import { columnsAfter, columnValues, fieldValues, type RowOf } from "../history/fields.ts";
import { changedFields, record } from "../history/history.repository.ts";
import type { SavedRow } from "../lists/list-edits.ts";
import type { PictureStore } from "../media/picture-store.ts";
import { storePicture } from "../media/store-picture.ts";
import { brandFields } from "./brand-fields.ts";
import { toBrand } from "./brands.mapper.ts";
import { findBrandNamed, findBrands, insertBrand, lockBrand, updateBrand } from "./brands.repository.ts";
import type { BrandService } from "./brands.service.ts";
import type { BrandRow } from "./brands.table.ts";
import { renameProducts } from "./rename-products.ts";

/** Administrators' changes of brands; each throws not_found for an unknown id. */
export interface BrandEdits {
  /** All brands, or all deleted ones, by name. */
  readonly list: (deleted: boolean) => Promise<AdminBrand[]>;
  /** Adds one; throws invalid. */
  readonly create: (form: BrandInput, admin: Admin) => Promise<SavedRow>;
  /** Updates one, and the names of its products; throws invalid, and edit_conflict where the stored version differs from the form's. */
  readonly update: (id: number, form: BrandUpdate, admin: Admin) => Promise<SavedRow>;
  /** Deletes one; its products keep its name. */
  readonly remove: (id: number, admin: Admin) => Promise<void>;
  /** Restores a deleted one; throws invalid where its name is taken. */
  readonly restore: (id: number, admin: Admin) => Promise<void>;
}

/** The values of a brand in the change history. */
const historyValues = (row: RowOf<BrandRow, typeof brandFields>) => {
  const values = fieldValues(brandFields, row);
  return { ...values, official: values.official ? "yes" : "no" };
};

async function requireFreeName(transaction: Queries, name: string, id: number): Promise<void> {
  const other = await findBrandNamed(transaction, name);
  if (other && other.id !== id) throw new ApiError("invalid", { errors: { name: "name_taken" } });
}

/** Maps a brand to the wire for administrators. */
const toWire = (row: BrandRow, countOf: (name: string) => number): AdminBrand => ({
  ...toBrand(row),
  version: row.version,
  products: countOf(row.name),
  deleted_at: row.deletedAt?.toISOString() ?? null,
});

/** Dependencies of {@link brandEdits}. */
export interface BrandEditDependencies {
  readonly queries: Queries;
  readonly catalogue: Catalogue;
  readonly pictures: PictureStore;
  readonly service: BrandService;
}

/** Creates the service of administrators' changes of brands. */
export function brandEdits({ queries, catalogue, pictures, service }: BrandEditDependencies): BrandEdits {
  return {
    list: async (deleted) => {
      const countOf = await service.counter();
      return (await findBrands(queries, deleted)).map((row) => toWire(row, countOf));
    },

    create: async (form, admin) => {
      const logo = await storePicture(pictures, "logo", form.logo);
      return catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        await requireFreeName(transaction, form.name, 0);
        const row = await insertBrand(
          transaction,
          columnValues(brandFields, { ...form, logo: logo ?? null }),
        );
        const fields = changedFields({}, historyValues(row));
        await record(transaction, admin, [{ entity: "brand", entityId: row.id, action: "created", fields }]);
        touch("brands");
        return { id: row.id, version: row.version };
      });
    },

    update: async (id, form, admin) => {
      // Before the transaction: the embedded database has one connection.
      const countOf = await service.counter();
      const logo = await storePicture(pictures, "logo", form.logo);
      return catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const before = requireShown(await lockBrand(transaction, id));
        const values = columnsAfter(brandFields, before, {
          ...form,
          logo: logo ?? (form.remove_logo ? null : undefined),
        });
        const fields = changedFields(historyValues(before), historyValues(values));
        if (fields.length === 0) return { id, version: before.version };
        if ((form.version ?? before.version) !== before.version) {
          throw new ApiError("edit_conflict", { current: toWire(before, countOf) });
        }
        await requireFreeName(transaction, values.name, id);
        const row = await updateBrand(transaction, id, values);
        await record(transaction, admin, [{ entity: "brand", entityId: id, action: "updated", fields }]);
        touch("brands");
        if (values.name !== before.name) {
          await renameProducts(transaction, touch, { from: before.name, to: values.name, admin });
        }
        return { id, version: row.version };
      });
    },

    remove: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        requireShown(await lockBrand(transaction, id));
        await updateBrand(transaction, id, { deletedAt: new Date() });
        await record(transaction, admin, [{ entity: "brand", entityId: id, action: "deleted", fields: [] }]);
        touch("brands");
      }),

    restore: (id, admin) =>
      catalogue.change(async (transaction, touch) => {
        await lockNames(transaction);
        const row = requireFound(await lockBrand(transaction, id));
        if (row.deletedAt === null) return;
        await requireFreeName(transaction, row.name, id);
        await updateBrand(transaction, id, { deletedAt: null });
        await record(transaction, admin, [{ entity: "brand", entityId: id, action: "restored", fields: [] }]);
        touch("brands");
      }),
  };
}
