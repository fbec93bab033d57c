import { noteReads } from "@shop/serving/reads.ts";
import { and, asc, desc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import type { Queries } from "../../../database/database.ts";
import { prepared } from "../../../database/prepared.ts";
import { isSeenIn } from "../../products/product-visibility.ts";
import { type ProductRow, products } from "../../products/products.table.ts";

/** A product that belongs to another one: to its sub category (0), or to the rest of its category (1). */
export interface RelatedPlace {
  readonly stage: number;
  readonly id: number;
}

const given = (name: "id" | "categoryId" | "subCategoryId" | "near" | "far" | "limit") =>
  sql.placeholder(name);

const related = prepared((queries) => {
  const { id, category_id: categoryId, sub_category_id: subCategoryId } = products;
  const stageOf = (stage: string, condition: SQL | undefined) =>
    queries
      .select({ id, stage: sql<number>`${sql.raw(stage)}`.as("stage") })
      .from(products)
      .where(and(condition, isSeenIn("lists")))
      .orderBy(desc(id))
      .limit(given("limit"));
  const found = unionAll(
    stageOf("0", and(eq(subCategoryId, given("subCategoryId")), ne(id, given("id")), lt(id, given("near")))),
    stageOf(
      "1",
      and(
        eq(categoryId, given("categoryId")),
        ne(subCategoryId, given("subCategoryId")),
        lt(id, given("far")),
      ),
    ),
  ).as("found");
  return queries
    .select({ id: found.id, stage: found.stage })
    .from(found)
    .orderBy(asc(found.stage), desc(found.id))
    .limit(given("limit"))
    .prepare("related_products");
});

/** No id is as large. */
const ANY_ID = 2_147_483_647;

/** The listed products that belong to one, after a place: those of its sub category first, the newest first in each stage. */
export function findRelated(
  queries: Queries,
  { id, category_id: categoryId, sub_category_id: subCategoryId }: ProductRow,
  after: RelatedPlace | undefined,
  limit: number,
): Promise<RelatedPlace[]> {
  noteReads(["products"]);
  const isFar = after?.stage === 1;
  return related(queries).execute({
    id,
    categoryId,
    subCategoryId,
    near: isFar ? 0 : (after?.id ?? ANY_ID),
    far: isFar ? after.id : ANY_ID,
    limit,
  });
}
