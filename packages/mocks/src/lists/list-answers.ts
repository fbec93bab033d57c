import { ApiError } from "@shop/contract/api-error.ts";

import {
  afterForm,
  changesBetween,
  entityOf,
  noteEdit,
  refuseOutdated,
  replaced,
  versionOf,
} from "../shop/edits.ts";
import type { Named, ShopState } from "../shop/state.ts";

interface OfId {
  readonly params: { readonly id: number };
}

/** A list of the shop: where its entries are, and what it shows of them. */
interface MockList<One extends { readonly id: number }, Shown> {
  readonly entity: Named["entity"];
  /** The entries that are not deleted. */
  readonly all: () => readonly One[];
  readonly store: (all: readonly One[]) => void;
  /** Why an entry cannot stand beside the others, as errors by field; null where it can. */
  readonly faultOf?: (one: One, others: readonly One[]) => Readonly<Record<string, string>> | null;
  /** What the list shows beside the fields. */
  readonly shown: (one: One) => Shown;
}

/** Refuses an entry with the name of another one. */
export const nameFault = <One extends { readonly name: string }>(
  { name }: One,
  others: readonly One[],
): Readonly<Record<string, string>> | null =>
  others.some((other) => other.name.toLowerCase() === name.toLowerCase()) ? { name: "name_taken" } : null;

/** Answers to the calls of a list, by what they do. */
export function listAnswers<One extends { readonly id: number }, Shown>(
  state: ShopState,
  { entity, all, store, faultOf, shown }: MockList<One, Shown>,
) {
  let deleted: readonly { readonly one: One; readonly at: string }[] = [];
  const toEntry = (one: One, deleted_at: string | null = null) => ({
    ...one,
    ...shown(one),
    version: versionOf(state, { entity, id: one.id }),
    deleted_at,
  });
  const requireRoom = (one: One): void => {
    const others = all().filter(({ id }) => id !== one.id);
    const errors = faultOf?.(one, others);
    if (errors) throw new ApiError("invalid", { errors });
  };
  return {
    toEntry,
    /** The entries of the list, or those that were deleted. */
    entries: (only?: "only") =>
      only ? deleted.map(({ one, at }) => toEntry(one, at)) : all().map((one) => toEntry(one)),
    /** Adds an entry that has its id. */
    create: (one: One) => {
      requireRoom(one);
      store([...all(), one]);
      noteEdit(state, { entity, id: one.id }, "created");
      return { status: true, id: one.id, version: 1 };
    },
    update: ({
      params: { id },
      body,
    }: OfId & {
      readonly body: { readonly [F in keyof One]?: One[F] | undefined } & {
        readonly version?: number | undefined;
      };
    }) => {
      const before = entityOf(all(), id);
      const one = afterForm(before, body);
      const current = toEntry(before);
      refuseOutdated(body.version, current);
      requireRoom(one);
      store(replaced(all(), one));
      noteEdit(state, { entity, id }, "updated", changesBetween(before, one));
      return { status: true, id, version: current.version + 1 };
    },
    remove: ({ params: { id } }: OfId) => {
      const one = entityOf(all(), id);
      store(all().filter((other) => other !== one));
      deleted = [{ one, at: new Date().toISOString() }, ...deleted];
      return { status: true };
    },
    restore: ({ params: { id } }: OfId) => {
      const found = deleted.find(({ one }) => one.id === id);
      if (!found) throw new ApiError("not_found");
      deleted = deleted.filter((other) => other !== found);
      store([...all(), found.one]);
      return { status: true };
    },
  };
}
