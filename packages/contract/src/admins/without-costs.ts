import { costFields, isCostEntry } from "@shop/domain/catalogue/product-fields.ts";

import type { Admin } from "../accounts/user.ts";
import { seesCosts } from "./sees-costs.ts";

/** The names by which answers have costs and what follows from them; no other value of the contract has one of them. */
const costKeys: ReadonlySet<string> = new Set([
  ...costFields,
  "unit_cost",
  "product_cost",
  "old_cost",
  "margin",
  "below_cost",
  "at_cost",
]);

/** Whether an entry of a list is about costs: a change of such a field, its name alone, or an entry of an order's log. */
function isAboutCosts(entry: unknown): boolean {
  if (typeof entry === "string") return isCostEntry(entry);
  if (typeof entry !== "object" || entry === null) return false;
  const { field, action }: { readonly field?: unknown; readonly action?: unknown } = entry;
  return action === "costs" || (typeof field === "string" && isCostEntry(field));
}

function withoutCosts(key: string, value: unknown): unknown {
  if (costKeys.has(key)) return undefined;
  return Array.isArray(value) ? value.filter((entry) => !isAboutCosts(entry)) : value;
}

/**
 * The JSON of an answer to an administrator, or to somebody else: whoever does not see costs gets none of them. All answers to
 * administrators pass here, so that a new endpoint cannot forget it.
 */
export const answerTextFor = (admin: Admin | undefined, answer: unknown): string =>
  JSON.stringify(answer, admin === undefined || seesCosts(admin) ? undefined : withoutCosts);
