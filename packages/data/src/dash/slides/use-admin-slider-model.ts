import type { Notify } from "@shop/domain/notices.ts";
import { useQuery } from "@tanstack/react-query";

import { useApi } from "../../api-context.tsx";
import { toRemote } from "../../remote.ts";
import { useSingleMutation } from "../../use-single-mutation.ts";
import { dialogId, noticesOf, toDeletion, toEdit, toEntity, toOrder } from "../lists/list-state.ts";
import type { ListDialog } from "../lists/list-view.ts";
import {
  adminSlidesQuery,
  deleteSlideMutation,
  hideSlideMutation,
  reorderSlidesMutation,
  saveSlideMutation,
} from "./queries.ts";
import type { AdminSliderView } from "./view.ts";

/** The input of {@link useAdminSliderModel}. */
export interface AdminSliderModelInput {
  readonly dialog: ListDialog | null;
  readonly onNotice: Notify;
  /** Called after the server has saved or deleted what the dialog is about: the caller closes it. */
  readonly onDone: () => void;
}

/** The model of the list of slides with its dialogs. */
export function useAdminSliderModel({ dialog, onNotice, onDone }: AdminSliderModelInput): AdminSliderView {
  const api = useApi();
  const slides = useQuery(adminSlidesQuery(api));
  const editId = dialogId(dialog, "edit");
  const deleteId = dialogId(dialog, "delete");
  const save = useSingleMutation(saveSlideMutation(api, editId), noticesOf(onNotice, "saved", onDone));
  const deletion = useSingleMutation(
    deleteSlideMutation(api, deleteId),
    noticesOf(onNotice, "deleted", onDone),
  );
  const hiding = useSingleMutation(hideSlideMutation(api), noticesOf(onNotice, "saved"));
  const reordering = useSingleMutation(reorderSlidesMutation(api), {
    onSuccess: () => onNotice("saved"),
    onError: () => onNotice("saveFailed"),
  });
  return {
    slides: toRemote(slides),
    edit: toEdit(save, toEntity(slides, editId), null),
    deletion: toDeletion(deletion, () => {
      if (deleteId !== null) deletion.submit(deleteId);
    }),
    order: toOrder(reordering),
    onHidden: (id, hidden) => hiding.submit({ id, hidden }),
  };
}
