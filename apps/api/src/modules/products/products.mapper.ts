import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product, ProductCard, ProductImage } from "@shop/contract/products/product.ts";
import type { UnitsAside } from "@shop/domain/books/postings.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import { lowerSteps } from "@shop/domain/money/quantity-prices.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import { fieldValues } from "../history/fields.ts";
import { productColumns, publicColumns } from "./product-fields.ts";
import { toAdminFile, toFile } from "./product-files.mapper.ts";
import type { ProductFileRow, ShownFile } from "./product-files.table.ts";
import { type LinkedRow, linkIdsOf } from "./product-links.repository.ts";
import { nameSortOf } from "./product-order.ts";
import type { CardColumns } from "./product-rows.repository.ts";
import type { ImageRow } from "./products.repository.ts";
import type { ProductRow, products } from "./products.table.ts";

/** Maps a picture record to the wire. */
export const toImage = ({ id, productId, image, alt, altAr }: ImageRow): ProductImage => ({
  id,
  product_id: productId,
  image,
  ...(alt && { alt }),
  ...(altAr && { alt_ar: altAr }),
});

/** The price that shoppers see. */
export const priceNow = ({
  price,
  current_price,
  offer_until,
}: Pick<CardColumns, "price" | "current_price" | "offer_until">): Pick<
  ProductCard,
  "price" | "price_before" | "offer_until"
> => {
  const isLower = current_price !== price;
  return {
    price: current_price,
    price_before: isLower ? price : null,
    offer_until: isLower ? offer_until : null,
  };
};

/** Maps a product to the wire, as far as a card shows it. */
export const toCard = (
  row: CardColumns,
  images: readonly ImageRow[],
  attributes: AttributeSet,
): ProductCard => ({
  id: row.id,
  name: row.name,
  name_ar: row.name_ar,
  part_number: row.part_number,
  brand: row.brand,
  ...priceNow(row),
  quantity_prices: lowerSteps(row.quantity_prices, row.current_price),
  unit: row.unit,
  pieces_per_unit: row.pieces_per_unit,
  min_order: row.min_order,
  order_step: row.order_step,
  max_order: row.max_order,
  amount: row.amount,
  restock_on: row.restock_on,
  category_id: row.category_id,
  sub_category_id: row.sub_category_id,
  images: images.map(toImage),
  specifications: attributes.shown(row.attribute_values, { onCards: true }),
});

/** Maps a product to the wire for administrators; `linked` has those that it names, perhaps among others. Without `aside` no unit is. */
export const toAdminProduct = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
  files: readonly ProductFileRow[],
  linked: ReadonlyMap<number, LinkedRow>,
  restockRequests: number,
  aside: UnitsAside | undefined,
): AdminProduct => ({
  ...toProduct(row, images, attributes, files),
  ...fieldValues(productColumns, row),
  price_since: row.price_since.toISOString(),
  attribute_values: attributes.entered(row.attribute_values),
  files: files.map(toAdminFile),
  restock_requests: restockRequests,
  not_for_sale: aside?.not_for_sale ?? 0,
  coming_back: aside?.coming_back ?? 0,
  linked: linkIdsOf([row]).flatMap((id) => {
    const found = linked.get(id);
    return found
      ? [
          {
            id,
            name: found.name,
            name_ar: found.name_ar,
            part_number: found.part_number,
            deleted: found.deleted_at !== null,
          },
        ]
      : [];
  }),
  version: row.version,
  created_at: row.created_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
});

/** Maps a whole product to the wire. */
export const toProduct = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
  files: readonly ShownFile[],
): Product => ({
  ...toCard(row, images, attributes),
  ...fieldValues(publicColumns, row),
  specifications: attributes.shown(row.attribute_values),
  files: files.map(toFile),
  updated_at: row.updated_at.toISOString(),
});

/** Maps a whole product from the wire to the row that is stored; its first version. */
export const fromProduct = (
  product: Product,
  attributeValues: Specifications = {},
  links: Partial<ProductLinks> = {},
): typeof products.$inferInsert => ({
  ...fieldValues(publicColumns, product),
  needs: [...(links.needs ?? [])],
  accessories: [...(links.accessories ?? [])],
  alternatives: [...(links.alternatives ?? [])],
  attribute_values: attributeValues,
  id: product.id,
  category_id: product.category_id,
  sub_category_id: product.sub_category_id,
  name_sort: nameSortOf(product.name),
  price: product.price_before ?? product.price,
  price_since: new Date(product.updated_at),
  offer_price: product.price_before === null ? null : product.price,
  offer_until: product.offer_until,
  quantity_prices: product.quantity_prices,
  updated_at: new Date(product.updated_at),
});
