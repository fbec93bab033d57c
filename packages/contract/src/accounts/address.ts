import { governorates } from "@shop/domain/delivery/governorates.ts";
import * as v from "valibot";

import { idRule, mobileRule, NAME_LENGTH, requiredLine } from "../rules.ts";

/** Maximum number of postal addresses of an account. */
export const MAX_ADDRESSES = 10;

/** The fields of a postal address of an account, as they are entered. */
export const addressFormSchema = v.object({
  name: requiredLine(NAME_LENGTH),
  governorate: v.picklist(governorates, "bad_value"),
  address: requiredLine(200),
  phone: mobileRule,
  /** Whether orders are filled in with it; the first one is. */
  is_default: v.optional(v.boolean(), false),
});

/** The body of a new or changed postal address. */
export const addressEntrySchema = v.pipe(
  v.object({
    /** The address that is changed; left out for a new one. */
    id: v.optional(idRule),
    ...addressFormSchema.entries,
  }),
  v.metadata({ ref: "AddressEntry" }),
);

/** A postal address of an account. */
export const addressSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.integer()),
    name: v.string(),
    governorate: v.picklist(governorates),
    address: v.string(),
    phone: v.string(),
    is_default: v.boolean(),
  }),
  v.metadata({ ref: "Address" }),
);

/** A postal address of an account. */
export type Address = v.InferOutput<typeof addressSchema>;
/** A validated postal address. */
export type AddressEntry = v.InferOutput<typeof addressEntrySchema>;
