import { gtinOf } from "@shop/domain/catalogue/gtin.ts";
import type { Named } from "@shop/domain/locale/locale.ts";
import { isZeroPrice } from "@shop/domain/money/money.ts";
import { lowerSteps } from "@shop/domain/money/quantity-prices.ts";
import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { asc } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { findCategories } from "../categories/categories.repository.ts";
import type { CategoryRow } from "../categories/categories.table.ts";
import { findSubCategories } from "../categories/sub-categories/sub-categories.repository.ts";
import { listedSteps } from "./listed-steps.ts";
import { picturesOf } from "./product-rows.repository.ts";
import { priceNow } from "./products.mapper.ts";
import { type ProductRow, products } from "./products.table.ts";

/** Columns of an offer that other programs read as they are stored. */
const storedColumns = {
  id: products.id,
  name: products.name,
  name_ar: products.name_ar,
  description: products.description,
  description_ar: products.description_ar,
  part_number: products.part_number,
  manufacturer_part_number: products.manufacturer_part_number,
  brand: products.brand,
  unit: products.unit,
  pieces_per_unit: products.pieces_per_unit,
  min_order: products.min_order,
  order_step: products.order_step,
  max_order: products.max_order,
};

const columns = {
  ...storedColumns,
  category_id: products.category_id,
  sub_category_id: products.sub_category_id,
  barcode: products.barcode,
  price: products.price,
  current_price: products.current_price,
  offer_until: products.offer_until,
  quantity_prices: products.quantity_prices,
  amount: products.amount,
};

/** A listed product with a price, as programs that compare shops read it. */
export interface ListedOffer extends Pick<ProductRow, keyof typeof storedColumns> {
  /** What one unit costs now, and without the offer that holds; null without one. */
  readonly price: string;
  readonly price_before: string | null;
  readonly quantity_prices: ProductRow["quantity_prices"];
  readonly in_stock: boolean;
  /** Its trade item number; undefined where its barcode is none. */
  readonly gtin: string | undefined;
  /** The addresses of its pictures, in order. */
  readonly pictures: readonly string[];
  /** Its category and sub category, as far as shoppers find them. */
  readonly groups: readonly Named[];
}

type GroupIds = Pick<ProductRow, "category_id" | "sub_category_id">;

/** The names of categories or sub categories by id, without those that are hidden. */
const namesOf = (
  rows: readonly Pick<CategoryRow, "id" | "hidden" | "name" | "nameAr">[],
): ReadonlyMap<number, Named> =>
  new Map(
    rows.flatMap(({ id, hidden, name, nameAr }) =>
      hidden ? [] : [[id, { name, name_ar: nameAr }] as const],
    ),
  );

/** Finds the names of the groups of products. */
async function findGroups(queries: Queries): Promise<(row: GroupIds) => Named[]> {
  const [categories, subCategories] = await Promise.all([
    findCategories(queries),
    findSubCategories(queries),
  ]);
  const [names, subNames] = [namesOf(categories), namesOf(subCategories)];
  return ({ category_id, sub_category_id }) => {
    const category = names.get(category_id);
    const sub = subNames.get(sub_category_id);
    return category ? [category, ...(sub ? [sub] : [])] : [];
  };
}

/** Every listed product that has a price, by id, some at a time. */
export async function* listedOffers(queries: Queries, step?: number): AsyncGenerator<readonly ListedOffer[]> {
  noteReads(["products", "many-products"]);
  const groupsOf = await findGroups(queries);
  const steps = listedSteps(
    (condition, limit) =>
      queries
        .select({ ...columns, images: picturesOf(queries) })
        .from(products)
        .where(condition)
        .orderBy(asc(products.id))
        .limit(limit),
    step,
  );
  for await (const rows of steps) {
    yield rows.flatMap(({ images, barcode, amount, current_price, offer_until, quantity_prices, ...row }) => {
      if (isZeroPrice(current_price)) return [];
      const { price, price_before } = priceNow({ price: row.price, current_price, offer_until });
      const { category_id, sub_category_id, ...stored } = row;
      return [
        {
          ...stored,
          price,
          price_before,
          quantity_prices: lowerSteps(quantity_prices, price),
          in_stock: amount > 0,
          gtin: gtinOf(barcode),
          pictures: pictureAddresses(images),
          groups: groupsOf({ category_id, sub_category_id }),
        },
      ];
    });
  }
}
