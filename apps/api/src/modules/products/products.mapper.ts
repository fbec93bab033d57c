import type { Product, ProductCard, ProductImage } from "@shop/contract/entities/product.ts";

import type { ImageRow } from "./products.repository.ts";
import type { ProductRow } from "./products.table.ts";

/** A picture record as it is told. */
export const toImage = ({ id, productId, image }: ImageRow): ProductImage => ({
  id,
  product_id: productId,
  image,
});

/** What a card shows of a product. */
export const toCard = (row: ProductRow, images: readonly ImageRow[]): ProductCard => ({
  id: row.id,
  name: row.name,
  name_ar: row.nameAr,
  part_number: row.partNumber,
  brand: row.brand,
  price: row.price,
  amount: row.amount,
  category_id: row.categoryId,
  sub_category_id: row.subCategoryId,
  images: images.map(toImage),
});

/** A product as it is told. */
export const toProduct = (row: ProductRow, images: readonly ImageRow[]): Product => ({
  ...toCard(row, images),
  description: row.description,
  description_ar: row.descriptionAr,
  updated_at: row.updatedAt.toISOString(),
});
