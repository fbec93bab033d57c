import * as v from "valibot";

import { filledText } from "../rules.ts";

/** The order look-up form: both fields have to be filled in; the server's `orderLookupSchema` checks the rest. */
export const orderLookupFormSchema = v.object({ number: filledText, phone: filledText });
