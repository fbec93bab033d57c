import type { AdminProduct } from "@shop/contract/products/admin-product.ts";
import type { Product, ProductCard, ProductImage } from "@shop/contract/products/product.ts";
import type { ProductLinks } from "@shop/domain/catalogue/product-links.ts";
import { lowerSteps } from "@shop/domain/money/quantity-prices.ts";
import type { AttributeSet } from "@shop/domain/specifications/attribute-set.ts";
import type { Specifications } from "@shop/domain/specifications/attribute.ts";

import { offerInColumns } from "./offer-columns.ts";
import { toAdminFile, toFile } from "./product-files.mapper.ts";
import type { ProductFileRow } from "./product-files.table.ts";
import { type LinkedRow, linkIdsOf } from "./product-links.repository.ts";
import { nameSortOf } from "./product-order.ts";
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
const priceNow = ({
  price,
  currentPrice,
  offerUntil,
}: ProductRow): Pick<ProductCard, "price" | "price_before" | "offer_until"> => {
  const isLower = currentPrice !== price;
  return {
    price: currentPrice,
    price_before: isLower ? price : null,
    offer_until: isLower ? offerUntil : null,
  };
};

/** Maps a product to the wire, as far as a card shows it. */
export const toCard = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
): ProductCard => ({
  id: row.id,
  name: row.name,
  name_ar: row.nameAr,
  part_number: row.partNumber,
  brand: row.brand,
  ...priceNow(row),
  quantity_prices: lowerSteps(row.quantityPrices, row.currentPrice),
  amount: row.amount,
  restock_on: row.restockOn,
  category_id: row.categoryId,
  sub_category_id: row.subCategoryId,
  images: images.map(toImage),
  specifications: attributes.shown(row.attributeValues, { onCards: true }),
});

/** Maps a product to the wire for administrators; `linked` has those that it names, perhaps among others. */
export const toAdminProduct = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
  files: readonly ProductFileRow[],
  linked: ReadonlyMap<number, LinkedRow>,
  restockRequests: number,
): AdminProduct => ({
  ...toProduct(row, images, attributes, files),
  price: row.price,
  price_since: row.priceSince.toISOString(),
  ...offerInColumns(row),
  quantity_prices: row.quantityPrices,
  attribute_values: attributes.entered(row.attributeValues),
  files: files.map(toAdminFile),
  low_stock_at: row.lowStockAt,
  restock_requests: restockRequests,
  needs: row.needs,
  accessories: row.accessories,
  alternatives: row.alternatives,
  linked: linkIdsOf([row]).flatMap((id) => {
    const found = linked.get(id);
    return found
      ? [
          {
            id,
            name: found.name,
            name_ar: found.nameAr,
            part_number: found.partNumber,
            deleted: found.deletedAt !== null,
          },
        ]
      : [];
  }),
  version: row.version,
  created_at: row.createdAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
});

/** Maps a whole product to the wire. */
export const toProduct = (
  row: ProductRow,
  images: readonly ImageRow[],
  attributes: AttributeSet,
  files: readonly ProductFileRow[],
): Product => ({
  ...toCard(row, images, attributes),
  specifications: attributes.shown(row.attributeValues),
  manufacturer_part_number: row.manufacturerPartNumber,
  warranty_months: row.warrantyMonths,
  country: row.country,
  rohs: row.rohs,
  visibility: row.visibility,
  description: row.description,
  description_ar: row.descriptionAr,
  files: files.map(toFile),
  updated_at: row.updatedAt.toISOString(),
});

/** Maps a whole product from the wire to the row that is stored; its first version. */
export const fromProduct = (
  product: Product,
  attributeValues: Specifications = {},
  links: Partial<ProductLinks> = {},
): typeof products.$inferInsert => ({
  needs: [...(links.needs ?? [])],
  accessories: [...(links.accessories ?? [])],
  alternatives: [...(links.alternatives ?? [])],
  attributeValues,
  id: product.id,
  categoryId: product.category_id,
  subCategoryId: product.sub_category_id,
  name: product.name,
  nameAr: product.name_ar,
  nameSort: nameSortOf(product.name),
  partNumber: product.part_number,
  manufacturerPartNumber: product.manufacturer_part_number,
  brand: product.brand,
  warrantyMonths: product.warranty_months,
  country: product.country,
  rohs: product.rohs,
  price: product.price_before ?? product.price,
  priceSince: new Date(product.updated_at),
  offerPrice: product.price_before === null ? null : product.price,
  offerUntil: product.offer_until,
  quantityPrices: product.quantity_prices,
  amount: product.amount,
  restockOn: product.restock_on,
  visibility: product.visibility,
  description: product.description,
  descriptionAr: product.description_ar,
  updatedAt: new Date(product.updated_at),
});
