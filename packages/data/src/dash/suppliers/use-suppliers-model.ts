import { supplierSchema } from "@shop/contract/suppliers/supplier.ts";
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
  deleteSupplierMutation,
  restoreSupplierMutation,
  saveSupplierMutation,
  supplierPageQuery,
  suppliersQuery,
} from "./queries.ts";
import type { SuppliersView } from "./view.ts";

/** The input of {@link useSuppliersModel}. */
export interface SuppliersModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** The model of the list of suppliers, with its dialogs. */
export function useSuppliersModel({ query, dialog, onNotice, onDone }: SuppliersModelInput): SuppliersView {
  const api = useApi();
  const page = useQuery(supplierPageQuery(api, query));
  const all = useQuery({ ...suppliersQuery(api), enabled: dialog !== null });
  const editId = dialogId(dialog, "edit");
  const save = useSingleMutation(saveSupplierMutation(api, editId), noticesOf(onNotice, "saved", onDone));
  const deleteId = dialogId(dialog, "delete");
  const deletion = useSingleMutation(
    deleteSupplierMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreSupplierMutation(api), noticesOf(onNotice, "saved"));
  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, supplierSchema)),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    history: useHistoryModel({ entity: "supplier", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
