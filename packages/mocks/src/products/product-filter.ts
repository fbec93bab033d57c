import type { AdminProductQuery } from "@shop/contract/products/admin-endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { isLowStock as isLow } from "@shop/domain/catalogue/low-stock.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";

import type { ShopState } from "../shop/state.ts";

/** Whether products lack something. */
export const lacks: Readonly<
  Record<ProductGap, (product: Product, state: Pick<ShopState, "linkChecks">) => boolean>
> = {
  price: ({ price }) => isZeroPrice(price),
  picture: ({ images }) => images.length === 0,
  name_ar: ({ name_ar }) => !name_ar,
  working_links: ({ files }, { linkChecks }) => files.some(({ id }) => linkChecks.get(id)?.dead === true),
};

/** Whether a product has so few pieces that administrators are warned. */
export const isLowStock = (
  { lowStockAt, settings }: Pick<ShopState, "lowStockAt" | "settings">,
  { id, amount }: Product,
): boolean => isLow({ amount, low_stock_at: lowStockAt.get(id) ?? null }, settings.settings.low_stock_at);

/** Whether the filters of an administrator's list let a product through. */
export const isInList = (
  state: Pick<ShopState, "lowStockAt" | "settings" | "linkChecks">,
  product: Product,
  {
    category_id = product.category_id,
    sub_category_id = product.sub_category_id,
    missing,
    low_stock,
    part_number,
  }: Pick<AdminProductQuery, "category_id" | "sub_category_id" | "missing" | "low_stock" | "part_number">,
): boolean =>
  category_id === product.category_id &&
  sub_category_id === product.sub_category_id &&
  (missing === undefined || lacks[missing](product, state)) &&
  (low_stock === undefined || isLowStock(state, product)) &&
  (part_number === undefined || foldPartNumber(product.part_number ?? "") === foldPartNumber(part_number));
