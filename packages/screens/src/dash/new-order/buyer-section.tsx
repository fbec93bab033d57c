import { goesOut, type KnownBuyer } from "@shop/contract/orders/new-order.ts";
import type { NewOrderView } from "@shop/data/dash/orders/new-order-view.ts";
import { contactFields } from "@shop/domain/orders/placing/order-buyer.ts";
import { accountCompanyFields, companyFields } from "@shop/domain/orders/placing/order-company.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useEffect, useEffectEvent, useState } from "react";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { EmailField, PhoneField, TextField } from "../../form/text-field.tsx";
import { TextareaField } from "../../form/textarea-field.tsx";
import { CompanyFields } from "../../shared/sums/company-fields.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { KnownBuyers } from "./known-buyers.tsx";
import type { NewOrderForm } from "./new-order-values.ts";

export interface BuyerSectionProps extends Pick<NewOrderView, "knownBuyers" | "onBuyerQuery"> {
  readonly form: NewOrderForm;
}

/** Minimum length of what is entered before known buyers are searched. */
const MIN_QUERY = 3;

/** Whom the order is for; a buyer of earlier orders is found by phone or name, and filled in. */
export function BuyerSection({ form, knownBuyers, onBuyerQuery }: BuyerSectionProps) {
  const { taken: texts, buyer, order } = useMessages("dashOrders");
  const [phone, name, email] = form.watch(["phone", "name", "email"]);
  const [company, tax_number, commercial_register, purchase_order] = form.watch(companyFields);
  const [handing, to, offered] = form.watch(["handed_over", "delivery.to", "quotation.offered"]);
  const handedOver = handing === true;
  const isSentOut = goesOut({
    handed_over: handedOver,
    delivery: to === "" ? null : { to },
    quotation: offered ? {} : null,
  });
  const [filled, setFilled] = useState<KnownBuyer | null>(null);
  const isFilled = filled !== null && filled.phone === phone && filled.name === name;
  const entered = [String(phone), name ?? ""].find((text) => text.trim().length >= MIN_QUERY) ?? "";
  const search = useEffectEvent(onBuyerQuery);
  useEffect(() => search(isFilled ? "" : entered), [entered, isFilled]);
  const fillIn = (known: KnownBuyer) => {
    setFilled(known);
    for (const field of [...contactFields, ...accountCompanyFields]) {
      form.setValue(field, known[field], { shouldDirty: true });
    }
    form.setValue("locale", known.locale);
    form.clearErrors();
    if (known.to && !handedOver && form.getValues("delivery.to") === "")
      form.setValue("delivery.to", known.to, { shouldDirty: true });
    form.setFocus("phone");
  };
  return (
    <DashSection title={texts.buyer} note={handedOver && texts.walkIn}>
      <div className="grid gap-4">
        <PhoneField
          {...form.field("phone")}
          label={buyer.fields.phone}
          required={!handedOver}
          autoComplete="off"
        />
        {!isFilled && entered !== "" && <KnownBuyers buyers={knownBuyers} onSelect={fillIn} />}
        <TextField
          {...form.field("name")}
          label={buyer.fields.name}
          required={isSentOut}
          autoComplete="off"
        />
        <EmailField
          {...form.field("email")}
          label={buyer.fields.email}
          optional={texts.optional}
          autoComplete="off"
        />
        {email !== "" && <CheckboxField {...form.field("mail")} label={texts.mail} />}
        {!handedOver && (
          <>
            <TextField
              {...form.field("address1")}
              label={buyer.fields.address1}
              hint={isSentOut && texts.addressHint}
              required={isSentOut}
              autoComplete="off"
            />
            <TextField {...form.field("address2")} label={buyer.fields.address2} autoComplete="off" />
          </>
        )}
        <CompanyFields
          fields={companyFields}
          entered={{ company, tax_number, commercial_register, purchase_order }}
          field={(field) => form.field(field)}
          fillsIn={false}
        />
        <SelectField {...form.field("locale")} label={texts.locale} className="max-w-80">
          <option value="en">{order.languages.en}</option>
          <option value="ar">{order.languages.ar}</option>
        </SelectField>
        <TextareaField {...form.field("note")} label={order.buyerNote} optional={texts.optional} rows={2} />
        <TextareaField
          {...form.field("shop_note")}
          label={texts.shopNote}
          hint={texts.shopNoteHint}
          optional={texts.optional}
          rows={2}
        />
      </div>
    </DashSection>
  );
}
