import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash from "lucide-react/icons/trash";

import { BilingualFields } from "./bilingual-fields.tsx";
import { HoursField } from "./hours-field.tsx";
import { SettingField } from "./setting-field.tsx";
import type { SettingsSchemaForm } from "./settings-values.ts";

/** Props of {@link BranchFields}. */
export interface BranchFieldsProps {
  /** The form that holds the fields. */
  readonly form: SettingsSchemaForm;
  /** Its place in the list, from 0. */
  readonly place: number;
  /** The number of branches. */
  readonly count: number;
  /** Moves the branch to another place. */
  readonly onMove: (to: number) => void;
  /** Called when the branch is to be removed. */
  readonly onRemove: () => void;
}

/** The fields of one branch. */
export function BranchFields({ form, place, count, onMove, onRemove }: BranchFieldsProps) {
  const { branches: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const path = `branches.${place}` as const;
  const number = fill(texts.branch, { number: String(place + 1) });
  const name = form.watch(`${path}.name.${locale}`).trim() || number;
  const hours = form.watch(`${path}.hours`);
  const hoursErrors = form.formState.errors.branches?.[place]?.hours;
  return (
    <li className="border-line grid gap-5 rounded-md border p-4">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 grow font-bold wrap-anywhere">{name}</h3>
        <Button
          variant="quiet"
          size="icon"
          disabled={place === 0}
          aria-label={fill(texts.up, { name })}
          onClick={() => onMove(place - 1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          disabled={place === count - 1}
          aria-label={fill(texts.down, { name })}
          onClick={() => onMove(place + 1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={fill(texts.remove, { name })} onClick={onRemove}>
          <Trash aria-hidden className="size-5" />
        </Button>
      </div>
      <BilingualFields form={form} name={`${path}.name`} />
      <BilingualFields form={form} name={`${path}.address`} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SettingField form={form} name={`${path}.phone`} required type="tel" />
        <SettingField form={form} name={`${path}.landline`} type="tel" />
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
    </li>
  );
}
