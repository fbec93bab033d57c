import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { isDeliveryPlace, PICK_UP, statedPlaces } from "@shop/domain/delivery/delivery.ts";
import { byName } from "@shop/domain/delivery/governorate-names.ts";
import { placeName } from "@shop/i18n/delivery-words.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";

import { SelectField } from "../../form/select-field.tsx";

/** Props of {@link DeliverToField}. */
export interface DeliverToFieldProps {
  /** The choice of where an order goes. */
  readonly delivery: DeliveryView;
  /** Marks the field as optional among others; false by default. */
  readonly marked?: boolean;
}

/** The choice of where an order goes: a governorate, or pick-up at a branch; nothing where the shop states no costs. */
export function DeliverToField({ delivery, marked = false }: DeliverToFieldProps) {
  const { rates, to, ended, onTo } = delivery;
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  if (!rates) return null;
  const places = statedPlaces(rates);
  const governorates = byName(
    places.filter((place) => place !== PICK_UP),
    locale,
  );
  return (
    <SelectField
      name="deliver_to"
      label={texts.deliverTo}
      optional={marked ? texts.optional : undefined}
      hint={ended && fill(texts.noLonger, { place: placeName(ended, locale, texts) })}
      value={to ?? ""}
      onChange={({ target: { value } }) => onTo(isDeliveryPlace(value) ? value : null)}
    >
      <option value="">{texts.choose}</option>
      {places.includes(PICK_UP) && <option value={PICK_UP}>{texts.pickUp}</option>}
      {governorates.map((code) => (
        <option key={code} value={code}>
          {placeName(code, locale, texts)}
        </option>
      ))}
    </SelectField>
  );
}
