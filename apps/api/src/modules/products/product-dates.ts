import { pictureAddresses } from "@shop/domain/pictures/pictures.ts";
import { noteReads } from "@shop/serving/reads.ts";
import { asc } from "drizzle-orm";

import type { Queries } from "../../database/database.ts";
import { listedSteps } from "./listed-steps.ts";
import { picturesOf } from "./product-rows.repository.ts";
import { products } from "./products.table.ts";

/** A product, as far as the sitemap lists it. */
export interface ProductDate {
  readonly id: number;
  /** When it was last edited; orders do not count. */
  readonly updatedAt: Date;
  /** The address of its first picture; null without one. */
  readonly picture: string | null;
}

/** Every listed product with the time of its last edit, by id. */
export async function* productDates(queries: Queries, step?: number): AsyncGenerator<ProductDate> {
  noteReads(["products"]);
  const steps = listedSteps(
    (condition, limit) =>
      queries
        .select({ id: products.id, updatedAt: products.updated_at, images: picturesOf(queries) })
        .from(products)
        .where(condition)
        .orderBy(asc(products.id))
        .limit(limit),
    step,
  );
  for await (const rows of steps) {
    for (const { images, ...row } of rows) yield { ...row, picture: pictureAddresses(images)[0] ?? null };
  }
}
