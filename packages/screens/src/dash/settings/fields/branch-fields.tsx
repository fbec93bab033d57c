import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import type { SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { HoursField } from "./hours-field.tsx";
import { MovableItem, type MovableItemProps } from "./movable-item.tsx";
import { SettingField } from "./setting-field.tsx";

export interface BranchFieldsProps extends Pick<MovableItemProps, "place" | "count" | "onMove" | "onRemove"> {
  /** The form that holds the fields. */
  readonly form: SettingsSchemaForm;
}

/** The fields of one branch. */
export function BranchFields({ form, ...list }: BranchFieldsProps) {
  const { place } = list;
  const { branches: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const path = `branches.${place}` as const;
  const number = fill(texts.branch, { number: String(place + 1) });
  const name = form.watch(`${path}.name.${locale}`).trim() || number;
  const hours = form.watch(`${path}.hours`);
  const hoursErrors = form.formState.errors.branches?.[place]?.hours;
  return (
    <MovableItem {...{ name, texts, ...list }}>
      <BilingualFields form={form} name={`${path}.name`} />
      <BilingualFields form={form} name={`${path}.address`} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingField form={form} name={`${path}.phone`} required type="tel" />
        <SettingField form={form} name={`${path}.landline`} type="tel" />
        <SettingField form={form} name={`${path}.code`} hint={texts.codeHint} />
        <SettingField form={form} name={`${path}.mail`} type="email" />
      </div>
      <SettingField form={form} name={`${path}.map`} hint={texts.mapHint} inputMode="url" />
      <HoursField
        hours={hours}
        onHours={(next) => {
          form.setValue(`${path}.hours`, next, { shouldDirty: true });
          form.clearErrors(`${path}.hours`);
        }}
        errorsOf={(day) => ({
          opens: hoursErrors?.[day]?.opens?.message,
          closes: hoursErrors?.[day]?.closes?.message,
        })}
        error={hoursErrors?.message}
      />
    </MovableItem>
  );
}
