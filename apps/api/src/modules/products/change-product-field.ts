import type { Admin } from "@shop/contract/accounts/user.ts";
import { ApiError } from "@shop/contract/api-error.ts";
import type { FieldChange } from "@shop/contract/history/history.ts";
import {
  type AdminProduct,
  type ProductFieldChange,
  stockError,
} from "@shop/contract/products/admin-product.ts";
import { causeOfReason } from "@shop/domain/books/stock-reasons.ts";
import { productTag } from "@shop/serving/tags.ts";

import { withCause } from "../books/stock-cause.ts";
import { record } from "../history/history.repository.ts";
import { adminProductReader } from "./admin-product-reader.ts";
import { reasonInHistory, touchStock } from "./move-stock.ts";
import { requireSold, requireValid } from "./product-checks.ts";
import { lockProduct, updateProduct } from "./product-edits.repository.ts";
import type { ProductEditDependencies } from "./product-edits.service.ts";
import { requireRightTo } from "./product-rights.ts";

/** Changes one field of a product, and returns the product; throws not_found, invalid, and edit_conflict where that field has changed since it was seen. */
export type ChangeProductField = (
  id: number,
  change: ProductFieldChange,
  admin: Admin,
) => Promise<AdminProduct>;

/** Creates the function that changes one field of a product. */
export function productFieldChanger({
  catalogue,
  readAttributes,
  countWaiting,
}: ProductEditDependencies): ChangeProductField {
  const toWire = adminProductReader(countWaiting);

  return (id, change, admin) =>
    catalogue.change(async (transaction, touch) => {
      const { field, was, value } = change;
      const before = requireSold(await lockProduct(transaction, id));
      const attributes = await readAttributes(transaction);
      const stored = before[field];
      if (value === stored) return toWire(transaction, before, attributes);
      if (was !== stored) {
        throw new ApiError("edit_conflict", { current: await toWire(transaction, before, attributes) });
      }
      const reason = change.field === "amount" ? change.stock_reason : undefined;
      const fields: readonly FieldChange[] = [{ field, old: stored, new: value }, ...reasonInHistory(reason)];
      requireRightTo(fields, admin);
      const negative = field === "amount" ? stockError(value, before.amount) : null;
      if (negative) throw new ApiError("invalid", { errors: { value: negative } });
      requireValid({ ...before, [field]: value }, {});
      const row = await withCause(transaction, { cause: causeOfReason(reason), by: admin.email }, () =>
        updateProduct(transaction, id, { [field]: value }),
      );
      await record(transaction, admin, [{ entity: "product", entityId: id, action: "updated", fields }]);
      if (field === "amount") touchStock(touch, id, before.amount, value);
      else touch("products", productTag(id));
      return toWire(transaction, row, attributes);
    });
}
