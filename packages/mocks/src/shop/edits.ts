import { ApiError } from "@shop/contract/api-error.ts";
import type { FieldChange, HistoryAction } from "@shop/contract/history/history.ts";

import type { Named, ShopState } from "./state.ts";

const keyOf = ({ entity, id }: Named): string => `${entity}:${id}`;

/** The version of an entity. */
export const versionOf = ({ edits }: ShopState, named: Named): number => edits.get(keyOf(named)) ?? 1;

/** Adds an entry to the change history and increments the version. */
export function noteEdit(
  state: ShopState,
  named: Named,
  action: HistoryAction,
  fields: readonly FieldChange[] = [],
): void {
  const about = keyOf(named);
  state.edits.set(about, action === "created" ? 1 : versionOf(state, named) + 1);
  const entry = { id: state.nextId(), about, action, by: state.adminEmail, at: new Date().toISOString() };
  state.history = [{ ...entry, fields: [...fields] }, ...state.history];
}

/** A value as the history has it; undefined for one that it does not have. */
function entered(value: unknown): FieldChange["old"] | undefined {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null || typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** The fields that differ between two states of an entity, without lists. */
export const changesBetween = (before: object, after: object): FieldChange[] => {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const [old, now] = [entered(values.get(field)), entered(value)];
    return old === undefined || now === undefined || old === now ? [] : [{ field, old, new: now }];
  });
};

/** Rejects a form with another version than the stored one. */
export function refuseOutdated(version: number | undefined, current: { readonly version: number }): void {
  if (version !== undefined && version !== current.version) throw new ApiError("edit_conflict", { current });
}

interface Entity {
  readonly id: number;
}

/** The entity with an id; throws not_found. */
export function entityOf<T extends Entity>(all: readonly T[], id: number): T {
  const one = all.find((other) => other.id === id);
  if (!one) throw new ApiError("not_found");
  return one;
}

/** The entities with one in place of that with the same id. */
export const replaced = <T extends Entity>(all: readonly T[], one: T): T[] =>
  all.map((other) => (other.id === one.id ? one : other));

/** An entity after a form: fields that the form lacks keep their value. */
export const afterForm = <T extends Entity>(
  before: T,
  form: { readonly [F in keyof T]?: T[F] | undefined },
): T => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(form).filter(([field, value]) => field in before && value !== undefined),
  ),
  id: before.id,
});
