import { setImmediate } from "node:timers/promises";

import { askedPack } from "@shop/domain/catalogue/asked-pack.ts";
import { and, asc, gt, isNull } from "drizzle-orm";

import type { Queries } from "../database/database.ts";
import { products } from "../modules/products/products.table.ts";
import type { Finding } from "./finding.ts";

/** Products that are read at a time: a running shop answers others in between. */
const STEP = 500;
/** Names that are given as examples. */
const EXAMPLES = 3;

/** Counts the products whose names tell a pack while no unit is stated and no administrator has denied that pack. */
export async function checkPacks(queries: Queries): Promise<Finding> {
  const names: string[] = [];
  let last = 0;
  let rows;
  do {
    rows = await queries
      .select({
        id: products.id,
        name: products.name,
        name_ar: products.name_ar,
        denied_pack: products.denied_pack,
      })
      .from(products)
      .where(and(gt(products.id, last), isNull(products.unit), isNull(products.deleted_at)))
      .orderBy(asc(products.id))
      .limit(STEP);
    names.push(...rows.filter((row) => askedPack(row) !== null).map(({ name }) => name));
    last = rows.at(-1)?.id ?? last;
    await setImmediate();
  } while (rows.length === STEP);
  const what = "packs";
  if (names.length === 0) return { level: "ok", what, text: "what names tell is how products are sold" };
  const examples = names.slice(0, EXAMPLES).map((name) => `'${name}'`);
  return {
    level: "warning",
    what,
    text: `${names.length} ${names.length === 1 ? "product is" : "products are"} sold by the piece though the name tells a pack: ${examples.join(", ")}${names.length > EXAMPLES ? ", …" : ""}`,
    advice: "Answer the question in the product's form, or set the selling unit of many from their names.",
  };
}
