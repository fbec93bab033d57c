import { type AdminAttribute, attributeSchema } from "@shop/contract/attributes/attribute.ts";
import type { Notify } from "@shop/domain/notices.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote, toSubmission } from "../../remote.ts";
import { errorCodeOrMessage } from "../../request-error.ts";
import type { AdminTableQuery } from "../../table-query.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { conflictOf } from "../conflict.ts";
import { useHistoryModel } from "../history/use-history-model.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity } from "../lists/list-state.ts";
import type { ListDialog, TableRows } from "../lists/list-view.ts";
import { subCategoryChoicesQuery } from "../sub-categories/sub-category-choices.ts";
import {
  attributesQuery,
  deleteAttributeMutation,
  mergeChoicesMutation,
  restoreAttributeMutation,
  saveAttributeMutation,
} from "./queries.ts";
import type { AttributesView } from "./view.ts";

/** The input of {@link useAttributesModel}. */
export interface AttributesModelInput {
  readonly query: AdminTableQuery;
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
  /** Called with the name of a new attribute, in place of `onDone`: the caller shows its row as well. */
  readonly onAdded: (name: string) => void;
}

/** One page of the attributes whose names, sections or choices contain a text. */
function pageOf(
  all: readonly AdminAttribute[],
  { search, pageIndex, pageSize }: AdminTableQuery,
): TableRows<AdminAttribute> {
  const text = foldText(search);
  const found = all.filter(({ name, name_ar, section, section_ar, choices }) =>
    [name, name_ar, section, section_ar, ...choices.map((choice) => choice.name)].some((one) =>
      foldText(one ?? "").includes(text),
    ),
  );
  const start = pageIndex * pageSize;
  return { rows: found.slice(start, start + pageSize), rowCount: found.length };
}

const noSubCategories: AttributesView["subCategories"] = [];

/** The model of the list of attributes with its dialogs. */
export function useAttributesModel({
  query,
  dialog,
  onNotice,
  onDone,
  onAdded,
}: AttributesModelInput): AttributesView {
  const api = useApi();
  const all = useQuery(attributesQuery(api, query.deleted));
  const subCategories = useQuery(subCategoryChoicesQuery(api));
  const editId = dialogId(dialog, "edit");
  const deleteId = dialogId(dialog, "delete");
  const notices = noticesOf(onNotice, "saved", onDone);
  const save = useSingleMutation(saveAttributeMutation(api, editId), {
    ...notices,
    onSuccess: (answer, body) => {
      if (editId !== null) notices.onSuccess(answer, body);
      else {
        onNotice("saved");
        onAdded(body.name);
      }
    },
  });
  const deletion = useSingleMutation(
    deleteAttributeMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const restoration = useSingleMutation(restoreAttributeMutation(api), noticesOf(onNotice, "saved"));
  const merge = useSingleMutation(mergeChoicesMutation(api, editId), notices);
  const edited = all.data?.find(({ id }) => id === editId);
  return {
    table: toRemote(all, (list) => pageOf(list, query)),
    all: toRemote(all),
    subCategories: subCategories.data ?? noSubCategories,
    edit: toEdit(save, toEntity(all, editId), conflictOf(save.error, attributeSchema)),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    merge: {
      submission: toSubmission(merge, errorCodeOrMessage),
      onMerge: (merged, into) => merge.submit({ merged: [...merged], into, version: edited?.version }),
    },
    history: useHistoryModel({ entity: "attribute", id: dialogId(dialog, "history") }),
    onRestore: restoration.submit,
  };
}
