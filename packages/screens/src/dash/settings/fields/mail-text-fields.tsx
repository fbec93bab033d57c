import { CURRENCY_LABEL } from "@shop/domain/constants.ts";
import { type Locale, locales } from "@shop/domain/locale/locale.ts";
import {
  type MailTextKind,
  mailTextKinds,
  mailTextParts,
  type MailVariable,
  mailVariables,
} from "@shop/domain/site/mail-texts.ts";
import { mails as mailsAr } from "@shop/i18n/ar/mails.ts";
import { mails as mailsEn } from "@shop/i18n/en/mails.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatDay, formatTime } from "@shop/i18n/format-date.ts";
import { formatAmount } from "@shop/i18n/format.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { usualTexts } from "@shop/i18n/mail-texts.ts";
import { plural } from "@shop/i18n/plural.ts";
import { Badge } from "@shop/ui/badge.tsx";
import { useState } from "react";

import { SettingsCard } from "../settings-card.tsx";
import type { SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";

export interface MailTextFieldsProps {
  /** The form that holds the texts. */
  readonly form: SettingsSchemaForm;
}

const mails = { en: mailsEn, ar: mailsAr } as const;
const usual = { en: usualTexts(mailsEn), ar: usualTexts(mailsAr) } as const;

/** An order that stands in previews. */
const sample = { number: "3CDF-GHJ6", pieces: 3, total: "1450.00" } as const;

interface TextProps extends MailTextFieldsProps {
  readonly kind: MailTextKind;
}

/** What the mail says in a language, with the values of an example. */
function Preview({ form, kind, locale }: TextProps & { readonly locale: Locale }) {
  const texts = useMessages("dashSettings");
  const [at] = useState(() => new Date().toISOString());
  const [shop, entered] = form.watch(["shop", `mail_texts.${kind}`]);
  const values: Readonly<Record<MailVariable, string>> = {
    number: `\u2066${sample.number}\u2069`,
    date: formatDay(at, locale),
    time: formatTime(at, locale),
    pieces: plural(locale, sample.pieces, mails[locale].pieces),
    total: `\u2066${formatAmount(sample.total)} ${CURRENCY_LABEL}\u2069`,
    shop: shop.name[locale],
    phone: `\u2066${shop.phone}\u2069`,
  };
  const textOf = (part: (typeof mailTextParts)[number]): string =>
    fill(entered[part][locale].trim() || usual[locale][kind][part], values);
  const language = locale === "en" ? texts.english : texts.arabic;
  return (
    <figure
      aria-label={`${texts.mails.texts.preview} (${language})`}
      lang={locale}
      dir={locale === "ar" ? "rtl" : "ltr"}
      className="border-line bg-sunken min-w-0 rounded-md border p-4 wrap-anywhere"
    >
      <p className="text-muted text-sm">{textOf("subject")}</p>
      <p className="mt-3 text-lg font-bold">{textOf("title")}</p>
      <p className="mt-2 whitespace-pre-line">{textOf("intro")}</p>
    </figure>
  );
}

/** The texts of one mail: folded until they are opened, or something in them is refused. */
function MailText({ form, kind }: TextProps) {
  const { texts } = useMessages("dashSettings").mails;
  const [isOpened, setOpened] = useState(false);
  const isWrong = form.formState.errors.mail_texts?.[kind] !== undefined;
  const entered = form.watch(`mail_texts.${kind}`);
  const isOwn = mailTextParts.some((part) => locales.some((locale) => entered[part][locale].trim() !== ""));
  const isOpen = isOpened || isWrong;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      className="border-line rounded-md border px-4"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {texts.kinds[kind]} {isOwn && <Badge>{texts.own}</Badge>}
      </summary>
      {isOpen && (
        <div className="grid gap-5 pt-2 pb-4">
          {mailTextParts.map((part) => (
            <BilingualFields
              key={part}
              form={form}
              name={`mail_texts.${kind}.${part}`}
              rows={part === "intro" ? 4 : 1}
              required={false}
              placeholders={{ en: usual.en[kind][part], ar: usual.ar[kind][part] }}
            />
          ))}
          <div className="grid gap-5 sm:grid-cols-2">
            {locales.map((locale) => (
              <Preview key={locale} {...{ form, kind, locale }} />
            ))}
          </div>
        </div>
      )}
    </details>
  );
}

/** The texts of the mails to buyers about their orders, each with a preview in both languages. */
export function MailTextFields({ form }: MailTextFieldsProps) {
  const { texts } = useMessages("dashSettings").mails;
  return (
    <SettingsCard title={texts.title}>
      <p className="text-muted -mt-3 text-sm">
        {fill(texts.hint, { variables: mailVariables.map((name) => `\u2066{${name}}\u2069`).join(" ") })}
      </p>
      <div className="grid gap-2">
        {mailTextKinds.map((kind) => (
          <MailText key={kind} form={form} kind={kind} />
        ))}
      </div>
    </SettingsCard>
  );
}
