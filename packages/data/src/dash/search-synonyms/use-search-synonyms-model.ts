import { synonymGroupSchema } from "@shop/contract/search-synonyms/synonym-group.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity } from "../group-list.ts";
import type { ListDialog } from "../groups-view.ts";
import { useHistoryModel } from "../history/use-history-model.ts";
import {
  deleteSynonymsMutation,
  restoreSynonymsMutation,
  saveSynonymsMutation,
  synonymPageQuery,
  synonymsQuery,
} from "./queries.ts";
import type { SearchSynonymsView } from "./view.ts";

/** The input of {@link useSearchSynonymsModel}. */
export interface SearchSynonymsModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** The model of the list of words that mean the same to the search, with its dialogs. */
export function useSearchSynonymsModel({
  query,
  dialog,
  onNotice,
  onDone,
}: SearchSynonymsModelInput): SearchSynonymsView {
  const api = useApi();
  const page = useQuery(synonymPageQuery(api, query));
  const all = useQuery({ ...synonymsQuery(api), enabled: dialog !== null });
  const editId = dialogId(dialog, "edit");
  const save = useSingleMutation(saveSynonymsMutation(api, editId), noticesOf(onNotice, "saved", onDone));
  const deleteId = dialogId(dialog, "delete");
  const deletion = useSingleMutation(
    deleteSynonymsMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreSynonymsMutation(api), noticesOf(onNotice, "saved"));

  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, synonymGroupSchema)),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    history: useHistoryModel({ entity: "synonym_group", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
