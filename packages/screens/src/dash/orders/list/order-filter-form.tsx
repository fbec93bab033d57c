import { orderFilterFormSchema } from "@shop/contract/orders/order-filter.ts";
import type { OrderBounds } from "@shop/data/dash/orders/view.ts";
import { orderChannels } from "@shop/domain/orders/order-channel.ts";
import { paymentFilters } from "@shop/domain/orders/payments/payment-proofs.ts";
import { paymentOptions } from "@shop/domain/payments/payment-options.ts";
import { useLocale, useMessages } from "@shop/i18n/i18n.tsx";
import { Button } from "@shop/ui/button.tsx";

import { Form } from "../../../form/form.tsx";
import { SelectField } from "../../../form/select-field.tsx";
import { TextField } from "../../../form/text-field.tsx";
import { useSchemaForm } from "../../../form/use-schema-form.ts";
import { PlaceOptions } from "../parcels/delivery-fields.tsx";
import { openBounds } from "./order-bounds.ts";
import type { OrderFilterProps } from "./order-filter.tsx";
import { paymentFilterWords } from "./payment-filter-words.ts";

/** The form of the filter by days, totals, channel, place, branch, payment, returns and sales. */
export function OrderFilterForm({ bounds, branches, onBounds }: OrderFilterProps) {
  const { filter: texts } = useMessages("dashOrders");
  const shell = useMessages("dashShell");
  const { options } = useMessages("payment");
  const { locale } = useLocale();
  const form = useSchemaForm<OrderBounds, OrderBounds>(orderFilterFormSchema, { defaultValues: bounds });
  return (
    <Form form={form} onSubmit={onBounds} className="grid gap-4">
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{texts.days}</legend>
        <TextField {...form.field("from")} type="date" label={texts.from} />
        <TextField {...form.field("to")} type="date" label={texts.to} />
      </fieldset>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="text-muted mb-1 text-sm">{texts.totals}</legend>
        <TextField
          {...form.field("min")}
          label={texts.min}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...form.field("max")}
          label={texts.max}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <SelectField {...form.field("channel")} label={texts.channel}>
          <option value="">{texts.any}</option>
          {orderChannels.map((channel) => (
            <option key={channel} value={channel}>
              {shell.orderChannels[channel]}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field("place")} label={texts.place}>
          <option value="">{texts.any}</option>
          <PlaceOptions />
        </SelectField>
        {(branches.length > 0 || bounds.branch !== "") && (
          <SelectField {...form.field("branch")} label={texts.branch}>
            <option value="">{texts.any}</option>
            {branches.map((one) => (
              <option key={one.en} value={one.en}>
                {one[locale]}
              </option>
            ))}
            {bounds.branch !== "" && branches.every(({ en }) => en !== bounds.branch) && (
              <option value={bounds.branch}>{bounds.branch}</option>
            )}
          </SelectField>
        )}
        <SelectField {...form.field("payment")} label={texts.payment}>
          <option value="">{texts.any}</option>
          {paymentFilters.map((filter) => (
            <option key={filter} value={filter}>
              {paymentFilterWords(filter, shell)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field("pay_by")} label={texts.payBy}>
          <option value="">{texts.any}</option>
          {paymentOptions.map((option) => (
            <option key={option} value={option}>
              {options[option]}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field("returns")} label={texts.returns}>
          <option value="">{texts.any}</option>
          <option value="some">{texts.withReturns}</option>
        </SelectField>
        <SelectField {...form.field("sales")} label={texts.sales}>
          <option value="">{texts.any}</option>
          <option value="some">{texts.onlySales}</option>
        </SelectField>
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={() => onBounds(openBounds)}>{texts.clear}</Button>
        <Button type="submit" variant="signal">
          {texts.apply}
        </Button>
      </div>
    </Form>
  );
}
