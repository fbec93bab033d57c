import { pictureAddresses, pictureKey } from "@shop/domain/pictures/pictures.ts";
import { pdfKey } from "@shop/domain/product-files/product-files.ts";
import { sql } from "drizzle-orm";

import type { Queries } from "./database/database.ts";
import { brands } from "./modules/brands/brands.table.ts";
import { categories } from "./modules/categories/categories.table.ts";
import { subCategories } from "./modules/categories/sub-categories/sub-categories.table.ts";
import { importLines } from "./modules/imports/lines/import-lines.table.ts";
import { importPictures } from "./modules/imports/pictures/import-pictures.table.ts";
import { productFiles } from "./modules/products/product-files.table.ts";
import { productImages } from "./modules/products/product-images.table.ts";
import { shopSettings } from "./modules/settings/shop-settings.table.ts";
import { slides } from "./modules/slides/slides.table.ts";

/** The keys of all referenced pictures and PDFs, those of restorable entities included. */
export async function usedPictures(queries: Queries): Promise<ReadonlySet<string>> {
  const lists = [
    await queries.select({ image: productImages.image }).from(productImages),
    await queries.select({ image: categories.image }).from(categories),
    await queries.select({ image: subCategories.image }).from(subCategories),
    await queries.select({ image: brands.logo }).from(brands),
    await queries.select({ image: slides.image }).from(slides),
    await queries.select({ image: slides.imageAr }).from(slides),
    await queries
      .select({ image: sql<string | null>`${shopSettings.settings} -> 'shop' ->> 'logo'` })
      .from(shopSettings),
    await queries.select({ image: importPictures.address }).from(importPictures),
    // What an undo would restore.
    await queries
      .select({ image: sql<string>`old ->> 'image'` })
      .from(
        sql`${importLines} cross join lateral jsonb_array_elements(${importLines.before} -> 'images') as old`,
      )
      .where(sql`jsonb_typeof(${importLines.before} -> 'images') = 'array'`),
  ];
  const records = lists.flat().flatMap(({ image }) => (image === null ? [] : [{ image }]));
  const pdfs = await queries.select({ address: productFiles.address }).from(productFiles);
  return new Set([
    ...pictureAddresses(records).flatMap((address) => pictureKey(address) ?? []),
    ...pdfs.flatMap(({ address }) => pdfKey(address) ?? []),
  ]);
}
