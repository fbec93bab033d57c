import { slideUpdateSchema, type SlideUpdate } from "@shop/contract/slides/endpoints.ts";
import type { AdminSlide } from "@shop/contract/slides/slide.ts";
import type { EditView } from "@shop/data/dash/groups-view.ts";
import type { DraftStore } from "@shop/data/draft-view.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { TextField } from "../../form/text-field.tsx";
import { EntityForm } from "../parts/entity-form.tsx";
import { PictureField } from "../parts/picture-field.tsx";
import { useDialogForm } from "../parts/use-dialog-form.ts";

/** Props of {@link SlideForm}. */
export interface SlideFormProps extends Omit<EditView<AdminSlide, SlideUpdate>, "entity" | "conflict"> {
  /** The slide that the form was opened with; null for a new one. */
  readonly opened: AdminSlide | null;
  /** Keeps what is entered over a reload or a new login. */
  readonly draft: DraftStore;
  /** Called when the form gets or loses unsaved changes. */
  readonly onDirty: (isDirty: boolean) => void;
  /** Called when the dialog is to be closed. */
  readonly onClose: () => void;
}

const noFile: File | undefined = undefined;

const valuesOf = (slide: AdminSlide | null) => ({
  image: noFile,
  image_ar: noFile,
  remove_image_ar: false,
  alt: slide?.alt ?? "",
  alt_ar: slide?.alt_ar ?? "",
  link: slide?.link ?? "",
  hidden: slide?.hidden ?? false,
});

/** The form of a slide. */
export function SlideForm({ opened, errors, submission, draft, onSubmit, onDirty, onClose }: SlideFormProps) {
  const texts = useMessages("dashSlides");
  const { lists } = useMessages("dashShell");
  const pending = submission.status === "pending";
  const save = (entry: SlideUpdate) => {
    if (opened === null && entry.image === undefined) form.showErrors({ image: "required" });
    else onSubmit(entry);
  };
  const { form } = useDialogForm({
    schema: slideUpdateSchema,
    defaultValues: valuesOf(opened),
    firstField: "alt",
    saveLabel: texts.save,
    errors,
    pending,
    draft,
    onDirty,
    onSubmit: save,
  });
  const [image, removed] = form.watch(["image", "remove_image_ar"]);
  return (
    <EntityForm {...{ form, errors, submission, texts, onClose }} onSubmit={save}>
      <div className="grid gap-5 sm:grid-cols-2">
        <PictureField
          form={form}
          name="image"
          label={texts.image}
          required
          stored={opened?.image ?? null}
          removable={image !== undefined}
          previewClassName="aspect-[8/3] w-52"
        />
        <PictureField
          form={form}
          name="image_ar"
          label={texts.imageAr}
          optional={lists.optional}
          stored={(removed ? null : opened?.image_ar) ?? null}
          previewClassName="aspect-[8/3] w-52"
          onRemove={() => form.setValue("remove_image_ar", opened?.image_ar != null, { shouldDirty: true })}
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
    </EntityForm>
  );
}
