import type { AttributesView } from "@shop/data/dash/attributes/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../shared/delete-dialog.tsx";
import { EntityDialog, type EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { AttributeForm } from "./attribute-form.tsx";

export interface AttributeDialogsProps
  extends Omit<AttributesView, "onRestore" | "table">, EntityDialogPlace {}

/** The dialog of the list of attributes that is open. */
export function AttributeDialogs({
  dialog,
  all,
  subCategories,
  edit,
  deletion,
  merge,
  history,
  draft,
  onDirty,
  onDialog,
}: AttributeDialogsProps) {
  const texts = useMessages("dashAttributes");
  const { locale } = useLocale();
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const list = all.status === "ready" ? all.data : [];
  const row = "id" in dialog ? list.find(({ id }) => id === dialog.id) : undefined;
  const name = row ? localName(row, locale) : "";
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={(opened) =>
            opened ? fill(texts.editTitle, { name: localName(opened, locale) }) : texts.addTitle
          }
        >
          {(view) => <AttributeForm {...view} merge={merge} subCategories={subCategories} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{
            title: texts.deleteTitle,
            message: fill(texts.deleteMessage, { name }),
            cancel: texts.cancel,
            confirm: texts.continue,
          }}
          onClose={onClose}
        />
      );
    case "history":
      return <HistoryDialog {...{ ...history, name, onClose }} />;
    case "picture":
    case "order":
      return null;
    default:
      return dialog satisfies never;
  }
}
