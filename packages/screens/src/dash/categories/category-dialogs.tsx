import type { AdminCategoriesView } from "@shop/data/dash/categories/view.ts";
import { RESTORE_DAYS } from "@shop/domain/constants.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { pictureSources } from "@shop/domain/pictures/pictures.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { initialsOf } from "@shop/ui/avatar/avatar-initials.ts";
import { Dialog, DialogContent } from "@shop/ui/dialog/dialog.tsx";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../shared/delete-dialog.tsx";
import { EntityDialog, type EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { CategoryForm } from "./category-form.tsx";

export interface CategoryDialogsProps
  extends Omit<AdminCategoriesView, "onRestore" | "order">, EntityDialogPlace {}

/** The dialog of the list of categories that is open. */
export function CategoryDialogs({
  dialog,
  table,
  all,
  edit,
  deletion,
  history,
  draft,
  onDirty,
  onDialog,
}: CategoryDialogsProps) {
  const { categories: texts } = useMessages("dashCategories");
  const { moving } = useMessages("dashShell");
  const { close } = useMessages("common");
  const { locale } = useLocale();
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const list = all.status === "ready" ? all.data : [];
  const rows = [...list, ...(table.status === "ready" ? table.data.rows : [])];
  const row = "id" in dialog ? rows.find(({ id }) => id === dialog.id) : undefined;
  const name = row ? localName(row, locale) : "";
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={"id" in dialog ? dialog.id : "new"}
          {...{ ...edit, draft, onDirty, onClose }}
          title={(opened) =>
            dialog.kind === "new"
              ? texts.addTitle
              : fill(texts.editTitle, { name: opened ? localName(opened, locale) : name })
          }
        >
          {(view) => <CategoryForm {...view} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{
            title: texts.delete_confirmation,
            message: fill(texts.delete_message, { name, days: RESTORE_DAYS }),
            movingMessage: fill(texts.moving_message, { name, days: RESTORE_DAYS }),
            cancel: texts.cancel,
            confirm: texts.continue,
            moveTo: moving.category,
          }}
          products={row?.products ?? 0}
          targets={list
            .filter(({ id }) => id !== dialog.id)
            .map((one) => ({
              value: String(one.id),
              label: localName(one, locale),
              keywords: [one.name, one.name_ar ?? ""],
            }))}
          onClose={onClose}
        />
      );
    case "history":
      return <HistoryDialog {...history} name={name} onClose={onClose} />;
    case "picture":
      return (
        <Dialog open onOpenChange={(open) => !open && onClose()}>
          <DialogContent inAddress title={name || texts.nameless} closeLabel={close}>
            {row?.image ? (
              <img
                src={pictureSources(row.image).src}
                alt={name}
                className="bg-picture mx-auto max-h-[70dvh] w-full object-contain"
              />
            ) : (
              <p
                aria-hidden
                className="bg-sunken text-muted grid aspect-square place-items-center rounded-md text-5xl font-semibold"
              >
                {name ? initialsOf(name) : texts.nameless}
              </p>
            )}
          </DialogContent>
        </Dialog>
      );
    case "order":
      return null;
    default:
      return dialog satisfies never;
  }
}
