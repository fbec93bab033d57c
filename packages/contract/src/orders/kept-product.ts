import { sellingUnits } from "@shop/domain/catalogue/selling-unit.ts";
import * as v from "valibot";

/** A product as the browser keeps it, of a line that is half entered or of a code that was scanned before. */
export const keptProductSchema = v.object({
  id: v.number(),
  name: v.string(),
  name_ar: v.nullable(v.string()),
  part_number: v.nullable(v.string()),
  price: v.string(),
  quantity_prices: v.array(v.object({ from: v.number(), price: v.string() })),
  unit: v.nullish(v.picklist(sellingUnits)),
  pieces_per_unit: v.nullish(v.number()),
  amount: v.number(),
  image: v.nullable(v.string()),
});
