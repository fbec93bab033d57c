import type { AdminAttribute } from "@shop/contract/attributes/attribute.ts";
import type { MergeView } from "@shop/data/dash/attributes/view.ts";
import { localName } from "@shop/domain/locale/locale.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button } from "@shop/ui/button.tsx";
import { Combobox } from "@shop/ui/combobox/combobox.tsx";
import { Field } from "@shop/ui/field.tsx";
import { useState } from "react";

import { SubmissionFailure } from "../../form/submission-failure.tsx";

export interface MergeChoicesProps extends MergeView {
  /** The choices as they are stored. */
  readonly choices: AdminAttribute["choices"];
}

/** Replaces a choice by another one in all products, such as a second spelling of the same thing. */
export function MergeChoices({ choices, submission, onMerge }: MergeChoicesProps) {
  const { merge: texts, choiceUsed } = useMessages("dashAttributes");
  const { locale } = useLocale();
  const [from, setFrom] = useState<string | null>(null);
  const [into, setInto] = useState<string | null>(null);
  const pending = submission.status === "pending";
  const options = choices.map((one) => ({
    value: String(one.id),
    label: `${localName(one, locale)} · ${plural(locale, one.products, choiceUsed)}`,
    keywords: [one.name, one.name_ar ?? "", ...one.synonyms],
  }));
  const canMerge = from !== null && into !== null && from !== into && !pending;
  return (
    <fieldset className="bg-sunken grid min-w-0 gap-3 rounded-md p-3">
      <legend className="sr-only">{texts.title}</legend>
      <p aria-hidden className="font-semibold">
        {texts.title}
      </p>
      <p className="text-muted text-sm">{texts.hint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(
          [
            [texts.from, from, setFrom, into],
            [texts.into, into, setInto, from],
          ] as const
        ).map(([label, value, setValue, other]) => (
          <Field key={label} label={label}>
            <Combobox
              options={options.filter((one) => one.value !== other)}
              value={value}
              onChange={setValue}
              placeholder={texts.choose}
              searchPlaceholder={texts.search}
              emptyText={texts.empty}
            />
          </Field>
        ))}
      </div>
      <SubmissionFailure submission={submission} />
      <div>
        <Button
          size="sm"
          aria-disabled={!canMerge}
          onClick={() => canMerge && onMerge([Number(from)], Number(into))}
        >
          {pending ? texts.merging : texts.merge}
        </Button>
      </div>
    </fieldset>
  );
}
