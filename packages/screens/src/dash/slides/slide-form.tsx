import { slideUpdateSchema, type SlideUpdate } from "@shop/contract/slides/endpoints.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import * as v from "valibot";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import type { EntityFormView } from "../shared/form/entity-dialog.tsx";
import { EntityForm } from "../shared/form/entity-form.tsx";
import { PictureField } from "../shared/form/picture-field.tsx";

/** Rules of a new slide: it needs a picture. */
const newSlideSchema = v.pipe(
  slideUpdateSchema,
  v.forward(
    v.check(({ image }) => image !== undefined, "required"),
    ["image"],
  ),
);

const valuesOf = (slide: AdminSlide | null) => ({
  image: undefined,
  image_ar: undefined,
  remove_image_ar: false,
  alt: slide?.alt ?? "",
  alt_ar: slide?.alt_ar ?? "",
  link: slide?.link ?? "",
  hidden: slide?.hidden ?? false,
});

/** The form of a slide. */
export function SlideForm(view: EntityFormView<AdminSlide, SlideUpdate>) {
  const texts = useMessages("dashSlides");
  const { lists } = useMessages("dashShell");
  const { opened } = view;
  return (
    <EntityForm
      {...view}
      schema={opened ? slideUpdateSchema : newSlideSchema}
      valuesOf={valuesOf}
      firstField="alt"
      texts={texts}
    >
      {(form) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <PictureField
              form={form}
              name="image"
              label={texts.image}
              hint={texts.imageHint}
              required
              stored={opened?.image ?? null}
              removable={form.watch("image") !== undefined}
              previewClassName="aspect-[8/3] w-52"
            />
            <PictureField
              form={form}
              name="image_ar"
              label={texts.imageAr}
              hint={texts.imageArHint}
              optional={lists.optional}
              stored={(form.watch("remove_image_ar") ? null : opened?.image_ar) ?? null}
              previewClassName="aspect-[8/3] w-52"
              onRemove={() =>
                form.setValue("remove_image_ar", opened?.image_ar != null, { shouldDirty: true })
              }
            />
            <TextField {...form.field("alt")} label={texts.alt} optional={lists.optional} dir="ltr" />
            <TextField
              {...form.field("alt_ar")}
              label={texts.altAr}
              optional={lists.optional}
              lang="ar"
              dir="rtl"
            />
          </div>
          <TextField
            {...form.field("link")}
            label={texts.link}
            hint={texts.linkHint}
            optional={lists.optional}
            dir="ltr"
            inputMode="url"
          />
          <CheckboxField {...form.field("hidden")} label={texts.hiddenField} />
        </>
      )}
    </EntityForm>
  );
}
