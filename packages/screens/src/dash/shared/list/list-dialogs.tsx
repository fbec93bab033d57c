import type { ListView } from "@shop/data/dash/lists/list-view.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ComponentType, ReactNode } from "react";

import { HistoryDialog } from "../../history/history-dialog.tsx";
import { DeleteDialog } from "../delete-dialog.tsx";
import { EntityDialog, type EntityDialogPlace, type EntityFormView } from "../form/entity-dialog.tsx";

export interface ListDialogsProps<Entity extends { readonly id: number }, Output>
  extends Omit<ListView<Entity, Output>, "onRestore">, EntityDialogPlace {
  /** The name of an entity in titles and messages. */
  readonly nameOf: (entity: Entity) => string;
  /** Titles of the form; `editTitle` has the place `{name}`. */
  readonly texts: { readonly addTitle: string; readonly editTitle: string };
  /** What the confirmation of a deletion says. */
  readonly Message: ComponentType<{ readonly name: string }>;
  /** Renders the form; `called` is the name that a new entity starts with. */
  readonly children: (view: EntityFormView<Entity, Output>, called: string | undefined) => ReactNode;
}

/** The open dialog of a list of entities without pictures and order: form, deletion or history. */
export function ListDialogs<Entity extends { readonly id: number }, Output>({
  dialog,
  table,
  all,
  edit,
  deletion,
  history,
  draft,
  onDirty,
  onDialog,
  nameOf,
  texts,
  Message,
  children,
}: ListDialogsProps<Entity, Output>) {
  const { confirm } = useMessages("dashShell");
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const rows = [
    ...(all.status === "ready" ? all.data : []),
    ...(table.status === "ready" ? table.data.rows : []),
  ];
  const row = "id" in dialog ? rows.find(({ id }) => id === dialog.id) : undefined;
  const name = row ? nameOf(row) : "";
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={(opened) => (opened ? fill(texts.editTitle, { name: nameOf(opened) }) : texts.addTitle)}
        >
          {(view) => children(view, dialog.kind === "new" ? dialog.called : undefined)}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{ ...confirm, message: <Message name={name} /> }}
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
