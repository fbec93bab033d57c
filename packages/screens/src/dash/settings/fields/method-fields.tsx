import { freeMethodId } from "@shop/domain/payments/payment-methods.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash";
import { useFieldArray } from "react-hook-form";

import { CheckboxField } from "../../../form/checkbox-field.tsx";
import { FaultyGroup } from "../../../form/faulty-group.tsx";
import { newMethod, type SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { SettingField } from "./setting-field.tsx";

export interface MethodFieldsProps {
  /** The form that holds the methods of payment. */
  readonly form: SettingsSchemaForm;
}

/** The methods of payment that an owner names: one that was stored is archived, a new one can be removed. */
export function MethodFields({ form }: MethodFieldsProps) {
  const { payments: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: "methods",
    keyName: "key",
  });
  const errors = form.formState.errors.methods;
  const stored = new Set(form.formState.defaultValues?.methods?.map((method) => method?.id));
  const free = freeMethodId(fields);
  return (
    <fieldset className="border-line grid min-w-0 gap-5 rounded-md border p-4">
      <legend className="px-1 font-bold">{texts.methods}</legend>
      <p className="text-muted text-sm">{texts.methodsHint}</p>
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        <ul className="grid gap-4">
          {fields.map(({ key, id }, place) => {
            const name =
              form.watch(`methods.${place}.name.${locale}`).trim() ||
              fill(texts.method, { number: String(place + 1) });
            return (
              <li key={key} className="border-line grid gap-5 rounded-md border p-4">
                <div className="flex items-center gap-1">
                  <h2 className="min-w-0 grow font-bold wrap-anywhere">{name}</h2>
                  {!stored.has(id) && (
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={fill(texts.remove, { name })}
                      onClick={() => remove(place)}
                    >
                      <Trash aria-hidden className="size-5" />
                    </Button>
                  )}
                </div>
                <BilingualFields form={form} name={`methods.${place}.name`} />
                <SettingField form={form} name={`methods.${place}.account`} required className="sm:w-1/2" />
                {stored.has(id) && (
                  <CheckboxField {...form.field(`methods.${place}.archived`)} label={texts.archived} />
                )}
              </li>
            );
          })}
        </ul>
      </FaultyGroup>
      {free !== null && (
        <div>
          <Button onClick={() => append(newMethod(free), { focusName: `methods.${fields.length}.name.en` })}>
            <Plus aria-hidden className="size-5" />
            {texts.addMethod}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
