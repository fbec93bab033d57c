import {
  type AdminSubCategory,
  subCategoryUpdateSchema,
  type SubCategoryUpdate,
} from "@shop/contract/categories/admin-category.ts";
import type { EditView, GroupChoice } from "@shop/data/dash/groups-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import type { Remote } from "@shop/data/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { useState } from "react";

import { ComboboxField } from "../../form/combobox-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { ArabicText } from "../parts/arabic-text.tsx";
import { conflictingFields, type Keep } from "../parts/conflict-choice.ts";
import { ConflictPanel } from "../parts/conflict-panel.tsx";
import { EntityForm } from "../parts/entity-form.tsx";
import { useDialogForm } from "../parts/use-dialog-form.ts";

/** Props of {@link SubCategoryForm}. */
export interface SubCategoryFormProps extends Omit<EditView<AdminSubCategory, SubCategoryUpdate>, "entity"> {
  /** The sub category that the form was opened with; null for a new one. */
  readonly opened: AdminSubCategory | null;
  /** The categories that the sub category can be put into. */
  readonly categories: Remote<readonly GroupChoice[]>;
  /** Keeps what is entered over a reload or a new login. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const textsOf = (entity: AdminSubCategory | null) => ({
  version: entity ? String(entity.version) : undefined,
  name: entity?.name ?? "",
  name_ar: entity?.name_ar ?? "",
  category_id: entity ? String(entity.category_id) : "",
  desctription: entity?.description ?? "",
});

/** The form of a sub category. */
export function SubCategoryForm({
  opened,
  conflict,
  errors,
  submission,
  categories,
  draft,
  onSubmit,
  onDirty,
  onClose,
}: SubCategoryFormProps) {
  const { subCategories: texts } = useMessages("dashCategories");
  const { lists } = useMessages("dashShell");
  const { locale } = useLocale();
  const pending = submission.status === "pending";
  const { form, submit } = useDialogForm({
    schema: subCategoryUpdateSchema,
    defaultValues: textsOf(opened),
    firstField: "name",
    saveLabel: texts.save,
    errors,
    pending,
    draft,
    onDirty,
    onSubmit,
  });
  const [name, nameArabic] = form.watch(["name", "name_ar"]);
  const [handled, setHandled] = useState<AdminSubCategory | null>(null);
  const list = categories.status === "ready" ? categories.data : [];
  const categoryName = (id: unknown): string => {
    const category = list.find((one) => String(one.id) === String(id));
    return category ? localName(category, locale) : "";
  };

  if (conflict && conflict !== handled) {
    const yours = form.getValues();
    const theirs = textsOf(conflict);
    const before = textsOf(opened);
    const keep = (kept: Readonly<Record<string, Keep>>) => {
      setHandled(conflict);
      form.setValue("version", theirs.version);
      if (kept["name"] === "theirs") form.setValue("name", theirs.name);
      if (kept["name_ar"] === "theirs") form.setValue("name_ar", theirs.name_ar);
      if (kept["category"] === "theirs") form.setValue("category_id", theirs.category_id);
      if (kept["description"] === "theirs") form.setValue("desctription", theirs.desctription);
      submit();
    };
    return (
      <ConflictPanel
        fields={conflictingFields([
          { field: "name", opened: before.name, yours: yours.name, theirs: theirs.name },
          { field: "name_ar", opened: before.name_ar, yours: yours.name_ar ?? "", theirs: theirs.name_ar },
          {
            field: "category",
            opened: categoryName(before.category_id),
            yours: categoryName(yours.category_id),
            theirs: conflict.category_name && categoryName(theirs.category_id),
          },
          {
            field: "description",
            opened: before.desctription,
            yours: yours.desctription ?? "",
            theirs: theirs.desctription,
          },
        ])}
        onKeep={keep}
        onBack={() => setHandled(conflict)}
      />
    );
  }

  return (
    <EntityForm {...{ form, errors, submission, texts, onClose }} onSubmit={onSubmit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field("name")} label={texts.nameField} required dir="ltr" />
        <ArabicText english={name} arabic={nameArabic}>
          {(control) => (
            <TextField
              {...form.field("name_ar")}
              {...control}
              label={texts.nameAr}
              optional={lists.optional}
            />
          )}
        </ArabicText>
      </div>
      <ComboboxField
        form={form}
        name="category_id"
        label={texts.categoryField}
        required
        options={list.map((one) => ({
          value: String(one.id),
          label: localName(one, locale),
          keywords: [one.name],
        }))}
        placeholder={texts.chooseCategory}
        searchPlaceholder={texts.searchCategory}
        emptyText={texts.noCategory}
      />
      <TextareaField
        {...form.field("desctription")}
        label={texts.description}
        optional={lists.optional}
        dir="auto"
        rows={3}
      />
    </EntityForm>
  );
}
