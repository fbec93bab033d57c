import { sheetTypes } from "@shop/contract/product-sheets/endpoints.ts";
import { sheetFields, sheetHeaders } from "@shop/domain/sheets/sheet-fields.ts";

import { listedProducts } from "../products/admin-product-answers.ts";
import type { Answers, ShopState } from "../shop/state.ts";

/** Answers to the administrators' export of products: as CSV, whatever the format is. */
export function productSheetAnswers(shop: ShopState) {
  return {
    exportProducts: ({ query: { format: _format, locale, ...filter } }) => {
      const headers = sheetFields.map((field) => sheetHeaders[locale][field]);
      const lines = listedProducts(shop, shop.products, filter).map(
        ({ id, name, price }) => `${id},"${name.replaceAll('"', '""')}",,,,${price}`,
      );
      return new Blob([[headers.join(","), ...lines].join("\r\n")], { type: sheetTypes.csv });
    },
  } satisfies Partial<Answers>;
}
