import type { SupplierInput } from "@shop/contract/suppliers/supplier.ts";

import type { SupplierRow } from "./suppliers.table.ts";

/** The fields of a supplier with their columns. */
export const supplierFields = {
  name: "name",
  phone: "phone",
  email: "email",
  note: "note",
} as const satisfies Readonly<Record<keyof SupplierInput, keyof SupplierRow>>;
