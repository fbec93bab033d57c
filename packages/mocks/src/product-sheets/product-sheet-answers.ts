import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { sheetFields } from "@shop/domain/sheets/sheet-fields.ts";

import { listedProducts } from "../products/admin-product-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' export of products: as CSV with the names of the fields, whatever format and language are. */
export function productSheetAnswers(shop: ShopState) {
  return {
    exportProducts: ({ query: { format: _format, locale: _locale, ...filter } }) => {
      const lines = listedProducts(shop, shop.products, filter).map(
        ({ id, name, price }) => `${id},"${name.replaceAll('"', '""')}",,,,${price}`,
      );
      return new Blob([[sheetFields.join(","), ...lines].join("\r\n")], { type: sheetTypes.csv });
    },
  } satisfies Partial<Answers>;
}
