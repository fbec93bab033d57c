import { supplierFaults } from "@shop/domain/suppliers/read-supplier-list.ts";
import {
  MAX_PACK,
  SUPPLIER_NAME_LENGTH,
  SUPPLIER_NOTE_LENGTH,
  SUPPLIER_PART_LENGTH,
} from "@shop/domain/suppliers/supplier.ts";
import * as v from "valibot";

import { listEntity } from "../lists/list-entity.ts";
import {
  contactPhoneRule,
  emailRule,
  idRule,
  optionalLine,
  optionalText,
  orBlank,
  requiredLine,
  wholeNumberRule,
} from "../rules.ts";

const count = v.pipe(v.number(), v.integer());

/** Who sells products to the shop; `products` of it name the supplier. */
export const supplierList = listEntity({
  ref: "Supplier",
  required: { name: requiredLine(SUPPLIER_NAME_LENGTH) },
  optional: {
    phone: v.optional(orBlank(contactPhoneRule, "bad_phone"), ""),
    email: v.optional(orBlank(emailRule, "bad_email"), ""),
    note: optionalText(SUPPLIER_NOTE_LENGTH),
  },
  shown: {
    name: v.string(),
    /** '' where it is not known, like mail address and note. */
    phone: v.string(),
    email: v.string(),
    note: v.string(),
    products: count,
  },
});

const supplied = {
  id: idRule,
  name: v.string(),
  name_ar: v.nullable(v.string()),
  part_number: v.nullable(v.string()),
  /** '' where it is not known. */
  supplier_part: v.string(),
  /** Pieces of a pack, of which orders are multiples. */
  pack: count,
};

/** A product with what its supplier calls it. */
export const suppliedProductSchema = v.pipe(v.object(supplied), v.metadata({ ref: "SuppliedProduct" }));

/** A product in the list of its supplier. */
export const listedSupplySchema = v.pipe(
  v.object({
    ...supplied,
    /** When it was last received from the supplier, and what one piece cost, null where that is not known; null where it never was. */
    last_received: v.nullable(v.object({ at: v.string(), unit_cost: v.nullable(v.string()) })),
  }),
  v.metadata({ ref: "ListedSupply" }),
);

/** What a supplier calls a product, and the pack in which it is sold. */
export const supplyFields = {
  supplier_part: optionalLine(SUPPLIER_PART_LENGTH),
  pack: v.optional(wholeNumberRule(1, MAX_PACK), 1),
};

/** A line of a list that was not taken over. */
export const unreadSupplierLineSchema = v.pipe(
  v.object({ row: count, code: v.string(), written: v.string(), fault: v.picklist(supplierFaults) }),
  v.metadata({ ref: "UnreadSupplierLine" }),
);

/** Who sells products to the shop. */
export type Supplier = v.InferOutput<typeof supplierList.entry>;
/** Validated form of a new supplier. */
export type SupplierInput = v.InferOutput<typeof supplierList.form>;
/** Validated form of an updated supplier. */
export type SupplierUpdate = v.InferOutput<typeof supplierList.update>;
/** A product with what its supplier calls it. */
export type SuppliedProduct = v.InferOutput<typeof suppliedProductSchema>;
/** A product in the list of its supplier. */
export type ListedSupply = v.InferOutput<typeof listedSupplySchema>;
/** A line of a list that was not taken over. */
export type UnreadSupplierLine = v.InferOutput<typeof unreadSupplierLineSchema>;
