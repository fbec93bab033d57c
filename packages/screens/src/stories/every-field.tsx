import type { FieldErrors, FormState } from "@shop/data/view.ts";
import type { Locale } from "@shop/domain/locale/locale.ts";
import { useLocale } from "@shop/i18n/i18n.tsx";
import * as v from "valibot";

import { CheckboxField } from "../form/checkbox-field.tsx";
import { ComboboxField } from "../form/combobox-field.tsx";
import { FileField } from "../form/file-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { Form } from "../form/form.tsx";
import { PasswordField } from "../form/password-field.tsx";
import { SelectField } from "../form/select-field.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import { TextField } from "../form/text-field.tsx";
import { TextareaField } from "../form/textarea-field.tsx";
import { useSchemaForm } from "../form/use-schema-form.ts";

const en = {
  form: "Product",
  name: "Name",
  nameHint: "As it stands on the box.",
  description: "Description",
  password: "Password",
  unit: "Unit",
  chooseUnit: "Choose a unit",
  piece: "Piece",
  metre: "Metre",
  category: "Category",
  chooseCategory: "Choose a category",
  searchCategories: "Search categories",
  nothingFound: "Nothing found",
  meters: "Meters",
  sensors: "Sensors",
  pictures: "Pictures",
  picturesHint: "One or two PNG files.",
  files: { choose: "Choose files", remove: "Remove {name}" },
  visible: "Show in the shop",
  save: "Save",
  saving: "Saving...",
  failed: "Internal Server Error",
};

/** Sample texts of {@link EveryField}. */
export const everyFieldTexts: Readonly<Record<Locale, typeof en>> = {
  en,
  ar: {
    form: "المنتج",
    name: "الاسم",
    nameHint: "كما هو مكتوب على العلبة.",
    description: "الوصف",
    password: "كلمة المرور",
    unit: "الوحدة",
    chooseUnit: "اختر وحدة",
    piece: "قطعة",
    metre: "متر",
    category: "القسم",
    chooseCategory: "اختر قسمًا",
    searchCategories: "ابحث في الأقسام",
    nothingFound: "لا توجد نتائج",
    meters: "أجهزة القياس",
    sensors: "الحساسات",
    pictures: "الصور",
    picturesHint: "ملف PNG واحد أو ملفان.",
    files: { choose: "اختر ملفات", remove: "إزالة {name}" },
    visible: "أظهره في المتجر",
    save: "احفظ",
    saving: "جارٍ الحفظ...",
    failed: "حدث خطأ في الخادم",
  },
};

const filled = v.pipe(v.string(), v.trim(), v.minLength(1, "required"));

const schema = v.object({
  name: filled,
  description: v.pipe(filled, v.maxLength(20, "too_long")),
  password: filled,
  unit: filled,
  category: v.pipe(v.string(), v.minLength(1, "unknown_category")),
  pictures: v.pipe(
    v.array(v.pipe(v.instance(File), v.mimeType(["image/png"], "not_a_picture"))),
    v.minLength(1, "required"),
    v.maxLength(2, "too_many_files"),
  ),
  visible: v.pipe(v.boolean(), v.literal(true, "required")),
});

export interface EveryFieldProps extends FormState {
  /** When fields are validated; see {@link useSchemaForm}. */
  readonly mode: "onSubmit" | "onChange";
  readonly onSubmit: (values: v.InferOutput<typeof schema>) => void;
  readonly onInvalid: (errors: FieldErrors) => void;
}

const noFiles: File[] = [];

/** A form with one field of every kind, validated by its schema. */
export function EveryField({ mode, errors, submission, onSubmit, onInvalid }: EveryFieldProps) {
  const texts = everyFieldTexts[useLocale().locale];
  const form = useSchemaForm(schema, {
    mode,
    errors,
    defaultValues: {
      name: "",
      description: "",
      password: "",
      unit: "",
      category: "",
      pictures: noFiles,
      visible: false,
    },
  });
  const pending = submission.status === "pending";
  return (
    <Form
      form={form}
      pending={pending}
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      aria-label={texts.form}
      className="grid max-w-lg gap-5 py-6"
    >
      <TextField {...form.field("name")} label={texts.name} required hint={texts.nameHint} />
      <TextareaField {...form.field("description")} label={texts.description} required />
      <PasswordField {...form.field("password")} label={texts.password} required />
      <SelectField {...form.field("unit")} label={texts.unit} required>
        <option value="">{texts.chooseUnit}</option>
        <option value="piece">{texts.piece}</option>
        <option value="metre">{texts.metre}</option>
      </SelectField>
      <ComboboxField
        form={form}
        name="category"
        label={texts.category}
        required
        options={[
          { value: "1", label: texts.meters },
          { value: "2", label: texts.sensors },
        ]}
        placeholder={texts.chooseCategory}
        searchPlaceholder={texts.searchCategories}
        emptyText={texts.nothingFound}
      />
      <FileField
        name="pictures"
        files={form.watch("pictures")}
        error={form.getFieldState("pictures", form.formState).error?.message}
        onFiles={(files) => {
          form.setValue("pictures", files, { shouldDirty: true });
          form.clearOnEdit("pictures");
        }}
        label={texts.pictures}
        required
        multiple
        texts={texts.files}
        accept="image/png"
        hint={texts.picturesHint}
      />
      <CheckboxField {...form.field("visible")} label={texts.visible} />
      {submission.status === "failed" && <FormFailure>{submission.error}</FormFailure>}
      <SubmitButton pending={pending} pendingLabel={texts.saving}>
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
