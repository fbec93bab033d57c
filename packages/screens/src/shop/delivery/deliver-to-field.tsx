import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { choiceText, isDeliveryPlace, PICK_UP, statedPlaces } from "@shop/domain/delivery/delivery.ts";
import { byName, governorateName } from "@shop/domain/delivery/governorate-names.ts";
import { fill } from "@shop/i18n/fill.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { placeName } from "@shop/i18n/words/delivery-words.ts";

import { SelectField } from "../../form/select-field.tsx";

export interface DeliverToFieldProps {
  /** The choice of where an order goes. */
  readonly delivery: DeliveryView;
  /** Marks the field as optional among others; false by default. */
  readonly marked?: boolean;
}

/** The choice of where an order goes: a governorate, or pick-up at one of the branches; nothing where the shop states no costs. */
export function DeliverToField({ delivery, marked = false }: DeliverToFieldProps) {
  const { rates, to, ended, onTo } = delivery;
  const texts = useMessages("delivery");
  const { locale } = useLocale();
  if (!rates) return null;
  const governorates = byName(
    statedPlaces(rates).filter((place) => place !== PICK_UP),
    locale,
  );
  const [lost = ""] = ended?.split(" ") ?? [];
  return (
    <SelectField
      name="deliver_to"
      label={texts.deliverTo}
      optional={marked ? texts.optional : undefined}
      hint={
        isDeliveryPlace(lost) &&
        fill(texts.noLonger, { place: placeName({ to: lost, branch: null }, locale, texts) })
      }
      value={to ? choiceText(to) : ""}
      onChange={({ target: { value } }) => onTo(value || null)}
    >
      <option value="">{texts.choose}</option>
      {rates.branches.map((branch) => (
        <option key={branch.en} value={choiceText({ to: PICK_UP, branch })}>
          {placeName({ to: PICK_UP, branch }, locale, texts)}
        </option>
      ))}
      {governorates.map((code) => (
        <option key={code} value={code}>
          {governorateName(code, locale)}
        </option>
      ))}
    </SelectField>
  );
}
