import type { AdminBrandsView } from "@shop/data/dash/brands/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useIsolated } from "@shop/i18n/use-figures.ts";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { EntityDialog, type EntityDialogPlace } from "../parts/entity-dialog.tsx";
import { BrandForm } from "./brand-form.tsx";

/** Props of {@link BrandDialogs}. */
export interface BrandDialogsProps extends Omit<AdminBrandsView, "onRestore" | "named">, EntityDialogPlace {}

/** The dialog of the list of brands that is open. */
export function BrandDialogs({
  dialog,
  table,
  all,
  edit,
  deletion,
  history,
  draft,
  onDirty,
  onDialog,
}: BrandDialogsProps) {
  const texts = useMessages("dashBrands");
  const { confirm } = useMessages("dashShell");
  const isolated = useIsolated();
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const rows = [
    ...(all.status === "ready" ? all.data : []),
    ...(table.status === "ready" ? table.data.rows : []),
  ];
  const name = "id" in dialog ? (rows.find(({ id }) => id === dialog.id)?.name ?? "") : "";
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={(opened) => (opened ? fill(texts.editTitle, { name: opened.name }) : texts.addTitle)}
        >
          {(view) => <BrandForm {...view} called={dialog.kind === "new" ? dialog.called : undefined} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{ ...confirm, message: fill(texts.deletion, { name: isolated(name), days: RESTORE_DAYS }) }}
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
