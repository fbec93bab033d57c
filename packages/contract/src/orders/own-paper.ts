import * as v from "valibot";

import { mobileRule } from "../rules.ts";

/** The form of a buyer who wants the paper of an order with name and address. */
export const paperFormSchema = v.object({ phone: mobileRule });
