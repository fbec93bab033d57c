import {
  type AdminCategory,
  categoryUpdateSchema,
  type CategoryUpdate,
} from "@shop/contract/categories/admin-category.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { TextField } from "../../form/text-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";
import { HiddenField } from "../shared/form/hidden-field.tsx";
import { PictureField } from "../shared/form/picture-field.tsx";
import { TextPair } from "../shared/form/text-pair.tsx";
import { fileAddress } from "../shared/value/file-address.ts";

const valuesOf = (category: AdminCategory | null) => ({
  version: category ? String(category.version) : undefined,
  name: category?.name ?? "",
  name_ar: category?.name_ar ?? "",
  description: category?.description ?? "",
  description_ar: category?.description_ar ?? "",
  sort_index: String(category?.sort_index ?? 0),
  hidden: category?.hidden ?? false,
  image: undefined,
  remove_image: false,
});

/** The form of a category. */
export function CategoryForm(view: EntityFormView<AdminCategory, CategoryUpdate>) {
  const { categories: texts } = useMessages("dashCategories");
  const { lists, fields: fieldTexts } = useMessages("dashShell");
  const { opened } = view;
  return (
    <EntityForm
      {...view}
      schema={categoryUpdateSchema}
      valuesOf={valuesOf}
      shownOf={({ remove_image, hidden, ...fields }, stored) => ({
        ...fields,
        hidden: hidden === true || hidden === "true" ? fieldTexts.yes : fieldTexts.no,
        image: fileAddress(fields.image) ?? (remove_image === true ? null : stored?.image),
      })}
      firstField="name"
      texts={texts}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextPair
              form={form}
              names={["name", "name_ar"]}
              labels={[texts.nameField, texts.nameAr]}
              required
            />
            <TextPair
              form={form}
              names={["description", "description_ar"]}
              labels={[texts.descriptionField, texts.descriptionAr]}
              rows={3}
            />
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
          <HiddenField {...form.field("hidden")} label={texts.hiddenField} hint={texts.hiddenHint} />
          <PictureField
            form={form}
            name="image"
            label={texts.image}
            optional={lists.optional}
            stored={(form.watch("remove_image") ? null : opened?.image) ?? null}
            onRemove={() => form.setValue("remove_image", opened?.image != null, { shouldDirty: true })}
          />
        </>
      )}
    </EntityForm>
  );
}
