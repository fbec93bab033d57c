import { adminCategorySchema } from "@shop/contract/categories/admin-category.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { useHistoryModel } from "../history/use-history-model.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity, toOrder } from "../lists/list-state.ts";
import type { ListDialog } from "../lists/list-view.ts";
import {
  adminCategoriesQuery,
  adminCategoryPageQuery,
  deleteCategoryMutation,
  reorderCategoriesMutation,
  restoreCategoryMutation,
  saveCategoryMutation,
} from "./queries.ts";
import type { AdminCategoriesView } from "./view.ts";

/** The input of {@link useAdminCategoriesModel}. */
export interface AdminCategoriesModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** The model of the list of categories with its dialogs. */
export function useAdminCategoriesModel({
  query,
  dialog,
  onNotice,
  onDone,
}: AdminCategoriesModelInput): AdminCategoriesView {
  const api = useApi();
  const page = useQuery(adminCategoryPageQuery(api, query));
  const all = useQuery({ ...adminCategoriesQuery(api), enabled: dialog !== null });
  const editId = dialogId(dialog, "edit");
  const deleteId = dialogId(dialog, "delete");

  const save = useSingleMutation(saveCategoryMutation(api, editId), noticesOf(onNotice, "saved", onDone));
  const deletion = useSingleMutation(
    deleteCategoryMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreCategoryMutation(api), noticesOf(onNotice, "saved"));
  const reordering = useSingleMutation(reorderCategoriesMutation(api), {
    onSuccess: () => onNotice("saved"),
    onError: () => onNotice("saveFailed"),
  });

  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, adminCategorySchema)),
    deletion: toDeletion(deletion, (moveTo) => {
      if (deleteId !== null) deletion.submit({ id: deleteId, moveTo });
    }),
    history: useHistoryModel({ entity: "category", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
    order: toOrder(reordering),
  };
}
