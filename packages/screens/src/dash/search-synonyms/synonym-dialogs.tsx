import type { SearchSynonymsView } from "@shop/data/dash/search-synonyms/view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { DeletionMessage } from "../parts/deletion-message.tsx";
import { EntityDialog, type EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { SynonymForm } from "./synonym-form.tsx";

/** Props of {@link SynonymDialogs}. */
export interface SynonymDialogProps extends Omit<SearchSynonymsView, "onRestore">, EntityDialogPlace {}

/** The dialog of the list of synonyms that is open. */
export function SynonymDialogs({
  dialog,
  table,
  all,
  edit,
  deletion,
  history,
  draft,
  onDirty,
  onDialog,
}: SynonymDialogProps) {
  const texts = useMessages("dashSearchSynonyms");
  const { confirm } = useMessages("dashShell");
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const rows = [
    ...(all.status === "ready" ? all.data : []),
    ...(table.status === "ready" ? table.data.rows : []),
  ];
  const name = "id" in dialog ? (rows.find(({ id }) => id === dialog.id)?.words ?? "") : "";
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={(opened) => (opened ? fill(texts.editTitle, { name: opened.words }) : texts.addTitle)}
        >
          {(view) => <SynonymForm {...view} called={dialog.kind === "new" ? dialog.called : undefined} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{ ...confirm, message: <DeletionMessage name={name} /> }}
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
