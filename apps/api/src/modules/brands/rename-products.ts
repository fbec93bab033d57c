import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import { MAX_BULK_PRODUCTS } from "@shop/domain/bulk/bulk-rule.ts";
import { spellingsOf } from "@shop/domain/catalogue/brand-name.ts";
import { asc, inArray, isNotNull, sql } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import type { Touch } from "../catalogue/catalogue.service.ts";
import { record } from "../history/history.repository.ts";
import { touchProducts } from "../products/grouped-products.ts";
import { products } from "../products/products.table.ts";

/** Gives all products of a brand, restorable ones too, its new name; throws invalid where they are too many for one change. */
export async function renameProducts(
  transaction: Queries,
  touch: Touch,
  { from, to, admin }: { readonly from: string; readonly to: string; readonly admin: Admin },
): Promise<void> {
  const names = await transaction
    .selectDistinct({ name: products.brand })
    .from(products)
    .where(isNotNull(products.brand));
  const spellings = spellingsOf(
    from,
    names.flatMap(({ name }) => name ?? []),
  );
  spellings.delete(to);
  if (spellings.size === 0) return;
  const isOfBrand = inArray(products.brand, [...spellings]);
  const rows = await transaction
    .select({ id: products.id, brand: products.brand, deletedAt: products.deleted_at })
    .from(products)
    .where(isOfBrand)
    .orderBy(asc(products.id))
    .limit(MAX_BULK_PRODUCTS + 1)
    .for("update");
  if (rows.length > MAX_BULK_PRODUCTS) {
    throw new ApiError("invalid", { errors: { name: "too_many_products" } });
  }
  if (rows.length === 0) return;
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::integer[])`;
  await transaction
    .update(products)
    .set({ brand: to, version: sql`${products.version} + 1`, updated_at: sql`now()` })
    .where(sql`${products.id} = ${ids}`);
  await record(
    transaction,
    admin,
    rows.map(({ id, brand }) => ({
      entity: "product",
      entityId: id,
      action: "updated",
      fields: [{ field: "brand", old: brand, new: to }],
    })),
  );
  touchProducts(
    touch,
    rows.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
  );
}
