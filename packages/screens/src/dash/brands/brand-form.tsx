import { type AdminBrand, brandUpdateSchema, type BrandUpdate } from "@shop/contract/brands/admin-brand.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";
import { PictureField } from "../shared/form/picture-field.tsx";
import { TextPair } from "../shared/form/text-pair.tsx";
import { fileAddress } from "../shared/value/file-address.ts";

export interface BrandFormProps extends EntityFormView<AdminBrand, BrandUpdate> {
  /** The name of a new brand, where products name it already. */
  readonly called?: string | undefined;
}

/** The form of a brand. */
export function BrandForm({ called, ...view }: BrandFormProps) {
  const texts = useMessages("dashBrands");
  const { lists, fields: fieldTexts } = useMessages("dashShell");
  const { opened } = view;
  const isRenaming = (opened?.products ?? 0) > 0;
  return (
    <EntityForm
      {...view}
      schema={brandUpdateSchema}
      valuesOf={(brand) => ({
        version: brand ? String(brand.version) : undefined,
        name: brand?.name ?? called ?? "",
        description: brand?.description ?? "",
        description_ar: brand?.description_ar ?? "",
        logo: undefined,
        remove_logo: false,
        official: brand?.official ?? false,
        website: brand?.website ?? "",
      })}
      shownOf={({ remove_logo, official, ...fields }, stored) => ({
        ...fields,
        official: official === true || official === "true" ? fieldTexts.yes : fieldTexts.no,
        logo: fileAddress(fields.logo) ?? (remove_logo === true ? null : stored?.logo),
      })}
      firstField="name"
      texts={texts}
    >
      {(form) => (
        <>
          <TextField
            {...form.field("name")}
            label={texts.nameField}
            hint={isRenaming ? texts.renameHint : texts.nameHint}
            required
            dir="auto"
            autoComplete="off"
          />
          <CheckboxField {...form.field("official")} label={texts.officialField} />
          <PictureField
            form={form}
            name="logo"
            label={texts.logo}
            optional={lists.optional}
            stored={(form.watch("remove_logo") ? null : opened?.logo) ?? null}
            previewClassName="aspect-[8/3] w-52"
            onRemove={() => form.setValue("remove_logo", opened?.logo != null, { shouldDirty: true })}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextPair
              form={form}
              names={["description", "description_ar"]}
              labels={[texts.description, texts.descriptionAr]}
              rows={4}
            />
          </div>
          <TextField
            {...form.field("website")}
            label={texts.website}
            hint={texts.websiteHint}
            optional={lists.optional}
            dir="ltr"
            inputMode="url"
            autoComplete="off"
          />
        </>
      )}
    </EntityForm>
  );
}
