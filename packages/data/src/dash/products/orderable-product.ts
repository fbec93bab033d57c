import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";

import type { ResponseBody } from "../../call.ts";
import type { OrderableProduct } from "./product-search-view.ts";

type FoundProduct = ResponseBody<"listAdminProducts">["data"][number];

/** The products that can be added to an order, at their current prices: no order gets a draft. */
export const orderableProducts = (found: readonly FoundProduct[]): OrderableProduct[] =>
  found
    .filter(({ visibility }) => visibility !== "draft")
    .map((product) => {
      const { id, name, name_ar, part_number, price, price_before: before, offer_price: offer } = product;
      return {
        id,
        name,
        name_ar,
        part_number,
        price: before === null || offer === null ? price : offer,
        quantity_prices: product.quantity_prices,
        unit: product.unit,
        pieces_per_unit: product.pieces_per_unit,
        amount: product.amount,
        image: pictureAddresses(product.images)[0] ?? null,
      };
    });
