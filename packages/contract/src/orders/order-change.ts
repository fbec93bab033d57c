import * as v from "valibot";

import { optionalText } from "../rules.ts";

/** The form of a change of an order's state; the server's `orderStateChangeSchema` checks the rest. */
export const orderStateFormSchema = v.object({ note: optionalText(500), mail: v.boolean() });

/** The form of the administrators' note of an order. */
export const orderNoteFormSchema = v.object({ shop_note: optionalText(2000) });
