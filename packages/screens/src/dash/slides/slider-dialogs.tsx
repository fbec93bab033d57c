import type { AdminSliderView } from "@shop/data/dash/slides/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { DeleteDialog } from "../shared/delete-dialog.tsx";
import { EntityDialog, type EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { SlideForm } from "./slide-form.tsx";

export interface SliderDialogsProps
  extends Pick<AdminSliderView, "slides" | "edit" | "deletion">, EntityDialogPlace {}

/** The dialog of the list of slides that is open. */
export function SliderDialogs({
  dialog,
  slides,
  edit,
  deletion,
  draft,
  onDirty,
  onDialog,
}: SliderDialogsProps) {
  const texts = useMessages("dashSlides");
  const { confirm } = useMessages("dashShell");
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const place =
    slides.status === "ready" && "id" in dialog ? slides.data.findIndex(({ id }) => id === dialog.id) : -1;
  const number = place < 0 ? "" : place + 1;
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={() => (dialog.kind === "new" ? texts.add : fill(texts.edit, { number }))}
        >
          {(view) => <SlideForm {...view} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{ ...confirm, message: confirm.text }}
          onClose={onClose}
        />
      );
    case "history":
    case "picture":
    case "order":
      return null;
    default:
      return dialog satisfies never;
  }
}
