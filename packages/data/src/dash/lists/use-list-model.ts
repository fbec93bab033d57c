import type { HistoryEntity } from "@shop/contract/history/history.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";
import type { GenericSchema } from "valibot";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { useHistoryModel } from "../history/use-history-model.ts";
import type { ListQueries } from "./list-queries.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity } from "./list-state.ts";
import type { ListView, ListDialog } from "./list-view.ts";

/** The input of the model of a list. */
export interface ListModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** What the model of a list is about: its queries, its name in the change history, and the schema of its entries. */
export interface ListOfEntities<Entry, Update> {
  readonly queries: ListQueries<Entry, Update>;
  readonly entity: HistoryEntity;
  readonly schema: GenericSchema<unknown, Entry>;
}

/** The model of a list whose entries can be restored, with its dialogs. */
export function useListModel<Entry extends { readonly id: number }, Update>(
  { queries, entity, schema }: ListOfEntities<Entry, Update>,
  { query, dialog, onNotice, onDone }: ListModelInput,
): ListView<Entry, Update> {
  const api = useApi();
  const page = useQuery(queries.page(api, query));
  const all = useQuery({ ...queries.all(api), enabled: dialog !== null });
  const editId = dialogId(dialog, "edit");
  const save = useSingleMutation(queries.save(api, editId), noticesOf(onNotice, "saved", onDone));
  const deleteId = dialogId(dialog, "delete");
  const deletion = useSingleMutation(queries.remove(api, deleteId), noticesOf(onNotice, "deleted", onDone));
  const restoration = useSingleMutation(queries.restore(api), noticesOf(onNotice, "saved"));
  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, schema)),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    history: useHistoryModel({ entity, id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
