import { adminBrandSchema } from "@shop/contract/brands/admin-brand.ts";
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
  adminBrandPageQuery,
  adminBrandsQuery,
  deleteBrandMutation,
  namedBrandsQuery,
  restoreBrandMutation,
  saveBrandMutation,
} from "./queries.ts";
import type { AdminBrandsView } from "./view.ts";

/** The input of {@link useAdminBrandsModel}. */
export interface AdminBrandsModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** The model of the list of brands with its dialogs. */
export function useAdminBrandsModel({
  query,
  dialog,
  onNotice,
  onDone,
}: AdminBrandsModelInput): AdminBrandsView {
  const api = useApi();
  const page = useQuery(adminBrandPageQuery(api, query));
  const named = useQuery(namedBrandsQuery(api));
  const all = useQuery({ ...adminBrandsQuery(api), enabled: dialog !== null });
  const editId = dialogId(dialog, "edit");
  const deleteId = dialogId(dialog, "delete");
  const save = useSingleMutation(saveBrandMutation(api, editId), noticesOf(onNotice, "saved", onDone));
  const deletion = useSingleMutation(
    deleteBrandMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreBrandMutation(api), noticesOf(onNotice, "saved"));

  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    named: named.data ?? [],
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, adminBrandSchema)),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    history: useHistoryModel({ entity: "brand", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
