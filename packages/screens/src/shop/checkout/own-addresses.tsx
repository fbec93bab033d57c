import type { Address } from "@shop/contract/accounts/address.ts";
import type { CheckoutInfo } from "@shop/contract/orders/checkout-info.ts";
import type { AddressChoice } from "@shop/data/shop/checkout/view.ts";
import type { DeliveryView } from "@shop/data/shop/delivery/view.ts";
import { PICK_UP } from "@shop/domain/delivery/delivery.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useEffect, useEffectEvent } from "react";

import { SelectField } from "../../form/select-field.tsx";
import type { SchemaForm } from "../../form/use-schema-form.ts";

export interface OwnAddressesProps<Output> {
  /** The addresses of the signed-in shopper. */
  readonly choice: AddressChoice;
  /** The billing form, which the chosen one fills in. */
  readonly form: SchemaForm<CheckoutInfo, Output>;
  /** The choice of where the order goes, which follows. */
  readonly delivery: DeliveryView | undefined;
}

/** The addresses that a signed-in shopper keeps: the chosen one fills in the form, the default one where that has no address yet. */
export function OwnAddresses<Output>({ choice, form, delivery }: OwnAddressesProps<Output>) {
  const { own: texts } = useMessages("checkout");
  const { addresses } = choice;
  const fillIn = ({ name, phone, address, governorate }: Address) => {
    form.setValue("name", name);
    form.setValue("phone", phone);
    form.setValue("address1", address);
    form.setValue("address2", "");
    form.clearErrors();
    if (delivery?.rates && delivery.to?.to !== PICK_UP) delivery.onTo(governorate);
  };
  const [first] = addresses;
  const fillEmpty = useEffectEvent(() => {
    if (first?.is_default && !form.getValues("address1")) fillIn(first);
  });
  const firstId = first?.id;
  useEffect(() => {
    if (firstId !== undefined) fillEmpty();
  }, [firstId]);
  if (addresses.length === 0) return null;
  return (
    <SelectField
      name="own_address"
      label={texts.label}
      defaultValue=""
      className="mb-5"
      onChange={({ target: { value } }) => {
        const chosen = addresses.find(({ id }) => String(id) === value);
        if (chosen) fillIn(chosen);
      }}
    >
      <option value="">{texts.choose}</option>
      {addresses.map(({ id, name, address }) => (
        <option key={id} value={id}>
          {name} · {address}
        </option>
      ))}
    </SelectField>
  );
}
