import {
  type AdminSubCategory,
  subCategoryUpdateSchema,
  type SubCategoryUpdate,
} from "@shop/contract/sub-categories/admin-sub-category.ts";
import type { ListChoice } from "@shop/data/dash/lists/list-view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { ComboboxField } from "../../form/combobox-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";
import { HiddenField } from "../shared/form/hidden-field.tsx";
import { TextPair } from "../shared/form/text-pair.tsx";

export interface SubCategoryFormProps extends EntityFormView<AdminSubCategory, SubCategoryUpdate> {
  /** The categories that the sub category can be put into. */
  readonly categories: readonly ListChoice[];
}

const valuesOf = (subCategory: AdminSubCategory | null) => ({
  version: subCategory ? String(subCategory.version) : undefined,
  name: subCategory?.name ?? "",
  name_ar: subCategory?.name_ar ?? "",
  category_id: subCategory ? String(subCategory.category_id) : "",
  desctription: subCategory?.description ?? "",
  description_ar: subCategory?.description_ar ?? "",
  hidden: subCategory?.hidden ?? false,
});

/** The form of a sub category. */
export function SubCategoryForm({ categories, ...view }: SubCategoryFormProps) {
  const { subCategories: texts } = useMessages("dashCategories");
  const { fields: fieldTexts } = useMessages("dashShell");
  const { locale } = useLocale();
  const options = categories.map((one) => ({
    value: String(one.id),
    label: localName(one, locale),
    keywords: [one.name],
  }));
  return (
    <EntityForm
      {...view}
      schema={subCategoryUpdateSchema}
      valuesOf={valuesOf}
      shownOf={({ hidden, ...fields }) => ({
        ...fields,
        hidden: hidden === true || hidden === "true" ? fieldTexts.yes : fieldTexts.no,
        category_id: options.find(({ value }) => value === String(fields.category_id))?.label,
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
          </div>
          <ComboboxField
            form={form}
            name="category_id"
            label={texts.categoryField}
            required
            options={options}
            placeholder={texts.chooseCategory}
            searchPlaceholder={texts.searchCategory}
            emptyText={texts.noCategory}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextPair
              form={form}
              names={["desctription", "description_ar"]}
              labels={[texts.description, texts.descriptionAr]}
              rows={3}
            />
          </div>
          <HiddenField {...form.field("hidden")} label={texts.hiddenField} hint={texts.hiddenHint} />
        </>
      )}
    </EntityForm>
  );
}
