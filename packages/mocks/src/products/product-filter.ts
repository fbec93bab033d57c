import type { AdminProductQuery } from "@shop/contract/products/admin-endpoints.ts";
import type { Product } from "@shop/contract/products/product.ts";
import { isLowStock as isLow } from "@shop/domain/catalogue/low-stock.ts";
import type { ProductGap } from "@shop/domain/catalogue/product-gaps.ts";
import { isBelowCost } from "@shop/domain/money/margin.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { foldPartNumber } from "@shop/domain/search/folding.ts";
import { isOfGroup } from "@shop/domain/specifications/attribute-set.ts";
import type { Attribute } from "@shop/domain/specifications/attribute.ts";

import type { ShopState } from "../shop/state.ts";
import { offeredOf } from "./offers.ts";

/** What decides whether a product lacks something. */
type GapState = Pick<
  ShopState,
  "linkChecks" | "attributes" | "attributeValues" | "costs" | "offers" | "quantityPrices"
>;

/** What decides who supplies a product. */
type SupplyState = Pick<ShopState, "supplies" | "suppliers">;

/** Whether the sub category of a product has an attribute of which it has no value. */
const lacksValue = (product: Product, attribute: Attribute, { attributeValues }: GapState): boolean =>
  isOfGroup(attribute, product) && !attributeValues.get(product.id)?.[attribute.id];

/** Whether products lack something. */
export const lacks: Readonly<Record<ProductGap, (product: Product, state: GapState) => boolean>> = {
  price: ({ price }) => isZeroPrice(price),
  picture: ({ images }) => images.length === 0,
  name_ar: ({ name_ar }) => !name_ar,
  working_links: ({ files }, { linkChecks }) => files.some(({ id }) => linkChecks.get(id)?.dead === true),
  specifications: (product, state) => state.attributes.some((one) => lacksValue(product, one, state)),
  cost: ({ id }, { costs }) => !costs.has(id),
  margin: (product, state) => {
    const { price, offer_price: offer } = offeredOf(state, product);
    const cost = state.costs.get(product.id) ?? null;
    return !isZeroPrice(price) && (isBelowCost(price, cost) || isBelowCost(offer ?? price, cost));
  },
};

/** Whether a product has so few pieces that administrators are warned. */
export const isLowStock = (
  { lowStockAt, settings }: Pick<ShopState, "lowStockAt" | "settings">,
  { id, amount }: Product,
): boolean => isLow({ amount, low_stock_at: lowStockAt.get(id) ?? null }, settings.settings.low_stock_at);

const isSuppliedBy = (
  { supplies, suppliers }: SupplyState,
  { id }: Product,
  supplierId: number | "none",
): boolean => {
  const supplier = suppliers.find((one) => one.id === supplies.get(id)?.supplierId);
  return (supplier?.id ?? "none") === supplierId;
};

/** Whether the filters of an administrator's list let a product through. */
export const isInList = (
  state: Pick<ShopState, "lowStockAt" | "settings"> & GapState & SupplyState,
  product: Product,
  {
    category_id = product.category_id,
    sub_category_id = product.sub_category_id,
    missing,
    missing_attribute,
    supplier_id,
    low_stock,
    visibility = product.visibility,
    part_number,
  }: Pick<
    AdminProductQuery,
    | "category_id"
    | "sub_category_id"
    | "missing"
    | "missing_attribute"
    | "supplier_id"
    | "low_stock"
    | "visibility"
    | "part_number"
  >,
): boolean =>
  category_id === product.category_id &&
  sub_category_id === product.sub_category_id &&
  visibility === product.visibility &&
  (missing === undefined || lacks[missing](product, state)) &&
  (missing_attribute === undefined ||
    state.attributes.some((one) => one.id === missing_attribute && lacksValue(product, one, state))) &&
  (supplier_id === undefined || isSuppliedBy(state, product, supplier_id)) &&
  (low_stock === undefined || isLowStock(state, product)) &&
  (part_number === undefined || foldPartNumber(product.part_number ?? "") === foldPartNumber(part_number));
