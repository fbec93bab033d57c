import type { AdminSubCategory } from "@shop/contract/categories/admin-category.ts";
import type { AdminSubCategoriesView } from "@shop/data/dash/groups-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { HistoryDialog } from "../history/history-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { DeletionMessage } from "../parts/deletion-message.tsx";
import { EntityDialog } from "../parts/entity-dialog.tsx";
import type { ListPlace } from "../parts/list-table.tsx";
import { SubCategoryForm } from "./sub-category-form.tsx";

/** Props of {@link SubCategoryDialogs}. */
export interface SubCategoryDialogProps
  extends Omit<AdminSubCategoriesView, "onRestore">, Pick<ListPlace, "dialog" | "onDialog"> {
  /** Keeps what is entered into the open form. */
  readonly draft: DraftStore;
  /** Reports whether the open form has unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
}

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
  const rows = [
    ...(all.status === "ready" ? all.data : []),
    ...(table.status === "ready" ? table.data.rows : []),
  ];
  const categoryNameOf = ({ category_id, category_name }: AdminSubCategory): string => {
    const found = categories.status === "ready" && categories.data.find(({ id }) => id === category_id);
    return found ? localName(found, locale) : category_name;
  };
  switch (dialog.kind) {
    case "new":
    case "edit":
      return (
        <EntityDialog
          key={dialog.kind === "edit" ? dialog.id : "new"}
          entity={dialog.kind === "edit" ? (edit.entity ?? { status: "loading" }) : null}
          title={(opened) =>
            opened ? fill(texts.editTitle, { name: localName(opened, locale) }) : texts.addTitle
          }
          onClose={onClose}
        >
          {(opened) => <SubCategoryForm {...edit} {...{ opened, categories, draft, onDirty, onClose }} />}
        </EntityDialog>
      );
    case "delete": {
      const row = rows.find(({ id }) => id === dialog.id);
      return (
        <DeleteDialog
          key={dialog.id}
          {...deletion}
          texts={{
            title: confirm.title,
            message: <DeletionMessage name={row ? localName(row, locale) : ""} />,
            cancel: confirm.cancel,
            confirm: confirm.confirm,
            moveTo: moving.subCategory,
          }}
          products={row?.products ?? 0}
          targets={(all.status === "ready" ? all.data : [])
            .filter(({ id }) => id !== dialog.id)
            .map((one) => ({
              value: String(one.id),
              label: `${localName(one, locale)} · ${categoryNameOf(one)}`,
              keywords: [one.name, one.name_ar ?? ""],
            }))}
          onClose={onClose}
        />
      );
    }
    case "history": {
      const row = rows.find(({ id }) => id === dialog.id);
      return (
        <HistoryDialog
          {...history}
          name={row ? localName(row, locale) : ""}
          groups={categories.status === "ready" ? categories.data : []}
          onClose={onClose}
        />
      );
    }
    case "picture":
    case "order":
      return null;
    default:
      return dialog satisfies never;
  }
}
