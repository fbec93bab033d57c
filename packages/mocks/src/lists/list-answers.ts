import { ApiError } from "@shop/contract/api-error.ts";
import { listPage, type ListQuery, type ListTexts } from "@shop/domain/lists/list-page.ts";

import {
  afterForm,
  changesBetween,
  entityOf,
  noteDeleted,
  noteEdit,
  refuseOutdated,
  replaced,
  takeDeleted,
  versionOf,
} from "../shop/edits.ts";
import type { Deleted, ShopState } from "../shop/state.ts";

/** A list of the shop: where its entries are, and its rules. */
interface MockList<One extends { readonly id: number }, Shown> {
  readonly entity: Deleted["entity"];
  /** The entries that are not deleted. */
  readonly all: () => readonly One[];
  readonly store: (all: readonly One[]) => void;
  /** A deleted entry of the shop, where it is one of this list. */
  readonly deletedOf: (deleted: Deleted) => One | null;
  readonly toDeleted: (one: One, at: string) => Deleted;
  /** Why an entry cannot stand beside the others, as errors by field; null where it can. */
  readonly faultOf: (one: One, others: readonly One[]) => Readonly<Record<string, string>> | null;
  /** What the list shows beside the fields. */
  readonly shown: (one: One) => Shown;
  readonly texts: ListTexts<One>;
}

/** Answers to the calls of a list, by what they do. */
export function listAnswers<One extends { readonly id: number }, Shown>(
  state: ShopState,
  { entity, all, store, deletedOf, toDeleted, faultOf, shown, texts }: MockList<One, Shown>,
) {
  const toEntry = (one: One, deleted_at: string | null = null) => ({
    ...one,
    ...shown(one),
    version: versionOf(state, { entity, id: one.id }),
    deleted_at,
  });
  const deleted = () =>
    state.deleted.flatMap((entry) => {
      const one = deletedOf(entry);
      return one === null ? [] : [{ one, at: entry.deleted_at }];
    });
  const requireRoom = (one: One): void => {
    const errors = faultOf(
      one,
      all().filter(({ id }) => id !== one.id),
    );
    if (errors) throw new ApiError("invalid", { errors });
  };
  return {
    toEntry,
    list: ({
      query: { deleted: only, ...query },
    }: {
      readonly query: ListQuery & { readonly deleted?: "only" | undefined };
    }) =>
      listPage(
        only ? deleted().map(({ one, at }) => toEntry(one, at)) : all().map((one) => toEntry(one)),
        query,
        texts,
      ),
    /** Adds an entry that has its id. */
    create: (one: One) => {
      requireRoom(one);
      store([...all(), one]);
      noteEdit(state, { entity, id: one.id }, "created", changesBetween({}, one));
      return { status: true, id: one.id, version: 1 };
    },
    update: ({
      params: { id },
      body,
    }: {
      readonly params: { readonly id: number };
      readonly body: { readonly [F in keyof One]?: One[F] | undefined } & {
        readonly version?: number | undefined;
      };
    }) => {
      const before = entityOf(all(), id);
      const one = afterForm(before, body);
      const fields = changesBetween(before, one);
      const current = toEntry(before);
      if (fields.length === 0) return { status: true, id, version: current.version };
      refuseOutdated(body.version, current);
      requireRoom(one);
      store(replaced(all(), one));
      noteEdit(state, { entity, id }, "updated", fields);
      return { status: true, id, version: current.version + 1 };
    },
    remove: ({ params: { id } }: { readonly params: { readonly id: number } }) => {
      const one = entityOf(all(), id);
      store(all().filter((other) => other !== one));
      noteDeleted(state, toDeleted(one, new Date().toISOString()));
      return { status: true };
    },
    restore: ({ params: { id } }: { readonly params: { readonly id: number } }) => {
      if (all().some((one) => one.id === id)) return { status: true };
      const one = entityOf(
        deleted().map((entry) => entry.one),
        id,
      );
      requireRoom(one);
      takeDeleted(state, entity, id);
      store([...all(), one]);
      noteEdit(state, { entity, id }, "restored");
      return { status: true };
    },
  };
}
