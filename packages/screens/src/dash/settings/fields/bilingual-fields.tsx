import type { Bilingual } from "@shop/domain/locale/locale.ts";
import type { PaymentOption } from "@shop/domain/payments/payment-options.ts";
import type { InfoPage } from "@shop/domain/site/info-pages.ts";
import type { MailTextKind, MailTextPart } from "@shop/domain/site/mail-texts.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import type { ReactNode } from "react";

import { TextField } from "../../../form/text-field.tsx";
import { TextareaField } from "../../../form/textarea-field.tsx";
import { useSettingLabel } from "../setting-name.ts";
import type { SettingsSchemaForm } from "../settings-values.ts";

/** Names of settings with a text in each language. */
type BilingualName =
  | "shop.name"
  | "shop.legal_name"
  | "shop.tagline"
  | "shop.promise"
  | `home.reasons.${number}.${"title" | "text"}`
  | "about.who_we_are"
  | "about.vision"
  | "about.mission"
  | `info.${InfoPage}`
  | "tax.address"
  | "quotations.terms"
  | "mail_signature"
  | `mail_texts.${MailTextKind}.${MailTextPart}`
  | "pictures_note"
  | `delivery.zones.${number}.name`
  | `payments.${PaymentOption}.text`
  | `methods.${number}.name`
  | `branches.${number}.name`
  | `branches.${number}.address`;

export interface BilingualFieldsProps {
  /** The form that holds the fields. */
  readonly form: SettingsSchemaForm;
  /** Path of the setting in the form, without the language. */
  readonly name: BilingualName;
  /** Text below the label of the English field; none by default. */
  readonly hint?: ReactNode;
  /** Rows of each field; one by default. */
  readonly rows?: number;
  /** Whether both texts must be entered; true by default. */
  readonly required?: boolean;
  /** Texts that stand in empty fields; none by default. */
  readonly placeholders?: Bilingual;
}

/** The fields of a text in English and in Arabic, beside each other where there is room. */
export function BilingualFields({
  form,
  name,
  hint,
  rows = 1,
  required = true,
  placeholders,
}: BilingualFieldsProps) {
  const texts = useMessages("dashSettings");
  const label = useSettingLabel()(name);
  const Field = rows > 1 ? TextareaField : TextField;
  const size = rows > 1 ? { rows } : {};
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        {...form.field(`${name}.en`)}
        {...size}
        label={`${label} (${texts.english})`}
        hint={hint}
        required={required}
        placeholder={placeholders?.en}
        lang="en"
        dir="ltr"
      />
      <Field
        {...form.field(`${name}.ar`)}
        {...size}
        label={`${label} (${texts.arabic})`}
        // An empty line keeps the two controls level.
        hint={hint && <span aria-hidden>&nbsp;</span>}
        required={required}
        placeholder={placeholders?.ar}
        lang="ar"
        dir="rtl"
      />
    </div>
  );
}
