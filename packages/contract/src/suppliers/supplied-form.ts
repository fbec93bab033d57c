import { PRODUCT_CODE_LENGTH } from "@shop/domain/stock-counts/stock-count.ts";
import * as v from "valibot";

import { requiredLine } from "../rules.ts";
import { supplyFields } from "./supplier.ts";

/** The form that gives a supplier a product, by its code. */
export const suppliedFormSchema = v.object({ code: requiredLine(PRODUCT_CODE_LENGTH), ...supplyFields });
