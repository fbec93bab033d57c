import type { DraftStore } from "@shop/data/draft-view.ts";
import { useMemo } from "react";

import { formDraft } from "./form-drafts.ts";
import { type LeaveGuard, useLeaveGuard } from "./use-leave-guard.ts";
import type { ListAddress } from "./use-list-address.ts";

/** The form in a dialog of a list: its draft, and what keeps it from being left. */
export interface DialogForm {
  readonly draft: DraftStore;
  readonly guard: LeaveGuard;
  /** Closes the dialog after what was entered has been saved. */
  readonly onDone: () => void;
  /** The same for what was added: its row is shown. */
  readonly onAdded: (name: string) => void;
}

/** Connects the form in the open dialog of a list with its draft and the page's address; `place` names the list. */
export function useRoutedDialogForm(
  place: string,
  { dialog, onDialog, onAdded }: Pick<ListAddress, "dialog" | "onDialog" | "onAdded">,
): DialogForm {
  const about = dialog !== null && "id" in dialog ? String(dialog.id) : "new";
  const draft = useMemo(() => formDraft(`${place}:${about}`), [place, about]);
  const guard = useLeaveGuard();
  const release = () => {
    draft.clear();
    guard.release();
  };
  return {
    draft,
    guard: {
      ...guard,
      onDiscard: () => {
        draft.clear();
        guard.onDiscard();
      },
    },
    onDone: () => {
      release();
      onDialog(null);
    },
    onAdded: (name) => {
      release();
      onAdded(name);
    },
  };
}
