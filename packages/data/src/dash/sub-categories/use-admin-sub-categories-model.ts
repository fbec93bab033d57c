import { adminSubCategorySchema } from "@shop/contract/sub-categories/admin-sub-category.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { errorCodeOrMessage, isConnectionError, isUnauthorized, RequestError } from "../../request-error.ts";
import { categorySummariesQuery } from "../../shop/categories/queries.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { useHistoryModel } from "../history/use-history-model.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity } from "../lists/list-state.ts";
import type { ListDialog } from "../lists/list-view.ts";
import {
  adminSubCategoriesQuery,
  adminSubCategoryPageQuery,
  deleteSubCategoryMutation,
  restoreSubCategoryMutation,
  saveSubCategoryMutation,
} from "./queries.ts";
import type { AdminSubCategoriesView } from "./view.ts";

/** The input of {@link useAdminSubCategoriesModel}. */
export interface AdminSubCategoriesModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
  /** Called with the name of a new sub category, in place of `onDone`: the caller shows its row as well. */
  readonly onAdded: (name: string) => void;
}

const noCategories: AdminSubCategoriesView["categories"] = [];

/** Shows why a sub category was not saved; without an answer that is logged as well. */
function noticeRefusal(error: unknown, onNotice: Notify): void {
  if (isUnauthorized(error)) return;
  if (isConnectionError(error) || !(error instanceof RequestError)) {
    console.error("The sub category was not saved.", error);
    onNotice("saveFailed");
    return;
  }
  // A conflict is shown in the form, field by field.
  if (error.code === "edit_conflict") return;
  onNotice("subCategoryRefused", {
    message: errorCodeOrMessage(error),
    error: error.errors["name"] ?? Object.values(error.errors)[0] ?? "",
  });
}

/** The model of the list of sub categories with its dialogs. */
export function useAdminSubCategoriesModel({
  query,
  dialog,
  onNotice,
  onDone,
  onAdded,
}: AdminSubCategoriesModelInput): AdminSubCategoriesView {
  const api = useApi();
  const page = useQuery(adminSubCategoryPageQuery(api, query));
  const all = useQuery({ ...adminSubCategoriesQuery(api), enabled: dialog !== null });
  const categories = useQuery(categorySummariesQuery(api));
  const editId = dialogId(dialog, "edit");

  const save = useSingleMutation(saveSubCategoryMutation(api, editId), {
    onSuccess: (_answer, { name }) => {
      onNotice(editId === null ? "subCategoryAdded" : "saved");
      if (editId === null) onAdded(name);
      else onDone();
    },
    onError: (error) => noticeRefusal(error, onNotice),
  });
  const deleteId = dialogId(dialog, "delete");
  const deletion = useSingleMutation(
    deleteSubCategoryMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreSubCategoryMutation(api), {
    onSuccess: () => onNotice("saved"),
    onError: (error) => noticeRefusal(error, onNotice),
  });

  return {
    table: toRemote({ ...page, isRefetching: page.isRefetching || page.isPlaceholderData }),
    all: toRemote(all),
    categories: categories.data ?? noCategories,
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, adminSubCategorySchema)),
    deletion: toDeletion(deletion, (moveTo) => {
      if (deleteId !== null) deletion.submit({ id: deleteId, moveTo });
    }),
    history: useHistoryModel({ entity: "sub_category", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
