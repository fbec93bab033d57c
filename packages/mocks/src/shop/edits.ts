import { ApiError } from "@shop/contract/api-error.ts";
import type { FieldChange, HistoryAction, HistoryEntry } from "@shop/contract/history/history.ts";

import type { Deleted, Named, ShopState } from "./state.ts";

const keyOf = ({ entity, id }: Named): string => `${entity}:${id}`;

/** The version of an entity. */
export const versionOf = ({ edits }: ShopState, named: Named): number => edits.get(keyOf(named)) ?? 1;

/** Adds an entry to the change history. */
export function record(
  state: ShopState,
  named: Named,
  action: HistoryAction,
  fields: readonly FieldChange[] = [],
): void {
  const about = keyOf(named);
  const entry = { id: state.nextId(), about, action, by: state.adminEmail, at: new Date().toISOString() };
  state.history = [{ ...entry, fields: [...fields] }, ...state.history];
}

/** Adds an entry to the change history and increments the version. */
export function noteEdit(
  state: ShopState,
  named: Named,
  action: HistoryAction,
  fields: readonly FieldChange[] = [],
): void {
  state.edits.set(keyOf(named), action === "created" ? 1 : versionOf(state, named) + 1);
  record(state, named, action, fields);
}

/** The entries of a change history. */
export const historyOf = ({ history }: ShopState, named: Named): HistoryEntry[] =>
  history.filter(({ about }) => about === keyOf(named));

const isValue = (value: unknown): value is FieldChange["old"] =>
  value === null || typeof value === "string" || typeof value === "number";

/** The fields that differ between two states of an entity, without lists and timestamps. */
export const changesBetween = (before: object, after: object): FieldChange[] => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]: [string, unknown]) => {
    const was = old.get(field) ?? null;
    const isSame = was === value || field === "updated_at" || field === "id";
    return isSame || !isValue(was) || !isValue(value) ? [] : [{ field, old: was, new: value }];
  });
};

/** Rejects a form with another version than the stored one. */
export function refuseOutdated(version: number | undefined, current: { readonly version: number }): void {
  if (version !== undefined && version !== current.version) throw new ApiError("edit_conflict", { current });
}

/** Rejects a reordering where ids are missing or unknown. */
export function refuseOtherIds(ids: readonly number[], all: readonly { readonly id: number }[]): void {
  const known = new Set(all.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id))) {
    throw new ApiError("edit_conflict", { current: { ids: [...known] } });
  }
}

/** Adds an entity to the deleted ones. */
export function noteDeleted(state: ShopState, deleted: Deleted): void {
  state.deleted = [deleted, ...state.deleted];
  noteEdit(state, { entity: deleted.entity, id: deleted.one.id }, "deleted");
}

/** Removes an entity from the deleted ones and returns it; undefined where it is not deleted. */
export function takeDeleted<E extends Deleted["entity"]>(
  state: ShopState,
  entity: E,
  id: number,
): Extract<Deleted, { entity: E }>["one"] | undefined;
export function takeDeleted(
  state: ShopState,
  entity: Deleted["entity"],
  id: number,
): Deleted["one"] | undefined {
  const found = state.deleted.find((one) => one.entity === entity && one.one.id === id);
  state.deleted = state.deleted.filter((one) => one !== found);
  return found?.one;
}

interface Entity {
  readonly id: number;
}

/** The entity with an id; throws not_found, or invalid with `errors` where they are given. */
export function entityOf<T extends Entity>(
  all: readonly T[],
  id: number,
  errors?: Readonly<Record<string, string>>,
): T {
  const one = all.find((other) => other.id === id);
  if (!one) throw errors ? new ApiError("invalid", { errors }) : new ApiError("not_found");
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
