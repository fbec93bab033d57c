import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { type Governorate, governorates } from "@shop/domain/delivery/governorates.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Checkbox } from "@shop/ui/checkbox.tsx";

import { FaultyGroup } from "../../../form/faulty-group.tsx";
import type { SettingsSchemaForm } from "../settings-values.ts";
import { BilingualFields } from "./bilingual-fields.tsx";
import { MovableItem, type MovableItemProps } from "./movable-item.tsx";
import { SettingField } from "./setting-field.tsx";

export interface ZoneFieldsProps extends Pick<MovableItemProps, "place" | "count" | "onMove" | "onRemove"> {
  /** The form that holds the fields. */
  readonly form: SettingsSchemaForm;
}

/** The governorates of a zone: those of other zones cannot be chosen. */
function GovernoratesField({ form, place }: Pick<ZoneFieldsProps, "form" | "place">) {
  const { delivery: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const zones = form.watch("delivery.zones");
  const own = zones[place]?.governorates ?? [];
  const others = new Set(zones.flatMap((zone, at) => (at === place ? [] : zone.governorates)));
  const error = form.formState.errors.delivery?.zones?.[place]?.governorates;
  const name = `delivery.zones.${place}.governorates` as const;
  const choose = (code: Governorate, isChosen: boolean) => {
    const next = governorates.filter((one) => (one === code ? isChosen : own.includes(one)));
    form.setValue(name, next, { shouldDirty: true });
    form.clearErrors("delivery.zones");
  };
  const [elsewhere, free] = [true, false].map((isTaken) =>
    byName(
      governorates.filter((code) => (others.has(code) && !own.includes(code)) === isTaken),
      locale,
    ),
  );
  return (
    <FaultyGroup error={error?.root?.message ?? error?.message}>
      <legend className="font-semibold">
        {texts.governorates}
        <span aria-hidden className="text-negative ms-1">
          *
        </span>
      </legend>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {free?.map((code) => (
          <li key={code} className="min-h-11 content-center">
            <Checkbox checked={own.includes(code)} onChange={({ target }) => choose(code, target.checked)}>
              {governorateName(code, locale)}
            </Checkbox>
          </li>
        ))}
      </ul>
      {elsewhere && elsewhere.length > 0 && (
        <p className="text-muted text-sm">
          {fill(texts.elsewhere, {
            names: elsewhere.map((code) => governorateName(code, locale)).join(locale === "ar" ? "، " : ", "),
          })}
        </p>
      )}
    </FaultyGroup>
  );
}

/** An empty line, which keeps a control level with those beside it. */
const level = (
  <span aria-hidden className="max-sm:hidden">
    &nbsp;
  </span>
);

/** The fields of one zone of delivery. */
export function ZoneFields({ form, ...list }: ZoneFieldsProps) {
  const { delivery: texts } = useMessages("dashSettings");
  const { locale } = useLocale();
  const { place } = list;
  const path = `delivery.zones.${place}` as const;
  const name = form.watch(`${path}.name.${locale}`).trim() || fill(texts.zone, { number: String(place + 1) });
  return (
    <MovableItem {...{ name, texts, ...list }}>
      <BilingualFields form={form} name={`${path}.name`} />
      <GovernoratesField form={form} place={place} />
      <div className="grid gap-5 sm:grid-cols-3">
        <SettingField form={form} name={`${path}.cost`} hint={texts.costHint} required inputMode="decimal" />
        <SettingField form={form} name={`${path}.days_from`} hint={level} required inputMode="numeric" />
        <SettingField form={form} name={`${path}.days_to`} hint={level} required inputMode="numeric" />
      </div>
    </MovableItem>
  );
}
