import { skipped } from "@shop/domain/bulk/bulk-outcome.ts";
import type { SupplierRule, SupplyRule } from "@shop/domain/bulk/bulk-rule.ts";
import { changeSupplier } from "@shop/domain/bulk/change-supplier.ts";
import { isSameSupply, supplyOfText, supplyText } from "@shop/domain/suppliers/supply-text.ts";

import type { Queries } from "../../database/database.ts";
import { storeSupplies } from "../product-suppliers/product-suppliers.repository.ts";
import { findSupplierNames } from "../suppliers/suppliers.repository.ts";
import type { Target } from "./bulk-targets.ts";
import { fieldChange, ifStill, type RuledField } from "./ruled-field.ts";

const textOf = ({ supply }: Target): string => supplyText(supply);

/** The field of the supplier: its values are texts of `supplyText`. The undo leaves out suppliers that were purged. */
export async function supplyField(queries: Queries, rule: SupplyRule | SupplierRule): Promise<RuledField> {
  const names = await findSupplierNames(queries);
  const { value: id } = rule;
  const supplier = id === null ? null : { id, name: names.get(id) ?? "" };
  return {
    name: rule.field,
    isNamed: (name) => name === rule.field,
    valueOf: textOf,
    // A list says itself what it changes.
    outcomeOf: ({ supply }) =>
      rule.change === "list" ? skipped("unchanged") : changeSupplier(supply, supplier),
    undone: ifStill(
      (target, value) => isSameSupply(target.supply, supplyOfText(value)),
      (value) => value === "" || names.has(supplyOfText(value)?.supplier.id ?? 0),
    ),
    definition: supplier,
    storedRule: () => (rule.change === "list" ? rule : { ...rule, name: supplier?.name ?? "" }),
    inHistory: (change) => [fieldChange(rule.field, change)],
    store: (transaction, changes) =>
      storeSupplies(
        transaction,
        changes.map(({ id: productId, new: text }) => ({ id: productId, supply: supplyOfText(text) })),
      ),
  };
}
