import type { AdminSubCategory } from "@shop/contract/sub-categories/admin-sub-category.ts";
import type { AdminSubCategoriesView } from "@shop/data/dash/sub-categories/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../shared/delete-dialog.tsx";
import { DeletionMessage } from "../shared/deletion-message.tsx";
import { EntityDialog, type EntityDialogPlace } from "../shared/form/entity-dialog.tsx";
import { SubCategoryForm } from "./sub-category-form.tsx";

export interface SubCategoryDialogProps
  extends Omit<AdminSubCategoriesView, "onRestore">, EntityDialogPlace {}

/** The dialog of the list of sub categories that is open. */
export function SubCategoryDialogs({
  dialog,
  table,
  all,
  categories,
  edit,
  deletion,
  history,
  draft,
  onDirty,
  onDialog,
}: SubCategoryDialogProps) {
  const { subCategories: texts } = useMessages("dashCategories");
  const { confirm, moving } = useMessages("dashShell");
  const { locale } = useLocale();
  if (dialog === null) return null;
  const onClose = () => onDialog(null);
  const list = all.status === "ready" ? all.data : [];
  const rows = [...list, ...(table.status === "ready" ? table.data.rows : [])];
  const row = "id" in dialog ? rows.find(({ id }) => id === dialog.id) : undefined;
  const name = row ? localName(row, locale) : "";
  const categoryNameOf = ({ category_id, category_name }: AdminSubCategory): string => {
    const found = categories.find(({ id }) => id === category_id);
    return found ? localName(found, locale) : category_name;
  };
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
          {(view) => <SubCategoryForm {...view} categories={categories} />}
        </EntityDialog>
      );
    case "delete":
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{ ...confirm, message: <DeletionMessage name={name} />, moveTo: moving.subCategory }}
          products={row?.products ?? 0}
          targets={list
            .filter(({ id }) => id !== dialog.id)
            .map((one) => ({
              value: String(one.id),
              label: `${localName(one, locale)} · ${categoryNameOf(one)}`,
              keywords: [one.name, one.name_ar ?? ""],
            }))}
          onClose={onClose}
        />
      );
    case "history":
      return <HistoryDialog {...{ ...history, name, categories, onClose }} />;
    case "picture":
    case "order":
      return null;
    default:
      return dialog satisfies never;
  }
}
