import {
  type AdminCategory,
  categoryUpdateSchema,
  type CategoryUpdate,
} from "@shop/contract/categories/admin-category.ts";
import type { EditView } from "@shop/data/dash/groups-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useState } from "react";

import { TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { ArabicText } from "../parts/arabic-text.tsx";
import { conflictingFields, type Keep } from "../parts/conflict-choice.ts";
import { ConflictPanel } from "../parts/conflict-panel.tsx";
import { EntityForm } from "../parts/entity-form.tsx";
import { fileAddress } from "../parts/file-address.ts";
import { PictureField } from "../parts/picture-field.tsx";
import { useDialogForm } from "../parts/use-dialog-form.ts";

/** Props of {@link CategoryForm}. */
export interface CategoryFormProps extends Omit<EditView<AdminCategory, CategoryUpdate>, "entity"> {
  /** The category that the form was opened with; null for a new one. */
  readonly opened: AdminCategory | null;
  /** Keeps what is entered over a reload or a new login. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const noFile: File | undefined = undefined;

const valuesOf = (entity: AdminCategory | null) => ({
  version: entity ? String(entity.version) : undefined,
  name: entity?.name ?? "",
  name_ar: entity?.name_ar ?? "",
  description: entity?.description ?? "",
  description_ar: entity?.description_ar ?? "",
  sort_index: String(entity?.sort_index ?? 0),
  image: noFile,
  remove_image: false,
});

/** Fields whose stored values can differ from the form's. */
const comparedFields = ["name", "name_ar", "description", "description_ar", "sort_index"] as const;

/** The form of a category. */
export function CategoryForm({
  opened,
  conflict,
  errors,
  submission,
  draft,
  onSubmit,
  onDirty,
  onClose,
}: CategoryFormProps) {
  const { categories: texts } = useMessages("dashCategories");
  const { lists } = useMessages("dashShell");
  const pending = submission.status === "pending";
  const { form, submit } = useDialogForm({
    schema: categoryUpdateSchema,
    defaultValues: valuesOf(opened),
    firstField: "name",
    saveLabel: texts.save,
    errors,
    pending,
    draft,
    onDirty,
    onSubmit,
  });
  const [handled, setHandled] = useState<AdminCategory | null>(null);
  const [image, removed] = form.watch(["image", "remove_image"]);
  const [name, nameArabic, description, descriptionArabic] = form.watch([
    "name",
    "name_ar",
    "description",
    "description_ar",
  ]);
  const file = image instanceof File ? image : undefined;
  const stored = (removed ? null : opened?.image) ?? null;

  if (conflict && conflict !== handled) {
    const yours = form.getValues();
    const theirs = valuesOf(conflict);
    const before = valuesOf(opened);
    const hasOwnPicture = file !== undefined || removed === true;
    const keep = (kept: Readonly<Record<string, Keep>>) => {
      setHandled(conflict);
      form.setValue("version", theirs.version);
      for (const field of comparedFields) if (kept[field] === "theirs") form.setValue(field, theirs[field]);
      if (kept["image"] === "theirs") {
        form.setValue("image", undefined);
        form.setValue("remove_image", false);
      }
      submit();
    };
    return (
      <ConflictPanel
        fields={conflictingFields([
          ...comparedFields.map((field) => ({
            field,
            opened: before[field],
            yours: String(yours[field] ?? ""),
            theirs: theirs[field],
          })),
          ...(hasOwnPicture
            ? [
                {
                  field: "image",
                  opened: opened?.image ?? null,
                  yours: fileAddress(file),
                  theirs: conflict.image,
                },
              ]
            : []),
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
        <TextareaField
          {...form.field("description")}
          label={texts.descriptionField}
          optional={lists.optional}
          dir="ltr"
          rows={3}
        />
        <ArabicText english={description} arabic={descriptionArabic}>
          {(control) => (
            <TextareaField
              {...form.field("description_ar")}
              {...control}
              label={texts.descriptionAr}
              optional={lists.optional}
              rows={3}
            />
          )}
        </ArabicText>
      </div>
      <TextField
        {...form.field("sort_index")}
        label={texts.sortIndex}
        hint={texts.sortIndexHint}
        required
        inputMode="numeric"
        dir="ltr"
        className="[&_input]:max-w-40"
      />
      <PictureField
        form={form}
        name="image"
        label={texts.image}
        optional={lists.optional}
        stored={stored}
        onRemove={() => form.setValue("remove_image", opened?.image != null, { shouldDirty: true })}
      />
    </EntityForm>
  );
}
