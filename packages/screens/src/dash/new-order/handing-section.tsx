import { PICK_UP, type DeliveryRates, quoteDelivery } from "@shop/domain/delivery/delivery.ts";
import { feeOf, type PaymentOffers } from "@shop/domain/payments/payment-options.ts";
import { useMessages } from "@shop/i18n/i18n.tsx";
import { useEffect, useEffectEvent, useRef } from "react";

import { CheckboxField } from "../../form/checkbox-field.tsx";
import { SelectField } from "../../form/select-field.tsx";
import { BranchField, DeliveryFields } from "../orders/parcels/delivery-fields.tsx";
import { PayByFields } from "../orders/payments/pay-by-fields.tsx";
import { DashSection } from "../shared/dash-section.tsx";
import { type NewOrderForm, paidBy } from "./new-order-values.ts";

export interface HandingSectionProps {
  readonly form: NewOrderForm;
  /** What delivery costs; null until it is loaded. */
  readonly rates: DeliveryRates | null;
  /** How orders can be paid; null until it is loaded. */
  readonly offers: PaymentOffers | null;
  /** The total of the lines after the discount; null while a price cannot be read. */
  readonly total: string | null;
}

/** How the order comes in, and how the goods get to the buyer: handed over at once, picked up, or delivered at the cost of the settings unless another is entered. */
export function HandingSection({ form, rates, offers, total }: HandingSectionProps) {
  const { taken: texts } = useMessages("dashOrders");
  const { orderChannels } = useMessages("dashShell");
  const [channel, handedOver, to, offered] = form.watch([
    "channel",
    "handed_over",
    "delivery.to",
    "quotation.offered",
  ]);
  const branch = form.watch("delivery.branch") ?? null;
  const quote = rates && to !== "" && total !== null ? quoteDelivery(rates, { to, branch }, total) : null;
  const quoted = useRef("");
  const follow = useEffectEvent((cost: string) => {
    // What was entered by hand stays.
    if (form.getValues("delivery.cost") === quoted.current) form.setValue("delivery.cost", cost);
    quoted.current = cost;
  });
  const cost = quote?.cost ?? (to === PICK_UP ? "0.00" : "");
  useEffect(() => follow(cost), [cost]);
  const branchProps = {
    branches: rates?.branches ?? [],
    branch,
    onBranch: (next: typeof branch) => form.setValue("delivery.branch", next, { shouldDirty: true }),
  };
  const { onChange, ...channelField } = form.field("channel");
  const { onChange: onHandedOver, ...handedOverField } = form.field("handed_over");
  const followPayment = (isHandedOver: boolean) => {
    // A payment that was chosen stays.
    if (form.getValues("payments.0.method") === paidBy(handedOver === true))
      form.setValue("payments.0.method", paidBy(isHandedOver));
  };
  return (
    <DashSection title={texts.handing}>
      <div className="grid gap-4">
        <SelectField
          {...channelField}
          label={texts.channel}
          className="max-w-80"
          onChange={(event) => {
            void onChange(event);
            const isHandedOver = event.target.value === "counter" && !offered;
            followPayment(isHandedOver);
            form.setValue("handed_over", isHandedOver);
          }}
        >
          <option value="phone">{orderChannels.phone}</option>
          <option value="counter">{orderChannels.counter}</option>
          <option value="chat">{orderChannels.chat}</option>
        </SelectField>
        {channel === "counter" && !offered && (
          <CheckboxField
            {...handedOverField}
            label={texts.handedOver}
            onChange={(event) => {
              followPayment(event.target.checked);
              void onHandedOver(event);
            }}
          />
        )}
        {handedOver === true ? (
          branchProps.branches.length > 0 && (
            <BranchField
              {...branchProps}
              onBranch={(next) => {
                branchProps.onBranch(next);
                form.setValue("delivery.to", next ? PICK_UP : "");
              }}
            />
          )
        ) : (
          <>
            <DeliveryFields
              to={to}
              place={form.field("delivery.to")}
              cost={form.field("delivery.cost")}
              {...branchProps}
            />
            <PayByFields
              chosen={form.watch("pay_by.option")}
              option={form.field("pay_by.option")}
              fee={form.field("pay_by.fee")}
              onChosen={(option) => form.setValue("pay_by.fee", feeOf(offers, option))}
            />
          </>
        )}
      </div>
    </DashSection>
  );
}
