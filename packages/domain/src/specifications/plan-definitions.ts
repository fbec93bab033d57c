import { foldText } from "../search/folding.ts";
import { MAX_ALL_CHOICES, MAX_ATTRIBUTES } from "./attribute.ts";
import { DefinitionPlanner } from "./definition-planner.ts";
import type { SheetDefinition } from "./definition-sheet.ts";
import type { DefinitionShop, PlannedDefinition } from "./planned-definition.ts";

/**
 * Compares the attributes of a sheet with those of a shop, which are found by their names. Empty cells keep what is stored, and so do choices
 * that the sheet leaves out.
 */
export function planDefinitions(
  definitions: readonly SheetDefinition[],
  shop: DefinitionShop,
): readonly PlannedDefinition[] {
  const byName = new Map(shop.attributes.toReversed().map((one) => [foldText(one.name), one]));
  const byArabic = new Map(shop.attributes.toReversed().map((one) => [foldText(one.name_ar ?? ""), one]));
  byName.delete("");
  byArabic.delete("");
  const owners = new Map<string, object>();
  for (const one of shop.attributes)
    for (const key of [foldText(one.name), foldText(one.name_ar ?? "")]) if (key !== "") owners.set(key, one);
  let count = shop.attributes.length;
  let choices = shop.attributes.reduce((sum, one) => sum + one.choices.length, 0);
  let sortIndex = Math.max(0, ...shop.attributes.map((one) => one.sort_index));
  const planned = new Set<object>();
  return definitions.map((definition) => {
    const key = foldText(definition.name);
    const before = byName.get(key) ?? byArabic.get(key);
    const planner = new DefinitionPlanner(definition);
    const plan = planner.plan(before, shop, Math.min(sortIndex + 10, 1_000_000));
    const owner: object = before ?? definition;
    const { attribute } = plan;
    if (attribute) {
      planner.requireNames(
        attribute,
        (name) => shop.reserved.has(name) || (owners.get(name) ?? owner) !== owner,
      );
      // The English and the Arabic name of one attribute may stand in two places of a sheet.
      if (before && planned.has(before)) planner.requireNames(attribute, () => true);
      planner.requireRoom("name", before !== undefined || count < MAX_ATTRIBUTES);
      planner.requireRoom(
        "choice",
        plan.choices_added === 0 || choices + plan.choices_added <= MAX_ALL_CHOICES,
      );
    }
    const result = planner.withErrors(plan);
    if (result.outcome === "rejected") return result;
    planned.add(owner);
    choices += plan.choices_added;
    for (const name of [foldText(attribute?.name ?? ""), foldText(attribute?.name_ar ?? "")])
      if (name !== "") owners.set(name, owner);
    if (result.outcome === "added") {
      count += 1;
      sortIndex = Math.min(sortIndex + 10, 1_000_000);
    }
    return result;
  });
}
