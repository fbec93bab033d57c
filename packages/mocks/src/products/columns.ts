import { piecesOfUnit } from "@shop/domain/catalogue/selling-unit.ts";
import { ProductColumns } from "@shop/domain/facets/product-columns.ts";
import { foldText } from "@shop/domain/search/folding.ts";

import { valuesOf } from "../attributes/attribute-answers.ts";
import type { ShopState } from "../shop/state.ts";
import { inLists } from "./seen-products.ts";

/** The products that lists have in columns. */
export function columnsOf(state: ShopState): ProductColumns {
  const columns = new ProductColumns();
  for (const product of inLists(state)) {
    columns.set({
      id: product.id,
      version: 1,
      categoryId: product.category_id,
      subCategoryId: product.sub_category_id,
      brand: product.brand,
      price: Number(product.price),
      pieces: piecesOfUnit(product),
      onOffer: product.price_before !== null,
      amount: product.amount,
      nameSort: foldText(product.name),
      nameArSort: foldText(product.name_ar ?? product.name),
      values: valuesOf(state, product.id),
    });
  }
  return columns;
}
