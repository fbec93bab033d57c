import { HOME_REASONS } from "@shop/domain/site/home-sections.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { useFieldArray } from "react-hook-form";

import { FaultyGroup } from "../../../form/faulty-group.tsx";
import { newReason, type SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { MovableItem } from "./movable-item.tsx";

export interface HomeReasonsProps {
  /** The form that holds the reasons. */
  readonly form: SettingsSchemaForm;
}

/** The reasons to buy here that the home page names, in their order. */
export function HomeReasons({ form }: HomeReasonsProps) {
  const { home: texts, branches } = useMessages("dashSettings");
  const { locale } = useLocale();
  const id = useId();
  const path = "home.reasons";
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: path });
  const errors = form.formState.errors.home?.reasons;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div>
        <h2 id={id} className="text-lg font-bold">
          {texts.reasons}
        </h2>
        <p className="text-muted text-sm">{texts.reasonsHint}</p>
      </div>
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        <ol className="grid gap-4">
          {fields.map(({ id: key }, place) => (
            <MovableItem
              key={key}
              name={
                form.watch(`${path}.${place}.title.${locale}`).trim() ||
                fill(texts.reason, { number: String(place + 1) })
              }
              texts={branches}
              place={place}
              count={fields.length}
              onMove={(to) => move(place, to)}
              onRemove={() => remove(place)}
            >
              <BilingualFields form={form} name={`${path}.${place}.title`} />
              <BilingualFields form={form} name={`${path}.${place}.text`} rows={2} />
            </MovableItem>
          ))}
        </ol>
      </FaultyGroup>
      {fields.length < HOME_REASONS && (
        <div>
          <Button onClick={() => append(newReason(), { focusName: `${path}.${fields.length}.title.en` })}>
            <Plus aria-hidden className="size-5" />
            {texts.addReason}
          </Button>
        </div>
      )}
    </section>
  );
}
