import type { SupplierInput } from "@shop/contract/suppliers/supplier.ts";

import type { Queries } from "../../database/database.ts";
import { listRows } from "../lists/list-rows.ts";
import { type SupplierRow, suppliers } from "./suppliers.table.ts";

/** The fields of a supplier with their columns. */
export const supplierFields = {
  name: "name",
  phone: "phone",
  email: "email",
  note: "note",
} as const satisfies Readonly<Record<keyof SupplierInput, keyof SupplierRow>>;

/** The statements of suppliers. */
export const supplierRows = listRows(suppliers);

/** Whether there is a supplier of this id that is not deleted. */
export async function isSupplierShown(queries: Queries, id: number): Promise<boolean> {
  const row = await supplierRows.read(queries, id);
  return row !== undefined && row.deletedAt === null;
}

/** The names of all suppliers, deleted or not, by their ids. */
export async function findSupplierNames(queries: Queries): Promise<ReadonlyMap<number, string>> {
  const rows = await queries.select({ id: suppliers.id, name: suppliers.name }).from(suppliers);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
