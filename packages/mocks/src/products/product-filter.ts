import type { AdminProductQuery } from "@shop/contract/products/admin-endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { isLowStock as isLow } from "@shop/domain/catalogue/low-stock.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import { valuesOf } from "../attributes/attribute-answers.ts";
import type { ShopState } from "../shop/state.ts";
import { asideOf } from "./units-aside.ts";

const lacksValue = (state: ShopState, product: Product, attribute: Attribute): boolean =>
  isOfGroup(attribute, product) && !valuesOf(state, product.id)[attribute.id];

/** Whether products lack something. */
export const lacks: Readonly<
  Record<
    Extract<ProductGap, "price" | "picture" | "name_ar" | "specifications">,
    (product: Product, state: ShopState) => boolean
  >
> = {
  price: ({ price }) => isZeroPrice(price),
  picture: ({ images }) => images.length === 0,
  name_ar: ({ name_ar }) => !name_ar,
  specifications: (product, state) => state.attributes.some((one) => lacksValue(state, product, one)),
};

const isFound = (gap: ProductGap): gap is keyof typeof lacks => gap in lacks;

/** Whether a product has so few pieces that administrators are warned. */
export const isLowStock = ({ settings }: ShopState, { amount }: Product): boolean =>
  isLow({ amount, low_stock_at: null }, settings.settings.low_stock_at);

/** Whether the filters of an administrator's list let a product through. */
export const isInList = (
  state: ShopState,
  product: Product,
  {
    category_id = product.category_id,
    sub_category_id = product.sub_category_id,
    missing,
    missing_attribute,
    supplier_id,
    low_stock,
    visibility = product.visibility,
    aside,
    part_number,
  }: Omit<AdminProductQuery, "query">,
): boolean =>
  category_id === product.category_id &&
  sub_category_id === product.sub_category_id &&
  visibility === product.visibility &&
  (missing === undefined || (isFound(missing) && lacks[missing](product, state))) &&
  (missing_attribute === undefined ||
    state.attributes.some((one) => one.id === missing_attribute && lacksValue(state, product, one))) &&
  (supplier_id === undefined || (state.supplies.get(product.id)?.supplierId ?? "none") === supplier_id) &&
  (low_stock === undefined || isLowStock(state, product)) &&
  (aside === undefined || asideOf(state, product.id)[aside] > 0) &&
  (part_number === undefined || foldPartNumber(product.part_number ?? "") === foldPartNumber(part_number));
