import { FOLDED_LETTERS } from "@shop/domain/orders/list/order-search.ts";
import { type SQL, sql } from "drizzle-orm";

/** An expression of a generated column that folds a text as `foldOrderText` of the domain does; other letters need a migration. */
export const foldedSql = (expression: string): SQL =>
  sql.raw(`translate(lower(${expression}), '${FOLDED_LETTERS.from}', '${FOLDED_LETTERS.to}')`);
