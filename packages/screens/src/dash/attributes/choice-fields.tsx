import type { AdminAttribute, AttributeUpdate } from "@shop/contract/attributes/attribute.ts";
import { foldText } from "@shop/domain/search/folding.ts";
import { fill } from "@shop/i18n/fill.ts";
import { formatCount } from "@shop/i18n/format.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { plural } from "@shop/i18n/plural.ts";
import { Button, buttonClasses } from "@shop/ui/button.tsx";
import { Input } from "@shop/ui/input.tsx";
import { Textarea } from "@shop/ui/textarea.tsx";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";

import { TextField } from "../../form/text-field.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";
import { type AttributeFormValues, choicesOfLines } from "./attribute-values.ts";

/** Choices that are shown at a time; a search finds the others. */
const SHOWN = 50;

const noChoices = [] as const;

export interface ChoiceFieldsProps {
  readonly form: SchemaForm<AttributeFormValues, AttributeUpdate>;
  /** The choices as they are stored, with their numbers of products. */
  readonly stored: AdminAttribute["choices"];
}

const commaList = (text: string): string[] =>
  text
    .split(/[,،]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** The choices of an attribute: their names in both languages, other spellings, and how many products have each. */
export function ChoiceFields({ form, stored }: ChoiceFieldsProps) {
  const texts = useMessages("dashAttributes");
  const { locale } = useLocale();
  const ids = useId();
  const [search, setSearch] = useState("");
  const [lines, setLines] = useState("");
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: "choices",
    keyName: "key",
  });
  const choices = useWatch({ control: form.control, name: "choices" }) ?? noChoices;
  const used = new Map(stored.map(({ id, products }) => [id, products]));
  const matching = fields.flatMap((field, index) => {
    const { name = "", name_ar: nameAr } = choices[index] ?? {};
    return foldText(`${name} ${nameAr ?? ""}`).includes(foldText(search)) ? [{ field, index }] : [];
  });
  const shown = matching.slice(0, SHOWN);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold first-letter:uppercase">{texts.choices}</legend>
      {fields.length > SHOWN && (
        <div className="flex items-center gap-3">
          <Input
            type="search"
            aria-label={texts.findChoice}
            placeholder={texts.findChoice}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <p className="text-muted shrink-0 text-sm">
            {fill(texts.shownChoices, {
              shown: formatCount(shown.length),
              count: formatCount(matching.length),
            })}
          </p>
        </div>
      )}
      {shown.map(({ field, index }) => {
        const number = formatCount(index + 1);
        const id = choices[index]?.id;
        const products = id === undefined ? 0 : (used.get(Number(id)) ?? 0);
        return (
          <div
            key={field.key}
            className="border-line grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1 border-b pb-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
          >
            <TextField
              {...form.field(`choices.${index}.name`)}
              label={fill(texts.choiceName, { number })}
              dir="auto"
              autoComplete="off"
              required
              className="max-sm:col-start-1"
            />
            <TextField
              {...form.field(`choices.${index}.name_ar`)}
              label={fill(texts.choiceNameAr, { number })}
              dir="rtl"
              lang="ar"
              autoComplete="off"
              className="max-sm:col-start-1"
            />
            <div className="grid content-start gap-1.5 max-sm:col-start-1">
              <label htmlFor={`${ids}-${field.key}`}>{fill(texts.choiceSynonyms, { number })}</label>
              <Input
                id={`${ids}-${field.key}`}
                dir="auto"
                autoComplete="off"
                placeholder={texts.synonyms}
                defaultValue={(choices[index]?.synonyms ?? []).join(", ")}
                onBlur={({ target }) =>
                  form.setValue(`choices.${index}.synonyms`, commaList(target.value), { shouldDirty: true })
                }
              />
            </div>
            <button
              type="button"
              className={buttonClasses({
                variant: "quiet",
                size: "icon",
                className: "col-start-2 row-start-1 self-end sm:col-start-4",
              })}
              aria-label={fill(texts.removeChoice, { number })}
              aria-disabled={products > 0}
              aria-describedby={products > 0 ? `${ids}-used` : undefined}
              onClick={() => products === 0 && remove(index)}
            >
              <X aria-hidden className="size-4" />
            </button>
            {id !== undefined && (
              <p className="text-muted col-span-full text-sm">{plural(locale, products, texts.choiceUsed)}</p>
            )}
          </div>
        );
      })}
      <p id={`${ids}-used`} className="sr-only">
        {texts.usedChoice}
      </p>
      <div>
        <Button size="sm" onClick={() => append({ name: "", name_ar: "", synonyms: [] })}>
          <Plus aria-hidden className="size-4" />
          {texts.addChoice}
        </Button>
      </div>
      <details className="border-line border-t pt-2">
        <summary className="min-h-11 cursor-pointer py-2">{texts.addLines}</summary>
        <div className="grid gap-2">
          <p id={`${ids}-hint`} className="text-muted text-sm">
            {texts.linesHint}
          </p>
          <Textarea
            aria-label={texts.addLines}
            aria-describedby={`${ids}-hint`}
            rows={5}
            dir="auto"
            value={lines}
            onChange={({ target }) => setLines(target.value)}
          />
          <div>
            <Button
              size="sm"
              onClick={() => {
                append(choicesOfLines(lines));
                setLines("");
              }}
            >
              {texts.takeLines}
            </Button>
          </div>
        </div>
      </details>
    </fieldset>
  );
}
