import { skipped } from "@shop/domain/bulk/bulk-outcome.ts";
import type { SupplyRule } from "@shop/domain/bulk/bulk-rule.ts";
import { isSameSupply, supplyOfText, supplyText } from "@shop/domain/suppliers/supply-text.ts";

import { inBatches } from "../../database/bulk.ts";
import type { Queries } from "../../database/database.ts";
import { deleteSupplied, findSupplierIds, storeSupplied } from "../suppliers/suppliers.repository.ts";
import type { Target } from "./bulk-targets.ts";
import { fieldChange, ifStill, type RuledField } from "./ruled-field.ts";

const textOf = ({ supply }: Target): string => supplyText(supply);

/** The field of a supplier's list: its values are texts of `supplyText`. The undo leaves out suppliers that were purged. */
export async function supplyField(queries: Queries, rule: SupplyRule): Promise<RuledField> {
  const known = new Set(await findSupplierIds(queries));
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf: textOf,
    // Only a list applies it.
    outcomeOf: () => skipped("unchanged"),
    undone: ifStill(
      (target, value) => isSameSupply(target.supply, supplyOfText(value)),
      (value) => value === "" || known.has(supplyOfText(value)?.supplier.id ?? 0),
    ),
    definition: null,
    storedRule: () => rule,
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: async (transaction, changes) => {
      const removed = changes.filter((one) => one.new === "").map(({ id }) => id);
      await deleteSupplied(transaction, removed);
      const rows = changes.flatMap(({ id, new: text }) => {
        const supply = supplyOfText(text);
        return supply
          ? [{ productId: id, supplierId: supply.supplier.id, supplierPart: supply.part, pack: supply.pack }]
          : [];
      });
      await inBatches(rows, (batch) => storeSupplied(transaction, batch));
    },
  };
}
