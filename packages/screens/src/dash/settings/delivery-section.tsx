import { MAX_DELIVERY_ZONES } from "@shop/domain/delivery/delivery.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";
import Plus from "lucide-react/icons/plus";
import { useFieldArray } from "react-hook-form";

import { FaultyGroup } from "../../form/faulty-group.tsx";
import { SettingField } from "./fields/setting-field.tsx";
import { ZoneFields } from "./fields/zone-fields.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { newZone, type SettingsSchemaForm } from "./settings-values.ts";

export interface DeliverySectionProps {
  /** The form that holds the zones. */
  readonly form: SettingsSchemaForm;
}

/** What delivery costs: its zones in the order of the page on delivery, and the amount from which it is free. */
export function DeliverySection({ form }: DeliverySectionProps) {
  const { delivery: texts } = useMessages("dashSettings");
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: "delivery.zones" });
  const errors = form.formState.errors.delivery?.zones;
  return (
    <SettingsCard>
      <FaultyGroup error={errors?.root?.message ?? errors?.message}>
        {fields.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <ol className="grid gap-4">
            {fields.map(({ id }, place) => (
              <ZoneFields
                key={id}
                form={form}
                place={place}
                count={fields.length}
                onMove={(to) => move(place, to)}
                onRemove={() => {
                  remove(place);
                  form.clearErrors("delivery.zones");
                }}
              />
            ))}
          </ol>
        )}
      </FaultyGroup>
      {fields.length < MAX_DELIVERY_ZONES && (
        <div>
          <Button onClick={() => append(newZone(), { focusName: `delivery.zones.${fields.length}.name.en` })}>
            <Plus aria-hidden className="size-5" />
            {texts.add}
          </Button>
        </div>
      )}
      <SettingField
        form={form}
        name="delivery.free_from"
        hint={texts.freeFromHint}
        inputMode="decimal"
        className="max-w-80"
      />
    </SettingsCard>
  );
}
